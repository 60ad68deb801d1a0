import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const HERO = { name: 'Finn', creature: 'fox', description: 'red', pronouns: '' };
const GUEST = 'ww_guest';
const CHARACTERS = '/weaversworld/api/characters/';

it('recognises a guest from the first thing that is made, in every later session, and is another guest’s not', async () => {
  const [one, other] = [server.client(), server.client()];
  for (const browser of [one, other]) {
    await browser.get('/auth/session');
    expect(browser.jar.has(GUEST)).toBe(false);
    await browser.post(CHARACTERS, HERO);
  }
  const guest = one.jar.get(GUEST);
  expect(guest).toMatch(/^[0-9a-f]{22}$/);
  expect(other.jar.get(GUEST)).not.toBe(guest);
  const session = one.jar.get('sessionid');
  await one.delete('/auth/session');
  expect(one.jar.get('sessionid')).not.toBe(session);
  expect(one.jar.get(GUEST)).toBe(guest);
});

it('lives as long as the session cookie, and is sent again with it', async () => {
  const browser = server.client();
  const cookies = async (response: Promise<{ headers: Record<string, unknown> }>) =>
    [(await response).headers['set-cookie']].flat().map(String);
  const lifetimes = (sent: string[]) =>
    sent.filter((one) => /^(sessionid|ww_guest)=/.test(one)).map((one) => /Max-Age=\d+/.exec(one)?.[0]);
  expect(lifetimes(await cookies(browser.post(CHARACTERS, HERO)))).toEqual([
    'Max-Age=1209600',
    'Max-Age=1209600',
  ]);
  expect(lifetimes(await cookies(browser.get(CHARACTERS)))).toEqual([]);
  server.advance(2 * 3_600_000);
  expect(lifetimes(await cookies(browser.get(CHARACTERS)))).toEqual(['Max-Age=1209600', 'Max-Age=1209600']);
});

it('is gone when the session is, and for a user', async () => {
  const browser = server.client();
  await browser.post(CHARACTERS, HERO);
  browser.jar.delete('sessionid');
  await browser.get('/auth/session');
  expect(browser.jar.has(GUEST)).toBe(false);

  const { email } = await server.parent();
  await browser.post(CHARACTERS, HERO);
  expect(browser.jar.has(GUEST)).toBe(true);
  await browser.post('/auth/login', { email, password: PASSWORD });
  expect(browser.jar.has(GUEST)).toBe(false);
});
