import { sql } from 'kysely';
import { type Db, dialectOf } from './database.ts';

/**
 * Runs a job unless another server is running it now; true when it ran. The lock belongs to a transaction that does nothing
 * else, so it ends with this process, whatever happens to it, and works through a pooler too. The job itself uses other
 * connections, and commits as it goes.
 */
export const runOnOneServer = async (db: Db, name: string, job: () => Promise<void>): Promise<boolean> => {
  if (dialectOf(db) === 'sqlite') {
    await job();
    return true;
  }
  return db.transaction().execute(async (trx) => {
    // A long job must not lose its lock because this transaction does nothing.
    await sql`SELECT set_config('idle_in_transaction_session_timeout', '0', true)`.execute(trx);
    const { rows } = await sql<{
      locked: boolean;
    }>`SELECT pg_try_advisory_xact_lock(hashtextextended(${`job ${name}`}, 0)) AS locked`.execute(trx);
    if (rows[0]?.locked !== true) return false;
    await job();
    return true;
  });
};
