import fs, { mkdirSync, readdirSync, utimesSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { addRelease, releaseName } from '@weaversworld/shared/releases';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY, makeTestStore, REMOTE_INFO, type TestStore } from './test-store.ts';

let kit: TestStore;
beforeEach(() => {
  kit = makeTestStore();
});
afterEach(() => kit.remove());

describe('pruning', () => {
  it('removes releases without visitors for a week, with their files and those of a killed publisher', () => {
    kit.publishFirst('a');
    kit.publish('b');
    kit.publish('c');
    const left = join(kit.dir, 'remotes/story/1.0.0-half');
    mkdirSync(left);
    utimesSync(left, (kit.now - 8 * DAY) / 1000, (kit.now - 8 * DAY) / 1000);
    expect(kit.prune()).toEqual({ removed: [], trimmed: 0 });
    kit.now += 8 * DAY;
    const { removed } = kit.prune();
    expect(removed.map(({ release }) => release)).toEqual(['1.0.0-b', '1.0.0-c']);
    expect(readdirSync(join(kit.dir, 'remotes/story'))).toEqual(['1.0.0-a']);
    expect(kit.storeOf().verify()).toEqual([]);
  });

  it('trims revisions older than a week, but keeps their history lines and the newest twenty', () => {
    kit.publishFirst('a');
    kit.noteTimes(24);
    const history = kit.storeOf().history();
    expect(kit.prune().trimmed).toBe(0);
    kit.now += 8 * DAY;
    kit.noteTimes(1);
    expect(kit.prune()).toEqual({ removed: [], trimmed: 6 });
    expect(kit.trimmed()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(kit.storeOf().history().slice(0, 25)).toEqual(history);
    expect(kit.storeOf().verify()).toEqual([]);
    expect(kit.prune().trimmed).toBe(0);
    kit.publish('b');
    expect(kit.served().microFrontends.story!.map(releaseName)).toEqual(['1.0.0-a', '1.0.0-b']);
  });

  it('never trims revisions of this week', () => {
    kit.publishFirst('a');
    kit.noteTimes(30);
    kit.now += 6 * DAY;
    expect(kit.prune().trimmed).toBe(0);
  });

  it('rejects a change based on a trimmed revision, without effect', () => {
    kit.publishFirst('a');
    kit.noteTimes(24);
    kit.now += 8 * DAY;
    expect(kit.prune().trimmed).toBeGreaterThan(1);
    expect(() => kit.publish('b', 1)).toThrow(/Somebody else was faster: revision 2 by carl.*note 0/);
    expect(kit.storeOf().history()).toHaveLength(25);
  });
});

describe('a build that is published again while a prune deletes its files keeps them', () => {
  const { renameSync } = fs;
  /** Runs `meanwhile` just before the first rename from or to this folder. */
  const beforeRename = (folder: string, meanwhile: () => void): void => {
    fs.renameSync = (from, to) => {
      if ([from, to].some((path) => String(path).endsWith(folder))) {
        restore();
        meanwhile();
      }
      renameSync(from, to);
    };
    syncBuiltinESMExports();
  };
  const restore = (): void => {
    fs.renameSync = renameSync;
    syncBuiltinESMExports();
  };
  afterEach(restore);
  const expectPublished = (build: string) => {
    expect(kit.served().microFrontends.story!.map(releaseName)).toContain(`1.0.0-${build}`);
    expect(readdirSync(join(kit.dir, `remotes/story/1.0.0-${build}`)).sort()).toEqual([
      'assets',
      'remoteEntry.js',
    ]);
    expect(kit.storeOf().verify()).toEqual([]);
    kit.prune();
    expect(readdirSync(join(kit.dir, '.releases'), { recursive: true }).join()).not.toMatch(/remoteEntry/);
    expect(kit.storeOf().verify()).toEqual([]);
  };
  const publishLongAgo = () => {
    kit.publishFirst('a');
    kit.publish('b');
    kit.now += 8 * DAY;
  };

  it('when it is registered before they are deleted', () => {
    publishLongAgo();
    let isPublished = false;
    beforeRename('remotes/story/1.0.0-b', () => {
      isPublished = kit.publish('b') !== null;
    });
    kit.prune();
    expect(isPublished).toBe(true);
    expectPublished('b');
  });

  it('when it is registered after they were deleted', () => {
    kit.publishFirst('a');
    // What a killed publisher left: a prune deletes it without a revision, so the publisher meets no conflict.
    const store = kit.storeOf();
    const entry = store.addFiles(kit.buildOf('b'), { ...REMOTE_INFO, build: 'b' });
    const folder = join(kit.dir, 'remotes/story/1.0.0-b');
    utimesSync(folder, (kit.now - 8 * DAY) / 1000, (kit.now - 8 * DAY) / 1000);
    store.change({ author: 'anna', action: 'publish' }, (registry, change) => {
      kit.prune();
      expect(fs.existsSync(folder)).toBe(false);
      return addRelease(registry, 'story', entry, change);
    });
    expectPublished('b');
  });

  it('when the prune is killed before it puts them back, by the next prune', () => {
    publishLongAgo();
    beforeRename('remotes/story/1.0.0-b', () => {
      kit.publish('b');
      // The second rename would put them back.
      beforeRename('remotes/story/1.0.0-b', () => {
        throw new Error('killed');
      });
    });
    expect(() => kit.prune()).toThrow('killed');
    restore();
    expect(kit.storeOf().verify().join()).toMatch(/is missing/);
    kit.prune();
    expectPublished('b');
  });
});
