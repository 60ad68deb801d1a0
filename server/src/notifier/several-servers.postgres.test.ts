import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createKysely } from '../db/database.ts';
import { createPostgresDialect } from '../db/postgres-dialect.ts';
import { appendEvent, updateStory } from '../story-world/story-events.ts';
import {
  createVisitor,
  type ListeningServer,
  openSocket,
  startListeningServer,
  type TestSocket,
  until,
} from '../testing/listening-server.ts';
import { settlesWithin } from '../testing/settles-within.ts';
import { startTcpProxy } from '../testing/tcp-proxy.ts';
import { databaseEnv } from '../testing/test-database.ts';
import { readMessage } from './notification-message.ts';
import { createPostgresNotifier } from './postgres-notifier.ts';

/** Nothing is found by the ordinary poll: it comes after these tests. */
const NO_POLL = { LIVE_POLL_MS: '60000' };
const WAIT_MS = 30_000;
/** A visitor who may not read any more is sent nothing after this time. */
const EVICTION_MS = 1000;
/** What was committed is delivered within this time, whatever happens to its notification. */
const DELIVERY_MS = 2000;

const closing: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

let dir: string;
let count = 0;
beforeEach(() => {
  count += 1;
  dir = `/several-servers/${process.pid}-${count}`;
});

const startServer = async (env: Record<string, string> = {}): Promise<ListeningServer> => {
  const server = await startListeningServer({ ...NO_POLL, ...env }, dir);
  closing.push(server.close);
  await until(
    async () => server.deps.notifier.isConnected(),
    (connected) => connected,
    WAIT_MS,
  );
  return server;
};
const watch = async (origin: string, cookie: string, story: number): Promise<TestSocket> => {
  const socket = openSocket(origin, cookie);
  closing.push(() => socket.socket.terminate());
  await socket.opened;
  await socket.join(story);
  return socket;
};
const isFinished =
  (page: number) => (message: { data?: { pages?: { id: number; image_status: string }[] } }) =>
    message.data?.pages?.find(({ id }) => id === page)?.image_status === 'completed';

/** How many notifications of each server arrive in a database, from now on. */
const countMessages = async (url: string): Promise<Map<string, number>> => {
  const counts = new Map<string, number>();
  const client = new pg.Client({ connectionString: url });
  closing.push(() => client.end());
  client.on('notification', ({ payload }) => {
    const from = readMessage(payload)?.from ?? '';
    counts.set(from, (counts.get(from) ?? 0) + 1);
  });
  await client.connect();
  await client.query('LISTEN weaversworld');
  return counts;
};

