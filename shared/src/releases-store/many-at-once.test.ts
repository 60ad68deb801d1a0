import { spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Registry } from '@weaversworld/shared/releases';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY, makeTestStore, type TestStore } from './test-store.ts';

let kit: TestStore;
beforeEach(() => {
  kit = makeTestStore();
});
afterEach(() => kit.remove());

describe('many at once', () => {
  const WRITER = `
    import { createStore } from '@weaversworld/shared/releases-store';
    const [dir, name] = process.argv.slice(-2);
    const store = createStore({ dir });
    for (let n = 0; ; n += 1) {
      try { store.change({ author: name, action: 'note ' + n }, (registry) => ({ ...registry })); }
      catch (error) { if (error.name !== 'ConflictError') { console.error(error); process.exit(3); } }
    }`;
  /** Dies before its third old revision is put in place. */
  const PRUNER = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    import { createStore } from '@weaversworld/shared/releases-store';
    const { renameSync } = fs;
    let renames = 0;
    fs.renameSync = (...paths) => {
      renames += 1;
      if (renames === 3) process.kill(process.pid, 'SIGKILL');
      renameSync(...paths);
    };
    syncBuiltinESMExports();
    createStore({ dir: process.argv.at(-2) }).prune({ author: 'pruner', action: 'prune' }, 7);`;

  let scripts: string[] = [];
  afterEach(() => {
    for (const script of scripts) rmSync(script, { force: true });
    scripts = [];
  });
  /** Runs a program in a process of its own beside others; `end` is the signal or code that it ended with. */
  const start = (program: string, name: string) => {
    const script = join(import.meta.dirname, `.${name}.tmp.ts`);
    scripts.push(script);
    writeFileSync(script, program);
    const child = spawn(process.execPath, ['--import', 'tsx', script, kit.dir, name], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const end = new Promise((done) => child.once('exit', (code, signal) => done(signal ?? code)));
    return {
      end,
      kill: () => {
        child.kill('SIGKILL');
        return end;
      },
    };
  };
  const until = async (isSo: () => boolean): Promise<void> => {
    while (!isSo()) await new Promise((done) => setTimeout(done, 5));
  };
  const expectWhole = () => {
    const store = kit.storeOf();
    expect(Registry.safeParse(kit.served()).success).toBe(true);
    store.serve();
    expect(store.verify()).toEqual([]);
    const revisions = store.history().map(({ revision }) => revision);
    expect(revisions).toEqual(revisions.map((_, index) => index + 1));
  };

  it('is whole after writers were killed in the middle, again and again', async () => {
    kit.publish('a');
    for (let round = 0; round < 3; round += 1) {
      const children = ['one', 'two'].map((name) => start(WRITER, name));
      const before = kit.storeOf().current().revision;
      await until(() => kit.storeOf().current().revision >= before + 4);
      const ends = await Promise.all(children.map((child) => child.kill()));
      expect(ends).toEqual(['SIGKILL', 'SIGKILL']);
      expectWhole();
    }
  });

  it('is whole after a pruner was killed beside a writer, and the next one finishes its work', async () => {
    kit.now -= 8 * DAY;
    kit.publish('a');
    kit.noteTimes(39);
    kit.now += 8 * DAY;
    const writer = start(WRITER, 'writer');
    await until(() => kit.storeOf().current().revision > 40);
    expect(await start(PRUNER, 'pruner').end).toBe('SIGKILL');
    expect(await writer.kill()).toBe('SIGKILL');
    expect(kit.trimmed()).toEqual([1, 2]);
    expectWhole();
    kit.prune();
    expect(kit.trimmed().length).toBeGreaterThanOrEqual(20);
    expectWhole();
  });
});
