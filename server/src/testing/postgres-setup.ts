import { startPostgresCluster } from '../../../scripts/postgres-cluster.ts';
import { openPostgres } from '../db/open-postgres.ts';

/** Starts the PostgreSQL of a run, with a database from which the others are copied. Returns what stops it. */
export const setup = async (): Promise<() => Promise<void>> => {
  const cluster = await startPostgresCluster();
  await cluster.createDatabase('ww_template');
  const store = await openPostgres({ url: cluster.url('ww_template'), poolSize: 2 });
  await store.close();
  process.env.TEST_POSTGRES_URL = cluster.url('postgres');
  return async () => {
    delete process.env.TEST_POSTGRES_URL;
    await cluster.remove();
  };
};
