import { mkdirSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { releaseName } from '@weaversworld/shared/releases';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY, makeTestStore, type TestStore } from './test-store.ts';

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
