import { type ChildProcess, spawn } from 'node:child_process';
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

describe('concurrent processes', () => {
  const WRITER = `
    import { createStore } from '@weaversworld/deploy/store';
    const [dir, name] = process.argv.slice(-2);
    const store = createStore({ dir });
    for (let n = 0; ; n += 1) {
      try { store.change({ author: name, action: 'note ' + n }, (registry) => ({ ...registry })); }
      catch (error) { if (error.name !== 'ConflictError') { console.error(error); process.exit(3); } }
    }`;
  /** Is killed before it replaces its third old revision. */
  const PRUNER = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    import { createStore } from '@weaversworld/deploy/store';
    const { renameSync } = fs;
    let renames = 0;
    fs.renameSync = (...paths) => {
      renames += 1;
      if (renames === 3) process.kill(process.pid, 'SIGKILL');
      renameSync(...paths);
    };
    syncBuiltinESMExports();
    createStore({ dir: process.argv.at(-2) }).prune({ author: 'pruner', action: 'prune' }, 7);`;

  /** Another process commits a revision just after this one listed the revisions for the first time. */
  const OVERTAKEN = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    import { createStore } from '@weaversworld/deploy/store';
    const store = createStore({ dir: process.argv.at(-2) });
    const note = (author) => store.change({ author, action: 'note' }, (registry) => ({ ...registry }));
    const { readdirSync } = fs;
    fs.readdirSync = (...args) => {
      const names = readdirSync(...args);
      fs.readdirSync = readdirSync;
      syncBuiltinESMExports();
      note('other');
      return names;
    };
    syncBuiltinESMExports();
    note('overtaken');`;

  let scripts: string[] = [];
  let children: ChildProcess[] = [];
  afterEach(() => {
    for (const child of children) child.kill('SIGKILL');
    for (const script of scripts) rmSync(script, { force: true });
    children = [];
    scripts = [];
  });
  /** Runs a program in its own process; `end` resolves with its signal or exit code. */
  const start = (program: string, name: string) => {
    const script = join(import.meta.dirname, `.${name}.tmp.ts`);
    scripts.push(script);
    writeFileSync(script, program);
    const child = spawn(process.execPath, ['--import', 'tsx', script, kit.dir, name], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    children.push(child);
    const end = new Promise((done) => child.once('exit', (code, signal) => done(signal ?? code)));
    return {
      end,
      kill: () => {
        child.kill('SIGKILL');
        return end;
      },
    };
  };
  const waitUntil = async (condition: () => boolean): Promise<void> => {
    while (!condition()) await new Promise((done) => setTimeout(done, 5));
  };
  const expectConsistent = () => {
    const store = kit.storeOf();
    expect(Registry.safeParse(kit.served()).success).toBe(true);
    store.serve();
    expect(store.verify()).toEqual([]);
    const revisions = store.history().map(({ revision }) => revision);
    expect(revisions).toEqual(revisions.map((_, index) => index + 1));
  };

  it('leave a consistent store when writers are killed repeatedly', async () => {
    kit.publishFirst('a');
    for (let round = 0; round < 3; round += 1) {
      const writers = ['one', 'two'].map((name) => start(WRITER, name));
      const before = kit.storeOf().current().revision;
      await waitUntil(() => kit.storeOf().current().revision >= before + 4);
      const ends = await Promise.all(writers.map((writer) => writer.kill()));
      expect(ends).toEqual(['SIGKILL', 'SIGKILL']);
      expectConsistent();
    }
  });

  it('take a registry that another process has just replaced for untampered', async () => {
    kit.publishFirst('a');
    expect(await start(OVERTAKEN, 'overtaken').end).toBe(0);
    const authors = kit
      .storeOf()
      .history()
      .map(({ author }) => author);
    expect(authors).toEqual(['anna', 'other', 'overtaken']);
    expectConsistent();
  });

  it('leave a consistent store when a prune is killed beside a writer, and the next prune completes', async () => {
    kit.now -= 8 * DAY;
    kit.publishFirst('a');
    kit.noteTimes(39);
    kit.now += 8 * DAY;
    const writer = start(WRITER, 'writer');
    await waitUntil(() => kit.storeOf().current().revision > 40);
    expect(await start(PRUNER, 'pruner').end).toBe('SIGKILL');
    expect(await writer.kill()).toBe('SIGKILL');
    expect(kit.trimmed()).toEqual([1, 2]);
    expectConsistent();
    kit.prune();
    expect(kit.trimmed().length).toBeGreaterThanOrEqual(20);
    expectConsistent();
  });
});
