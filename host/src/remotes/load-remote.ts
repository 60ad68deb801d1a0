import { contractFits, fitsContract } from '@weaversworld/shared/releases';
import type { Remote } from '@weaversworld/shared/shell';
import { NothingShownError } from './nothing-shown-error.ts';
import type { Candidate, ResolvedRemote } from './remote-catalog.ts';
import type { ContainerEntry } from './resolve-entry.ts';

/** Why a release could not be used. */
export type Cause =
  | 'contract'
  | 'unverified'
  | 'manifest'
  | 'entry'
  | 'chunk'
  | 'time-out'
  | 'render'
  | 'nothing-shown'
  | 'uncaught'
  | 'hang';

/** What became of one release in this page load. */
export interface Outcome {
  remote: string;
  release: string;
  outcome: 'ok' | 'fell-back' | 'failed';
  cause?: Cause;
  /** From the request to the rendered screen, or to the failure. */
  ms: number;
}

/** A part of a remote that is ready to render, or a message for the visitor. */
export type LoadResult<T> =
  | { ok: true; release: string; value: T; startedAt: number }
  | { ok: false; error: string };

/** The exposed module of a remote, turned into something that can be started. */
export interface StartableRemote {
  /** The Shell contract it was built against. */
  contract: unknown;
  start(): Remote | Promise<Remote>;
}

interface LoaderDeps {
  /** The container that a release starts with; `entryUrl` is its primary or its fallback location. */
  resolveEntry(candidate: Candidate, entryUrl: string, signal: AbortSignal): Promise<ContainerEntry>;
  /** Runs that container and returns the module that it exposes for the host. */
  run(entry: ContainerEntry, expose: string | undefined, signal: AbortSignal): Promise<unknown>;
  /** Reads an exposed module of any supported form; null when it is none. */
  toStartable(module: unknown, mounts: readonly string[]): StartableRemote | null;
  /** Null when every byte of the release will be verified, else the reason why it must not run. */
  verifyIntegrity(candidate: Candidate, module: string): Promise<string | null>;
  /** The Shell contracts that the host supports. */
  contract: string;
  /** Called before a release is run. */
  onStarting(remote: string, candidate: Candidate): void;
  /** Called when a release is stopped for good. */
  onDisposed(remote: string, candidate: Candidate): void;
  /** How long a release may take, in milliseconds. What a developer serves has the time of a last candidate. */
  loadTimeout(hasFallback: boolean): number;
  /** Called once per release and kind of outcome. */
  onOutcome(outcome: Outcome): void;
  /** Called with the release that is used for a remote. */
  onResolved(remote: string, release: string): void;
  report: (message: string, error?: unknown) => void;
  now(): number;
}

class RemoteLoadError extends Error {
  constructor(
    readonly why: Cause,
    message: string,
  ) {
    super(message);
  }
}

const CONTRACT_MISMATCH = 'This part needs a newer page. Please load the page again.';
const NOT_LOADED = 'This part of the page could not be loaded.';

