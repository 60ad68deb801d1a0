import {
  existsSync,
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
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type S3Server, startS3Server } from '../../scripts/s3-server.ts';
import { parseCommand } from './arguments.ts';
import { assembleSite } from './assemble-site.ts';
import { runCommand } from './run-command.ts';

/* The host is released like a remote: published, ramped, rolled back, verified, pruned. */

let root: string;
let site: string;
let env: Record<string, string>;
const DAY_MS = 24 * 3_600_000;

const write = (file: string, text: string): void => {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), text);
};
/** A build of the host, `next` or `good`. */
const writeHost = (folder: string, name: string, contract = '1.0.0', hash = '0a1b2c3d'): void => {
  const tags = `<script src="/assets/vendor.11111111.js" type="module"></script><script src="/assets/main.${hash}.js" type="module"></script><link href="/assets/main.${hash}.css" rel="stylesheet">`;
  write(`${folder}/index.html`, `<!doctype html><html><head><meta charset="utf-8">${tags}</head></html>`);
  write(`${folder}/assets/vendor.11111111.js`, 'export const vendor = 1');
  write(`${folder}/assets/main.${hash}.js`, `console.log('${name}')`);
  write(`${folder}/assets/main.${hash}.css`, `/* ${name} */`);
  write(`${folder}/favicon.svg`, `<svg id="${name}"/>`);
  write(`${folder}/settings.json`, '{}');
  write(`${folder}/host.json`, JSON.stringify({ contract }));
  write(`${folder}/.inputs`, name);
};
const assemble = (contract = '1.0.0') =>
  assembleSite({
    dir: site,
    host: { dist: join(root, 'host/dist'), contract },
    remotes: [join(root, 'mfe-story')],
    author: 'build',
  });

