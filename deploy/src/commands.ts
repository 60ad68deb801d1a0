import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import {
  findRelease,
  ReleaseError,
  rampRelease,
  releaseName,
  rollback,
  rollbackOf,
} from '@weaversworld/shared/releases';
import { createStore, hostContract, inlineReleases } from '@weaversworld/shared/releases-store';
import { type Order, readNumber } from './arguments.ts';
import { publish } from './publish.ts';
import { Health, statusLines, statusText } from './status.ts';

const SHORTEST_LIFE_DAYS = 7;

/** What a command answers: for people, and for programs. `ok: false` is an exit code of 1 without an error. */
export interface Answer {
  text: string;
  json: unknown;
  ok?: boolean;
}

interface CommandWorld {
  /** The workspace's root. */
  root: string;
  env: Record<string, string | undefined>;
  now: () => number;
}

const healthFrom = async (server: string): Promise<Health> => {
  const url = new URL('/releases/health', server).href;
  const answer = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch((error: Error) => error);
  if (answer instanceof Error || !answer.ok)
    throw new ReleaseError(
      `${url} gave no figures (${answer instanceof Error ? answer.message : answer.status}). Leave --server away to see the registry alone.`,
    );
  return Health.parse(await answer.json());
};

/** Carries out one order on the store. Throws ReleaseError and ConflictError; their messages are for people. */
export const runOrder = async ({ command, words, options }: Order, world: CommandWorld): Promise<Answer> => {
  const dir = resolve(options.store ?? join(world.root, 'dist/site'));
  const store = createStore({ dir, now: world.now });
  const author = options.author ?? world.env.RELEASE_AUTHOR ?? userInfo().username;
  const named = options.revision === undefined ? undefined : readNumber('--revision', options.revision);
  const base = named ?? store.current().revision;
  const change = { author, ...(options.reason ? { reason: options.reason } : {}) };
  const wish = { ...change, base };
  const [first = '', second = '', third = ''] = words;

  const said = (head: { revision: number } | null, text: string, more: object = {}): Answer => {
    const { registry, revision } = store.current();
    if (existsSync(join(dir, 'index.html'))) inlineReleases(dir, registry);
    return { text, json: { ok: true, changed: head !== null, revision, ...more } };
  };

  switch (command) {
    case 'publish': {
      const done = publish({
        store,
        root: world.root,
        folder: first,
        dist: options.dist,
        entry: options.entry,
        skipTests: options['skip-tests'] ?? false,
        wish: change,
        base: named,
      });
      const { remote, release, head, isWaiting } = done;
      const name = `${remote}@${release}`;
      return said(
        head,
        [
          head
            ? `Published ${name}.`
            : `${name} is published already, and a release never changes: nothing was done.`,
          isWaiting && `Nobody gets it yet. Next: pnpm release ramp ${remote} ${release} 10`,
          head && !isWaiting && 'It is the first: everybody gets it.',
        ]
          .filter(Boolean)
          .join(' '),
        { remote, release, waiting: isWaiting },
      );
    }
    case 'ramp': {
      const share = readNumber('The share', third);
      const release = releaseName(findRelease(store.current().registry, first, second));
      const head = store.change(
        { ...wish, action: `ramp ${share} %`, remote: first, release },
        (registry, { at, reason }) =>
          rampRelease(registry, first, release, {
            at,
            reason,
            share,
            salt: `${first}@${release}#${base}`,
            again: options.again ?? false,
            contract: hostContract(dir),
          }),
      );
      return said(head, `${share} % of the visitors get ${first}@${release} from their next page load on.`, {
        remote: first,
        release,
        share,
      });
    }
    case 'rollback': {
      const { from, to } = rollbackOf(store.current().registry, first);
      const reason = options.reason ?? `rolled back by ${author}`;
      const head = store.change(
        { ...wish, reason, action: 'rollback', remote: first, release: from },
        (registry, change) => rollback(registry, first, change),
      );
      return said(head, `Everybody gets ${first}@${to} from their next page load on; ${from} is halted.`, {
        remote: first,
        from,
        to,
      });
    }
    case 'status': {
      const { registry, revision } = store.current();
      const health = options.server === undefined ? undefined : await healthFrom(options.server);
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
      return { text: text.join('\n') || 'Nothing has happened in this store yet.', json: { history } };
    }
    case 'verify': {
      store.serve();
      const wrong = store.verify(hostContract(dir));
      const { revision } = store.current();
      return {
        text: wrong.length === 0 ? `All is well at revision ${revision}.` : wrong.join('\n'),
        json: { ok: wrong.length === 0, revision, wrong },
        ok: wrong.length === 0,
      };
    }
    case 'prune': {
      const days = readNumber('--days', options.days ?? String(SHORTEST_LIFE_DAYS));
      if (days < SHORTEST_LIFE_DAYS)
        throw new ReleaseError(
          `Releases stay at least ${SHORTEST_LIFE_DAYS} days, because open tabs still load files of theirs. Give --days ${SHORTEST_LIFE_DAYS} or more.`,
        );
      const { removed, trimmed } = store.prune({ ...wish, action: 'prune' }, days);
      const names = removed.map(({ remote, release }) => `${remote}@${release}`);
      const sentences = [
        ...(names.length > 0 ? [`Removed ${names.join(', ')}.`] : []),
        ...(trimmed > 0 ? [`Dropped ${trimmed} old registries; the history keeps their lines.`] : []),
      ];
      return said(
        removed.length > 0 ? { revision: 0 } : null,
        sentences.join(' ') || 'Nothing is old enough to go.',
        { removed, trimmed },
      );
    }
    case 'inline':
      inlineReleases(dir, store.current().registry);
      return said(null, 'index.html says what the registry says.');
  }
};
