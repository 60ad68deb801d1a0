import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

const create = ({ integer, text, bytes }: ReturnType<typeof columnTypes>): string[] => [
  `CREATE TABLE story_plans (
    story_id ${integer} PRIMARY KEY REFERENCES stories(id) ON DELETE CASCADE,
    plan_json ${text} NOT NULL)`,
  'INSERT INTO story_plans SELECT id, plan_json FROM stories WHERE plan_json IS NOT NULL',
  'ALTER TABLE stories DROP COLUMN plan_json',
  `CREATE TABLE page_pictures (
    page_id ${integer} PRIMARY KEY REFERENCES pages(id) ON DELETE CASCADE,
    type ${text} NOT NULL,
    encoding ${text},
    data ${bytes},
    object_key ${text},
    bytes ${integer} NOT NULL,
    CHECK ((data IS NULL) <> (object_key IS NULL)))`,
];
const DROP_PICTURE = 'ALTER TABLE pages DROP COLUMN picture';
const MEASURE = `UPDATE stories SET bytes =
  coalesce((SELECT octet_length(plan_json) FROM story_plans WHERE story_id = stories.id), 0)
  + coalesce((SELECT sum(octet_length(text)) FROM pages WHERE story_id = stories.id), 0)
  + coalesce((SELECT sum(bytes) FROM page_pictures WHERE page_id IN (SELECT id FROM pages WHERE story_id = stories.id)), 0)`;

/** Pictures in memory at a time, of some 23 KB each. */
const BATCH_ROWS = 32;
const PARAMS = {
  [constants.BROTLI_PARAM_QUALITY]: 5,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
};

const movePictures = async (db: Kysely<unknown>): Promise<void> => {
  for (let after = 0; ; ) {
    const { rows } = await sql<{ id: number; picture: string }>`
      SELECT id, picture FROM pages WHERE id > ${after} AND picture IS NOT NULL ORDER BY id LIMIT ${BATCH_ROWS}`.execute(
      db,
    );
    const compressed = await Promise.all(
      rows.map(({ picture }) => promisify(brotliCompress)(picture, { params: PARAMS })),
    );
    for (const [at, { id }] of rows.entries()) {
      const brotli = compressed[at];
      await sql`INSERT INTO page_pictures (page_id, type, encoding, data, bytes)
        VALUES (${id}, 'image/svg+xml', 'br', ${brotli}, ${brotli?.length})`.execute(db);
    }
    if (rows.length < BATCH_ROWS) return;
    after = rows.at(-1)?.id ?? 0;
  }
};

/**
 * Moves what is seldom read, pictures and plans, out of the rows that every list and every poll reads: SQLite walked their
 * overflow pages even when no query asked for them. Pictures become Brotli, a quarter of their size.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of create(columnTypes(db))) await sql.raw(statement).execute(db);
  await movePictures(db);
  for (const statement of [DROP_PICTURE, MEASURE]) await sql.raw(statement).execute(db);
};
