import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  createVisitor,
  type ListeningServer,
  openSocket,
  type ReceivedMessage,
  startListeningServer,
  type TestSocket,
  type TestVisitor,
  until,
} from '../testing/listening-server.ts';

let server: ListeningServer;
let guest: TestVisitor;
let stranger: TestVisitor;
const open = new Set<TestSocket>();

beforeAll(async () => {
  server = await startListeningServer();
});
afterAll(() => server.close());
afterEach(() => {
  for (const { socket } of open) socket.terminate();
  open.clear();
});

const watch = async (visitor: TestVisitor, options?: Parameters<TestVisitor['socket']>[0]) => {
  const socket = visitor.socket(options);
  open.add(socket);
  await socket.opened;
  return socket;
};
const createVisitors = async () => {
  guest = createVisitor(server.origin);
  stranger = createVisitor(server.origin);
  await stranger.makeCharacter();
  return guest.makeStory();
};
const seqs = (messages: ReceivedMessage[]) => messages.flatMap(({ seq }) => seq ?? []);
const statusOf = (message: ReceivedMessage, page: unknown) =>
  message.data.pages.find((one: { id: unknown }) => one.id === page)?.image_status;

/** What each page_update of a page has to show at least. */
const STATES = ['pending', 'text', 'processing', 'downloading', 'completed'];
const stateOf = (message: ReceivedMessage, page: unknown) => {
  const status = statusOf(message, page);
  const { text } = message.data.pages.find((one: { id: unknown }) => one.id === page);
  return status === 'pending' && text !== '' ? 'text' : status;
};

