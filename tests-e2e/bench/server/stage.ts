import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { startPostgresCluster } from '../../../scripts/postgres-cluster.ts';
import { type Product, startProduct } from '../../fixtures/product.ts';
import { createVisitor } from '../visitor.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** The product as it is measured: servers over one database that is filled with stories, and a visitor with 100 of them. */
export interface Stage {
  servers: Product[];
  /** The Cookie header of the visitor. */
  cookie: string;
  visitor: ReturnType<typeof createVisitor>;
  /** One of the visitor's stories. */
  story: number;
  /** Who creates something; empty in a stage without them. */
  guests: Guest[];
  /** Of PostgreSQL. */
  databaseUrl?: string;
  close(): Promise<void>;
}

/** A guest with a session. */
export interface Guest {
  /** The Cookie header. */
  cookie: string;
  character: number;
  /** Stories that have no page yet. */
  stories: number[];
}

interface StageOptions {
  database: 'sqlite' | 'postgres';
  servers: number;
  /** Stories of ten pages in the store. */
  stories: number;
  /** Guests that create something. The pages that they begin are not written while it is measured. */
  guests?: number;
}

/** Of the visitor. */
const OWN_STORIES = 100;
/** Of each guest, without pages. */
const GUEST_STORIES = 100;

type Visitor = ReturnType<typeof createVisitor>;

const createGuest = async (origin: string): Promise<{ visitor: Visitor; character: number }> => {
  const visitor = createVisitor(origin, '192.0.2.1');
  return { visitor, character: await visitor.createCharacter() };
};

const readGuest = async ({
  visitor: guest,
  character,
}: Awaited<ReturnType<typeof createGuest>>): Promise<Guest> => {
  const { body } = await guest.call('GET', `/stories/?fields=card&limit=${GUEST_STORIES}`);
  return {
    cookie: guest.cookieHeader(),
    character,
    stories: (body as unknown as { id: number }[]).map(({ id }) => id),
  };
};

const writeStory = async (visitor: Stage['visitor']): Promise<number> => {
  const story = await visitor.createStory();
  for (let written = 0; written < 10; ) {
    const { status, body } = await visitor.call('POST', `/stories/${story}/pages/`);
    if (status === 202) written += 1;
    else if (status !== 409) throw new Error(`A page was answered with ${status} ${JSON.stringify(body)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  for (;;) {
    const { body } = await visitor.call('GET', `/stories/${story}/`);
    const { pages } = body as { pages?: { image_status: string }[] };
    if (pages?.every(({ image_status }) => image_status === 'completed')) return story;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

/** Starts the servers. The story is written by the first one; its copies are written to the database while it is stopped. */
export const openStage = async ({
  database,
  servers: count,
  stories,
  guests: guestCount = 0,
}: StageOptions): Promise<Stage> => {
  const cluster = database === 'postgres' ? await startPostgresCluster({ durable: true }) : null;
  await cluster?.createDatabase('bench');
  const env: Record<string, string> = {
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'off',
    PAGE_DELAY_MS: '0',
    LIVE_SOCKETS_PER_SESSION: '10000',
    LIVE_SOCKETS_PER_ADDRESS: '10000',
    ...(cluster === null
      ? {}
      : { DATABASE_URL: cluster.url('bench'), SECRET_KEY: randomBytes(32).toString('hex') }),
  };
  const first = await startProduct({ env });
  const visitor = createVisitor(first.origin, '192.0.2.1');
  const story = await writeStory(visitor);
  const guests: Awaited<ReturnType<typeof createGuest>>[] = [];
  while (guests.length < guestCount) guests.push(await createGuest(first.origin));
  await first.stop();
  execFileSync(
    join(ROOT, 'node_modules/.bin/tsx'),
    [
      join(ROOT, 'server/src/testing/fill-store.ts'),
      ...[stories - 1, OWN_STORIES - 1, guestCount === 0 ? 0 : GUEST_STORIES].map(String),
    ],
    { env: { ...process.env, ...env, DATA_DIR: first.dataDir }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  // Two gigabytes on their way to the disk delay every commit.
  execFileSync('sync');
  // Beyond the end of a measurement.
  if (guestCount > 0) env.PAGE_DELAY_MS = '60000';
  await first.start(env);
  const others = await Promise.all(Array.from({ length: count - 1 }, () => startProduct({ env })));
  const servers = [first, ...others];
  return {
    servers,
    cookie: visitor.cookieHeader(),
    visitor,
    story,
    guests: await Promise.all(guests.map(readGuest)),
    ...(cluster === null ? {} : { databaseUrl: cluster.url('bench') }),
    close: async () => {
      for (const server of servers) await server.remove();
      await cluster?.remove();
    },
  };
};

/** Gives the bare server the stage's PostgreSQL, if it has one. */
export const connectBareServer = async (
  { child }: { child: ChildProcess },
  { databaseUrl }: Stage,
): Promise<void> => {
  if (databaseUrl === undefined) return;
  const connected = once(child, 'message');
  child.send(databaseUrl);
  await connected;
};

/** Starts the bare server; resolves with its origin and process. */
export const startBareServer = async (): Promise<{ origin: string; child: ChildProcess }> => {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), {
    execArgv: ['--import', 'tsx', '--expose-gc'],
  });
  const port = await new Promise((resolve) => child.once('message', resolve));
  return { origin: `http://127.0.0.1:${String(port)}`, child };
};
