import { type RawBuilder, type Selectable, sql } from 'kysely';
import { type AskedColumns, manyAsked, oneAsked } from '../db/asked-rows.ts';
import { batchedWrites } from '../db/batched-writes.ts';
import { compiledQuery } from '../db/compiled-query.ts';
import { type Db, dialectOf, lockUntilCommit, writeTransaction } from '../db/database.ts';
import type { CharactersTable } from '../db/schema.ts';
import type { Owner } from '../deps.ts';
import { HttpError } from '../http/http-error.ts';
import { findByKey } from './idempotency-key.ts';
import { ownerColumns } from './owner.ts';
import type { CharacterBody } from './request-bodies.ts';
import type { StoryWorldDeps } from './story-world-deps.ts';

/** Per owner, so that one visitor cannot fill the database. */
const MAX_CHARACTERS = 200;
/**
 * How many an owner may have on PostgreSQL without the lock. The distance to the highest number is more than the insertions of one
 * owner that can be running at the same moment: one in each of the two batches of a server, and more than the rate limit of a minute.
 */
const MAX_WITHOUT_LOCK = MAX_CHARACTERS - 100;
const SHOWN = ['id', 'name', 'creature', 'description', 'pronouns', 'look', 'profile_id'] as const;

/** A character that is to be created, by its columns. */
type NewCharacter = ReturnType<typeof ownerColumns> & {
  name: string;
  creature: string;
  description: string;
  pronouns: string;
  look: string | null;
  idempotency_key: string | null;
  created_at: number;
  /** How many its owner may have, with it. */
  most: number;
};

const COLUMNS: AskedColumns<NewCharacter> = {
  profile_id: 'bigint',
  anonymous_id: 'text',
  name: 'text',
  creature: 'text',
  description: 'text',
  pronouns: 'text',
  look: 'text',
  idempotency_key: 'text',
  created_at: 'bigint',
  most: 'bigint',
};
const STORED = Object.keys(COLUMNS).filter((column) => column !== 'most');

const countOf = (column: 'profile_id' | 'anonymous_id') =>
  sql`(SELECT count(*) FROM characters AS own
    WHERE ${sql.ref(`own.${column}`)} = ${sql.ref(`asked.${column}`)} AND own.deleted_at IS NULL)`;

/** A character as a request gets it that created it. */
export type InsertedCharacter = Pick<Selectable<CharactersTable>, (typeof SHOWN)[number]>;

/**
 * PostgreSQL: the lock of an idempotency key. Alone, an insertion waits for another one with the same key, at another server; a batch,
 * which many families wait for, leaves it out. Likewise it takes the rows of the profiles, which the foreign key locks, only as far as
 * nobody else has them locked.
 */
const lockOfKey = (lock: 'pg_advisory_xact_lock' | 'pg_try_advisory_xact_lock') =>
  sql`${sql.raw(lock)}(hashtextextended(
    concat_ws(' ', 'character', asked.profile_id, asked.anonymous_id, asked.idempotency_key), 0))`;

/**
 * Inserts the characters of the rows `asked` that are `free`, unless their owner has `most`, or one with this key: those are left out.
 * PostgreSQL counts what is committed, so requests at the same moment may exceed
 * the number.
 */
const insert = (asked: RawBuilder<unknown>, free: RawBuilder<unknown>, before = sql``) => sql<
  InsertedCharacter & Pick<NewCharacter, 'anonymous_id'>
>`
  ${before} INSERT INTO characters (${sql.join(STORED.map((column) => sql.ref(column)))})
  SELECT ${sql.join(STORED.map((column) => sql.ref(`asked.${column}`)))} FROM ${asked}
  WHERE ${free} AND ${countOf('profile_id')} + ${countOf('anonymous_id')} < asked.most
  ON CONFLICT DO NOTHING
  RETURNING ${sql.join(SHOWN.map((column) => sql.ref(column)))}, anonymous_id`;

