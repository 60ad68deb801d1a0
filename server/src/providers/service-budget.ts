import { type Db, writeTransaction } from '../db/database.ts';
import type { Usage } from './service-client.ts';

/** The day of a moment, in UTC. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** Counts a story against the account's daily budget, in one statement; false when it is used up. */
export const reserveStory = async (
  db: Db,
  { userId, day, perDay }: { userId: number; day: string; perDay: number },
): Promise<boolean> => {
  if (perDay < 1) return false;
  const row = await db
    .insertInto('service_usage')
    .values({ user_id: userId, day, stories: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'day'])
        .doUpdateSet((eb) => ({ stories: eb('service_usage.stories', '+', 1) }))
        .where('service_usage.stories', '<', perDay),
    )
    .returning('stories')
    .executeTakeFirst();
  return row !== undefined;
};

/** Thrown inside a transaction, to roll it back. */
class BudgetUsedUp extends Error {}

/** Counts a picture against the account's and everybody's daily budget; false when one of them is used up. */
export const reservePicture = async (
  db: Db,
  { userId, day, perDay, totalPerDay }: { userId: number; day: string; perDay: number; totalPerDay: number },
): Promise<boolean> => {
  if (perDay < 1 || totalPerDay < 1) return false;
  const counted = writeTransaction(db, async (trx) => {
    const total = await trx
      .insertInto('service_totals')
      .values({ day, pictures: 1 })
      .onConflict((conflict) =>
        conflict
          .column('day')
          .doUpdateSet((eb) => ({ pictures: eb('service_totals.pictures', '+', 1) }))
          .where('service_totals.pictures', '<', totalPerDay),
      )
      .returning('pictures')
      .executeTakeFirst();
    if (total === undefined) throw new BudgetUsedUp();
    const reserved = await trx
      .insertInto('service_usage')
      .values({ user_id: userId, day, pictures: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'day'])
          .doUpdateSet((eb) => ({ pictures: eb('service_usage.pictures', '+', 1) }))
          .where('service_usage.pictures', '<', perDay),
      )
      .returning('pictures')
      .executeTakeFirst();
    if (reserved === undefined) throw new BudgetUsedUp();
    return true;
  });
  return counted.catch((error: unknown) => {
    if (error instanceof BudgetUsedUp) return false;
    throw error;
  });
};

/** Refunds what was reserved for a call that was never made. */
export const refundBudget = async (
  db: Db,
  { userId, day }: { userId: number; day: string },
  what: 'stories' | 'pictures',
): Promise<void> => {
  await db
    .updateTable('service_usage')
    .set((eb) => ({ [what]: eb(what, '-', 1) }))
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .execute();
  if (what === 'pictures')
    await db
      .updateTable('service_totals')
      .set((eb) => ({ pictures: eb('pictures', '-', 1) }))
      .where('day', '=', day)
      .execute();
};

/** Adds what a call cost to the account's day. */
export const recordUsage = async (
  db: Db,
  { userId, day }: { userId: number; day: string },
  { inputTokens, outputTokens, cost }: Usage,
): Promise<void> => {
  await db
    .updateTable('service_usage')
    .set((eb) => ({
      calls: eb('calls', '+', 1),
      input_tokens: eb('input_tokens', '+', inputTokens),
      output_tokens: eb('output_tokens', '+', outputTokens),
      cost_micros: eb('cost_micros', '+', Math.round((cost ?? 0) * 1e6)),
    }))
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .execute();
};
