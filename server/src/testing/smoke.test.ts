import { afterEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
afterEach(() => server.close());

it('a family signs up, signs in, creates a profile and signs out', async () => {
  server = await startTestServer();
  const family = await server.family();
  const session = await family.get('/auth/session');
  expect(session.status).toBe(200);
  expect(session.body.data.active_child_profile_id).toBe(family.profileId);
  const signedOut = await family.delete('/auth/session');
  expect([signedOut.status, signedOut.headers['clear-site-data']]).toEqual([401, '"cache"']);
  expect((await family.delete('/auth/session')).headers['clear-site-data']).toBeUndefined();
  expect((await family.get('/auth/session')).body).toEqual({
    status: 401,
    data: { flows: [{ id: 'login' }, { id: 'signup' }] },
    meta: { is_authenticated: false },
  });
});
