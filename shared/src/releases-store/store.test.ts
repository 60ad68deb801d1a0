import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addRelease, releaseName, revisionOf } from '@weaversworld/shared/releases';
import { ConflictError, manifestsIn } from '@weaversworld/shared/releases-store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FACTS, makeTestStore, type TestStore } from './test-store.ts';

let kit: TestStore;
beforeEach(() => {
  kit = makeTestStore();
});
afterEach(() => kit.remove());

describe('the store', () => {
  it('keeps every change with its time, author and reason, and serves the newest', () => {
    kit.publish('a');
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

  it('writes a document that the format’s own schema takes', () => {
    kit.publish('a');
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

  it('tells the one who was slower, and changes nothing for them', () => {
    kit.publish('a');
    const base = kit.storeOf().current().revision;
    kit.publish('b');
    expect(() => kit.publish('c', base)).toThrow(ConflictError);
    expect(() => kit.publish('c', base)).toThrow(
      /revision 2 by anna.*publish story 1\.0\.0-b.*Nothing was changed/,
    );
    expect(kit.served().microFrontends.story!.map(releaseName)).toEqual(['1.0.0-a', '1.0.0-b']);
  });

  it('refuses to write over what something else wrote', () => {
    kit.publish('a');
    writeFileSync(join(kit.dir, 'remotes/registry.json'), '{"microFrontends":{}}');
    expect(() => kit.publish('b')).toThrow(/changed by something else/);
    expect(kit.storeOf().verify()).toContain(
      'registry.json was changed by something else than this command.',
    );
  });

  it('heals a registry.json that is one revision late, as after a kill between two writes', () => {
    kit.publish('a');
    const late = readFileSync(join(kit.dir, 'remotes/registry.json'), 'utf8');
    kit.publish('b');
    writeFileSync(join(kit.dir, 'remotes/registry.json'), late);
    kit.publish('c');
    expect(kit.served().microFrontends.story).toHaveLength(3);
  });

  it('takes over a registry that others wrote before it', () => {
    mkdirSync(join(kit.dir, 'remotes'), { recursive: true });
    writeFileSync(
      join(kit.dir, 'remotes/registry.json'),
      '{"microFrontends":{"shop":[{"url":"https://x.example/a.js"}]}}',
    );
    kit.publish('a');
    expect(Object.keys(kit.served().microFrontends)).toEqual(['shop', 'story']);
  });

  it('never changes a release that is there', () => {
    kit.publish('a');
    appendFileSync(join(kit.root, 'a/remoteEntry.js'), '// more');
    const place = () => kit.storeOf().place(join(kit.root, 'a'), { ...FACTS, build: 'a' });
    expect(place).toThrow(/differs from this build.*another version/);
  });

  it('takes a build that begins with a manifest, and tells it to pages while it is what was published', () => {
    const from = kit.buildOf('a');
    const remoteEntry = { path: '', name: 'remoteEntry.js', type: 'module' };
    const manifest = { metaData: { publicPath: 'auto', remoteEntry, more: 1 }, exposes: [] };
    writeFileSync(join(from, 'mf-manifest.json'), JSON.stringify(manifest));
    const store = kit.storeOf();
    const entry = store.place(from, { ...FACTS, build: 'a', entry: 'mf-manifest.json' });
    expect(entry.url).toBe('/remotes/story/1.0.0-a/mf-manifest.json');
    expect(entry.metadata.integrity).toBe(entry.extras.weaversworld?.files['mf-manifest.json']);
    store.change({ author: 'anna', action: 'publish' }, (registry, change) =>
      addRelease(registry, 'story', entry, change),
    );
    expect(store.verify('1.0.0')).toEqual([]);
    const told = () => manifestsIn(kit.dir, store.current().registry);
    expect(told()).toEqual({ [entry.url]: { metaData: { publicPath: 'auto', remoteEntry } } });
    const place = join(kit.dir, entry.url);
    writeFileSync(place, JSON.stringify({ ...manifest, evil: true }));
    expect(told()).toEqual({});
    rmSync(place);
    expect(told()).toEqual({});
    expect(() => store.place(kit.buildOf('b'), { ...FACTS, build: 'b', entry: 'mf-manifest.json' })).toThrow(
      /has no mf-manifest\.json/,
    );
  });

  it('copies no stamp of the build', () => {
    kit.publish('a');
    expect(readdirSync(join(kit.dir, 'remotes/story/1.0.0-a')).sort()).toEqual(['assets', 'remoteEntry.js']);
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
    kit.publish('a');
    spoil(join(kit.dir, 'remotes/story/1.0.0-a'));
    expect(kit.storeOf().verify()).toEqual([expect.stringMatching(words)]);
  });

  it('verify finds a contract that the host does not keep', () => {
    kit.publish('a');
    expect(kit.storeOf().verify('2.0.0')).toEqual([
      expect.stringMatching(/needs contract \^1\.0\.0.*2\.0\.0/),
    ]);
  });

  it('changeSoon gets through beside others', () => {
    kit.publish('a');
    let disturbed = 0;
    kit.storeOf().changeSoon({ author: 'server', action: 'note' }, (registry) => {
      if (disturbed++ < 2) kit.publish(`x${disturbed}`);
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
