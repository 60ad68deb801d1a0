import { type Kysely, sql } from 'kysely';
import { dialectOf } from '../database.ts';
import { columnTypes } from './column-types.ts';

const SQLITE_TRIGGER = [
  `CREATE TRIGGER page_pictures_deleted AFTER DELETE ON page_pictures WHEN OLD.object_key IS NOT NULL
    BEGIN INSERT OR REPLACE INTO deleted_objects (object_key, due_at) VALUES (OLD.object_key, 0); END`,
];
const POSTGRES_TRIGGER = [
  `CREATE FUNCTION note_deleted_object() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO deleted_objects (object_key, due_at) VALUES (OLD.object_key, 0)
        ON CONFLICT (object_key) DO UPDATE SET due_at = 0;
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER page_pictures_deleted AFTER DELETE ON page_pictures
    FOR EACH ROW WHEN (OLD.object_key IS NOT NULL) EXECUTE FUNCTION note_deleted_object()`,
];

/** Objects of the bucket that are to be deleted. A trigger enters those of deleted pages, because pages are deleted by cascade. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { integer, text } = columnTypes(db);
  const statements = [
    `CREATE TABLE deleted_objects (object_key ${text} PRIMARY KEY, due_at ${integer} NOT NULL)`,
    'CREATE INDEX deleted_objects_due ON deleted_objects(due_at)',
    ...(dialectOf(db) === 'postgres' ? POSTGRES_TRIGGER : SQLITE_TRIGGER),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};
