import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStore } from '@weaversworld/deploy/store';
import { addRelease, haltRamp, rampRelease, replaceBuild } from '@weaversworld/shared/releases';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createVisitor, startListeningServer } from '../testing/listening-server.ts';
import { watchWithdrawals } from './watch-withdrawals.ts';

let dir: string;
let store: ReturnType<typeof createStore>;

const addFiles = (build: string) => {
  const from = join(dir, 'builds', build);
  mkdirSync(from, { recursive: true });
  writeFileSync(join(from, 'remoteEntry.js'), build);
  const info = { name: 'story', version: '1.0.0', contract: '^1.0.0', mounts: ['/w'], slots: [], build };
  return store.addFiles(from, info);
};
const publish = (build: string): void => {
  const entry = addFiles(build);
  store.change({ author: 'anna', action: 'publish' }, (registry, change) =>
    addRelease(registry, 'story', entry, change),
  );
};
const ramp = (build: string, share: number): void => {
  store.change({ author: 'anna', action: 'ramp' }, (registry, change) =>
    rampRelease(registry, 'story', `1.0.0-${build}`, { ...change, share, salt: 's' }),
  );
};

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'ww-withdrawals-'));
  store = createStore({ dir });
  publish('a');
  ramp('a', 100);
  publish('b');
  ramp('b', 10);
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

it('finds a release that was halted or set back to 0 %, once, and no other change', async () => {
  const hasWithdrawals = watchWithdrawals(dir);
  expect(await hasWithdrawals()).toBe(false);
  ramp('b', 50);
  expect(await hasWithdrawals()).toBe(false);
  publish('c');
  expect(await hasWithdrawals()).toBe(false);
  ramp('b', 0);
  expect(await hasWithdrawals()).toBe(true);
  expect(await hasWithdrawals()).toBe(false);
  ramp('b', 10);
  expect(await hasWithdrawals()).toBe(false);
  store.change({ author: 'server', action: 'halt' }, (registry, change) =>
    haltRamp(registry, 'story', '1.0.0-b', { ...change, reason: 'fails' }),
  );
  expect(await hasWithdrawals()).toBe(true);
  rmSync(join(dir, 'remotes/registry.json'));
  expect(await hasWithdrawals()).toBe(false);
});

it('a build that replaces another, and a release that is removed, are no withdrawals', async () => {
  ramp('b', 0);
  const hasWithdrawals = watchWithdrawals(dir);
  for (const build of ['c', 'd']) {
    const entry = addFiles(build);
    store.change({ author: 'anna', action: 'build' }, (registry, change) =>
      replaceBuild(registry, 'story', entry, change),
    );
    expect(await hasWithdrawals()).toBe(false);
  }
  store.change({ author: 'anna', action: 'prune' }, ({ microFrontends, ...registry }) => ({
    ...registry,
    microFrontends: { story: microFrontends.story!.filter(({ deployment }) => deployment.default) },
  }));
  expect(await hasWithdrawals()).toBe(false);
});

it('all connections of the live channel get a message then', async () => {
  const server = await startListeningServer({ SITE_DIR: dir, LIVE_POLL_MS: '10' });
  const sockets = [1, 2].map(() => createVisitor(server.origin).socket());
  await Promise.all(sockets.map(({ opened }) => opened));
  ramp('b', 0);
  await Promise.all(sockets.map((socket) => socket.waitFor(({ type }) => type === 'releases_withdrawn')));
  for (const { socket } of sockets) socket.terminate();
  await server.close();
});
