import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Client, PASSWORD, startTestServer, type TestServer } from '../testing/test-server.ts';
import { deleteExpired } from './housekeeping.ts';
import { KEY_RETENTION_MS, readIdempotencyKey } from './idempotency-key.ts';

const API = '/weaversworld/api';
const PIP = { name: 'Pip', creature: 'fox', description: 'A shy little fox', pronouns: 'she/her' };
const KEY = 'a7c1f0e2b94d4a55';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

type What = 'characters' | 'stories';

/** Creates a character or story, with this key if given. */
const make = async (who: Client, what: What, key?: string) => {
  const body = what === 'characters' ? PIP : await aStory(who);
  return who.post(`${API}/${what}/`, body, key === undefined ? {} : { headers: { 'idempotency-key': key } });
};
const aStory = async (who: Client) => {
  const [known] = (await who.get(`${API}/characters/`)).body;
  const hero = known ?? (await who.post(`${API}/characters/`, PIP)).body;
  return { title: 'Your Story', theme: 'the moon', desired_ending: 'cake', characters: [hero.id] };
};
const idsOf = async (who: Client, what: What): Promise<number[]> =>
  (await who.get(`${API}/${what}/`)).body.map(({ id }: { id: number }) => id);

/** A visitor with an anonymous session. */
const aGuest = async () => {
  const guest = server.client();
  await make(guest, 'characters');
  return guest;
};

describe.each(['characters', 'stories'] as const)('%s', (what) => {
  it('are created once for repeated and parallel requests with one idempotency key, with the same response', async () => {
    const guest = await aGuest();
    const before = (await idsOf(guest, what)).length;
    const first = await make(guest, what, KEY);
    const again = await Promise.all([make(guest, what, KEY), make(guest, what, KEY)]);
    expect(first.status).toBe(201);
    for (const { status, body } of again) expect({ status, body }).toEqual({ status: 201, body: first.body });
    const others = await Promise.all(['b', 'b'].map((end) => make(guest, what, `${KEY}-${end}`)));
    expect(new Set(others.map(({ body }) => body.id)).size).toBe(1);
    expect(await idsOf(guest, what)).toHaveLength(before + 2);
  });

  it('are created every time without a key or with a malformed one', async () => {
    const guest = await aGuest();
    const before = (await idsOf(guest, what)).length;
    for (const key of [undefined, undefined, 'short', 'short']) await make(guest, what, key);
    expect(await idsOf(guest, what)).toHaveLength(before + 4);
  });

  it('are created for each owner who sends the same key', async () => {
    const [guest, other, family] = [await aGuest(), await aGuest(), await server.family()];
    const made = [];
    for (const who of [guest, other, family]) made.push((await make(who, what, KEY)).body.id);
    expect(new Set(made).size).toBe(3);
    for (const [at, who] of [guest, other, family].entries())
      expect(await idsOf(who, what)).toContain(made[at]);
  });

  it('can be created again with a key of the day before', async () => {
    const guest = await aGuest();
    const first = await make(guest, what, KEY);
    server.advance(KEY_RETENTION_MS - 60_000);
    await deleteExpired(server.deps.db, server.deps.now(), 10);
    expect((await make(guest, what, KEY)).body.id).toBe(first.body.id);
    server.advance(120_000);
    await deleteExpired(server.deps.db, server.deps.now(), 10);
    expect((await make(guest, what, KEY)).body.id).not.toBe(first.body.id);
  });

  it('lose their key when migrated to a child profile', async () => {
    const family = server.client();
    const mine = await make(family, what, KEY);
    const { email } = await server.parent();
    await family.post('/auth/login', { email, password: PASSWORD });
    const child = (await family.post(`${API}/child-profiles/`, { name: 'Mia', age: 7 })).body;
    const theirs = await make(family, what, KEY);
    expect(theirs.body.id).not.toBe(mine.body.id);
    expect((await family.post(`${API}/migrate-session/${child.id}/`)).status).toBe(200);
    expect(await idsOf(family, what)).toEqual(expect.arrayContaining([mine.body.id, theirs.body.id]));
  });
});

it('a character that was deleted in the meantime is not returned again', async () => {
  const guest = await aGuest();
  const { id } = (await make(guest, 'characters', KEY)).body;
  await guest.delete(`${API}/characters/${id}/`);
  expect((await make(guest, 'characters', KEY)).status).toBe(404);
});

it.each([
  [KEY, KEY],
  ['0123abcd-0123-4abc-8def-0123456789ab', '0123abcd-0123-4abc-8def-0123456789ab'],
  [undefined, null],
  ['', null],
  ['fifteen-letters', null],
  ['x'.repeat(65), null],
  ["' or 1=1; -- and more", null],
])('the header Idempotency-Key: %j is read as %j', (header, expected) => {
  expect(readIdempotencyKey(header)).toBe(expected);
});
