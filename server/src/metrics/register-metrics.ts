import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import type { PoolUsage } from '../db/store.ts';
import { requireOperator } from '../http/require-operator.ts';
import type { Metrics } from './metrics.ts';

interface MetricsDeps {
  config: Config;
  db: Db;
  metrics: Metrics;
  now(): number;
  /** Of PostgreSQL; absent on SQLite. */
  poolUsage?: (() => PoolUsage) | undefined;
}

/** How many page jobs wait for a worker although they are due, and for how many seconds the oldest has. */
const dueJobs = async ({ db, now }: MetricsDeps): Promise<{ count: number; oldest: number }> => {
  const at = now();
  const row = await db
    .selectFrom('page_jobs')
    .innerJoin('pages', 'pages.id', 'page_jobs.page_id')
    .innerJoin('stories', 'stories.id', 'pages.story_id')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('page_jobs.due_at').as('oldest')])
    .where('page_jobs.due_at', '<=', at)
    .where('stories.deleted_at', 'is', null)
    .where((eb) => eb.or([eb('page_jobs.lease_until', 'is', null), eb('page_jobs.lease_until', '<', at)]))
    .executeTakeFirst();
  const oldest = row?.oldest ?? null;
  return { count: Number(row?.count ?? 0), oldest: oldest === null ? 0 : (at - Number(oldest)) / 1000 };
};

/** Mails that wait, those that only become due later included. */
const waitingMails = async ({ db }: MetricsDeps): Promise<number> => {
  const row = await db
    .selectFrom('mail')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
};

/**
 * GET /metrics in Prometheus' text format, for the operator only; measures every request. Backlogs are those of the store: all
 * servers of one PostgreSQL report the same numbers.
 */
export const registerMetrics = (app: FastifyInstance, deps: MetricsDeps): void => {
  const { metrics, config } = deps;
  // Before the metrics that query the database: these are read in this order, and must not count those queries.
  const { poolUsage } = deps;
  if (poolUsage) {
    metrics.gauge('database_connections', 'Open connections to PostgreSQL.', () => poolUsage().open);
    metrics.gauge('database_connections_idle', 'Those that nothing uses.', () => poolUsage().idle);
    metrics.gauge('database_pool_waiting', 'Queries that wait for a connection.', () => poolUsage().waiting);
  }
  metrics.gauge(
    'page_jobs_due',
    'Page jobs that are due and wait for a worker.',
    async () => (await dueJobs(deps)).count,
  );
  metrics.gauge(
    'page_jobs_oldest_due_seconds',
    'Seconds since the oldest of them became due.',
    async () => (await dueJobs(deps)).oldest,
  );
  metrics.gauge('mails_waiting', 'Mails that are neither sent nor given up.', () => waitingMails(deps));

  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    // A request without a route is a file or a screen of the site.
    const labels = { method, route: routeOptions.url ?? 'none', status: reply.statusCode };
    metrics.request(labels, reply.elapsedTime / 1000);
  });
  app.get(
    '/metrics',
    {
      schema: {
        summary: 'Metrics in the text format of Prometheus',
        security: [{ operatorToken: [] }],
        response: { 200: { content: { 'text/plain': { schema: z.string() } } } },
      },
    },
    async (request, reply) => {
      requireOperator(request, config);
      return reply
        .header('cache-control', 'no-store')
        .type(metrics.registry.contentType)
        .send(await metrics.registry.metrics());
    },
  );
};
