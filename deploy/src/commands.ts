import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import {
  createStore,
  findStableEntryProblems,
  hostContract,
  inlineReleases,
  writeStableEntries,
} from '@weaversworld/deploy/store';
import { findRelease, ReleaseError, releaseName, rollback, rollbackOf } from '@weaversworld/shared/releases';
import { type Command, readNumber } from './arguments.ts';
import { publish, type RemoteTools } from './publish.ts';
import { ramp } from './ramp.ts';
import { reproduce } from './reproduce.ts';
import { findSignatureProblems, readPublicKey } from './signature.ts';
import { Health, statusLines, statusText } from './status.ts';

const MIN_RETENTION_DAYS = 7;

/** The days of `--days`, at least seven. Throws ReleaseError for fewer. */
export const readRetentionDays = (text = String(MIN_RETENTION_DAYS)): number => {
  const days = readNumber('--days', text);
  if (days < MIN_RETENTION_DAYS)
    throw new ReleaseError(
      `Releases stay at least ${MIN_RETENTION_DAYS} days, because open tabs still load their files. Give --days ${MIN_RETENTION_DAYS} or more.`,
    );
  return days;
};

/** Output of a command as text and as JSON. `ok: false` sets exit code 1 without an error. */
export interface CommandResult {
  text: string;
  json: unknown;
  ok?: boolean;
}

export interface CommandDeps {
  /** The folder that remotes' folders are relative to. */
  root: string;
  /** The store when the command line names none; without it, --store is required. */
  defaultStore?: string | undefined;
  tools: RemoteTools;
  env: Record<string, string | undefined>;
  now: () => number;
  /** True when the folder is the checkout of a bucket. */
  isCheckout?: boolean;
}

/** The server's counts. A published server, and one on another machine, needs OPERATOR_TOKEN, the same as in its settings. */
const fetchHealth = async (server: string, token: string | undefined): Promise<Health> => {
  const url = new URL('/releases/health', server).href;
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(5000) }).catch(
    (error: Error) => error,
  );
  if (response instanceof Response && response.status === 401)
    throw new ReleaseError(
      `${url} is for the operator only. Set OPERATOR_TOKEN to the server's, or omit --server to see the registry only.`,
    );
  if (response instanceof Error || !response.ok)
    throw new ReleaseError(
      `${url} returned no figures (${response instanceof Error ? response.message : response.status}). Omit --server to see the registry only.`,
    );
  return Health.parse(await response.json());
};