const insertOne = compiledQuery((db, character: NewCharacter) => ({
  compile: () =>
    insert(
      oneAsked(COLUMNS, character),
      dialectOf(db) === 'sqlite' ? sql`TRUE` : sql`${lockOfKey('pg_advisory_xact_lock')} IS NOT NULL`,
    ).compile(db),
}));
const insertMany = compiledQuery((db, { characters }: { characters: string }) => ({
  compile: () =>
    insert(
      manyAsked(COLUMNS, characters),
      sql`(asked.profile_id IS NULL OR asked.profile_id IN (SELECT id FROM profiles))
        AND (asked.idempotency_key IS NULL OR ${lockOfKey('pg_try_advisory_xact_lock')})`,
      sql`WITH profiles AS MATERIALIZED (SELECT id FROM child_profiles
        WHERE id = ANY(ARRAY(SELECT profile_id FROM ${manyAsked(COLUMNS, characters)})) FOR KEY SHARE SKIP LOCKED)`,
    ).compile(db),
}));

const withoutGuest = ({
  anonymous_id: _,
  ...shown
}: InsertedCharacter & Pick<NewCharacter, 'anonymous_id'>) => shown;

/** A batch has at most one of an owner: it is counted before the next, and its row is known by the owner. */
const ownerKey = ({ profile_id, anonymous_id }: Pick<NewCharacter, 'profile_id' | 'anonymous_id'>) =>
  profile_id ?? `guest ${anonymous_id}`;

/**
 * PostgreSQL: counts after every other character of the owner is committed. It waits for that, and for what a batch has left out: a
 * locked profile, another insertion with the same key.
 */
const insertLocked = (db: Db, character: NewCharacter): Promise<InsertedCharacter | undefined> =>
  writeTransaction(db, async (trx) => {
    await lockUntilCommit(trx, `characters of ${ownerKey(character)}`);
    return (await insertOne(trx, character)).map(withoutGuest)[0];
  });

const insertUnlessMany = batchedWrites<NewCharacter, InsertedCharacter | undefined>({
  keyOf: ownerKey,
  writeAll: async (db, characters) => {
    const limited = characters.map((character) => ({ ...character, most: MAX_WITHOUT_LOCK }));
    const inserted = await insertMany(db, { characters: JSON.stringify(limited) });
    return new Map(inserted.map((row) => [ownerKey(row), withoutGuest(row)]));
  },
  writeAlone: async (db, character) =>
    dialectOf(db) === 'sqlite'
      ? (await insertOne(db, character)).map(withoutGuest)[0]
      : insertLocked(db, character),
});

const readShown = compiledQuery((db, { id }: { id: number }) =>
  db.selectFrom('characters').select(SHOWN).where('id', '=', id).where('deleted_at', 'is', null),
);

/**
 * Creates a character, or reads the one that the owner already created with the same idempotency key. Throws 400 when the owner has
 * 200, and 404 when the one with the key was deleted since.
 */
export const insertCharacter = async (
  { db, now }: Pick<StoryWorldDeps, 'db' | 'now'>,
  owner: Owner,
  fields: Omit<CharacterBody, 'profile_id'> & { idempotency_key: string | null },
): Promise<InsertedCharacter> => {
  const { idempotency_key: key, name, creature, description, pronouns } = fields;
  const character: NewCharacter = {
    ...ownerColumns(owner),
    name,
    creature,
    description,
    pronouns,
    look: fields.look ?? null,
    idempotency_key: key,
    created_at: now(),
    most: MAX_CHARACTERS,
  };
  const inserted = await insertUnlessMany(db, character);
  if (inserted !== undefined) return inserted;
  const id = key === null ? undefined : await findByKey(db, 'characters', owner, key);
  if (id === undefined)
    throw new HttpError(
      400,
      'There are many characters already. Please delete one to make room for another.',
    );
  const [found] = await readShown(db, { id });
  if (found === undefined) throw new HttpError(404, 'Character not found');
  return found;
};