beforeEach(() => {
  env = {};
  root = mkdtempSync(join(tmpdir(), 'ww-host-'));
  site = join(root, 'dist/site');
  write('host/package.json', JSON.stringify({ version: '1.0.0', weaversworld: { name: 'host' } }));
  writeHost('host/dist', 'good');
  writeHost('next', 'next', '2.0.0 || 1.0.0', '4e5f6a7b');
  const remote = { name: 'story', contract: '^1.0.0', mounts: ['/w'], slots: [] };
  write('mfe-story/package.json', JSON.stringify({ version: '1.0.0', weaversworld: remote }));
  write('mfe-story/dist/remoteEntry.js', 'export {}');
  write('mfe-story/dist/.inputs', 'aaa');
  assemble();
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const release = (line: string, now = Date.now()) =>
  runCommand(parseCommand(line.split(' '))!, {
    root,
    defaultStore: site,
    env: { RELEASE_AUTHOR: 'anna', ...env },
    now: () => now,
    tools: { test: () => true, build: () => true },
  });
const text = (file: string): string => readFileSync(join(site, file), 'utf8');
const scriptsIn = (html: string): string[] => [...html.matchAll(/src="([^"]+)"/g)].map(([, src = '']) => src);
const publishNext = () => release(`publish host --dist ${root}/next`);

it('a build whose host would take a remote from its visitors is refused before anything changes', async () => {
  write(
    'mfe-club/package.json',
    JSON.stringify({
      version: '1.0.0',
      weaversworld: { name: 'club', contract: '^1.0.0', mounts: ['/c'], slots: [] },
    }),
  );
  write('mfe-club/dist/remoteEntry.js', 'export {}');
  write('mfe-club/dist/.inputs', 'aaa');
  await release('publish mfe-club --share 100');
  writeHost('host/dist', 'good two', '2.0.0', '99999999');
  const before = [text('.releases/host.json'), text('index.html'), text('remotes/registry.json')];
  expect(() => assemble('2.0.0')).toThrow(/supports contract 2\.0\.0, and club@1\.0\.0-aaa needs/);
  expect([text('.releases/host.json'), text('index.html'), text('remotes/registry.json')]).toEqual(before);
});

describe('a release of the host', () => {
  it('is published for nobody, ramped by a script in the page, and given to everybody', async () => {
    expect((await publishNext()).text).toMatch(/^Published host@1\.0\.0-next\. Nobody gets it yet\./);
    expect(text('index.html')).not.toContain('next');
    expect(scriptsIn(text('index.html'))).toEqual(['/assets/vendor.11111111.js', '/assets/main.0a1b2c3d.js']);
    expect(text('assets/main.4e5f6a7b.js')).toContain('next');

    expect((await release('ramp host 1.0.0-next 30')).text).toMatch(
      /^30 % of the visitors get host@1\.0\.0-next/,
    );
    const page = text('index.html');
    expect(scriptsIn(page)).toEqual([]);
    expect(page).toContain(
      '"release":"1.0.0-next","upTo":3000,"scripts":["/assets/vendor.11111111.js","/assets/main.4e5f6a7b.js"]',
    );
    expect(page).toMatch(/Content-Security-Policy.*sha256-/);
    expect(text('favicon.svg')).toContain('good');
    expect((await release('status')).text).toMatch(
      /host@1\.0\.0-good +70 % +default.*\nhost@1\.0\.0-next +30 % +ramp/,
    );
    expect(await release('verify')).toMatchObject({ ok: true });

    await release('ramp host 1.0.0-next 100');
    // The old one stays behind it, for a release that does not start.
    expect(text('index.html')).toMatch(/"release":"1\.0\.0-next","upTo":10000.*"release":"1\.0\.0-good"/);
    expect(text('favicon.svg')).toContain('next');
    expect(text('.releases/host.json')).toContain('2.0.0 || 1.0.0');
    expect(await release('verify')).toMatchObject({ ok: true });

    expect((await release('rollback host --reason slow')).text).toMatch(/^Everybody gets host@1\.0\.0-good/);
    expect(text('index.html')).toContain('data-host-release="1.0.0-good"');
    expect(scriptsIn(text('index.html'))).toEqual(['/assets/vendor.11111111.js', '/assets/main.0a1b2c3d.js']);
    expect(text('favicon.svg')).toContain('good');
    expect(text('.releases/host.json')).not.toContain('2.0.0');
    expect((await release('history')).text).toMatch(/anna {2}rollback {2}host {2}1\.0\.0-next {2}slow/);
    expect(await release('verify')).toMatchObject({ ok: true });
  });

  it('is not in what pages and other hosts read of the remotes', async () => {
    await publishNext();
    expect(text('index.html')).not.toContain('"host":[');
    expect(text('remotes/registry.json')).toContain('"host": [');
    expect(existsSync(join(site, 'remotes/host/remoteEntry.js'))).toBe(false);
  });

  it('keeps what the operator set, and the hosts that builds replaced, for a rollback', async () => {
    writeFileSync(join(site, 'settings.json'), '{"overrideOrigins":[]}');
    for (const hash of ['99999999', '88888888']) {
      rmSync(join(root, 'host/dist'), { recursive: true });
      writeHost('host/dist', hash, '1.0.0', hash);
      const stale = join(site, 'assets/main.77777777.js');
      writeFileSync(stale, 'of no host');
      const old = new Date(Date.now() - 8 * DAY_MS);
      for (const file of [stale, join(site, 'remotes/host/1.0.0-good')]) utimesSync(file, old, old);
      assemble();
      expect(existsSync(stale)).toBe(false);
      expect(text('index.html')).toContain(`main.${hash}.js`);
      expect(text('assets/main.0a1b2c3d.js')).toContain('good');
    }
    expect(text('settings.json')).toContain('overrideOrigins');
    expect((await release('rollback host')).text).toMatch(/^Everybody gets host@1\.0\.0-99999999/);
    expect(text('index.html')).toContain('main.99999999.js');
    expect(await release('verify')).toMatchObject({ ok: true });
  });

  it('is pruned with its files once nobody had it for long enough', async () => {
    await publishNext();
    await release('ramp host 1.0.0-next 10');
    await release('rollback host');
    const later = Date.now() + 9 * DAY_MS;
    expect((await release('prune', later)).text).toMatch(/^Removed host@1\.0\.0-next/);
    expect(readdirSync(join(site, 'assets')).sort()).toEqual([
      'main.0a1b2c3d.css',
      'main.0a1b2c3d.js',
      'vendor.11111111.js',
    ]);
    expect(await release('verify')).toMatchObject({ ok: true });
  });

  it.each<[string, () => void]>([
    ['a file at the root', () => writeFileSync(join(site, 'favicon.svg'), 'other')],
    ['a script at the root', () => rmSync(join(site, 'assets/main.4e5f6a7b.js'))],
    ['the page', () => writeFileSync(join(site, 'index.html'), '<html><head></head></html>')],
  ])('verify finds %s that differs, and inline repairs it', async (_what, damage) => {
    await publishNext();
    await release('ramp host 1.0.0-next 10');
    damage();
    expect((await release('verify')).text).toMatch(/Run: pnpm release inline/);
    await release('inline');
    expect(await release('verify')).toMatchObject({ ok: true });
  });

  it('is refused when visitors would lose a remote, and so is a remote that one of two hosts cannot run', async () => {
    writeHost('two', 'two', '2.0.0', '22222222');
    await release(`publish host --dist ${root}/two`);
    await expect(release('ramp host 1.0.0-two 10')).rejects.toThrow(
      /host@1\.0\.0-two supports contract 2\.0\.0, and story@1\.0\.0-aaa needs contract \^1\.0\.0\. First roll back/,
    );
    await publishNext();
    await release('ramp host 1.0.0-next 10');
    const remote = { name: 'new', contract: '^2.0.0', mounts: ['/n'], slots: [] };
    write('mfe-new/package.json', JSON.stringify({ version: '1.0.0', weaversworld: remote }));
    const publishNew = () => release(`publish mfe-new --dist ${root}/mfe-story/dist --share 100`);
    await expect(publishNew()).rejects.toThrow(/needs contract \^2\.0\.0, and a host here has 1\.0\.0/);
    await release('ramp host 1.0.0-next 100');
    await publishNew();
    await expect(release('rollback host')).rejects.toThrow(/new@1\.0\.0-aaa needs contract \^2\.0\.0/);
    expect(await release('verify')).toMatchObject({ ok: true });
  });

  it.each([
    ['publish host --dist next --url https://cdn.example/', /without --url/],
    ['publish host --dist empty', /has no host\.json/],
  ])('%s is rejected with the remedy', async (line, message) => {
    mkdirSync(join(root, 'empty'));
    await expect(release(line.replace('--dist ', `--dist ${root}/`))).rejects.toThrow(message);
  });

  it('gives its name to no remote', async () => {
    const remote = { name: 'host', contract: '^1.0.0', mounts: ['/w'], slots: [] };
    write(
      'mfe-host/package.json',
      JSON.stringify({ version: '1.0.0', weaversworld: { ...remote, port: 3000 } }),
    );
    await expect(release(`publish mfe-host --dist ${root}/mfe-story/dist`)).rejects.toThrow(
      /host\.json|must not be "host"/,
    );
  });
});

describe('a release of the host in a bucket', () => {
  let s3: S3Server;
  beforeEach(async () => {
    s3 = await startS3Server();
    const { keyId, secret, url } = s3.settings;
    env = {
      RELEASES_BUCKET_KEY_ID: keyId,
      RELEASES_BUCKET_SECRET: secret,
      RELEASES_BUCKET_REGION: s3.settings.region,
    };
    env.STORE = url;
  });
  afterEach(() => s3.close());
  const inBucket = (line: string) => release(`${line} --store ${env.STORE}`);
  const object = (name: string): string =>
    String([...s3.objects].find(([key]) => key.endsWith(`/test/${name}`))?.[1].bytes ?? '');

  it('is published from another machine, ramped and rolled back', async () => {
    await inBucket('upload dist/site');
    await inBucket(`publish host --dist ${root}/next`);
    expect(object('assets/main.4e5f6a7b.js')).toContain('next');
    await inBucket('ramp host 1.0.0-next 100');
    expect(object('favicon.svg')).toContain('next');
    expect(object('index.html')).toContain('"release":"1.0.0-next"');
    expect((await inBucket('verify')).text).toMatch(/^No problems/);
    await inBucket('rollback host');
    expect(object('favicon.svg')).toContain('good');
    expect(object('index.html')).toContain('data-host-release="1.0.0-good"');
    expect((await inBucket('verify')).text).toMatch(/^No problems/);
  });
});
