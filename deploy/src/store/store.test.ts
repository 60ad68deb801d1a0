import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConflictError, manifestsIn } from '@weaversworld/deploy/store';
import { addRelease, releaseName, revisionOf } from '@weaversworld/shared/releases';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeTestStore, REMOTE_INFO, type TestStore } from './test-store.ts';

let kit: TestStore;
beforeEach(() => {
  kit = makeTestStore();
});
afterEach(() => kit.remove());

describe('the store', () => {
  it('records every change with author and reason, and serves the newest revision', () => {
    kit.publishFirst('a');
    kit.publish('b');
    kit.ramp('b', 10);
    expect(
      kit
        .storeOf()
        .history()
        .map(({ revision, author, action, reason }) => [revision, author, action, reason]),
    ).toEqual([
      [1, 'anna', 'publish', ''],
      [2, 'anna', 'publish', ''],
      [3, 'ben', 'ramp', 'first try'],
    ]);
    expect(revisionOf(kit.served())).toBe(3);
    expect(kit.served()).toEqual(kit.storeOf().current().registry);
    expect(kit.storeOf().verify('1.0.0')).toEqual([]);
  });

  it('writes a document that is valid in the format’s own schema', () => {
    kit.publishFirst('a');
    const document = kit.served();
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

  it('rejects a change based on an older revision, without effect', () => {
    kit.publishFirst('a');
    const base = kit.storeOf().current().revision;
    kit.publish('b');
    expect(() => kit.publish('c', base)).toThrow(ConflictError);
    expect(() => kit.publish('c', base)).toThrow(
      /revision 2 by anna.*publish story 1\.0\.0-b.*Nothing was changed/,
    );
    expect(kit.served().microFrontends.story!.map(releaseName)).toEqual(['1.0.0-a', '1.0.0-b']);
  });

  it('refuses to overwrite a registry.json that something else wrote', () => {
    kit.publishFirst('a');
    writeFileSync(join(kit.dir, 'remotes/registry.json'), '{"microFrontends":{}}');
    expect(() => kit.publish('b')).toThrow(/changed by something else/);
    expect(kit.storeOf().verify()).toContain(
      'registry.json was changed by something else than this command.',
    );
  });

  it('repairs a registry.json that is one revision behind, as after a kill between two writes', () => {
    kit.publishFirst('a');
    const late = readFileSync(join(kit.dir, 'remotes/registry.json'), 'utf8');
    kit.publish('b');
    writeFileSync(join(kit.dir, 'remotes/registry.json'), late);
    kit.publish('c');
    expect(kit.served().microFrontends.story).toHaveLength(3);
  });

  it('adopts a registry that another tool wrote before', () => {
    mkdirSync(join(kit.dir, 'remotes'), { recursive: true });
    writeFileSync(
      join(kit.dir, 'remotes/registry.json'),
      '{"microFrontends":{"shop":[{"url":"https://x.example/a.js"}]}}',
    );
    kit.publishFirst('a');
    expect(Object.keys(kit.served().microFrontends)).toEqual(['shop', 'story']);
  });

  it('never changes an existing release', () => {
    kit.publishFirst('a');
    appendFileSync(join(kit.root, 'a/remoteEntry.js'), '// more');
    const add = () => kit.storeOf().addFiles(join(kit.root, 'a'), { ...REMOTE_INFO, build: 'a' });
    expect(add).toThrow(/differs from this build.*another version/);
  });

  it('accepts a build whose entry is a manifest, and inlines it only while it is unchanged', () => {
    const from = kit.buildOf('a');
    const remoteEntry = { path: '', name: 'remoteEntry.js', type: 'module' };
    const manifest = { metaData: { publicPath: 'auto', remoteEntry, more: 1 }, exposes: [] };
    writeFileSync(join(from, 'mf-manifest.json'), JSON.stringify(manifest));
    const store = kit.storeOf();
    const entry = store.addFiles(from, { ...REMOTE_INFO, build: 'a', entry: 'mf-manifest.json' });
    expect(entry.url).toBe('/remotes/story/1.0.0-a/mf-manifest.json');
    expect(entry.metadata.integrity).toBe(entry.extras.weaversworld?.files['mf-manifest.json']);
    store.change({ author: 'anna', action: 'publish' }, (registry, change) =>
      addRelease(registry, 'story', entry, change),
    );
    expect(store.verify('1.0.0')).toEqual([]);
    const inlined = () => manifestsIn(kit.dir, store.current().registry);
    expect(inlined()).toEqual({ [entry.url]: { metaData: { publicPath: 'auto', remoteEntry } } });
    const file = join(kit.dir, entry.url);
    writeFileSync(file, JSON.stringify({ ...manifest, evil: true }));
    expect(inlined()).toEqual({});
    rmSync(file);
    expect(inlined()).toEqual({});
    expect(() =>
      store.addFiles(kit.buildOf('b'), { ...REMOTE_INFO, build: 'b', entry: 'mf-manifest.json' }),
    ).toThrow(/has no mf-manifest\.json/);
  });

  it('does not copy the stamp of the build', () => {
    kit.publishFirst('a');
    expect(readdirSync(join(kit.dir, 'remotes/story/1.0.0-a')).sort()).toEqual(['assets', 'remoteEntry.js']);
  });

  it.each<[string, (dir: string) => void, RegExp]>([
    [
      'a missing file',
      (dir) => rmSync(join(dir, 'assets/page.js')),
      /story@1\.0\.0-a: assets\/page\.js is missing/,
    ],
    [
      'a modified file',
      (dir) => appendFileSync(join(dir, 'remoteEntry.js'), ' '),
      /remoteEntry\.js is not what was published/,
    ],
    [
      'a compressed sibling with other content',
      (dir) => writeFileSync(join(dir, 'remoteEntry.js.gz'), 'no gzip'),
      /remoteEntry\.js\.gz is not remoteEntry\.js/,
    ],
    [
      'a file that was not published',
      (dir) => writeFileSync(join(dir, 'evil.js'), ''),
      /evil\.js is there and was never published/,
    ],
  ])('verify finds %s', (_what, damage, message) => {
    kit.publishFirst('a');
    damage(join(kit.dir, 'remotes/story/1.0.0-a'));
    expect(kit.storeOf().verify()).toEqual([expect.stringMatching(message)]);
  });

  it('verify finds a contract that the host does not satisfy', () => {
    kit.publishFirst('a');
    expect(kit.storeOf().verify('2.0.0')).toEqual([
      expect.stringMatching(/needs contract \^1\.0\.0.*2\.0\.0/),
    ]);
  });

  it('changeWithRetry succeeds while others commit', () => {
    kit.publishFirst('a');
    let conflicts = 0;
    kit.storeOf().changeWithRetry({ author: 'server', action: 'note' }, (registry) => {
      if (conflicts++ < 2) kit.publish(`x${conflicts}`);
      return { ...registry };
    });
    expect(
      kit
        .storeOf()
        .history()
        .map(({ author }) => author),
    ).toEqual(['anna', 'anna', 'anna', 'server']);
  });
});
