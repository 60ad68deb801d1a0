import { compiledQuery } from '../db/compiled-query.ts';
import { type Db, dialectOf, lockUntilCommit, writeTransaction } from '../db/database.ts';
import type { Owner } from '../deps.ts';
import { HttpError } from '../http/http-error.ts';
import { findByKey } from './idempotency-key.ts';
import { ownerColumns, ownerFilter } from './owner.ts';
import type { CharacterBody } from './request-bodies.ts';
import type { StoryWorldDeps } from './story-world-deps.ts';

/** Per owner, so that one visitor cannot fill the database. */
const MAX_CHARACTERS = 200;
/**
 * How many an owner may have on PostgreSQL without the lock. The distance to the highest number is more than the insertions of one
 * owner that can be running at the same moment: all writes of fourteen servers, and more than the rate limit of a minute.
 */
const MAX_WITHOUT_LOCK = MAX_CHARACTERS - 100;
const SHOWN = ['id', 'name', 'creature', 'description', 'pronouns', 'look', 'profile_id'] as const;

type NewCharacter = Omit<CharacterBody, 'profile_id' | 'look'> &
  ReturnType<typeof ownerColumns> & {
    look: string | null;
    idempotency_key: string | null;
    created_at: number;
    /** The value of the owner's column. */
    owner: number | string;
    most: number;
  };

/**
 * Inserts a character unless the owner has `most`, or one with this key: then there is no row. An insertion with the same key that is
 * not committed yet is waited for. PostgreSQL counts what is committed, so requests at the same moment may exceed the number.
 */
const insertQuery = (column: 'profile_id' | 'anonymous_id') =>
  compiledQuery((db, row: NewCharacter) => {
    const count = db
      .selectFrom('characters')
      .where(column, '=', row.owner)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('deleted_at', 'is', null);
    return db
      .insertInto('characters')
      .columns([
        'profile_id',
        'anonymous_id',
        'name',
        'creature',
        'description',
        'pronouns',
        'look',
        'idempotency_key',
        'created_at',
      ])
      .expression(
        db
          .selectNoFrom((eb) => [
            eb.val(row.profile_id).as('profile_id'),
            eb.val(row.anonymous_id).as('anonymous_id'),
            eb.val(row.name).as('name'),
            eb.val(row.creature).as('creature'),
            eb.val(row.description).as('description'),
            eb.val(row.pronouns).as('pronouns'),
            eb.val(row.look).as('look'),
            eb.val(row.idempotency_key).as('idempotency_key'),
            eb.val(row.created_at).as('created_at'),
          ])
          .where(count, '<', row.most),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning(SHOWN);
  });
const INSERT_QUERIES = {
  profile_id: insertQuery('profile_id'),
  anonymous_id: insertQuery('anonymous_id'),
};

/** A character as a request gets it that created it. */
export type InsertedCharacter = Awaited<ReturnType<(typeof INSERT_QUERIES)['profile_id']>>[number];

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
  const { idempotency_key: key } = fields;
  const [column, , value] = ownerFilter(owner);
  const row = {
    ...ownerColumns(owner),
    ...fields,
    look: fields.look ?? null,
    owner: value,
    created_at: now(),
  };
  const insert = (on: Db, most: number) => INSERT_QUERIES[column](on, { ...row, most });
  const isPostgres = dialectOf(db) === 'postgres';
  let [inserted] = await insert(db, isPostgres ? MAX_WITHOUT_LOCK : MAX_CHARACTERS);
  if (inserted === undefined && isPostgres)
    [inserted] = await writeTransaction(db, async (trx) => {
      await lockUntilCommit(trx, `characters of ${column} ${value}`);
      return insert(trx, MAX_CHARACTERS);
    });
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
