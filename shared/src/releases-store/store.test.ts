import { spawn } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addRelease, Registry, rampRelease, releaseName, revisionOf } from '@weaversworld/shared/releases';
import { ConflictError, createStore, manifestsIn } from '@weaversworld/shared/releases-store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const DAY = 24 * 3600 * 1000;
let root: string;
let dir: string;
let now: number;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ww-store-'));
  dir = join(root, 'site');
  now = Date.now();
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const storeOf = () => createStore({ dir, now: () => now });
const facts = { name: 'story', version: '1.0.0', contract: '^1.0.0', mounts: ['/weaversworld'], slots: [] };
const buildOf = (build: string): string => {
  const from = join(root, build);
  mkdirSync(join(from, 'assets'), { recursive: true });
  writeFileSync(join(from, 'remoteEntry.js'), `export const build = '${build}'`);
  writeFileSync(join(from, 'assets/page.js'), 'export {}');
  writeFileSync(join(from, '.inputs'), build);
  return from;
};
const publish = (build: string, base?: number) => {
  const store = storeOf();
  const entry = store.place(buildOf(build), { ...facts, build });
  return store.change(
    {
      author: 'anna',
      action: 'publish',
      remote: 'story',
      release: releaseName(entry),
      ...(base === undefined ? {} : { base }),
    },
    (registry, change) => addRelease(registry, 'story', entry, change),
  );
};
const ramp = (build: string, share: number) =>
  storeOf().change({ author: 'ben', action: 'ramp', reason: 'first try' }, (registry, change) =>
    rampRelease(registry, 'story', `1.0.0-${build}`, { ...change, share, salt: 's' }),
  );
