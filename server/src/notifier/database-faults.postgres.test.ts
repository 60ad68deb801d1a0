import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type PostgresCluster, startPostgresCluster } from '../../../scripts/postgres-cluster.ts';
import { createVisitor, type TestSocket, type TestVisitor, until } from '../testing/listening-server.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';

const WAIT_MS = 120_000;
const DATABASE = 'weaversworld';

let cluster: PostgresCluster;
let server: ServerProcess;
let origin: string;
let visitor: TestVisitor;
let story: number;
let subscriber: TestSocket;

beforeAll(async () => {
  cluster = await startPostgresCluster({ durable: true });
  await cluster.createDatabase(DATABASE);
  server = startServerProcess({
    DATABASE_URL: cluster.url(DATABASE),
    SHUTDOWN_DRAIN_MS: '0',
    SECRET_KEY: 'a key that is long enough for this test',
    // A page whose step the fault interrupted is not taken up again before.
    PAGE_LEASE_MS: '2000',
    PAGE_RETRY_MS: '100',
  });
  origin = await server.ready;
});
afterAll(async () => {
  await server.stop();
  await cluster.remove();
});
beforeEach(async () => {
  visitor = createVisitor(origin);
  story = await visitor.makeStory();
  subscriber = visitor.socket();
  await subscriber.opened;
  await subscriber.join(story);
});
afterEach(() => subscriber.socket.terminate());

const requestPage = () => visitor.call('POST', `/stories/${story}/pages/`);
const read = async (): Promise<ReadStory & { id: number }> =>
  (await visitor.call('GET', `/stories/${story}/`)).body;
interface ReadStory {
  seq: number;
  pages?: { id: number; image_status: string }[];
}
const isFinished = ({ pages = [] }: ReadStory) =>
  pages.length > 0 && pages.every((page) => page.image_status === 'completed');

/** Everything that was acknowledged is there, finished, and reached the subscriber by the connection that it had all along. */
const expectNothingLost = async (acknowledged: number[]) => {
  const last = await until(read, isFinished, WAIT_MS);
  expect(last.pages?.map(({ id }) => id)).toEqual(acknowledged);
  await subscriber.waitFor(({ seq }) => seq === last.seq, WAIT_MS);
  const seqs = subscriber.received.flatMap(({ seq }) => seq ?? []);
  expect(seqs).toEqual(Array.from({ length: last.seq + 1 }, (_, seq) => seq));
};

it('PostgreSQL crashes and starts again: requests get 503 meanwhile, nothing acknowledged is lost, subscribers stay', {
  timeout: 300_000,
}, async () => {
  const acknowledged: number[] = [];
  const first = await requestPage();
  expect(first.status).toBe(202);
  acknowledged.push(first.body.id);
  // Connections that nothing is asked of when they break must not end the process either.
  await Promise.all(Array.from({ length: 4 }, read));
  await cluster.stop('immediate');
  const refused = await requestPage();
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).not.toBeNull();
  expect((await visitor.call('GET', `/stories/${story}/`)).status).toBe(503);
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  expect((await fetch(`${origin}/readyz`)).status).toBe(503);
  await cluster.start();
  await until(
    async () => (await fetch(`${origin}/readyz`)).status,
    (status) => status === 200,
    WAIT_MS,
  );
  const second = await until(requestPage, ({ status }) => status === 202, WAIT_MS);
  acknowledged.push(second.body.id);
  await expectNothingLost(acknowledged);
});

it('PostgreSQL becomes read-only: stories can be read, writing gets 503, and goes on when it is over', {
  timeout: 300_000,
}, async () => {
  const acknowledged: number[] = [];
  const setReadOnly = async (value: 'on' | 'off') => {
    await cluster.query(`ALTER DATABASE ${DATABASE} SET default_transaction_read_only = ${value}`);
    await cluster.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${DATABASE}'`,
    );
  };
  acknowledged.push((await requestPage()).body.id);
  await setReadOnly('on');
  const refused = await until(requestPage, ({ body }) => body.error !== 'A page is being written already');
  expect(refused.status).toBe(503);
  expect(await until(read, ({ id }) => id === story, WAIT_MS)).toMatchObject({ id: story });
  expect((await fetch(`${origin}/readyz`)).status).toBe(503);
  await setReadOnly('off');
  const second = await until(requestPage, ({ status }) => status === 202, WAIT_MS);
  acknowledged.push(second.body.id);
  await expectNothingLost(acknowledged);
});
