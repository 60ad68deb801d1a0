import { test } from 'playwright/test';
import { buildNew } from './fixtures/app-builds.ts';
import { buildPrevious } from './fixtures/previous-version.ts';
import { buildMarked } from './fixtures/releases.ts';
import { buildThirdParty, THIRD_PARTY_REMOTES } from './fixtures/third-party-bundlers.ts';

test.setTimeout(600_000);

test('builds host and remotes of the previous version', async () => {
  await buildPrevious();
});

test('builds host and remotes of the working tree, so that each records that it ran', async () => {
  await buildNew();
});

test('builds the story remote twice, so that each build records that it ran', async () => {
  for (const mark of ['good', 'next'] as const) await buildMarked(mark);
});

test('builds the remotes of third-party bundlers', async () => {
  for (const remote of THIRD_PARTY_REMOTES) await buildThirdParty(remote);
});
