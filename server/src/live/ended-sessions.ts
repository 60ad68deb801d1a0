import type { Db } from '../db/open-db.ts';

const BATCH_SIZE = 400;

/** The given sessions that have ended or expired, including those ended by another process. */
export const endedSessions = async (db: Db, hashes: string[], now: number): Promise<Set<string>> => {
  const ended = new Set(hashes);
  for (let from = 0; from < hashes.length; from += BATCH_SIZE) {
    const active = await db
      .selectFrom('sessions')
      .select('token_hash')
      .where('token_hash', 'in', hashes.slice(from, from + BATCH_SIZE))
      .where('expires_at', '>', now)
      .execute();
    for (const { token_hash } of active) ended.delete(token_hash);
  }
  return ended;
};
