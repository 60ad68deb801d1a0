import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addRelease, Registry, rampRelease, releaseName } from '@weaversworld/shared/releases';
import { createStore } from './store.ts';

/** A day in milliseconds. */
export const DAY = 24 * 3600 * 1000;

/** Metadata of the remote in a test store. */
export const REMOTE_INFO = {
  name: 'story',
  version: '1.0.0',
  contract: '^1.0.0',
  mounts: ['/weaversworld'],
  slots: [],
};

/** A store in a temporary folder, with one remote and a settable clock. */
export const makeTestStore = () => {
  const root = mkdtempSync(join(tmpdir(), 'ww-store-'));
  const dir = join(root, 'site');
  const storeOf = () => createStore({ dir, now: () => kit.now });
  const buildOf = (build: string): string => {
    const from = join(root, build);
    mkdirSync(join(from, 'assets'), { recursive: true });
    writeFileSync(join(from, 'remoteEntry.js'), `export const build = '${build}'`);
    writeFileSync(join(from, 'assets/page.js'), 'export {}');
    writeFileSync(join(from, '.inputs'), build);
    return from;
  };
  const kit = {
    root,
    dir,
    /** The store's clock in milliseconds. */
    now: Date.now(),
    /** Opens the store as a new process would. */
    storeOf,
    /** Writes a build; returns its folder. */
    buildOf,
    /** Publishes a build and gives it to everybody, in one revision; as the first one, it becomes the default. */
    publishFirst: (build: string) => {
      const store = storeOf();
      const entry = store.addFiles(buildOf(build), { ...REMOTE_INFO, build });
      return store.change({ author: 'anna', action: 'publish' }, (registry, change) =>
        rampRelease(addRelease(registry, 'story', entry, change), 'story', releaseName(entry), {
          ...change,
          share: 100,
          salt: 's',
        }),
      );
    },
    publish: (build: string, base?: number) => {
      const store = storeOf();
      const entry = store.addFiles(buildOf(build), { ...REMOTE_INFO, build });
      const request = { author: 'anna', action: 'publish', remote: 'story', release: releaseName(entry) };
      return store.change({ ...request, ...(base === undefined ? {} : { base }) }, (registry, change) =>
        addRelease(registry, 'story', entry, change),
      );
    },
    ramp: (build: string, share: number) =>
      storeOf().change({ author: 'ben', action: 'ramp', reason: 'first try' }, (registry, change) =>
        rampRelease(registry, 'story', `1.0.0-${build}`, { ...change, share, salt: 's' }),
      ),
    prune: () => storeOf().prune({ author: 'anna', action: 'prune' }, 7),
    /** Commits `times` revisions that change nothing. */
    noteTimes: (times: number): void => {
      for (let n = 0; n < times; n += 1)
        storeOf().change({ author: 'carl', action: `note ${n}`, reason: 'because' }, (registry) => ({
          ...registry,
        }));
    },
    /** Numbers of the revisions without a registry. */
    trimmed: (): number[] => {
      const folder = join(dir, '.releases/revisions');
      return readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .filter((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')).registry === undefined)
        .map((name) => Number.parseInt(name, 10));
    },
    /** The served registry.json. */
    served: () => Registry.parse(JSON.parse(readFileSync(join(dir, 'remotes/registry.json'), 'utf8'))),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
  return kit;
};
export type TestStore = ReturnType<typeof makeTestStore>;
