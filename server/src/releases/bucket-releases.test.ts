import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createBucket, createBucketMirror, createStore } from '@weaversworld/deploy/store';
import { addRelease, rampRelease } from '@weaversworld/shared/releases';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type S3Server, startS3Server } from '../../../scripts/s3-server.ts';
import { until } from '../testing/listening-server.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const INFO = { name: 'story', contract: '^1.0.0', mounts: ['/weaversworld'], slots: [] };

let s3: S3Server;
let root: string;
let env: Record<string, string>;
const servers: ServerProcess[] = [];

/** Runs `pnpm release` as a team's pipeline does, on a machine that shares no disk with the servers. */
const release = (...args: string[]) =>
  new Promise<string>((done, failed) =>
    execFile(
      process.execPath,
      ['--import', 'tsx', join(ROOT, 'deploy/src/main.ts'), ...args, '--store', s3.settings.url],
      { cwd: ROOT, env: { PATH: process.env.PATH ?? '', RELEASE_AUTHOR: 'anna', ...env } },
      (error, out, err) => (error ? failed(new Error(`${out}${err}`)) : done(out)),
    ),
  );
const start = (name: string) => {
  const server = startServerProcess({
    DATA_DIR: join(root, `data-${name}`),
    SITE_DIR: join(root, `site-${name}`),
    RELEASES_BUCKET_URL: s3.settings.url,
    TRUST_PROXY: 'loopback',
    ...env,
  });
  servers.push(server);
  return server;
};
const writeBuild = (build: string): string => {
  const dir = join(root, build);
  mkdirSync(join(dir, 'assets'), { recursive: true });
  writeFileSync(join(dir, 'remoteEntry.js'), `export const build = '${build}'`);
  writeFileSync(join(dir, 'assets/page.js'), `export const page = '${build}'`);
  writeFileSync(join(dir, '.inputs'), build);
  return dir;
};
const textOf = async (origin: string, path: string, accept = '*/*') => {
  const response = await fetch(`${origin}${path}`, { headers: { accept } });
  return `${response.status} ${await response.text()}`;
};
const pageOf = (origin: string) => textOf(origin, '/weaversworld', 'text/html');

