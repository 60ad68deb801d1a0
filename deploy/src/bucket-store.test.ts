import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeInBucket, createBucket } from '@weaversworld/deploy/store';
import { haltRamp, Registry, releaseName } from '@weaversworld/shared/releases';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type S3Server, startS3Server } from '../../scripts/s3-server.ts';
import { parseCommand } from './arguments.ts';
import { assembleSite } from './assemble-site.ts';
import { runCommand } from './run-command.ts';

const PREFIX = '/stories/test/';
const DAY = 24 * 3_600_000;

let s3: S3Server;
let root: string;
let now: number;
let built: string[];
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.close());
beforeEach(async () => {
  s3.objects.clear();
  Object.assign(s3.state, {
    refuse: null,
    conditions: 'kept',
    listedAtOnce: 7,
    onRequest: async () => undefined,
  });
  now = Date.now();
  built = [];
  root = mkdtempSync(join(tmpdir(), 'ww-bucket-'));
  const remote = {
    version: '1.0.0',
    weaversworld: { name: 'story', contract: '^1.0.0', mounts: ['/w'], slots: [] },
  };
  const files: Record<string, string> = {
    'host/dist/index.html': '<!doctype html><html><head><meta charset="utf-8"></head></html>',
    'host/dist/main.0a1b2c3d.js': 'console.log(1)',
    'host/dist/settings.json': '{}',
    'mfe-story/package.json': JSON.stringify(remote),
  };
  for (const [build, folder] of [
    ['aaa', 'mfe-story/dist'],
    ['bbb', 'next'],
    ['ccc', 'other'],
  ]) {
    files[`${folder}/remoteEntry.js`] = `export const build = '${build}'`;
    files[`${folder}/screens.json`] = '{"always":[],"screens":{}}';
    files[`${folder}/assets/page.js`] = `export const page = '${build}'`;
    files[`${folder}/.inputs`] = `${build}`;
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(root, name, '..'), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  assembleSite({
    dir: join(root, 'site'),
    host: { dist: join(root, 'host/dist'), contract: '1.0.0' },
    remotes: [join(root, 'mfe-story')],
    author: 'build',
  });
  await release('upload site');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const KEY = () => ({
  RELEASES_BUCKET_KEY_ID: s3.settings.keyId,
  RELEASES_BUCKET_SECRET: s3.settings.secret,
  RELEASES_BUCKET_REGION: s3.settings.region,
});
const release = (line: string, author = 'anna', env: Record<string, string> = KEY()) =>
  runCommand(parseCommand(`${line} --store ${s3.settings.url}`.split(' '))!, {
    root,
    env: { RELEASE_AUTHOR: author, ...env },
    now: () => now,
    tools: {
      test: (dir) => built.push(`test ${dir}`) > 0,
      build: (dir) => built.push(`build ${dir}`) > 0,
    },
  });
const publish = (folder: 'next' | 'other', author?: string, more = '') =>
  release(`publish mfe-story --dist ${root}/${folder}${more}`, author);
const bucket = () => createBucket({ ...s3.settings, name: 'RELEASES_BUCKET' });
const keys = (prefix = '') =>
  [...s3.objects.keys()].map((key) => key.slice(PREFIX.length)).filter((key) => key.startsWith(prefix));
const textOf = (key: string): string => String(s3.objects.get(PREFIX + key)?.bytes ?? '');
const served = () => Registry.parse(JSON.parse(textOf('remotes/registry.json')));
const names = () => served().microFrontends.story!.map(releaseName);
const verify = async () => (await release('verify')).text;
const revisions = () => keys('.releases/revisions/').length;

/** Ends the process, as far as the bucket can tell, at the nth write of a key that matches. */
const killAt = (nth: number, pattern: RegExp, when: 'before' | 'after') => {
  let count = 0;
  let dead = false;
  s3.state.onRequest = async (method, key) => {
    if (dead) throw new Error('killed');
    if (method !== 'PUT' || !pattern.test(key) || key.includes('.check-')) return;
    count += 1;
    if (count !== nth) return;
    dead = true;
    s3.state.refuse = 'Killed';
    if (when === 'before') throw new Error('killed');
  };
};
const revive = () => Object.assign(s3.state, { refuse: null, onRequest: async () => undefined });

describe('a release store in a bucket', () => {
  it('has the uploaded site, and takes releases, ramps and rollbacks', async () => {
    expect(keys().filter((key) => !key.startsWith('.releases/revisions'))).toEqual(
      expect.arrayContaining([
        '.releases/host.json',
        'index.html',
        'main.0a1b2c3d.js',
        'remotes/registry.json',
        'remotes/story/1.0.0-aaa/remoteEntry.js',
        'remotes/story/1.0.0-aaa/assets/page.js',
        'settings.json',
      ]),
    );
    expect((await publish('next')).text).toMatch(/^Published story@1\.0\.0-bbb\. Nobody gets it yet/);
    expect((await release('ramp story 1.0.0-bbb 10')).text).toMatch(/^10 % of the visitors/);
    expect((await release('status')).text).toMatch(
      /story@1\.0\.0-aaa\s+90 %\s+default.*\nstory@1\.0\.0-bbb\s+10 %\s+ramp/,
    );
    expect(textOf('index.html')).toContain('1.0.0-bbb');
    await release('rollback story --reason slow');
    expect((await release('history')).text).toMatch(/anna {2}ramp 10 % {2}story.*\n.*anna {2}rollback.*slow/);
    expect(await verify()).toMatch(/^No problems at revision 5/);
    expect(s3.objects.get(`${PREFIX}remotes/story/1.0.0-bbb/remoteEntry.js`)).toMatchObject({
      type: 'text/javascript; charset=utf-8',
      cacheControl: 'public, max-age=31536000, immutable',
    });
    expect(s3.objects.get(`${PREFIX}index.html`)).toMatchObject({ cacheControl: 'no-cache' });
  });

  it('changes nothing when the same site is uploaded again, and keeps settings and ramps', async () => {
    await publish('next', 'anna', ' --share 10');
    const settings = '{"overrideOrigins":[]}';
    await bucket().put('settings.json', Buffer.from(settings), 'application/json');
    await release('inline');
    const before = keys().map((key) => [key, textOf(key)]);
    await release('upload site');
    expect(keys().map((key) => [key, textOf(key)])).toEqual(before);
    expect(textOf('settings.json')).toBe(settings);
  });

  it('does not take a release again with other content, and the same one without effect', async () => {
    await publish('next');
    expect((await publish('next')).text).toMatch(/is published already/);
    writeFileSync(join(root, 'next/assets/page.js'), 'export const page = "other"');
    await expect(publish('next')).rejects.toThrow(/assets\/page\.js exists already and differs/);
    writeFileSync(join(root, 'next/screens.json'), '{"always":["x.js"],"screens":{}}');
    await expect(publish('next')).rejects.toThrow(/(screens\.json|page\.js) exists already and differs/);
    expect(revisions()).toBe(3);
    expect(await verify()).toMatch(/^No problems/);
  });

  it('verify finds a file that is missing or was changed', async () => {
    s3.objects.delete(`${PREFIX}remotes/story/1.0.0-aaa/assets/page.js`);
    await bucket().put('remotes/story/1.0.0-aaa/remoteEntry.js', Buffer.from('evil'), 'text/javascript');
    expect(await verify()).toMatch(
      /assets\/page\.js is missing\.(.|\n)*remoteEntry\.js is not what was published/,
    );
  });

  it('of two publishers both succeed, one after the other, and build only once', async () => {
    writeFileSync(join(root, 'mfe-story/dist/.inputs'), 'ddd');
    writeFileSync(join(root, 'mfe-story/dist/remoteEntry.js'), "export const build = 'ddd'");
    await Promise.all([
      publish('next', 'anna'),
      publish('other', 'ben'),
      release('publish mfe-story', 'carl'),
    ]);
    expect(names().sort()).toEqual(['1.0.0-aaa', '1.0.0-bbb', '1.0.0-ccc', '1.0.0-ddd']);
    expect(built).toHaveLength(2);
    expect(revisions()).toBe(5);
    expect(await verify()).toMatch(/^No problems at revision 5/);
  });

  it('of two other changes one wins, and the error of the other names its author', async () => {
    await publish('next');
    const results = await Promise.allSettled([
      release('ramp story 1.0.0-bbb 10', 'anna'),
      release('ramp story 1.0.0-bbb 50', 'ben'),
    ]);
    const lost = results.filter((one) => one.status === 'rejected');
    expect(lost).toHaveLength(1);
    expect(String(lost[0]?.reason)).toMatch(
      /Somebody else was faster: revision 4 by (anna|ben).*ramp.*Nothing was changed/,
    );
    expect(revisions()).toBe(4);
    expect(await verify()).toMatch(/^No problems at revision 4/);
  });

  it('the server halts a ramp beside publishers', async () => {
    await publish('next', 'anna', ' --share 10');
    const request = {
      author: 'server',
      action: 'halt',
      remote: 'story',
      release: '1.0.0-bbb',
      reason: 'failed',
    };
    await Promise.all([
      changeInBucket(
        bucket(),
        () => now,
        request,
        (registry, change) => haltRamp(registry, 'story', '1.0.0-bbb', change),
      ),
      publish('other', 'ben'),
    ]);
    expect((await release('status')).text).toMatch(/bbb\s+0 %\s+halted.*failed/);
    expect(names()).toContain('1.0.0-ccc');
    expect(await verify()).toMatch(/^No problems/);
  });

  it('prune deletes old releases and what a killed publisher left, and nothing else', async () => {
    await publish('next');
    for (const key of ['remoteEntry.js', 'assets/page.js'])
      await bucket().put(`remotes/story/1.0.0-half/${key}`, Buffer.from('half'), 'text/javascript');
    await bucket().put('remotes/story/1.0.0-new/remoteEntry.js', Buffer.from('new'), 'text/javascript');
    expect((await release('prune')).text).toMatch(/Nothing is old enough/);
    now += 8 * DAY;
    // The bucket's own clock: what was written a moment ago is not old.
    for (const [key, object] of s3.objects)
      object.modifiedAt = key.includes('1.0.0-new') ? now : now - 8 * DAY;
    expect((await release('prune')).text).toMatch(/^Removed story@1\.0\.0-bbb\.$/);
    expect([...new Set(keys('remotes/story/').map((key) => key.split('/')[2]))].sort()).toEqual([
      '1.0.0-aaa',
      '1.0.0-new',
      // The address for other hosts.
      'remoteEntry.js',
    ]);
    expect(await verify()).toMatch(/^No problems/);
  });

  /** Runs `meanwhile` at the first request of this kind, which waits for it. */
  const atFirst = (method: string, pattern: RegExp, meanwhile: () => Promise<unknown>) => {
    s3.state.onRequest = async (sent, key) => {
      if (sent !== method || !pattern.test(key)) return;
      s3.state.onRequest = async () => undefined;
      await meanwhile();
    };
  };
  const allOld = () => {
    now += 8 * DAY;
    for (const object of s3.objects.values()) object.modifiedAt = now - 8 * DAY;
  };

  it('a release that is published again while a prune deletes it keeps its files', async () => {
    await publish('next');
    allOld();
    atFirst('DELETE', /1\.0\.0-bbb/, () => publish('next', 'ben'));
    await release('prune');
    expect(names()).toContain('1.0.0-bbb');
    expect(await verify()).toMatch(/^No problems/);
  });

  it('a prune that deletes what a killed publisher left while it is published again deletes nothing of it', async () => {
    const next = new RegExp(`revisions/${String(revisions() + 1).padStart(8, '0')}`);
    killAt(1, next, 'before');
    await expect(publish('next')).rejects.toThrow();
    revive();
    allOld();
    atFirst('PUT', next, () => release('prune'));
    await publish('next', 'ben');
    expect(names()).toContain('1.0.0-bbb');
    expect(await verify()).toMatch(/^No problems/);
  });

  it('trims old revisions, but keeps their history lines and the newest twenty', {
    timeout: 120_000,
  }, async () => {
    const first = JSON.parse(textOf('.releases/revisions/00000002.json'));
    for (let revision = 3; revision <= 25; revision += 1) {
      for (const { extras } of first.registry.microFrontends.story) extras.weaversworld.revision = revision;
      const text = JSON.stringify({ ...first, head: { ...first.head, revision } });
      const key = `.releases/revisions/${String(revision).padStart(8, '0')}.json`;
      await bucket().put(key, Buffer.from(text), 'application/json');
    }
    await release('verify');
    expect(textOf('remotes/registry.json')).toContain('"revision": 25');
    now += 8 * DAY;
    for (const object of s3.objects.values()) object.modifiedAt = now;
    expect((await release('prune')).text).toMatch(/Removed 5 old registries; their history lines remain/);
    expect(JSON.parse(textOf('.releases/revisions/00000001.json')).registry).toBeUndefined();
    expect((await release('history')).text.split('\n')).toHaveLength(25);
    expect(await verify()).toMatch(/^No problems/);
  });
});

describe('a publisher that is killed', () => {
  it.each([
    ['between two files of the release', /remotes\/story\/1\.0\.0-bbb/, 2, 'after', false],
    ['before it commits', /revisions\/00000003/, 1, 'before', false],
    ['after it committed', /revisions\/00000003/, 1, 'after', true],
    ['before it serves the registry', /registry\.json/, 1, 'before', true],
    ['before it writes the page', /index\.html/, 1, 'before', true],
  ] as const)(
    '%s leaves the old or the new state, and the next command completes it',
    async (_, pattern, nth, when, isCommitted) => {
      killAt(nth, pattern, when);
      await expect(publish('next')).rejects.toThrow();
      revive();
      expect(Registry.safeParse(served()).success).toBe(true);
      expect(revisions()).toBe(isCommitted ? 3 : 2);
      await publish('other', 'ben');
      expect(names().includes('1.0.0-bbb')).toBe(isCommitted);
      expect(await verify()).toMatch(/^No problems/);
      await publish('next');
      expect(names().sort()).toEqual(['1.0.0-aaa', '1.0.0-bbb', '1.0.0-ccc']);
      expect(await verify()).toMatch(/^No problems/);
    },
  );
});

describe('a bucket is refused', () => {
  it.each(['ignored', 'refused'] as const)('when conditional writes are %s', async (what) => {
    s3.state.conditions = what;
    await expect(publish('next')).rejects.toThrow(/does not honour conditional writes/);
    expect(revisions()).toBe(2);
  });

  it('without a key, and with a wrong one', async () => {
    await expect(release('status', 'anna', {})).rejects.toThrow(/^Set RELEASES_BUCKET_KEY_ID/);
    await expect(release('status', 'anna', { ...KEY(), RELEASES_BUCKET_SECRET: 'x' })).rejects.toThrow(
      /Check RELEASES_BUCKET_SECRET/,
    );
  });

  it('by a folder that is no site', async () => {
    await expect(release('upload next')).rejects.toThrow(/next has no index\.html\. Build the site first/);
    expect(readFileSync(join(root, 'site/index.html'), 'utf8')).toContain('1.0.0-aaa');
  });
});
