import type { Remote } from '@weaversworld/shared/shell';
import type { RemoteChoice } from './directory.ts';

export type LoadResult = { ok: true; remote: Remote } | { ok: false; error: string };

interface LoaderWorld {
  /** Registers the entry under this name with the federation runtime, replacing an earlier one. */
  register(name: string, url: string): void;
  /** Runs the entry and gives its exposed `./remote` module. */
  run(name: string): Promise<unknown>;
  report: (message: string, error?: unknown) => void;
  /** How long an entry may take, in milliseconds. */
  timeout: number;
}

const isRemote = (value: unknown): value is Remote =>
  typeof value === 'object' &&
  value !== null &&
  'routes' in value &&
  Array.isArray(value.routes) &&
  'Provider' in value;

const within = async <T>(work: Promise<T>, ms: number): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Loads remotes once each. The returned function never rejects; a failure is forgotten, so that the next call tries
 * again, with an address the browser has not yet given up on.
 */
export const createRemoteLoader = (world: LoaderWorld) => {
  const loading = new Map<string, Promise<LoadResult>>();
  const failures = new Map<string, number>();

  const attempt = async ({ name, entry }: RemoteChoice): Promise<LoadResult> => {
    if (entry === null)
      return { ok: false, error: 'This part needs a newer page. Please load the page again.' };
    const failed = failures.get(name) ?? 0;
    try {
      const url = new URL(entry.url, globalThis.location.href);
      if (failed > 0) url.searchParams.set('again', String(failed));
      world.register(name, url.href);
      const module = await within(world.run(name), world.timeout);
      const remote = (module as { remote?: unknown } | null)?.remote;
      if (!isRemote(remote)) throw new Error('it exports no remote');
      return { ok: true, remote };
    } catch (error) {
      failures.set(name, failed + 1);
      world.report(`Remote ${name} could not be loaded`, error);
      return { ok: false, error: 'This part of the page could not be loaded.' };
    }
  };

  return (choice: RemoteChoice): Promise<LoadResult> => {
    const known = loading.get(choice.name);
    if (known) return known;
    const result = attempt(choice).then((outcome) => {
      if (!outcome.ok) loading.delete(choice.name);
      return outcome;
    });
    loading.set(choice.name, result);
    return result;
  };
};
export type RemoteLoader = ReturnType<typeof createRemoteLoader>;
