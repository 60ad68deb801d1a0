import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readOrder } from './arguments.ts';
import { runOrder } from './commands.ts';
import { layOut } from './lay-out.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ww-deploy-'));
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
  layOut({
    dir: join(root, 'dist/site'),
    host: { dist: join(root, 'host/dist'), contract: '1.0.0' },
    remotes: [join(root, 'mfe-story')],
    author: 'build',
  });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const release = (line: string) =>
  runOrder(readOrder(line.split(' '))!, { root, env: { RELEASE_AUTHOR: 'anna' }, now: Date.now });
const page = () => readFileSync(join(root, 'dist/site/index.html'), 'utf8');

describe('pnpm release', () => {
  it('brings a release from its build to everybody, and back', async () => {
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

  it('names a build that other tools made by its files', async () => {
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

  it('lets a remote begin with the file that its package.json or the command line names', async () => {
    const remoteEntry = { path: '', name: 'remoteEntry.js', type: 'module' };
    const manifest = JSON.stringify({ metaData: { publicPath: 'auto', remoteEntry } });
    writeFileSync(join(root, 'next/mf-manifest.json'), manifest);
    await release(`publish mfe-story --dist ${root}/next --entry mf-manifest.json`);
    expect(page()).toContain(`"manifests":{"/remotes/story/1.0.0-bbb/mf-manifest.json":${manifest}}`);
    writeFileSync(join(root, 'next/.inputs'), 'ccc');
    writeFileSync(join(root, 'next/container.js'), 'export {}');
    const said = JSON.parse(readFileSync(join(root, 'mfe-story/package.json'), 'utf8'));
    said.weaversworld.entry = 'container.js';
    writeFileSync(join(root, 'mfe-story/package.json'), JSON.stringify(said));
    await release(`publish mfe-story --dist ${root}/next`);
    expect(page()).toContain('"url":"/remotes/story/1.0.0-ccc/container.js"');
    await expect(release(`publish mfe-story --dist ${root}/next --entry assets/a.js`)).rejects.toThrow(
      /has no assets\/a\.js at its top/,
    );
    expect(await release('verify')).toMatchObject({ ok: true });
  });

  it('keeps index.html telling what the registry says', async () => {
    await release(`publish mfe-story --dist ${root}/next`);
    expect(page()).toContain('/remotes/story/1.0.0-bbb/remoteEntry.js');
    await release('ramp story 1.0.0-bbb 10');
    await release('rollback story');
    expect(page()).not.toContain('1.0.0-bbb');
  });

  it('writes into index.html the policy that lets its own scripts run, anew with every change', async () => {
    const policyOf = () =>
      /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(page())?.[1] ?? '';
    const fits = () => {
      const importMap = /<script type="importmap">([^<]+)<\/script>/.exec(page())?.[1] ?? '';
      expect(policyOf()).toContain(`'sha256-${createHash('sha256').update(importMap).digest('base64')}'`);
      expect(page().indexOf('<meta http-equiv')).toBeLessThan(page().indexOf('<script'));
      expect(page().split('http-equiv')).toHaveLength(2);
    };
    fits();
    const first = policyOf();
    await release(`publish mfe-story --dist ${root}/next`);
    fits();
    expect(policyOf()).not.toBe(first);

    writeFileSync(join(root, 'dist/site/settings.json'), '{"apiOrigin":"https://api.example"}');
    await release('inline');
    expect(policyOf()).toContain("connect-src 'self' https://api.example wss://api.example;");
    writeFileSync(join(root, 'dist/site/settings.json'), 'no JSON');
    await release('inline');
    expect(policyOf()).toContain("connect-src 'self';");
  });

  it('publishes a build once, and says whether anybody ever got it', async () => {
    const publish = `publish mfe-story --dist ${root}/next`;
    expect((await release(publish)).json).toMatchObject({ changed: true, waiting: true });
    expect(await release(publish)).toMatchObject({
      text: expect.stringMatching(/is published already.*nothing was done\. Nobody gets it yet/),
      json: { changed: false, revision: 2, release: '1.0.0-bbb', waiting: true },
    });
    await release('ramp story 1.0.0-bbb 10');
    await release('rollback story');
    expect((await release(publish)).json).toMatchObject({ changed: false, waiting: false });
  });

  it('gives the first release of a remote to everybody, and says so', async () => {
    expect(await release(`publish mfe-story --dist ${root}/next --store ${root}/empty`)).toMatchObject({
      text: 'Published story@1.0.0-bbb. It is the first: everybody gets it.',
      json: { waiting: false },
    });
  });

  it('changes nothing when the registry moved on from the revision named', async () => {
    await release(`publish mfe-story --dist ${root}/next`);
    await expect(release('ramp story 1.0.0-bbb 10 --revision 1')).rejects.toThrow(/Somebody else was faster/);
    await expect(release(`publish mfe-story --dist ${root}/other --revision 1`)).rejects.toThrow(
      /Somebody else was faster/,
    );
  });

  it('answers programs', async () => {
    expect((await release('status --json')).json).toEqual({
      revision: 1,
      releases: [
        expect.objectContaining({ remote: 'story', release: '1.0.0-aaa', share: 100, role: 'default' }),
      ],
    });
  });

  it.each([
    ['prune --days 3', /at least 7 days/],
    ['publish mfe-nothing', /There is no .*mfe-nothing/],
    ['publish mfe-story --dist .', /no finished build/],
    ['status --server http://localhost:1', /gave no figures.*Leave --server away/],
  ])('%s is refused with the remedy', async (line, words) => {
    await expect(release(line)).rejects.toThrow(words);
  });

  it('a build laid out again keeps what was published and ramped', async () => {
    await release(`publish mfe-story --dist ${root}/next`);
    await release('ramp story 1.0.0-bbb 10');
    layOut({
      dir: join(root, 'dist/site'),
      host: { dist: join(root, 'host/dist'), contract: '1.0.0' },
      remotes: [join(root, 'mfe-story')],
      author: 'build',
    });
    expect((await release('status')).text).toMatch(/bbb\s+10 %\s+ramp/);
  });
});