const prune = () => storeOf().prune({ author: 'anna', action: 'prune' }, 7);
const noteTimes = (times: number) => {
  for (let n = 0; n < times; n += 1)
    storeOf().change({ author: 'carl', action: `note ${n}`, reason: 'because' }, (registry) => ({
      ...registry,
    }));
};
/** Numbers of the revisions that hold no registry any more. */
const trimmed = (): number[] => {
  const folder = join(dir, '.releases/revisions');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .filter((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')).registry === undefined)
    .map((name) => Number.parseInt(name, 10));
};
const served = () => Registry.parse(JSON.parse(readFileSync(join(dir, 'remotes/registry.json'), 'utf8')));

describe('the store', () => {
  it('keeps every change with its time, author and reason, and serves the newest', () => {
    publish('a');
    publish('b');
    ramp('b', 10);
    expect(
      storeOf()
        .history()
        .map(({ revision, author, action, reason }) => [revision, author, action, reason]),
    ).toEqual([
      [1, 'anna', 'publish', ''],
      [2, 'anna', 'publish', ''],
      [3, 'ben', 'ramp', 'first try'],
    ]);
    expect(revisionOf(served())).toBe(3);
    expect(served()).toEqual(storeOf().current().registry);
    expect(storeOf().verify('1.0.0')).toEqual([]);
  });

  it('writes a document that the format’s own schema takes', () => {
    publish('a');
    const document = served();
    expect(Object.keys(document).sort()).toEqual(['microFrontends', 'schema']);
    for (const entry of document.microFrontends.story!) {
      expect(
        Object.keys(entry).every((key) =>
          ['url', 'fallbackUrl', 'metadata', 'extras', 'deployment'].includes(key),
        ),
      ).toBe(true);
      expect(Object.keys(entry.metadata).sort()).toEqual(['integrity', 'version']);
    }
  });

  it('tells the one who was slower, and changes nothing for them', () => {
    publish('a');
    const base = storeOf().current().revision;
    publish('b');
    expect(() => publish('c', base)).toThrow(ConflictError);
    expect(() => publish('c', base)).toThrow(
      /revision 2 by anna.*publish story 1\.0\.0-b.*Nothing was changed/,
    );
    expect(served().microFrontends.story!.map(releaseName)).toEqual(['1.0.0-a', '1.0.0-b']);
  });

  it('refuses to write over what something else wrote', () => {
    publish('a');
    writeFileSync(join(dir, 'remotes/registry.json'), '{"microFrontends":{}}');
    expect(() => publish('b')).toThrow(/changed by something else/);
    expect(storeOf().verify()).toContain('registry.json was changed by something else than this command.');
  });

  it('heals a registry.json that is one revision late, as after a kill between two writes', () => {
    publish('a');
    const late = readFileSync(join(dir, 'remotes/registry.json'), 'utf8');
    publish('b');
    writeFileSync(join(dir, 'remotes/registry.json'), late);
    publish('c');
    expect(served().microFrontends.story).toHaveLength(3);
  });

  it('takes over a registry that others wrote before it', () => {
    mkdirSync(join(dir, 'remotes'), { recursive: true });
    writeFileSync(
      join(dir, 'remotes/registry.json'),
      '{"microFrontends":{"shop":[{"url":"https://x.example/a.js"}]}}',
    );
    publish('a');
    expect(Object.keys(served().microFrontends)).toEqual(['shop', 'story']);
  });

  it('never changes a release that is there', () => {
    publish('a');
    appendFileSync(join(root, 'a/remoteEntry.js'), '// more');
    const place = () => storeOf().place(join(root, 'a'), { ...facts, build: 'a' });
    expect(place).toThrow(/differs from this build.*another version/);
  });

  it('takes a build that begins with a manifest, and tells it to pages while it is what was published', () => {
    const from = buildOf('a');
    const remoteEntry = { path: '', name: 'remoteEntry.js', type: 'module' };
    const manifest = { metaData: { publicPath: 'auto', remoteEntry, more: 1 }, exposes: [] };
    writeFileSync(join(from, 'mf-manifest.json'), JSON.stringify(manifest));
    const store = storeOf();
    const entry = store.place(from, { ...facts, build: 'a', entry: 'mf-manifest.json' });
    expect(entry.url).toBe('/remotes/story/1.0.0-a/mf-manifest.json');
    expect(entry.metadata.integrity).toBe(entry.extras.weaversworld?.files['mf-manifest.json']);
    store.change({ author: 'anna', action: 'publish' }, (registry, change) =>
      addRelease(registry, 'story', entry, change),
    );
    expect(store.verify('1.0.0')).toEqual([]);
    const told = () => manifestsIn(dir, store.current().registry);
    expect(told()).toEqual({ [entry.url]: { metaData: { publicPath: 'auto', remoteEntry } } });
    const place = join(dir, entry.url);
    writeFileSync(place, JSON.stringify({ ...manifest, evil: true }));
    expect(told()).toEqual({});
    rmSync(place);
    expect(told()).toEqual({});
    expect(() => store.place(buildOf('b'), { ...facts, build: 'b', entry: 'mf-manifest.json' })).toThrow(
      /has no mf-manifest\.json/,
    );
  });

  it('copies no stamp of the build', () => {
    publish('a');
    expect(readdirSync(join(dir, 'remotes/story/1.0.0-a')).sort()).toEqual(['assets', 'remoteEntry.js']);
  });

  it.each<[string, (place: string) => void, RegExp]>([
    [
      'a file that is gone',
      (place) => rmSync(join(place, 'assets/page.js')),
      /story@1\.0\.0-a: assets\/page\.js is missing/,
    ],
    [
      'a file that was changed',
      (place) => appendFileSync(join(place, 'remoteEntry.js'), ' '),
      /remoteEntry\.js is not what was published/,
    ],
    [
      'a compressed sibling that holds something else',
      (place) => writeFileSync(join(place, 'remoteEntry.js.gz'), 'no gzip'),
      /remoteEntry\.js\.gz is not remoteEntry\.js/,
    ],
    [
      'a file too many',
      (place) => writeFileSync(join(place, 'evil.js'), ''),
      /evil\.js is there and was never published/,
    ],
  ])('verify finds %s', (_what, spoil, words) => {
    publish('a');
    spoil(join(dir, 'remotes/story/1.0.0-a'));
    expect(storeOf().verify()).toEqual([expect.stringMatching(words)]);
  });

  it('verify finds a contract that the host does not keep', () => {
    publish('a');
    expect(storeOf().verify('2.0.0')).toEqual([expect.stringMatching(/needs contract \^1\.0\.0.*2\.0\.0/)]);
  });

  it('prunes what nobody was given for a week, with its files, and what a dead publisher left', () => {
    publish('a');
    publish('b');
    publish('c');
    const left = join(dir, 'remotes/story/1.0.0-half');
    mkdirSync(left);
    utimesSync(left, (now - 8 * DAY) / 1000, (now - 8 * DAY) / 1000);
    expect(prune()).toEqual({ removed: [], trimmed: 0 });
    now += 8 * DAY;
    const { removed } = prune();
    expect(removed.map(({ release }) => release)).toEqual(['1.0.0-b', '1.0.0-c']);
    expect(readdirSync(join(dir, 'remotes/story'))).toEqual(['1.0.0-a']);
    expect(storeOf().verify()).toEqual([]);
  });

  it('prunes the registries of revisions older than a week, keeps their lines and the newest twenty', () => {
    publish('a');
    noteTimes(24);
    const history = storeOf().history();
    expect(prune().trimmed).toBe(0);
    now += 8 * DAY;
    noteTimes(1);
    expect(prune()).toEqual({ removed: [], trimmed: 6 });
    expect(trimmed()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(storeOf().history().slice(0, 25)).toEqual(history);
    expect(storeOf().verify()).toEqual([]);
    expect(prune().trimmed).toBe(0);
    publish('b');
    expect(served().microFrontends.story!.map(releaseName)).toEqual(['1.0.0-a', '1.0.0-b']);
  });

  it('trims no revision of this week, however many there are', () => {
    publish('a');
    noteTimes(30);
    now += 6 * DAY;
    expect(prune().trimmed).toBe(0);
  });

  it('tells one who was slower by a pruned revision, and changes nothing for them', () => {
    publish('a');
    noteTimes(24);
    now += 8 * DAY;
    expect(prune().trimmed).toBeGreaterThan(1);
    expect(() => publish('b', 1)).toThrow(/Somebody else was faster: revision 2 by carl.*note 0/);
    expect(storeOf().history()).toHaveLength(25);
  });

  it('changeSoon gets through beside others', () => {
    publish('a');
    let disturbed = 0;
    storeOf().changeSoon({ author: 'server', action: 'note' }, (registry) => {
      if (disturbed++ < 2) publish(`x${disturbed}`);
      return { ...registry };
    });
    expect(
      storeOf()
        .history()
        .map(({ author }) => author),
    ).toEqual(['anna', 'anna', 'anna', 'server']);
  });
});

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
    const child = spawn(process.execPath, ['--import', 'tsx', script, dir, name], {
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
    const store = storeOf();
    expect(Registry.safeParse(served()).success).toBe(true);
    store.serve();
    expect(store.verify()).toEqual([]);
    const revisions = store.history().map(({ revision }) => revision);
    expect(revisions).toEqual(revisions.map((_, index) => index + 1));
  };

  it('is whole after writers were killed in the middle, again and again', async () => {
    publish('a');
    for (let round = 0; round < 3; round += 1) {
      const children = ['one', 'two'].map((name) => start(WRITER, name));
      const before = storeOf().current().revision;
      await until(() => storeOf().current().revision >= before + 4);
      const ends = await Promise.all(children.map((child) => child.kill()));
      expect(ends).toEqual(['SIGKILL', 'SIGKILL']);
      expectWhole();
    }
  });

  it('is whole after a pruner was killed beside a writer, and the next one finishes its work', async () => {
    now -= 8 * DAY;
    publish('a');
    noteTimes(39);
    now += 8 * DAY;
    const writer = start(WRITER, 'writer');
    await until(() => storeOf().current().revision > 40);
    expect(await start(PRUNER, 'pruner').end).toBe('SIGKILL');
    expect(await writer.kill()).toBe('SIGKILL');
    expect(trimmed()).toEqual([1, 2]);
    expectWhole();
    prune();
    expect(trimmed().length).toBeGreaterThanOrEqual(20);
    expectWhole();
  });
});
