import { contractFits, fitsContract } from '@weaversworld/shared/releases';
import type { Remote } from '@weaversworld/shared/shell';
import type { Candidate, RemoteChoice } from './directory.ts';

/** Why a release could not be used. */
export type Cause = 'contract' | 'unverified' | 'manifest' | 'entry' | 'chunk' | 'time-out' | 'render';

/** What became of one release in this page load. */
export interface Outcome {
  remote: string;
  release: string;
  outcome: 'ok' | 'fell-back' | 'failed';
  cause?: Cause;
  /** From the wish to the screen, or to the failure. */
  ms: number;
}

/** A remote's part that is ready to be shown, or a sentence for a person. */
export type Opened<T> =
  | { ok: true; remote: Remote; release: string; value: T; asked: number }
  | { ok: false; error: string };

interface LoaderWorld {
  /** Address of the module that a release begins with, at one of the places where it lies. */
  moduleAt(candidate: Candidate, place: string, signal: AbortSignal): Promise<string>;
  /** Runs that module and gives its exposed `./remote` module. */
  run(url: string): Promise<unknown>;
  /** Null when every byte of the release will be checked when it runs from this module, else why it must not. */
  vouch(candidate: Candidate, module: string): Promise<string | null>;
  /** The host's Shell contract. */
  contract: string;
  /** How long a release may take, in milliseconds; shorter while there is another to fall back to. */
  patience(hasNext: boolean): number;
  /** Hears what became of each release, once per release and kind. */
  outcome(outcome: Outcome): void;
  /** Hears which release stands in a remote's place. */
  settled(remote: string, release: string): void;
  report: (message: string, error?: unknown) => void;
  now(): number;
}

class Unusable extends Error {
  constructor(
    readonly why: Cause,
    message: string,
  ) {
    super(message);
  }
}

const NO_FIT = 'This part needs a newer page. Please load the page again.';
const NOT_LOADED = 'This part of the page could not be loaded.';

const isRemote = (value: unknown): value is Remote =>
  typeof value === 'object' &&
  value !== null &&
  'routes' in value &&
  Array.isArray(value.routes) &&
  'Provider' in value;

const within = async <T>(work: Promise<T>, ms: number): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Unusable('time-out', `no answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

const as = async <T>(why: Cause, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Unusable ? error : new Unusable(why, String(error));
  }
};

/** Same major version: what a remote says it was built against and what the host keeps. */
const isOfThisAge = (built: unknown, contract: string): boolean =>
  typeof built !== 'string' || contractFits(`^${built.split('.')[0]}.0.0`, contract);

/**
 * Loads remotes: the release picked, and when it fails in any way, the next one that was good, in the same page. Never
 * rejects. A release that failed is not tried again in this page while another works.
 */
export const createRemoteLoader = (world: LoaderWorld) => {
  const loading = new Map<string, { work: Promise<Remote>; stop(): void }>();
  const unusable = new Map<string, Set<string>>();
  const choices = new Map<string, RemoteChoice>();
  const told = new Set<string>();

  const unusableOf = (name: string): Set<string> => {
    const known = unusable.get(name) ?? new Set<string>();
    unusable.set(name, known);
    return known;
  };
  const left = ({ name, candidates }: RemoteChoice): Candidate[] =>
    candidates.filter(({ release }) => !unusableOf(name).has(release));

  const tell = (outcome: Outcome): void => {
    const key = `${outcome.remote}@${outcome.release} ${outcome.outcome === 'ok'}`;
    if (told.has(key)) return;
    told.add(key);
    world.outcome(outcome);
  };

  const runAt = async (place: string, candidate: Candidate, signal: AbortSignal): Promise<Remote> => {
    const url = await as('manifest', () => world.moduleAt(candidate, place, signal));
    const refusal = await world.vouch(candidate, url);
    if (refusal !== null) throw new Unusable('unverified', refusal);
    const module = await as('entry', () => world.run(url));
    const remote = (module as { remote?: unknown } | null)?.remote;
    if (!isRemote(remote)) throw new Unusable('entry', 'it exports no remote');
    if (!isOfThisAge(remote.contract, world.contract))
      throw new Unusable('contract', `it was built for contract ${remote.contract}`);
    return remote;
  };

  const start = async (name: string, candidate: Candidate, signal: AbortSignal): Promise<Remote> => {
    const { url, fallbackUrl } = candidate.entry;
    if (!fitsContract(candidate.entry, world.contract))
      throw new Unusable('contract', `it needs another contract than ${world.contract}`);
    try {
      return await runAt(url, candidate, signal);
    } catch (error) {
      const isAway = error instanceof Unusable && (error.why === 'manifest' || error.why === 'entry');
      if (!isAway || !fallbackUrl || signal.aborted) throw error;
      world.report(`${name}@${candidate.release} is tried from its second place`, error);
      return runAt(fallbackUrl, candidate, signal);
    }
  };

  const once = (name: string, candidate: Candidate): Promise<Remote> => {
    const key = `${name}@${candidate.release}`;
    const known = loading.get(key);
    if (known) return known.work;
    const stop = new AbortController();
    const begun = { work: start(name, candidate, stop.signal), stop: () => stop.abort() };
    loading.set(key, begun);
    begun.work.catch(() => {
      if (loading.get(key) === begun) loading.delete(key);
    });
    return begun.work;
  };

  const refuse = (name: string, release: string, error: unknown, hasNext: boolean, asked: number): void => {
    const cause = error instanceof Unusable ? error.why : 'render';
    if (cause === 'time-out') {
      const key = `${name}@${release}`;
      loading.get(key)?.stop();
      loading.delete(key);
    }
    world.report(`${name}@${release} cannot be used (${cause})`, error);
    const ms = Math.round(world.now() - asked);
    tell({ remote: name, release, outcome: hasNext ? 'fell-back' : 'failed', cause, ms });
  };

  return {
    /** Loads the remote and what `use` wants of it; both must work for a release to be taken. */
    open: async <T>(choice: RemoteChoice, use: (remote: Remote) => Promise<T>): Promise<Opened<T>> => {
      const { name } = choice;
      choices.set(name, choice);
      if (left(choice).length === 0) unusableOf(name).clear();
      const tries = left(choice);
      const asked = world.now();
      let misfits = 0;
      for (const [index, candidate] of tries.entries()) {
        const hasNext = index < tries.length - 1;
        const { release } = candidate;
        try {
          const work = once(name, candidate).then(async (remote) => ({
            remote,
            value: await as('chunk', () => use(remote)),
          }));
          const { remote, value } = await within(work, world.patience(hasNext));
          world.settled(name, release);
          return { ok: true, remote, release, value, asked };
        } catch (error) {
          if (error instanceof Unusable && error.why === 'contract') misfits += 1;
          unusableOf(name).add(release);
          refuse(name, release, error, hasNext, asked);
        }
      }
      return { ok: false, error: misfits === tries.length ? NO_FIT : NOT_LOADED };
    },

    /** Notes that what was opened stands on the page. */
    shown: (name: string, release: string, asked: number): void =>
      tell({ remote: name, release, outcome: 'ok', ms: Math.round(world.now() - asked) }),

    /** A screen or slot threw: true when another release can stand in its place, by opening it again. */
    broke: (name: string, release: string, error: unknown, asked: number): boolean => {
      const choice = choices.get(name);
      const others = choice ? left(choice).filter((one) => one.release !== release) : [];
      if (others.length > 0) unusableOf(name).add(release);
      refuse(name, release, error, others.length > 0, asked);
      return others.length > 0;
    },
  };
};
export type RemoteLoader = ReturnType<typeof createRemoteLoader>;