describe('the live channel of a story', () => {
  it('sends every page of ten and every state of its picture exactly once', async () => {
    const story = await createVisitors();
    const socket = await watch(guest);
    const first = await socket.join(story);
    expect(first).toMatchObject({ type: 'story_update', is_initial_state: true, seq: 0 });
    expect(first.data).toMatchObject({ id: story, pages: [], user_is_owner: true, seq: 0 });
    for (let number = 1; number <= 10; number += 1) {
      const { status, body } = await guest.call('POST', `/stories/${story}/pages/`);
      expect(status).toBe(202);
      expect(body.page_number).toBe(number);
      await socket.waitFor(
        (one) => one.updated_page_id === body.id && statusOf(one, body.id) === 'completed',
      );
      const states = socket.received
        .filter((one) => one.type === 'page_update' && one.updated_page_id === body.id)
        .map((one) => stateOf(one, body.id));
      // A frame shows the page as it is when it is sent: it may be ahead of its event, never behind it.
      expect(states).toHaveLength(STATES.length);
      for (const [index, state] of states.entries())
        expect(STATES.indexOf(state), String(states)).toBeGreaterThanOrEqual(index);
    }
    expect((await guest.call('POST', `/stories/${story}/pages/`)).status).toBe(400);
    const all = seqs(socket.received);
    expect(all).toEqual(all.map((_, index) => index));
    const last = socket.received.at(-1);
    const now = (await guest.call('GET', `/stories/${story}/`)).body;
    expect(last?.data.pages).toEqual(now.pages);
    expect(now.pages).toHaveLength(10);
    expect(now.pages.every((page: { text: string }) => page.text.length > 20)).toBe(true);
    expect(last?.seq).toBe(now.seq);
    const named = socket.received.find(({ type }) => type === 'title_update');
    expect(named?.data).toEqual({ id: story, title: now.title });
    expect(now.title).not.toBe('Your Story');
  });

  it('resumes after a position: with the missed events while they are kept, else with the whole story', async () => {
    const story = await createVisitors();
    const before = await watch(guest);
    const { epoch = '', seq = -1 } = await before.join(story);
    before.socket.terminate();
    const page = (await guest.call('POST', `/stories/${story}/pages/`)).body;
    const now = await until(
      async () => (await guest.call('GET', `/stories/${story}/`)).body,
      (body) => body.pages[0]?.image_status === 'completed',
    );
    const after = await watch(guest);
    await after.join(story, { epoch, seq });
    await after.waitFor((one) => one.seq === now.seq);
    expect(seqs(after.received)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(after.received[0]).toMatchObject({ type: 'page_update', updated_page_id: page.id });
    expect(after.received.at(-1)?.data.pages).toEqual(now.pages);

    const half = await watch(guest);
    await half.join(story, { epoch, seq: 4 });
    await half.waitFor((one) => one.seq === now.seq);
    expect(seqs(half.received)).toEqual([5, 6]);

    const full = await watch(guest);
    expect(await full.join(story, { epoch, seq: now.seq })).toMatchObject({
      data: { id: story, user_is_owner: true },
      is_initial_state: false,
      seq: now.seq,
    });
    for (const at of [
      { epoch: 'another life', seq: 1 },
      { epoch, seq: now.seq + 5 },
    ]) {
      const fresh = await watch(guest);
      expect(await fresh.join(story, at)).toMatchObject({ type: 'story_update', is_initial_state: true });
    }
    await server.db.deleteFrom('events').where('seq', '<', 4).execute();
    const pruned = await watch(guest);
    expect(await pruned.join(story, { epoch, seq })).toMatchObject({ is_initial_state: true, seq: now.seq });
  });

  it('sends every event exactly once to a reader that reconnects again and again', async () => {
    const slow = await startListeningServer({ PAGE_DELAY_MS: '60' });
    const visitor = createVisitor(slow.origin);
    const story = await visitor.makeStory();
    const written = (async () => {
      for (let number = 1; number <= 6; number += 1) {
        await visitor.call('POST', `/stories/${story}/pages/`);
        await until(
          async () => (await visitor.call('GET', `/stories/${story}/`)).body,
          ({ pages }) => pages.at(-1)?.image_status === 'completed',
        );
      }
      return (await visitor.call('GET', `/stories/${story}/`)).body;
    })();
    let done = false;
    void written.then(() => {
      done = true;
    });
    let at: { epoch: string; seq: number } | undefined;
    const had: number[] = [];
    let whole = 0;
    for (let life = 0; !done || life === 0; life += 1) {
      const socket = visitor.socket();
      await socket.opened;
      await socket.join(story, at);
      await new Promise((resolve) => setTimeout(resolve, (life * 37) % 90));
      socket.socket.terminate();
      for (const message of socket.received) {
        if (message.is_initial_state === false) continue;
        if (message.is_initial_state) whole += 1;
        had.push(message.seq ?? -1);
        at = { epoch: message.epoch ?? '', seq: message.seq ?? -1 };
      }
      await new Promise((resolve) => setTimeout(resolve, (life * 53) % 120));
    }
    const now = await written;
    const last = visitor.socket();
    await last.opened;
    await last.join(story, at);
    await last.waitFor(({ seq }) => seq === now.seq);
    had.push(...last.received.flatMap((one) => (one.is_initial_state === undefined ? (one.seq ?? -1) : [])));
    last.socket.terminate();
    expect(whole).toBe(1);
    expect(had).toEqual(had.map((_, index) => (had[0] ?? 0) + index));
    expect(had.at(-1)).toBe(now.seq);
    expect(now.pages).toHaveLength(6);
    await slow.close();
  });

  it('sends events whose notification was lost, by polling', async () => {
    const story = await createVisitors();
    const socket = await watch(guest);
    await socket.join(story);
    await server.db.updateTable('stories').set({ seq: 1, title: 'Quiet' }).where('id', '=', story).execute();
    await server.db
      .insertInto('events')
      .values({ story_id: story, seq: 1, type: 'title_update', created_at: Date.now() })
      .execute();
    expect(await socket.waitFor(({ seq }) => seq === 1)).toMatchObject({ data: { title: 'Quiet' } });
  });
});

describe('access to the live channel', () => {
  it('rejects joins of unknown stories and of those of others alike', async () => {
    const story = await createVisitors();
    const socket = await watch(stranger);
    for (const id of [story, 123, 'abc', String(story)]) {
      expect(await socket.join(id)).toEqual({
        type: 'error',
        message: 'You do not have access to this story',
        story_id: id,
      });
    }
    const nobody = openSocket(server.origin, '');
    open.add(nobody);
    await nobody.opened;
    expect((await nobody.join(story)).type).toBe('error');
  });

  it('evicts other readers when a story becomes private, but not its owner', async () => {
    const story = await createVisitors();
    await guest.call('POST', `/stories/${story}/toggle-sharing/`);
    const family = await watch(guest);
    await family.join(story);
    const reader = await watch(stranger);
    const seen = await reader.join(story);
    expect(seen.data).toMatchObject({ user_is_owner: false, is_public: true });
    await guest.call('POST', `/stories/${story}/toggle-sharing/`);
    expect(await reader.waitFor(({ type }) => type === 'story_left')).toEqual({
      type: 'story_left',
      story_id: story,
    });
    const update = await family.waitFor(({ data }) => data?.is_public === false);
    expect(update.data.share_url).toBeNull();
    expect(update.data).not.toHaveProperty('user_is_owner');
    await guest.call('POST', `/stories/${story}/pages/`);
    await family.waitFor(({ type }) => type === 'title_update');
    expect(reader.received.at(-1)?.type).toBe('story_left');
  });

  it('shows the share link to the owner only, also in events that a reader missed', async () => {
    const story = await createVisitors();
    const family = await watch(guest);
    const { epoch = '', seq = 0 } = await family.join(story);
    const shared = await guest.call('POST', `/stories/${story}/toggle-sharing/`);
    const toOwner = await family.waitFor(
      ({ type, is_initial_state }) => type === 'story_update' && !is_initial_state,
    );
    expect(toOwner.data.share_url).toBe(shared.body.share_url);
    const reader = await watch(stranger);
    expect(await reader.join(story, { epoch, seq })).toMatchObject({ type: 'story_update', seq: seq + 1 });
    const [missed] = reader.received;
    expect(missed).not.toHaveProperty('is_initial_state');
    expect(missed?.data).toMatchObject({ is_public: true, share_url: null });
    const late = await watch(guest);
    expect((await late.join(story, { epoch, seq })).data.share_url).toBe(shared.body.share_url);
    expect(JSON.stringify(reader.received)).not.toContain('/s/');
  });

  it('evicts the readers of a shared story at once when its child profile is deleted, without a poll', async () => {
    const slow = await startListeningServer({ LIVE_POLL_MS: '60000' });
    const parent = createVisitor(slow.origin);
    const profile = await parent.becomeParent('evict@example.org');
    const story = await parent.makeStory();
    await parent.call('POST', `/stories/${story}/toggle-sharing/`);
    const reader = openSocket(slow.origin, '');
    await reader.opened;
    expect((await reader.join(story)).type).toBe('story_update');
    await parent.call('DELETE', `/child-profiles/${profile}/`);
    await reader.waitFor(({ type }) => type === 'story_left', 20_000);
    reader.socket.terminate();
    await slow.close();
  });

  it('evicts everybody from a deleted story, and lets them join again after it is restored', async () => {
    const story = await createVisitors();
    const socket = await watch(guest);
    const { epoch = '', seq = 0 } = await socket.join(story);
    await guest.call('DELETE', `/stories/${story}/`);
    await socket.waitFor(({ type }) => type === 'story_left');
    expect((await socket.join(story)).type).toBe('error');
    await guest.call('POST', `/stories/${story}/restore/`);
    expect(await socket.join(story, { epoch, seq })).toMatchObject({ is_initial_state: true });
  });

  it('closes the sockets of a session that ends', async () => {
    const parent = createVisitor(server.origin);
    await parent.becomeParent(`live-${Date.now()}@example.org`);
    const socket = await watch(parent);
    await socket.join(await parent.makeStory());
    await parent.call('DELETE', '/auth/session');
    expect((await socket.closed).code).toBe(4001);
  });

  it('closes the sockets of a session that was ended in the list of sessions', async () => {
    const parent = createVisitor(server.origin);
    await parent.becomeParent(`listed-${Date.now()}@example.org`);
    const socket = await watch(parent);
    await socket.join(await parent.makeStory());
    const { data } = (await parent.call('GET', '/auth/sessions')).body;
    await parent.call('DELETE', '/auth/sessions', { sessions: data.map(({ id }: { id: number }) => id) });
    expect((await socket.closed).code).toBe(4001);
  });

  it('closes the sockets of a session that another process ended', async () => {
    await createVisitors();
    const socket = await watch(guest);
    await server.db.deleteFrom('sessions').execute();
    expect((await socket.closed).code).toBe(4001);
  });

  it.each([
    ['an untrusted origin', { origin: 'https://evil.example' }, 403],
    ['a null origin', { origin: 'null' }, 403],
    ['no origin', { origin: '' }, 403],
  ])('rejects a handshake with %s', async (_, headers, status) => {
    await createVisitors();
    const socket = guest.socket({ headers });
    await expect(socket.opened).rejects.toThrow(String(status));
  });

  it('rejects other paths and plain HTTP requests', async () => {
    await createVisitors();
    await expect(guest.socket({ path: '/elsewhere/' }).opened).rejects.toThrow(/40\d|200/);
    expect((await guest.fetch('/ws/weaversworld/')).status).toBe(426);
  });
});

describe('messages from the client', () => {
  it('are answered with an error when invalid, and the connection stays open', async () => {
    const story = await createVisitors();
    const socket = await watch(guest);
    const nonsense = [
      '{',
      '[]',
      'null',
      '7',
      '{"type":"dance"}',
      '{"type":"join_story"}',
      '{"type":"join_story","story_id":{}}',
    ];
    for (const [index, message] of nonsense.entries()) {
      socket.send(message);
      await until(
        async () => socket.received.length,
        (count) => count === index + 1,
      );
      expect(socket.received.at(-1)?.type).toBe('error');
    }
    socket.socket.send(Buffer.from([1, 2, 3]));
    socket.send({ type: 'join_story', story_id: story, after: { epoch: 1, seq: 'x' } });
    socket.send({ type: 'ping' });
    await socket.waitFor(({ type }) => type === 'pong');
    expect((await socket.join(story)).type).toBe('story_update');
    socket.send({ type: 'leave_story', story_id: story });
    expect(await socket.waitFor(({ type }) => type === 'story_left')).toMatchObject({ story_id: story });
  });

  it('close the connection above 64 KB', async () => {
    await createVisitors();
    const socket = await watch(guest);
    socket.send('x'.repeat(64 * 1024 + 1));
    expect((await socket.closed).code).toBe(1009);
  });

  it('are rate limited, and the connection is closed when it does not stop', async () => {
    await createVisitors();
    const socket = await watch(guest);
    for (let count = 0; count < 100; count += 1) socket.send({ type: 'ping' });
    await until(
      async () => socket.received.length,
      (count) => count === 100,
    );
    socket.send({ type: 'ping' });
    expect(await socket.waitFor(({ type }) => type === 'error')).toMatchObject({
      message: 'Too many messages. Please wait a moment.',
    });
    for (let count = 0; count < 120; count += 1) socket.send({ type: 'ping' });
    expect((await socket.closed).code).toBe(1008);
  });

  it('are not compressed', async () => {
    await createVisitors();
    const socket = await watch(guest);
    expect(socket.socket.extensions).toBe('');
  });
});

/** A TCP socket that does the WebSocket handshake and then whatever the test needs. */
const rawSocket = async (to: ListeningServer, visitor: TestVisitor) => {
  const socket = connect(to.port, '127.0.0.1');
  socket.on('error', () => undefined);
  const gone = new Promise<number>((resolve) => socket.on('close', () => resolve(performance.now())));
  socket.write(
    [
      'GET /ws/weaversworld/ HTTP/1.1',
      `Host: 127.0.0.1:${to.port}`,
      `Origin: ${to.origin}`,
      `Cookie: ${visitor.cookie()}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      '\r\n',
    ].join('\r\n'),
  );
  await new Promise((resolve) => socket.once('data', resolve));
  const send = (message: object) => {
    const body = Buffer.from(JSON.stringify(message));
    socket.write(Buffer.concat([Buffer.from([0x81, 0x80 | body.length, 0, 0, 0, 0]), body]));
  };
  return { socket, gone, send };
};

describe('a broken connection', () => {
  it('is detected within one and a half heartbeats, and a working one stays open', async () => {
    // A third of it is the time for a response, which a busy machine needs.
    const heartbeat = 900;
    const quick = await startListeningServer({ LIVE_HEARTBEAT_MS: String(heartbeat) });
    const visitor = createVisitor(quick.origin);
    await visitor.makeCharacter();
    const living = visitor.socket();
    await living.opened;
    const { gone, socket } = await rawSocket(quick, visitor);
    // Time is counted in pings, because a busy machine delays them as well.
    let pings = 0;
    living.socket.on('ping', () => {
      pings += 1;
    });
    socket.resume();
    await gone;
    expect(pings).toBeLessThanOrEqual(2);
    await until(
      async () => pings,
      (count) => count >= 5,
      60_000,
    );
    expect(living.socket.readyState).toBe(living.socket.OPEN);
    living.socket.terminate();
    await quick.close();
  });

  it('is closed when it stops reading, without delaying others', async () => {
    const story = await createVisitors();
    const { socket, gone, send } = await rawSocket(server, guest);
    const reader = await watch(guest);
    await reader.join(story);
    send({ type: 'join_story', story_id: story });
    socket.pause();
    await server.db
      .updateTable('stories')
      .set({ title: 'x'.repeat(200_000) })
      .where('id', '=', story)
      .execute();
    let seq = 0;
    const push = async () => {
      seq += 1;
      await server.db.updateTable('stories').set({ seq }).where('id', '=', story).execute();
      const values = { story_id: story, seq, type: 'title_update' as const, created_at: Date.now() };
      await server.db.insertInto('events').values(values).execute();
      await reader.waitFor((one) => one.seq === seq, 20_000);
    };
    for (let count = 0; count < 60; count += 1) await push();
    socket.resume();
    await gone;
    expect(reader.socket.readyState).toBe(reader.socket.OPEN);
  });

  it('counts an IPv6 network of one household as one address', async () => {
    const small = await startListeningServer({ LIVE_SOCKETS_PER_ADDRESS: '1', TRUST_PROXY: 'true' });
    const visitor = createVisitor(small.origin);
    const from = (address: string) => visitor.socket({ headers: { 'x-forwarded-for': address } });
    const first = from('2001:db8:1:2::1');
    await first.opened;
    await expect(from('2001:db8:1:2:aaaa::9').opened).rejects.toThrow('429');
    const neighbour = from('2001:db8:1:3::1');
    await neighbour.opened;
    for (const { socket } of [first, neighbour]) socket.terminate();
    await small.close();
  });

  it('is rejected above the limits per session and IP address', async () => {
    const small = await startListeningServer({
      LIVE_SOCKETS_PER_SESSION: '2',
      LIVE_SOCKETS_PER_ADDRESS: '3',
    });
    const one = createVisitor(small.origin);
    const two = createVisitor(small.origin);
    await one.makeCharacter();
    await two.makeCharacter();
    const [first, second] = [one.socket(), one.socket()];
    await Promise.all([first.opened, second.opened]);
    await expect(one.socket().opened).rejects.toThrow('429');
    const third = two.socket();
    await third.opened;
    await expect(two.socket().opened).rejects.toThrow('429');
    first.socket.close();
    await first.closed;
    const again = one.socket();
    await again.opened;
    for (const { socket } of [second, third, again]) socket.terminate();
    await small.close();
  });
});
