import { type Kysely, sql } from 'kysely';

/** What is deleted by its age is found without reading the whole table; rows that are kept are not in these indexes. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of [
    'CREATE INDEX stories_unshared ON stories(unshared_at) WHERE unshared_at IS NOT NULL',
    'CREATE INDEX characters_deleted ON characters(deleted_at) WHERE deleted_at IS NOT NULL',
  ])
    await sql.raw(statement).execute(db);
};
