import { Registry } from '@weaversworld/shared/releases';
import { expect, it } from 'vitest';
import { toRemoteCatalog } from './remote-catalog.ts';
import { createUsedFolders, foldersInUse } from './used-folders.ts';

const entry = (release: string, isDefault: boolean, origin = '') => ({
  url: `${origin}/remotes/story/${release}/remoteEntry.js`,
  metadata: { version: '1.0.0', integrity: '' },
  deployment: { traffic: isDefault ? 100 : 0, default: isDefault },
  extras: {
    weaversworld: {
      release,
      contract: '^1.0.0',
      mounts: ['/w'],
      files: {},
      status: 'live',
      defaultAt: '2026-01-01',
    },
  },
});
const picking = { visitor: 'anybody', contract: '1.0.0' };
const foldersOf = (entries: object[], releases: Record<string, string> = {}) => {
  const registry = Registry.parse({ microFrontends: { story: entries } });
  const options = { picking, persisted: { releases, overrides: [] }, overrideOrigins: [], unchecked: false };
  return foldersInUse(registry, toRemoteCatalog(registry, options), picking, 'https://site/weaversworld');
};

it('are those of the release that a new tab gets, and of the one that this tab runs', () => {
  const entries = [entry('new', true), entry('old', false)];
  expect(foldersOf(entries)).toEqual(['https://site/remotes/story/new/']);
  expect(foldersOf(entries, { story: 'old' })).toEqual([
    'https://site/remotes/story/new/',
    'https://site/remotes/story/old/',
  ]);
});

it('are the own ones of the site only', () => {
  expect(foldersOf([entry('new', true, 'https://elsewhere')])).toEqual([]);
});

it('are read when a screen was shown, unless a release failed before', async () => {
  const outcome = (what: 'ok' | 'fell-back') => ({ remote: 'story', release: 'new', outcome: what, ms: 1 });
  const good = createUsedFolders();
  const shown = good.whenVisible(() => 'folders');
  good.onOutcome(outcome('ok'));
  expect(await shown).toBe('folders');
  const bad = createUsedFolders();
  const replaced = bad.whenVisible(() => 'folders');
  bad.onOutcome(outcome('fell-back'));
  bad.onOutcome(outcome('ok'));
  expect(await replaced).toBeNull();
});
