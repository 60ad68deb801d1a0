import { changeInBatches } from '../db/change-in-batches.ts';
import type { Db } from '../db/database.ts';

/** Rows per deletion; a story with its pages and pictures is many. Other requests run between two batches. */
const BATCH_ROWS = { stories: 20, characters: 200 } as const;

/** The owners of stories and characters: child profiles by id, or guests. */
export type WorkOwners =
  | { column: 'profile_id'; owners: number[] }
  | { column: 'anonymous_id'; owners: string[] };

const deleteRows = (
  db: Db,
  table: 'stories' | 'characters',
  { column, owners }: WorkOwners,
  limit: number,
): Promise<{ id: number }[]> =>
  db
    .deleteFrom(table)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom(table)
        .select('id')
        .where(column, 'in', owners as string[])
        .limit(limit),
    )
    .returning('id')
    .execute();

/**
 * Deletes stories and characters of these owners in batches, each committed by itself; `signal` stops it between two of them. What is
 * interrupted goes on when it is repeated. `onStories` gets the ids of each batch of stories.
 */
export const deleteWork = async (
  db: Db,
  owned: WorkOwners,
  {
    signal,
    onStories = () => undefined,
  }: { signal?: AbortSignal | undefined; onStories?: (ids: number[]) => void } = {},
): Promise<void> => {
  if (owned.owners.length === 0) return;
  for (const table of ['stories', 'characters'] as const)
    await changeInBatches(
      BATCH_ROWS[table],
      async (limit) => {
        const rows = await deleteRows(db, table, owned, limit);
        if (table === 'stories' && rows.length > 0) onStories(rows.map(({ id }) => id));
        return rows;
      },
      signal,
    );
};
