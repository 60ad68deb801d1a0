import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type S3Server, startS3Server } from '../../scripts/s3-server.ts';
import { parseCommand } from './arguments.ts';
import { assembleSite } from './assemble-site.ts';
import { runCommand } from './run-command.ts';

/* Files of the host at the root of a bucket. */

const PREFIX = '/stories/test/';
const DAY_MS = 24 * 3_600_000;

let s3: S3Server;
let root: string;
let now: number;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.close());

const write = (file: string, text: string): void => {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), text);
};
const writeHost = (folder: string, build: string, hash: string): void => {
  const tags = `<script src="/assets/vendor.11111111.js" type="module"></script><script src="/assets/main.${hash}.js" type="module"></script>`;
  write(`${folder}/index.html`, `<!doctype html><html><head><meta charset="utf-8">${tags}</head></html>`);
  write(`${folder}/assets/vendor.11111111.js`, 'export const vendor = 1');
  write(`${folder}/assets/main.${hash}.js`, `console.log('${build}')`);
  write(`${folder}/favicon.svg`, `<svg id="${build}"/>`);
  write(`${folder}/host.json`, JSON.stringify({ contract: '1.0.0' }));
  write(`${folder}/.inputs`, build);
};
const release = (line: string) =>
  runCommand(parseCommand(`${line} --store ${s3.settings.url}`.split(' '))!, {
    root,
    env: {
      RELEASE_AUTHOR: 'anna',
      RELEASES_BUCKET_KEY_ID: s3.settings.keyId,
      RELEASES_BUCKET_SECRET: s3.settings.secret,
      RELEASES_BUCKET_REGION: s3.settings.region,
    },
    now: () => now,
    tools: { test: () => true, build: () => true },
  });
const publishNext = () => release(`publish host --dist ${root}/next`);
const assets = () =>
  [...s3.objects.keys()].flatMap((key) => /^\/stories\/test\/assets\/(.+)/.exec(key)?.[1] ?? []).sort();
/** Runs `meanwhile` at the first request of this kind, which waits for it. */
const atFirst = (method: string, key: string, meanwhile: () => Promise<unknown>) => {
  s3.state.onRequest = async (sent, path) => {
    if (sent !== method || !path.endsWith(`test/${key}`)) return;
    s3.state.onRequest = async () => undefined;
    await meanwhile();
  };
};
const eightDaysLater = (): void => {
  now += 8 * DAY_MS;
  for (const object of s3.objects.values()) object.modifiedAt = now - 8 * DAY_MS;
};
/** What is left of a host whose release was pruned. */
const leaveFileOfNext = (): void => {
  const left = { bytes: Buffer.from("console.log('next')"), type: 'text/javascript', modifiedAt: now };
  s3.objects.set(`${PREFIX}assets/main.4e5f6a7b.js`, left);
  eightDaysLater();
};

beforeEach(async () => {
  s3.objects.clear();
  s3.state.onRequest = async () => undefined;
  now = Date.now();
  root = mkdtempSync(join(tmpdir(), 'ww-bucket-host-'));
  write('host/package.json', JSON.stringify({ version: '1.0.0', weaversworld: { name: 'host' } }));
  writeHost('host/dist', 'good', '0a1b2c3d');
  writeHost('next', 'next', '4e5f6a7b');
  const remote = { name: 'story', contract: '^1.0.0', mounts: ['/w'], slots: [] };
  write('mfe-story/package.json', JSON.stringify({ version: '1.0.0', weaversworld: remote }));
  write('mfe-story/dist/remoteEntry.js', 'export {}');
  write('mfe-story/dist/.inputs', 'aaa');
  assembleSite({
    dir: join(root, 'site'),
    host: { dist: join(root, 'host/dist'), contract: '1.0.0' },
    remotes: [join(root, 'mfe-story')],
    author: 'build',
  });
  await release('upload site');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('prune deletes those of hosts that it removes, and no others', async () => {
  await publishNext();
  expect(assets()).toEqual(['main.0a1b2c3d.js', 'main.4e5f6a7b.js', 'vendor.11111111.js']);
  await release('ramp host 1.0.0-next 10');
  await release('rollback host');
  eightDaysLater();
  const recent = { bytes: Buffer.from('recent'), type: 'text/javascript', modifiedAt: now - DAY_MS };
  s3.objects.set(`${PREFIX}assets/recent.99999999.js`, recent);
  expect((await release('prune')).text).toMatch(/^Removed host@1\.0\.0-next/);
  expect(assets()).toEqual(['main.0a1b2c3d.js', 'recent.99999999.js', 'vendor.11111111.js']);
  expect(s3.objects.has(`${PREFIX}favicon.svg`)).toBe(true);
  expect((await release('verify')).text).toMatch(/^No problems/);
});

it('those of a host that is published again while a prune deletes them stay', async () => {
  leaveFileOfNext();
  atFirst('DELETE', 'assets/main.4e5f6a7b.js', publishNext);
  await release('prune');
  expect(assets()).toContain('main.4e5f6a7b.js');
  expect((await release('verify')).text).toMatch(/^No problems/);
});

it('those of a host whose publisher saw them before a prune deleted them are written again', async () => {
  leaveFileOfNext();
  atFirst('PUT', 'remotes/host/1.0.0-next/assets/main.4e5f6a7b.js', () => release('prune'));
  await publishNext();
  expect(assets()).toContain('main.4e5f6a7b.js');
  expect((await release('verify')).text).toMatch(/^No problems/);
});