/** Runs a command on the store in a folder. Throws ReleaseError and ConflictError, whose messages are for users. */
export const runInFolder = async (
  dir: string,
  { name: command, args, options }: Command,
  deps: CommandDeps,
): Promise<CommandResult> => {
  const store = createStore({ dir, now: deps.now, isCheckout: deps.isCheckout ?? false });
  const author = options.author ?? deps.env.RELEASE_AUTHOR ?? userInfo().username;
  const requested = options.revision === undefined ? undefined : readNumber('--revision', options.revision);
  const base = requested ?? store.current().revision;
  const change = { author, ...(options.reason ? { reason: options.reason } : {}) };
  const request = { ...change, base };
  const [first = '', second = '', third = ''] = args;

  const currentRegistry = () => store.current().registry;
  const result = (head: { revision: number } | null, text: string, more: object = {}): CommandResult => {
    writeStableEntries(dir, currentRegistry);
    if (existsSync(join(dir, 'index.html'))) inlineReleases(dir, currentRegistry);
    const { revision } = store.current();
    return { text, json: { ok: true, changed: head !== null, revision, ...more } };
  };

  switch (command) {
    case 'publish': {
      const published = await publish({
        store,
        root: deps.root,
        tools: deps.tools,
        folder: first,
        dist: options.dist,
        entry: options.entry,
        url: options.url,
        skipTests: options['skip-tests'] ?? false,
        allowMounts: options['allow-mount']?.split(',') ?? [],
        signingKey: deps.env.RELEASE_SIGNING_KEY,
        request: change,
        base: requested,
      });
      const { remote, release, head, isWaiting } = published;
      const name = `${remote}@${release}`;
      const done = head
        ? `Published ${name}.`
        : `${name} is published already, and a release never changes: nothing was done.`;
      const rampTo = options.share === undefined ? 0 : readNumber('--share', options.share);
      if (isWaiting && rampTo > 0) {
        const at = { ...change, base: store.current().revision };
        ramp({ store, remote, release, share: rampTo, request: at });
        const text = `${done} ${rampTo} % of the visitors get it from their next page load on.`;
        return result({ revision: 0 }, text, { remote, release, waiting: false });
      }
      const next = isWaiting && `Nobody gets it yet. Next: pnpm release ramp ${remote} ${release} 10`;
      const text = [done, next].filter(Boolean).join(' ');
      return result(head, text, { remote, release, waiting: isWaiting });
    }
    case 'ramp': {
      const share = readNumber('The share', third);
      const release = releaseName(findRelease(store.current().registry, first, second));
      const again = options.again ?? false;
      const head = ramp({ store, remote: first, release, share, again, request });
      const text = `${share} % of the visitors get ${first}@${release} from their next page load on.`;
      return result(head, text, { remote: first, release, share });
    }
    case 'rollback': {
      const { from, to } = rollbackOf(store.current().registry, first);
      const reason = options.reason ?? `rolled back by ${author}`;
      const head = store.change(
        { ...request, reason, action: 'rollback', remote: first, release: from },
        (registry, change) => rollback(registry, first, change, hostContract(store.dir)),
      );
      const who = to === null ? `Nobody gets ${first}` : `Everybody gets ${first}@${to}`;
      const text = `${who} from their next page load on; ${from} is halted.`;
      return result(head, text, { remote: first, from, to });
    }
    case 'status': {
      const { registry, revision } = store.current();
      const health =
        options.server === undefined ? undefined : await fetchHealth(options.server, deps.env.OPERATOR_TOKEN);
      const lines = statusLines(registry, health);
      return { text: statusText(lines), json: { revision, releases: lines } };
    }
    case 'history': {
      const history = store.history();
      const text = history.map(({ revision, at, author: who, action, remote, release, reason }) =>
        [`${revision}`.padStart(4), at.slice(0, 19).replace('T', ' '), who, action, remote, release, reason]
          .filter(Boolean)
          .join('  '),
      );
      return { text: text.join('\n') || 'This store has no history yet.', json: { history } };
    }
    case 'verify': {
      store.serve();
      const problems = [
        ...store.verify(hostContract(dir)),
        ...findStableEntryProblems(dir, currentRegistry()),
        ...(options.key === undefined
          ? []
          : findSignatureProblems(currentRegistry(), readPublicKey(options.key))),
      ];
      const { revision } = store.current();
      return {
        text: problems.length === 0 ? `No problems at revision ${revision}.` : problems.join('\n'),
        json: { ok: problems.length === 0, revision, problems },
        ok: problems.length === 0,
      };
    }
    case 'reproduce': {
      const { rebuild } = deps.tools;
      if (rebuild === undefined)
        throw new ReleaseError('Run this in a checkout of the repository that the release was built from.');
      const entry = findRelease(store.current().registry, first, second);
      const differences = reproduce({ root: deps.root, remote: first, entry, rebuild });
      const name = `${first}@${releaseName(entry)}`;
      return {
        text:
          differences.length === 0
            ? `A build of the same commit in another folder has the same bytes as ${name}.`
            : `${name} differs from a build of its commit:\n${differences.join('\n')}`,
        json: { ok: differences.length === 0, release: releaseName(entry), differences },
        ok: differences.length === 0,
      };
    }
    case 'prune': {
      const { removed, trimmed } = store.prune(
        { ...request, action: 'prune' },
        readRetentionDays(options.days),
      );
      const names = removed.map(({ remote, release }) => `${remote}@${release}`);
      const sentences = [
        ...(names.length > 0 ? [`Removed ${names.join(', ')}.`] : []),
        ...(trimmed > 0 ? [`Removed ${trimmed} old registries; their history lines remain.`] : []),
      ];
      return result(
        removed.length > 0 ? { revision: 0 } : null,
        sentences.join(' ') || 'Nothing is old enough to be removed.',
        { removed, trimmed },
      );
    }
    case 'upload':
      throw new ReleaseError('upload needs a bucket: --store https://s3.example.org/bucket');
    case 'inline':
      inlineReleases(dir, currentRegistry);
      return result(null, 'index.html matches the registry.');
  }
};