const withTimeout = async <T>(work: Promise<T>, ms: number): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RemoteLoadError('time-out', `no answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
};

/** Runs `work`; whatever it throws becomes a RemoteLoadError with this cause. */
const withCause = async <T>(why: Cause, work: () => T | Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw error instanceof RemoteLoadError ? error : new RemoteLoadError(why, String(error));
  }
};

/** True when the host supports the major version that a remote was built against. */
const isSupported = (built: unknown, contract: string): boolean =>
  typeof built !== 'string' || contractFits(`^${built.split('.')[0]}.0.0`, contract);

/** A release that is loading or running. */
interface Loaded {
  remote: Promise<Remote>;
  abort: AbortController;
}

/**
 * Loads and starts remotes: the picked release, and when that fails in any way, the next candidate, in the same page.
 * Never rejects. A release that failed is disposed of and not tried again in this page while another one works.
 */
export const createRemoteLoader = (deps: LoaderDeps) => {
  const loaded = new Map<string, Loaded>();
  const failed = new Map<string, Set<string>>();
  const resolved = new Map<string, ResolvedRemote>();
  const reported = new Set<string>();
  const withdrawn = new Map<string, Set<string>>();

  const failedOf = (name: string): Set<string> => {
    const known = failed.get(name) ?? new Set<string>();
    failed.set(name, known);
    return known;
  };
  const remaining = ({ name, candidates }: ResolvedRemote): Candidate[] =>
    candidates.filter(({ release }) => !failedOf(name).has(release));

  const reportOnce = (outcome: Outcome): void => {
    const key = `${outcome.remote}@${outcome.release} ${outcome.outcome === 'ok'}`;
    if (reported.has(key)) return;
    reported.add(key);
    deps.onOutcome(outcome);
  };

  const startFrom = async (
    entryUrl: string,
    candidate: Candidate,
    mounts: readonly string[],
    signal: AbortSignal,
  ): Promise<Remote> => {
    const entry = await withCause('manifest', () => deps.resolveEntry(candidate, entryUrl, signal));
    const integrityError = await deps.verifyIntegrity(candidate, entry.url);
    if (integrityError !== null) throw new RemoteLoadError('unverified', integrityError);
    const extras = candidate.entry.extras.weaversworld;
    const module = await withCause('entry', () => deps.run(entry, extras?.expose, signal));
    const startable = deps.toStartable(module, extras?.mounts ?? mounts);
    if (startable === null) throw new RemoteLoadError('entry', 'it exports no remote');
    if (!isSupported(startable.contract, deps.contract))
      throw new RemoteLoadError('contract', `it was built for contract ${startable.contract}`);
    signal.throwIfAborted();
    return withCause('entry', startable.start);
  };

  const start = async (name: string, candidate: Candidate, signal: AbortSignal): Promise<Remote> => {
    const { url, fallbackUrl } = candidate.entry;
    const mounts = resolved.get(name)?.mounts ?? [];
    if (!fitsContract(candidate.entry, deps.contract))
      throw new RemoteLoadError('contract', `it needs another contract than ${deps.contract}`);
    try {
      return await startFrom(url, candidate, mounts, signal);
    } catch (error) {
      const isUnavailable =
        error instanceof RemoteLoadError && (error.why === 'manifest' || error.why === 'entry');
      if (!isUnavailable || !fallbackUrl || signal.aborted) throw error;
      deps.report(`${name}@${candidate.release} is tried from its fallback URL`, error);
      return startFrom(fallbackUrl, candidate, mounts, signal);
    }
  };

  const startOnce = (name: string, candidate: Candidate): Promise<Remote> => {
    const key = `${name}@${candidate.release}`;
    const known = loaded.get(key);
    if (known) return known.remote;
    deps.onStarting(name, candidate);
    const abort = new AbortController();
    const entry = { remote: start(name, candidate, abort.signal), abort };
    loaded.set(key, entry);
    entry.remote.catch(() => {
      if (loaded.get(key) === entry) loaded.delete(key);
    });
    return entry.remote;
  };

  /** Stops a release for good: what is under way is aborted, what runs is disposed of. */
  const dispose = (name: string, release: string): void => {
    const key = `${name}@${release}`;
    const candidate = resolved.get(name)?.candidates.find((one) => one.release === release);
    if (candidate) deps.onDisposed(name, candidate);
    const entry = loaded.get(key);
    if (!entry) return;
    loaded.delete(key);
    entry.abort.abort();
    entry.remote.then(
      (remote) => {
        try {
          remote.dispose();
        } catch (error) {
          deps.report(`${key} could not be disposed of`, error);
        }
      },
      // It never started: the caller that loaded it reports why.
      () => undefined,
    );
  };

  /** Disposes of the withdrawn releases of a remote that another release has replaced. */
  const disposeWithdrawn = (name: string, replacement: string): void => {
    const releases = withdrawn.get(name) ?? new Set<string>();
    for (const release of releases) {
      if (release === replacement) continue;
      releases.delete(release);
      dispose(name, release);
    }
  };

  const reportFailure = (
    name: string,
    release: string,
    error: unknown,
    hasFallback: boolean,
    startedAt: number,
  ): void => {
    const shown = error instanceof NothingShownError ? 'nothing-shown' : 'render';
    const cause = error instanceof RemoteLoadError ? error.why : shown;
    deps.report(`${name}@${release} cannot be used (${cause})`, error);
    const ms = Math.round(deps.now() - startedAt);
    reportOnce({ remote: name, release, outcome: hasFallback ? 'fell-back' : 'failed', cause, ms });
  };

  return {
    /** Starts the remote and loads what `select` takes of it; a release counts as usable when both work. */
    load: async <T>(
      remote: ResolvedRemote,
      select: (remote: Remote) => T | Promise<T>,
    ): Promise<LoadResult<T>> => {
      const { name } = remote;
      resolved.set(name, remote);
      if (remaining(remote).length === 0) failedOf(name).clear();
      const candidates = remaining(remote);
      const startedAt = deps.now();
      let mismatches = 0;
      for (const [index, candidate] of candidates.entries()) {
        const hasFallback = index < candidates.length - 1;
        const { release } = candidate;
        try {
          const work = startOnce(name, candidate).then((running) =>
            withCause('chunk', () => select(running)),
          );
          const value = await withTimeout(work, deps.loadTimeout(hasFallback && !candidate.unchecked));
          deps.onResolved(name, release);
          return { ok: true, release, value, startedAt };
        } catch (error) {
          if (error instanceof RemoteLoadError && error.why === 'contract') mismatches += 1;
          failedOf(name).add(release);
          dispose(name, release);
          reportFailure(name, release, error, hasFallback, startedAt);
        }
      }
      return { ok: false, error: mismatches === candidates.length ? CONTRACT_MISMATCH : NOT_LOADED };
    },

    /** Call when a script of a release threw an error that was not caught. The release goes on. */
    onUncaughtError: (name: string, release: string): void => {
      const ms = Math.round(deps.now());
      reportOnce({ remote: name, release, outcome: 'failed', cause: 'uncaught', ms });
    },

    /**
     * Makes the next `load` take another release, when there is one. What is on the page goes on working until then, so that
     * nothing a visitor typed is lost.
     */
    withdraw: (remote: ResolvedRemote, release: string): void => {
      if (!remaining(remote).some((one) => one.release !== release)) return;
      failedOf(remote.name).add(release);
      withdrawn.set(remote.name, (withdrawn.get(remote.name) ?? new Set()).add(release));
    },

    /** Call when something of what was loaded can be seen; `renderedAt` is when it was on the page. */
    onVisible: (name: string, release: string, startedAt: number, renderedAt: number): void => {
      disposeWithdrawn(name, release);
      reportOnce({ remote: name, release, outcome: 'ok', ms: Math.round(renderedAt - startedAt) });
    },

    /**
     * Call when a screen or slot threw, or with a NothingShownError when nothing of it can be seen. True when another release
     * can replace it: load again.
     */
    onRenderError: (name: string, release: string, error: unknown, startedAt: number): boolean => {
      const remote = resolved.get(name);
      const hasFallback = remote ? remaining(remote).some((one) => one.release !== release) : false;
      if (hasFallback) {
        failedOf(name).add(release);
        dispose(name, release);
      }
      reportFailure(name, release, error, hasFallback, startedAt);
      return hasFallback;
    },
  };
};
export type RemoteLoader = ReturnType<typeof createRemoteLoader>;