describe('of two servers', () => {
  it('one shows every page that is asked for at the other, each event once and in order', async () => {
    const [here, there] = [await startServer(), await startServer()];
    const visitor = createVisitor(here.origin);
    const story = await visitor.makeStory();
    const subscriber = await watch(there.origin, visitor.cookie(), story);
    for (let page = 1; page <= 3; page += 1) {
      const { body } = await visitor.call('POST', `/stories/${story}/pages/`);
      await subscriber.waitFor(isFinished(body.id), WAIT_MS);
    }
    const seqs = subscriber.received.map(({ seq }) => seq);
    expect(seqs).toEqual(seqs.map((_, index) => index));
  });

  it('one closes the sockets of a session that ends at the other', async () => {
    const [here, there] = [await startServer(), await startServer()];
    const parent = createVisitor(here.origin);
    await parent.becomeParent('across@example.org');
    const subscriber = await watch(there.origin, parent.cookie(), await parent.makeStory());
    await parent.call('DELETE', '/auth/session');
    const { code } = await settlesWithin(EVICTION_MS, subscriber.closed, 'closing the socket');
    expect(code).toBe(4001);
  });

  it('one evicts readers when sharing ends at the other', async () => {
    const [here, there] = [await startServer(), await startServer()];
    const visitor = createVisitor(here.origin);
    const story = await visitor.makeStory();
    await visitor.call('POST', `/stories/${story}/toggle-sharing/`);
    const reader = await watch(there.origin, '', story);
    await visitor.call('POST', `/stories/${story}/toggle-sharing/`);
    const left = reader.waitFor(({ type }) => type === 'story_left', WAIT_MS);
    await settlesWithin(EVICTION_MS, left, 'evicting the reader');
  });

  it('one gets what the other reports while it closes, and does not take it for one that was killed', async () => {
    const there = await startServer();
    const { DATABASE_URL: url = '' } = await databaseEnv(dir);
    const db = createKysely(createPostgresDialect({ url, isPooled: false, max: 1 }));
    const log = pino({ level: 'silent' });
    const here = createPostgresNotifier({ db, url, log, onError: () => undefined });
    const messages = await countMessages(url);
    // The heartbeats of both.
    await until(
      async () => messages.size,
      (count) => count === 2,
      WAIT_MS,
    );
    const reported: number[] = [];
    let gaps = 0;
    there.deps.notifier.subscribe({ onStory: (id) => reported.push(id), onGap: () => (gaps += 1) });
    here.publishStory(7);
    await here.close();
    await db.destroy();
    await until(
      async () => reported,
      (ids) => ids.includes(7),
      WAIT_MS,
    );
    messages.clear();
    // One heartbeat more than makes a server that does not close silent.
    await until(
      async () => [...messages.values()],
      ([count = 0]) => count >= 6,
      WAIT_MS,
    );
    expect(gaps).toBe(0);
  });

  it('one delivers what the other committed before it was killed, without its notification', async () => {
    const server = await startServer();
    const visitor = createVisitor(server.origin);
    const story = await visitor.makeStory();
    const subscriber = await watch(server.origin, visitor.cookie(), story);
    const { DATABASE_URL = '' } = await databaseEnv(dir);
    const script = join(import.meta.dirname, '../testing/commit-and-die.ts');
    const victim = spawn(process.execPath, ['--import', 'tsx', script, DATABASE_URL, String(story)], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const ended = once(victim, 'exit');
    const messages = await countMessages(DATABASE_URL);
    await once(victim.stdout, 'data');
    // Its heartbeat is what the server knows it by.
    await until(
      async () => messages.size,
      (count) => count >= 2,
      WAIT_MS,
    );
    victim.stdin.write('now\n');
    expect(await ended).toEqual([null, 'SIGKILL']);
    const received = subscriber.waitFor(({ type }) => type === 'title_update', WAIT_MS);
    const update = await settlesWithin(DELIVERY_MS, received, 'the event of a killed server');
    expect(update.data.title).toBe('Kept');
  });
});

it('a server whose link for notifications is dead delivers all the same, and uses the link again once it works', async () => {
  const { DATABASE_URL = '' } = await databaseEnv(dir);
  const direct = new URL(DATABASE_URL);
  const databasePort = Number(direct.port);
  const proxy = await startTcpProxy(() => [databasePort]);
  closing.push(proxy.close);
  direct.port = String(proxy.port);
  const here = await startServer();
  const there = await startServer({ DATABASE_DIRECT_URL: direct.href });
  const visitor = createVisitor(here.origin);
  const story = await visitor.makeStory();
  const subscriber = await watch(there.origin, visitor.cookie(), story);
  // Not a page: the other server might write it, and would know of it then.
  const rename = async (title: string) => {
    await updateStory(here.deps, story, async (trx) => {
      await trx.updateTable('stories').set({ title }).where('id', '=', story).execute();
      await appendEvent(trx, story, { type: 'title_update' }, Date.now());
    });
    const received = subscriber.waitFor(({ data }) => data?.title === title, WAIT_MS);
    await settlesWithin(DELIVERY_MS, received, title);
  };
  proxy.freeze();
  await rename('After the cut');
  // Not by the silence of the other server alone, which told of the gap.
  const noticed = until(
    async () => there.deps.notifier.isConnected(),
    (connected) => !connected,
    WAIT_MS,
  );
  await settlesWithin(DELIVERY_MS, noticed, 'noticing the dead link');
  await rename('While it is known');
  proxy.thaw();
  await until(
    async () => there.deps.notifier.isConnected(),
    (connected) => connected,
    WAIT_MS,
  );
  await rename('With a new link');
  const seqs = subscriber.received.map(({ seq }) => seq);
  expect(seqs).toEqual(seqs.map((_, index) => index));
});