beforeAll(async () => {
  s3 = await startS3Server();
  env = {
    RELEASES_BUCKET_KEY_ID: s3.settings.keyId,
    RELEASES_BUCKET_SECRET: s3.settings.secret,
    RELEASES_BUCKET_REGION: s3.settings.region,
  };
  root = mkdtempSync(join(tmpdir(), 'ww-bucket-'));
  // A site as `pnpm build` leaves it: a host, and one remote as default.
  const site = join(root, 'site');
  mkdirSync(join(site, '.releases'), { recursive: true });
  writeFileSync(join(site, '.releases/host.json'), '{"contract":"1.0.0"}');
  writeFileSync(join(site, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
  writeFileSync(join(site, 'main.0a1b2c3d.js'), 'console.log(1)');
  const store = createStore({ dir: site });
  const entry = store.addFiles(writeBuild('a'), { ...INFO, version: '1.0.0', build: 'a' });
  store.change({ author: 'build', action: 'build' }, (registry, change) =>
    rampRelease(addRelease(registry, 'story', entry, change), 'story', '1.0.0-a', {
      ...change,
      share: 100,
      salt: 's',
    }),
  );
  mkdirSync(join(root, 'mfe-story'));
  writeFileSync(
    join(root, 'mfe-story/package.json'),
    JSON.stringify({ version: '1.0.0', weaversworld: INFO }),
  );
});
afterAll(async () => {
  for (const server of servers) await server.stop();
  await s3.close();
  rmSync(root, { recursive: true, force: true });
});

it('a release in a bucket reaches every server without a shared disk, and a failing ramp is halted there', {
  timeout: 240_000,
}, async () => {
  await release('upload', join(root, 'site'));
  const origins = await Promise.all(['one', 'two'].map((name) => start(name).ready));
  for (const origin of origins) {
    expect(await pageOf(origin)).toMatch(/^200 .*1\.0\.0-a/s);
    expect(await textOf(origin, '/main.0a1b2c3d.js')).toBe('200 console.log(1)');
    expect(await textOf(origin, '/remotes/story/1.0.0-a/assets/page.js')).toBe("200 export const page = 'a'");
    expect(await textOf(origin, '/.releases/mirror.json')).toMatch(/^404/);
  }

  const args = ['publish', join(root, 'mfe-story'), '--dist', writeBuild('b'), '--share', '50'];
  expect(await release(...args)).toMatch(/^Published story@1\.0\.0-b\./);
  for (const origin of origins) {
    await until(
      () => pageOf(origin),
      (page) => page.includes('1.0.0-b'),
      30_000,
    );
    expect(await textOf(origin, '/remotes/story/1.0.0-b/remoteEntry.js')).toBe(
      "200 export const build = 'b'",
    );
  }

  // While the bucket is away the copies are served, and a server can start again beside its copy only when it is back.
  s3.state.refuse = 'ServiceUnavailable';
  expect(await pageOf(origins[0] ?? '')).toMatch(/^200 .*1\.0\.0-b/s);
  const refused = start('three');
  expect(await refused.ended).toBe(1);
  expect(refused.output.err).toMatch(/^The bucket at http\S+ refuses to .*Check RELEASES_BUCKET_URL/);
  s3.state.refuse = null;

  for (let network = 0; network < 12; network += 1) {
    const [origin = ''] = origins;
    const report = { remote: 'story', release: '1.0.0-b', outcome: 'failed', cause: 'chunk', ms: 20 };
    const { status } = await fetch(`${origin}/releases/report`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', origin, 'x-forwarded-for': `198.51.${network}.7` },
      body: JSON.stringify({ load: `load-${network}`, reports: [report] }),
    });
    expect(status).toBe(204);
  }
  // Of the copy that the other server has; the command takes a second of CPU time.
  await until(
    () => textOf(origins[1] ?? '', '/remotes/registry.json'),
    (text) => /"status": ?"halted"/.test(text),
    60_000,
  );
  expect(await release('status')).toMatch(/1\.0\.0-b\s+0 %\s+halted/);
  expect(await release('history')).toMatch(
    /server {2}halt {2}story {2}1\.0\.0-b {2}\d+ of \d+ page loads failed/,
  );
  await until(
    () => pageOf(origins[1] ?? ''),
    (page) => !page.includes('1.0.0-b'),
    30_000,
  );
  expect(await release('verify')).toMatch(/^No problems/);
});

it('a server does not copy over a release store of its own', async () => {
  const server = startServerProcess({
    DATA_DIR: join(root, 'data-own'),
    SITE_DIR: join(root, 'site'),
    RELEASES_BUCKET_URL: s3.settings.url,
    ...env,
  });
  expect(await server.ended).toBe(1);
  expect(server.output.err).toMatch(/is a release store of its own.*Set SITE_DIR to an empty folder/);
});

it('a copy has files of releases before what names them, and nothing outside of its folder', async () => {
  const bucket = createBucket({ ...s3.settings, url: `${s3.settings.url}-mirror`, name: 'RELEASES_BUCKET' });
  const dir = join(root, 'mirror');
  const put = (key: string, text: string) => bucket.put(key, Buffer.from(text), 'text/plain');
  for (const key of [
    'index.html',
    'remotes/registry.json',
    'remotes/a/1/b.js',
    '../out.js',
    'x/.env',
    '.secret',
  ])
    await put(key, key);
  await put('.releases/revisions/00000001.json', '{}');
  const mirror = createBucketMirror(bucket, dir);
  s3.state.onRequest = async (method, key) => {
    if (method === 'GET' && key.endsWith('b.js')) throw new Error('cut off');
  };
  await expect(mirror.update()).rejects.toThrow(/cannot be reached/);
  expect(existsSync(join(dir, 'index.html')) || existsSync(join(dir, 'remotes/registry.json'))).toBe(false);
  s3.state.onRequest = async () => undefined;
  expect(await mirror.update()).toBe(3);
  expect(readdirSync(dir, { recursive: true }).sort()).toEqual(
    [
      '.releases',
      '.releases/mirror.json',
      'index.html',
      'remotes',
      'remotes/a',
      'remotes/a/1',
      'remotes/a/1/b.js',
      'remotes/registry.json',
    ].sort(),
  );
  expect(existsSync(join(root, 'out.js'))).toBe(false);
  expect(await createBucketMirror(bucket, dir).update()).toBe(0);
  await bucket.delete('remotes/a/1/b.js');
  expect(await mirror.update()).toBe(1);
  expect(existsSync(join(dir, 'remotes/a/1/b.js'))).toBe(false);

  // A registry that was written after the listing names a release that the listing has not.
  const isCopied: boolean[] = [];
  s3.state.onRequest = async (method, key) => {
    if (method !== 'GET' || !key.endsWith('remotes/registry.json')) return;
    isCopied.push(existsSync(join(dir, 'remotes/a/2/c.js')));
    if (isCopied.length > 1) return;
    await put('remotes/a/2/c.js', 'c');
    await put('remotes/registry.json', 'names a/2');
  };
  await put('remotes/registry.json', 'changed');
  await mirror.update();
  s3.state.onRequest = async () => undefined;
  expect(isCopied).toEqual([false, true]);
  expect(readFileSync(join(dir, 'remotes/registry.json'), 'utf8')).toBe('names a/2');

  for (const { key } of await bucket.list('')) await bucket.delete(key);
  await expect(mirror.update()).rejects.toThrow(/has no index\.html any more, so nothing was deleted/);
  expect(existsSync(join(dir, 'index.html')) && existsSync(join(dir, 'remotes/a/2/c.js'))).toBe(true);
});
