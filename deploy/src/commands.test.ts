import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseCommand } from './arguments.ts';
import { assembleSite } from './assemble-site.ts';

import type { RemoteTools } from './publish.ts';
import { runCommand } from './run-command.ts';

let root: string;
let ran: string[];
let defaultStore: string | undefined;
let tools: RemoteTools;
beforeEach(() => {
  ran = [];
  tools = {
    test: (dir) => ran.push(`test ${dir}`) > 0,
    build: (dir) => ran.push(`build ${dir}`) > 0,
  };
  root = mkdtempSync(join(tmpdir(), 'ww-deploy-'));
  defaultStore = join(root, 'dist/site');
  const remote = {
    version: '1.0.0',
    weaversworld: { name: 'story', contract: '^1.0.0', mounts: ['/w'], slots: [] },
  };
  const files = {
    'host/dist/index.html': '<!doctype html><html><head><meta charset="utf-8"></head></html>',
    'mfe-story/package.json': JSON.stringify(remote),
    'mfe-story/dist/remoteEntry.js': 'export {}',
    'mfe-story/dist/.inputs': 'aaa',
    'next/remoteEntry.js': 'export const next = 1',
    'next/.inputs': 'bbb',
    'other/remoteEntry.js': 'export const other = 1',
    'other/.inputs': 'ccc',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(root, name, '..'), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  assembleSite({
    dir: join(root, 'dist/site'),
    host: { dist: join(root, 'host/dist'), contract: '1.0.0' },
    remotes: [join(root, 'mfe-story')],
    author: 'build',
  });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const release = (line: string) =>
  runCommand(parseCommand(line.split(' '))!, {
    root,
    defaultStore,
    env: { RELEASE_AUTHOR: 'anna' },
    now: Date.now,
    tools,
  });
const page = () => readFileSync(join(root, 'dist/site/index.html'), 'utf8');

describe('pnpm release', () => {
  it('publishes, ramps and rolls back a release', async () => {
    expect((await release(`publish mfe-story --dist ${root}/next`)).text).toMatch(
      /Published story@1\.0\.0-bbb\. Nobody gets it yet\. Next: pnpm release ramp story 1\.0\.0-bbb 10/,
    );
    expect((await release('ramp story 1.0.0-bbb 10')).text).toMatch(
      /^10 % of the visitors get story@1\.0\.0-bbb/,
    );
    expect((await release('status')).text).toMatch(
      /story@1\.0\.0-aaa\s+90 %\s+default.*\nstory@1\.0\.0-bbb\s+10 %\s+ramp/,
    );
    expect((await release('rollback story --reason slow')).text).toMatch(
      /Everybody gets story@1\.0\.0-aaa.*bbb is halted/,
    );
    expect((await release('status')).text).toMatch(/bbb\s+0 %\s+halted.*slow/);
    expect((await release('history')).text).toMatch(/anna {2}ramp 10 % {2}story.*\n.*anna {2}rollback/);
    expect(await release('verify')).toMatchObject({ ok: true });
  });

  it('tests and builds a remote before it is published', async () => {
    const dir = join(root, 'mfe-story');
    await release('publish mfe-story');
    expect(ran).toEqual([`test ${dir}`, `build ${dir}`]);
    await release('publish mfe-story --skip-tests');
    expect(ran.slice(2)).toEqual([`build ${dir}`]);
  });

  it.each([
    ['test', /A test failed, so nothing was published/],
    ['build', /The build failed, so nothing was published/],
  ] as const)('publishes nothing when the %s fails', async (tool, message) => {
    tools = { ...tools, [tool]: () => false };
    await expect(release('publish mfe-story')).rejects.toThrow(message);
    expect((await release('history')).text).not.toContain('publish');
  });

  it('names a build of another tool by a hash of its files', async () => {
    rmSync(join(root, 'next/.inputs'));
    const { text } = await release(`publish mfe-story --dist ${root}/next`);
    expect(text).toMatch(/Published story@1\.0\.0-[0-9a-f]{10}\./);
    expect((await release(`publish mfe-story --dist ${root}/next`)).text).toMatch(/published already/);
    writeFileSync(join(root, 'next/chunk.mjs'), 'export {}');
    const other = await release(`publish mfe-story --dist ${root}/next`);
    expect(other.text).not.toBe(text);
    expect(page()).toContain('chunk.mjs":"sha384-');
    expect(await release('verify')).toMatchObject({ ok: true });
  });

  it('takes the entry file from the command line or package.json', async () => {
    const remoteEntry = { path: '', name: 'remoteEntry.js', type: 'module' };
    const manifest = JSON.stringify({ metaData: { publicPath: 'auto', remoteEntry } });
    writeFileSync(join(root, 'next/mf-manifest.json'), manifest);
    await release(`publish mfe-story --dist ${root}/next --entry mf-manifest.json`);
    expect(page()).toContain(`"manifests":{"/remotes/story/1.0.0-bbb/mf-manifest.json":${manifest}}`);
    writeFileSync(join(root, 'next/.inputs'), 'ccc');
    writeFileSync(join(root, 'next/container.js'), 'export {}');
    const packageJson = JSON.parse(readFileSync(join(root, 'mfe-story/package.json'), 'utf8'));
    packageJson.weaversworld.entry = 'container.js';
    writeFileSync(join(root, 'mfe-story/package.json'), JSON.stringify(packageJson));
    await release(`publish mfe-story --dist ${root}/next`);
    expect(page()).toContain('"url":"/remotes/story/1.0.0-ccc/container.js"');
    await expect(release(`publish mfe-story --dist ${root}/next --entry assets/a.js`)).rejects.toThrow(
      /has no assets\/a\.js at its top level/,
    );
    expect(await release('verify')).toMatchObject({ ok: true });
  });

  it('keeps index.html in step with the registry', async () => {
    await release(`publish mfe-story --dist ${root}/next`);
    expect(page()).toContain('/remotes/story/1.0.0-bbb/remoteEntry.js');
    await release('ramp story 1.0.0-bbb 10');
    await release('rollback story');
    expect(page()).not.toContain('1.0.0-bbb');
  });

  it('updates the policy in index.html with every change, so that its own scripts run', async () => {
    const policyOf = () =>
      /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(page())?.[1] ?? '';
    const expectMatchingPolicy = () => {
      const importMap = /<script type="importmap">([^<]+)<\/script>/.exec(page())?.[1] ?? '';
      expect(policyOf()).toContain(`'sha256-${createHash('sha256').update(importMap).digest('base64')}'`);
      expect(page().indexOf('<meta http-equiv')).toBeLessThan(page().indexOf('<script'));
      expect(page().split('http-equiv')).toHaveLength(2);
    };
    expectMatchingPolicy();
    const first = policyOf();
    await release(`publish mfe-story --dist ${root}/next`);
    expectMatchingPolicy();
    expect(policyOf()).not.toBe(first);

    writeFileSync(join(root, 'dist/site/settings.json'), '{"apiOrigin":"https://api.example"}');
    await release('inline');
    expect(policyOf()).toContain("connect-src 'self' https://api.example wss://api.example;");
    writeFileSync(join(root, 'dist/site/settings.json'), 'no JSON');
    await release('inline');
    expect(policyOf()).toContain("connect-src 'self';");
  });

  it('publishes a build once, and reports whether it ever had visitors', async () => {
    const publish = `publish mfe-story --dist ${root}/next`;
    expect((await release(publish)).json).toMatchObject({ changed: true, waiting: true });
    expect(await release(publish)).toMatchObject({
      text: expect.stringMatching(/is published already.*nothing was done\. Nobody gets it yet/),
      json: { changed: false, revision: 3, release: '1.0.0-bbb', waiting: true },
    });
    await release('ramp story 1.0.0-bbb 10');
    await release('rollback story');
    expect((await release(publish)).json).toMatchObject({ changed: false, waiting: false });
  });

  it('gives the first release of a remote to nobody, unless a share is named', async () => {
    const publish = `publish mfe-story --dist ${root}/next --store ${root}`;
    expect(await release(`${publish}/empty`)).toMatchObject({
      text: expect.stringMatching(
        /^Published story@1\.0\.0-bbb\. Nobody gets it yet\. Next: pnpm release ramp/,
      ),
      json: { waiting: true },
    });
    expect((await release(`status --store ${root}/empty`)).text).toMatch(/bbb\s+0 %\s+idle/);
    expect((await release(`verify --store ${root}/empty`)).ok).toBe(true);
    expect((await release(`${publish}/other-store --share 20`)).text).toBe(
      'Published story@1.0.0-bbb. 20 % of the visitors get it from their next page load on.',
    );
    expect((await release(`status --store ${root}/other-store`)).text).toMatch(/bbb\s+20 %\s+ramp/);
    expect((await release(`rollback story --store ${root}/other-store`)).text).toMatch(
      /^Nobody gets story from their next page load on; 1\.0\.0-bbb is halted/,
    );
    await release(`${publish}/third --share 100`);
    expect((await release(`status --store ${root}/third`)).text).toMatch(/bbb\s+100 %\s+default/);
  });

  it('refuses a remote that takes mounts of another one, and one for another contract', async () => {
    const define = (name: string, weaversworld: object) => {
      mkdirSync(join(root, name), { recursive: true });
      const remote = { name: 'rogue', contract: '^1.0.0', mounts: [], slots: [], ...weaversworld };
      const text = JSON.stringify({ version: '1.0.0', weaversworld: remote });
      writeFileSync(join(root, name, 'package.json'), text);
    };
    const publish = `publish mfe-rogue --dist ${root}/next`;
    define('mfe-rogue', { mounts: ['/w/login'] });
    await expect(release(publish)).rejects.toThrow(
      /mounts \/w\/login, which belongs to story.*--allow-mount/,
    );
    define('mfe-rogue', { contract: '^9.0.0' });
    await expect(release(publish)).rejects.toThrow(/needs contract \^9\.0\.0, and a host here has 1\.0\.0/);
    for (const mount of ['/', '/rogue/', 'rogue', '/a b']) {
      define('mfe-rogue', { mounts: [mount] });
      await expect(release(publish)).rejects.toThrow(/must be a path like \/club/);
    }
    expect((await release('status')).text).not.toContain('rogue');
    define('mfe-rogue', { mounts: ['/w/login'] });
    await release(`${publish} --allow-mount /w/login`);
    expect(await release('verify')).toMatchObject({ ok: true });
  });

  it('verify finds a registry that others wrote, in which a remote takes mounts of another one', async () => {
    await release(`publish mfe-story --dist ${root}/next`);
    const file = join(root, 'dist/site/remotes/registry.json');
    const document = JSON.parse(readFileSync(file, 'utf8'));
    const rogue = structuredClone(document.microFrontends.story[0]);
    rogue.extras.weaversworld.mounts = ['/w/login'];
    document.microFrontends.rogue = [rogue];
    rmSync(join(root, 'dist/site/.releases/revisions'), { recursive: true });
    writeFileSync(file, JSON.stringify(document));
    expect((await release('verify')).text).toMatch(
      /rogue@1\.0\.0-aaa: mounts \/w\/login, which belongs to story\./,
    );
  });

  it('changes nothing when the registry moved on from the revision named', async () => {
    await release(`publish mfe-story --dist ${root}/next`);
    await expect(release('ramp story 1.0.0-bbb 10 --revision 1')).rejects.toThrow(/Somebody else was faster/);
    await expect(release(`publish mfe-story --dist ${root}/other --revision 1`)).rejects.toThrow(
      /Somebody else was faster/,
    );
  });

  it('needs --store where there is no default store', async () => {
    defaultStore = undefined;
    await expect(release('status')).rejects.toThrow('Name the release store: --store DIR');
    expect((await release(`status --store ${root}/dist/site`)).text).toMatch(/story@1\.0\.0-aaa/);
  });

  it('prints JSON', async () => {
    expect((await release('status --json')).json).toEqual({
      revision: 2,
      releases: [
        expect.objectContaining({ remote: 'host', share: 100, role: 'default' }),
        expect.objectContaining({ remote: 'story', release: '1.0.0-aaa', share: 100, role: 'default' }),
      ],
    });
  });

  it('shows how releases load and what they cost, as a server counts them', async () => {
    const counts = { remote: 'story', release: '1.0.0-aaa', loads: 40, failures: 1 };
    const vitals = { lcp: { p75: 1500, loads: 40 }, cls: { p75: 50, loads: 40 } };
    const server = createServer((_request, response) =>
      response.end(JSON.stringify({ releases: [{ ...counts, vitals }] })),
    );
    await new Promise<void>((ready) => server.listen(0, 'localhost', () => ready()));
    const { port } = server.address() as AddressInfo;
    expect((await release(`status --server http://localhost:${port}`)).text).toMatch(
      /story@1\.0\.0-aaa.*40 sampled loads, 1 failed +LCP 1500 ms, CLS 0\.05$/m,
    );
    server.close();
  });

  it.each([
    ['prune --days 3', /at least 7 days/],
    ['publish mfe-nothing', /There is no .*mfe-nothing/],
    ['publish mfe-story --dist .', /no finished build/],
    ['status --server http://localhost:1', /returned no figures.*Omit --server/],
  ])('%s is rejected with the remedy', async (line, message) => {
    await expect(release(line)).rejects.toThrow(message);
  });

  it('keeps replaced builds for a rollback, and the files of a publish that is under way for a week', async () => {
    const remotes = join(root, 'dist/site/remotes/story');
    const assemble = (build: string) => {
      writeFileSync(join(root, 'mfe-story/dist/.inputs'), build);
      assembleSite({
        dir: join(root, 'dist/site'),
        host: { dist: join(root, 'host/dist'), contract: '1.0.0' },
        remotes: [join(root, 'mfe-story')],
        author: 'build',
      });
    };
    const foldersIn = (path: string): string[] =>
      readdirSync(path, { withFileTypes: true })
        .filter((one) => one.isDirectory())
        .map(({ name }) => name)
        .sort();
    const age = (release: string, days: number): void => {
      const time = new Date(Date.now() - days * 24 * 3_600_000);
      utimesSync(join(remotes, release), time, time);
    };
    mkdirSync(join(remotes, '1.0.0-paused'));
    age('1.0.0-aaa', 30);
    assemble('bbb');
    assemble('ccc');
    expect(foldersIn(remotes)).toEqual(['1.0.0-aaa', '1.0.0-bbb', '1.0.0-ccc', '1.0.0-paused']);
    age('1.0.0-paused', 8);
    assemble('ddd');
    expect(foldersIn(remotes)).toEqual(['1.0.0-aaa', '1.0.0-bbb', '1.0.0-ccc', '1.0.0-ddd']);
    expect((await release('rollback story')).text).toMatch(/^Everybody gets story@1\.0\.0-ccc/);
    expect(await release('verify')).toMatchObject({ ok: true });
  });

  it('keeps published and ramped releases when the site is assembled again', async () => {
    await release(`publish mfe-story --dist ${root}/next`);
    await release('ramp story 1.0.0-bbb 10');
    assembleSite({
      dir: join(root, 'dist/site'),
      host: { dist: join(root, 'host/dist'), contract: '1.0.0' },
      remotes: [join(root, 'mfe-story')],
      author: 'build',
    });
    expect((await release('status')).text).toMatch(/bbb\s+10 %\s+ramp/);
  });
});
