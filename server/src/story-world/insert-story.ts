import { LIMITS } from '@weaversworld/shared/contract';
import type { Db } from '../db/open-db.ts';
import type { Owner } from '../deps.ts';
import { HttpError } from '../http/http-error.ts';
import type { CastMember } from '../storyteller/story-plan.ts';
import { randomKey, readId } from './ids.ts';
import { ownerColumns, ownerFilter } from './owner.ts';
import type { StoryBody } from './request-bodies.ts';
import type { StoryWorldDeps } from './story-world-deps.ts';

/** Per owner, so that one visitor cannot fill the database. */
const MAX_STORIES = 1000;

/** The owner's characters with these ids, in this order; throws 404 when one is missing. */
const readCast = async (db: Db, owner: Owner, ids: string[]): Promise<CastMember[]> => {
  const [column, equal, value] = ownerFilter(owner);
  const rows = await db
    .selectFrom('characters')
    .select(['id', 'name', 'creature', 'description', 'pronouns', 'look'])
    .where(
      'id',
      'in',
      ids.map((id) => readId(id) ?? 0),
    )
    .where(column, equal, value)
    .where('deleted_at', 'is', null)
    .execute();
  return ids.map((id) => {
    const row = rows.find((one) => one.id === readId(id));
    if (row === undefined) throw new HttpError(404, 'One of these characters is not there any more');
    return { ...row, id: String(row.id), pronouns: row.pronouns as CastMember['pronouns'] };
  });
};

/** Creates a story without pages, and returns its id. Throws 404 for a character that is missing, 400 when the shelf is full. */
export const insertStory = async (
  trx: Db,
  deps: StoryWorldDeps,
  owner: Owner,
  body: StoryBody,
  idempotency_key: string | null,
): Promise<number> => {
  const cast = await readCast(trx, owner, body.characters);
  const [column, equal, value] = ownerFilter(owner);
  const { count } = await trx
    .selectFrom('stories')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(column, equal, value)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (count >= MAX_STORIES)
    throw new HttpError(400, 'The bookshelf is full. Please delete a story to make room for another.');
  const id = deps.newId();
  await trx
    .insertInto('stories')
    .values({
      id,
      ...ownerColumns(owner),
      title: body.title,
      theme: body.theme,
      desired_ending: body.desired_ending,
      total_pages: LIMITS.totalPages,
      cast_json: JSON.stringify(cast),
      plot: null,
      seed: randomKey(),
      is_public: 0,
      share_token: null,
      unshared_at: null,
      epoch: randomKey(),
      seq: 0,
      idempotency_key,
      created_at: deps.now(),
      deleted_at: null,
    })
    .execute();
  return id;
};
