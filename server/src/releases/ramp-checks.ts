import type { Db } from '../db/database.ts';

/** Which checks of a ramp were made, by whichever server: each check is made once, because each may be a false alarm. */
export const createRampChecks = (db: Db, now: () => number) => ({
  /** How many checks of this ramp were made. */
  done: async (ramp: string): Promise<number> =>
    (await db.selectFrom('ramp_checks').select('checks').where('ramp', '=', ramp).executeTakeFirst())
      ?.checks ?? 0,

  /** Records check number `checks`; false when another server made it at the same time. */
  claim: async (ramp: string, checks: number): Promise<boolean> => {
    const claimed = await db
      .insertInto('ramp_checks')
      .values({ ramp, checks, checked_at: now() })
      .onConflict((same) =>
        same
          .column('ramp')
          .doUpdateSet({ checks, checked_at: now() })
          .where('ramp_checks.checks', '<', checks),
      )
      .returning('checks')
      .executeTakeFirst();
    return claimed !== undefined;
  },

  /** Takes a check back whose result could not be acted on: the next failure makes it again. */
  releaseClaim: async (ramp: string, checks: number): Promise<void> => {
    await db
      .updateTable('ramp_checks')
      .set({ checks: checks - 1 })
      .where('ramp', '=', ramp)
      .where('checks', '=', checks)
      .execute();
  },
});
