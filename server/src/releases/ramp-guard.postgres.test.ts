import { rmSync } from 'node:fs';
import { createStore } from '@weaversworld/deploy/store';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createRampedSite } from '../testing/ramped-site.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

/** At each server; eight in all would do. */
const NETWORKS = 8;

let dir: string;
let servers: TestServer[];
beforeEach(async () => {
  dir = createRampedSite();
  const env = { SITE_DIR: dir, DATA_DIR: dir };
  servers = [await startTestServer(env), await startTestServer(env)];
});
/** Also waits for the checks that are running. */
const closeAll = async () => {
  for (const server of servers.splice(0)) await server.close();
};
afterEach(async () => {
  await closeAll();
  rmSync(dir, { recursive: true, force: true });
});

it('two servers that are told of a failing ramp at the same moment halt it once', async () => {
  const failed = { remote: 'story', release: '1.0.0-b', outcome: 'failed', ms: 20 };
  const send = (server: TestServer, n: number) =>
    server.client().post('/releases/report', JSON.stringify({ reports: [failed] }), {
      csrf: false,
      ip: `198.51.${n}.7`,
      headers: { 'content-type': 'text/plain;charset=UTF-8', origin: 'http://localhost' },
    });
  await Promise.all(
    servers.flatMap((server, s) =>
      Array.from({ length: NETWORKS }, (_, n) => send(server, s * NETWORKS + n)),
    ),
  );
  const halts = () =>
    createStore({ dir })
      .history()
      .filter(({ action }) => action === 'halt');
  await expect.poll(() => halts().length).toBe(1);
  await closeAll();
  expect(halts()).toHaveLength(1);
});
