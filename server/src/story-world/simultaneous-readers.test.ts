import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createVisitor,
  type ListeningServer,
  startListeningServer,
  type TestVisitor,
} from '../testing/listening-server.ts';

/*
 * Requests of one moment share their queries (db/batched-reads.ts). None may get what is another's, or what was true before it
 * was sent.
 */

const EACH = 12;
let server: ListeningServer;
let owner: TestVisitor;
let other: TestVisitor;
let nobody: TestVisitor;
let story: number;
let stranger: number;

const times = <T>(read: () => Promise<T>): Promise<T>[] => Array.from({ length: EACH }, read);
const get = (visitor: TestVisitor, path: string) => visitor.call('GET', path);

beforeAll(async () => {
  server = await startListeningServer({ RATE_LIMITS: 'off' });
  [owner, other, nobody] = [0, 1, 2].map(() => createVisitor(server.origin)) as [
    TestVisitor,
    TestVisitor,
    TestVisitor,
  ];
  story = await owner.makeStory();
  stranger = await other.makeStory();
});
afterAll(() => server.close());

describe('visitors who read at the same moment', () => {
  it('get their own stories and nobody else’s', async () => {
    const answers = await Promise.all(
      Array.from({ length: EACH }, () => [
        get(owner, `/stories/${story}/`),
        get(other, `/stories/${story}/`),
        get(nobody, `/stories/${story}/`),
        get(owner, `/stories/${stranger}/`),
        get(other, `/stories/${stranger}/`),
      ]).flat(),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toEqual(Array.from({ length: EACH }, () => [200, 403, 403, 403, 200]).flat());
  });

  it('get their own shelves', async () => {
    const shelf = '/stories/?fields=card';
    const answers = await Promise.all(
      Array.from({ length: EACH }, () => [get(owner, shelf), get(other, shelf), get(nobody, shelf)]).flat(),
    );
    const ids = answers.map(({ body }) => body.map(({ id }: { id: number }) => id));
    expect(ids).toEqual(Array.from({ length: EACH }, () => [[story], [stranger], []]).flat());
  });

  it('see a link that was made and taken back as soon as that is answered', async () => {
    for (const expected of [200, 403, 200, 403]) {
      // These are under way while the story changes, and may see it before or after.
      const during = times(() => get(other, `/stories/${story}/`));
      await owner.call('POST', `/stories/${story}/toggle-sharing/`);
      const after = await Promise.all(times(() => get(other, `/stories/${story}/`)));
      expect(new Set(after.map(({ status }) => status))).toEqual(new Set([expected]));
      for (const { status, body } of await Promise.all(during))
        expect(status === 403 || body.share_url === null).toBe(true);
    }
  });

  it('see a favourite as soon as it is set or taken away', async () => {
    for (const is_favourite of [true, false, true]) {
      const during = times(() => get(owner, '/stories/?fields=card'));
      await owner.call('PUT', `/stories/${story}/favourite/`, { is_favourite });
      const after = await Promise.all(times(() => get(owner, '/stories/?fields=card')));
      for (const { body } of after) expect(body[0].is_favourite ?? false).toBe(is_favourite);
      await Promise.all(during);
    }
  });

  it('are signed out together', async () => {
    const parent = createVisitor(server.origin);
    await parent.becomeParent('mira@example.org');
    const cookie = parent.cookie();
    const profiles = () =>
      fetch(`${server.origin}/weaversworld/api/child-profiles/`, { headers: { cookie } });
    expect((await profiles()).status).toBe(200);
    const during = times(profiles);
    await fetch(`${server.origin}/auth/session`, {
      method: 'DELETE',
      headers: {
        cookie,
        origin: server.origin,
        'x-csrftoken': /csrftoken=([^;]*)/.exec(cookie)?.[1] ?? '',
      },
    });
    const after = await Promise.all(times(profiles));
    expect(new Set(after.map(({ status }) => status))).toEqual(new Set([401]));
    await Promise.all(during);
  });
});
