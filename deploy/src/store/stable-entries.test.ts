import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Registry, RegistryEntry } from '@weaversworld/shared/releases';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findStableEntryProblems, writeStableEntries } from './stable-entries.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'ww-stable-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const assets = (js: string) => ({
  assets: { js: { sync: [js], async: [] }, css: { sync: [], async: ['a.css'] } },
});

/** A release in the store that everybody gets. */
const defaultRelease = (release: string, more: object = {}): Registry => {
  const folder = join(dir, 'remotes/story-club', release);
  mkdirSync(folder, { recursive: true });
  const remoteEntry = { name: 'remoteEntry.js', path: '', type: 'module' };
  const manifest = {
    name: 'club_1',
    metaData: { publicPath: 'auto', remoteEntry, globalName: 'club_1' },
    shared: [{ name: 'react', ...assets('assets/r.js') }],
    exposes: [{ path: './remote', ...assets('assets/e.js') }],
  };
  writeFileSync(join(folder, 'mf-manifest.json'), JSON.stringify(manifest));
  const entry = RegistryEntry.parse({
    url: `/remotes/story-club/${release}/remoteEntry.js`,
    deployment: { traffic: 100, default: true },
    extras: { weaversworld: { release, contract: '^2.0.0', ...more } },
  });
  return { microFrontends: { 'story-club': [entry] } };
};
const stable = (name: string) => join(dir, 'remotes/story-club', name);

describe('the addresses of a remote that never change', () => {
  it('name the files of the release that everybody gets, also after it changed', () => {
    for (const release of ['1.0.0-a', '1.1.0-b']) {
      const registry = defaultRelease(release);
      expect(findStableEntryProblems(dir, registry)).toHaveLength(2);
      writeStableEntries(dir, () => registry);
      expect(findStableEntryProblems(dir, registry)).toEqual([]);
      const manifest = JSON.parse(readFileSync(stable('mf-manifest.json'), 'utf8'));
      expect(manifest).toMatchObject({
        name: 'club_1',
        metaData: { publicPath: 'auto', remoteEntry: { path: `${release}/`, name: 'remoteEntry.js' } },
        shared: [{ assets: { js: { sync: [`${release}/assets/r.js`] } } }],
        exposes: [{ assets: { css: { async: [`${release}/a.css`] } } }],
      });
      expect(readFileSync(stable('remoteEntry.js'), 'utf8')).toContain(`"${release}/remoteEntry.js"`);
    }
  });

  it('have the global variable that hosts with script containers expect', () => {
    writeStableEntries(dir, () => defaultRelease('1.0.0-a'));
    const text = readFileSync(stable('remoteEntry.js'), 'utf8');
    const run = new Function('document', `${text}; return story_club;`);
    const container = run({
      currentScript: { src: 'http://tales.example/remotes/story-club/remoteEntry.js' },
    });
    expect(container).toMatchObject({ init: expect.any(Function), get: expect.any(Function) });
  });

  it('lead to the copy in the store of a release at another origin', () => {
    const registry = defaultRelease('1.0.0-a');
    const [entry] = registry.microFrontends['story-club']!;
    Object.assign(entry!, { fallbackUrl: entry!.url, url: 'https://cdn.example/1/remoteEntry.js' });
    writeStableEntries(dir, () => registry);
    expect(readFileSync(stable('remoteEntry.js'), 'utf8')).toContain('"1.0.0-a/remoteEntry.js"');
  });

  it('do not exist while nobody gets the remote, or when its container is a script', () => {
    const registry = defaultRelease('1.0.0-a');
    writeStableEntries(dir, () => registry);
    writeStableEntries(dir, () => defaultRelease('1.0.0-a', { container: 'script' }));
    expect(existsSync(stable('remoteEntry.js'))).toBe(false);
    writeStableEntries(dir, () => registry);
    registry.microFrontends['story-club']![0]!.deployment.default = false;
    writeStableEntries(dir, () => registry);
    expect([existsSync(stable('mf-manifest.json')), existsSync(stable('remoteEntry.js'))]).toEqual([
      false,
      false,
    ]);
  });
});
