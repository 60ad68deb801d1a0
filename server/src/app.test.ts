import fc from 'fast-check';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { openDb } from './db/open-db.ts';
import { embeddedEngine } from './story-world/embedded-engine.ts';
import {
  type Client,
  createClient,
  PASSWORD,
  startTestServer,
  type TestServer,
} from './testing/test-server.ts';

let server: TestServer;
let family: Client;
beforeAll(async () => {
  server = await startTestServer();
  family = await server.family();
});
afterAll(() => server.close());

it('responds to the liveness check', async () => {
  expect((await server.client().get('/healthz')).body).toEqual({ ok: true });
});

const CALLS: [string, string][] = [
  ['POST', '/auth/login'],
  ['POST', '/auth/signup'],
  ['POST', '/auth/email/verify'],
  ['POST', '/auth/password/request'],
  ['POST', '/auth/password/reset'],
  ['POST', '/auth/2fa/authenticate'],
  ['POST', '/account/authenticators/totp'],
  ['POST', '/account/password/change'],
  ['POST', '/accounts/api/login/'],
  ['POST', '/accounts/api/signup/'],
  ['POST', '/accounts/api/password/reset/'],
  ['POST', '/accounts/api/password/reset/confirm/'],
  ['POST', '/accounts/api/delete/'],
  ['PATCH', '/accounts/api/profile/'],
  ['POST', '/weaversworld/api/child-profiles/'],
  ['PATCH', '/weaversworld/api/child-profiles/1/'],
  ['POST', '/weaversworld/api/child-profiles/1/set-active/'],
  ['POST', '/weaversworld/api/migrate-session/1/'],
];
const hasErrorFormat = (path: string, body: Record<string, unknown>, status: number) =>
  path.startsWith('/weaversworld/api') ? typeof body.error === 'string' : body.status === status;

describe.each(CALLS)('%s %s with a bad body', (method, path) => {
  it.each<[string, string, number]>([
    ['broken JSON', '{"email": ', 400],
    ['a poisoned prototype', '{"__proto__": {"x": 1}}', 400],
    ['too much', `{"email": "${'x'.repeat(70_000)}"}`, 413],
  ])('%s', async (_what, body, status) => {
    const response = await family.call(method, path, body);
    expect(response.status).toBe(status);
    expect(hasErrorFormat(path, response.body, status)).toBe(true);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'nonsense'])(
    'of %s',
    async (type) => {
      const response = await family.call(method, path, 'email=a', { headers: { 'content-type': type } });
      expect(response.status).toBe(415);
      expect(hasErrorFormat(path, response.body, 415)).toBe(true);
    },
  );

  it('accepts an empty JSON body', async () => {
    const response = await server.client().call(method, path, '');
    expect([200, 400, 401, 404]).toContain(response.status);
  });
});

describe('random input', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom('a@example.org', PASSWORD, '', '\u0000', '💫'.repeat(20)),
  );
  const value = fc.oneof(text, fc.jsonValue({ maxDepth: 2 }), fc.integer(), fc.constant(null));
  const names = [
    'email',
    'password',
    'password1',
    'key',
    'token',
    'code',
    'name',
    'age',
    'current_password',
    'new_password',
  ];
  const body = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.record(Object.fromEntries(names.map((name) => [name, value])), { requiredKeys: [] }),
  );

  it.each([
    ['signed in', true],
    ['as a visitor', false],
  ])('never causes a 500, %s', async (_who, signedIn) => {
    const fuzzedServer = await startTestServer();
    const browser = signedIn ? await fuzzedServer.family() : fuzzedServer.client();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...CALLS), body, async ([method, path], input) => {
        const response = await browser.call(method, path, JSON.stringify(input));
        expect(response.status).toBeLessThan(500);
      }),
      { numRuns: 250 },
    );
    await fuzzedServer.close();
  });

  it('in paths, headers and cookies never causes a 500', async () => {
    const header = fc.string({ unit: 'grapheme-ascii', maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(fc.webPath(), header, header, async (path, cookie, id) => {
        for (const prefix of ['', '/auth', '/weaversworld/api/child-profiles', '/accounts/api']) {
          const response = await server.app.inject({
            url: `${prefix}${path || '/'}`,
            headers: {
              host: 'localhost',
              cookie: `sessionid=${cookie}; csrftoken=${cookie}`,
              'x-profile-id': id,
              'x-password-reset-key': id,
              origin: id,
            },
          });
          expect(response.statusCode).toBeLessThan(500);
        }
      }),
      { numRuns: 100 },
    );
  });

  it.each(['/auth/%E0%A4%A', '/weaversworld/api/child-profiles/%00/', `/auth/${'x'.repeat(3000)}`])(
    'a malformed URL (%s) causes no 500',
    async (url) => {
      const response = await server.app.inject({ url, headers: { host: 'localhost' } });
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
      expect(response.statusCode).toBeLessThan(500);
    },
  );
});

it('logs no email address, no secret and no text of a child', async () => {
  const lines: string[] = [];
  const store = await openDb(':memory:');
  const config = readConfig({ DATA_DIR: ':memory:', SITE_DIR: './no-site' });
  const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
  const { app } = await buildApp({
    config,
    db: store.db,
    log,
    secretKey: Buffer.alloc(32, 1),
    engine: embeddedEngine,
  });
  const browser = createClient(app);
  const email = 'quiet@example.org';
  await browser.post('/auth/signup', { email, password: PASSWORD });
  const mail = await store.db.selectFrom('mail').select('body').executeTakeFirstOrThrow();
  const key = /verification\/([\w-]+)/.exec(mail.body)?.[1] ?? '';
  await browser.get(`/accounts/email/verification/${key}?token=${key}`);
  await browser.post('/auth/email/verify', { key });
  await browser.post('/auth/login', { email, password: 'wrong wrong wrong' });
  await browser.post('/auth/login', { email, password: PASSWORD });
  await browser.post('/weaversworld/api/child-profiles/', { name: 'Philomena', age: 7 });
  await browser.post('/weaversworld/api/child-profiles/', '{"name": "Philomena');
  await app.close();
  await store.close();
  const all = lines.join('');
  expect(all).toContain('login.succeeded');
  expect(all).toContain('login.failed');
  for (const secret of [
    email,
    PASSWORD,
    key,
    'Philomena',
    browser.jar.get('sessionid'),
    browser.jar.get('csrftoken'),
  ])
    expect(all.includes(String(secret)), String(secret)).toBe(false);
});
