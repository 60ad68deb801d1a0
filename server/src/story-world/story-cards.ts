import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { compiledQuery } from '../db/compiled-query.ts';
import { type Db, dialectOf, readSnapshot } from '../db/database.ts';
import type { Owner } from '../deps.ts';
import { createBodyCache } from '../http/body-cache.ts';
import type { EncodedBody } from '../http/encoded-body.ts';
import { ownerFilter } from './owner.ts';
import { type PageRow, pageJson } from './story-json.ts';

/** Stories of one answer. */
export const MAX_CARDS = 100;

/** Of the theme, by which a shelf can be searched. */
const THEME_CHARACTERS = 100;

/** Some 700 shelves of a hundred stories. */
const MAX_BYTES = 32_000_000;

/** Which part of a shelf: at most `limit` stories that are older than `after`. */
export interface CardRange {
  limit: number;
  /** The last story of the part before; undefined for the first part. */
  after: number | undefined;
}

interface CardRow {
  id: number;
  title: string;
  theme: string;
  total_pages: number;
  is_public: number;
  is_favourite: number;
  epoch: string;
  seq: number;
}

const selectRange = (db: Db, owner: Owner, { limit, after }: CardRange) => {
  const [column, equal, value] = ownerFilter(owner);
  const stories = db
    .selectFrom('stories')
    .where(column, equal, value)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(limit);
  return after === undefined ? stories : stories.where('id', '<', after);
};

/** The positions of these stories in their event logs, as one text that the database makes: hundred rows are slow to fetch. */
const versionQuery = (column: 'profile_id' | 'anonymous_id') =>
  compiledQuery((db, values: { owner: string | number; before: number; limit: number }) =>
    db
      .selectFrom((eb) =>
        eb
          .selectFrom('stories')
          .select(['id', 'epoch', 'seq', 'is_favourite'])
          .where(column, '=', values.owner)
          .where('deleted_at', 'is', null)
          .where('id', '<', values.before)
          .orderBy('id', 'desc')
          .limit(sql<number>`${values.limit}`)
          .as('positions'),
      )
      .select(
        dialectOf(db) === 'postgres'
          ? sql<
              string | null
            >`string_agg(id || ' ' || epoch || ' ' || seq || ' ' || is_favourite, ',' ORDER BY id)`.as(
              'version',
            )
          : sql<string | null>`group_concat(id || ' ' || epoch || ' ' || seq || ' ' || is_favourite)`.as(
              'version',
            ),
      ),
  );
const VERSION_QUERIES = {
  profile_id: versionQuery('profile_id'),
  anonymous_id: versionQuery('anonymous_id'),
};

/** Changes with every change of these stories. */
const readVersion = async (
  db: Db,
  owner: Owner,
  { limit, after = Number.MAX_SAFE_INTEGER }: CardRange,
): Promise<string> => {
  const [column, , value] = ownerFilter(owner);
  const [row] = await VERSION_QUERIES[column](db, { owner: value, before: after, limit });
  return row?.version ?? '';
};

const readCards = (db: Db, owner: Owner, range: CardRange) =>
  readSnapshot(db, async (trx) => {
    const stories = await selectRange(trx, owner, range)
      .select(['id', 'title', 'theme', 'total_pages', 'is_public', 'is_favourite', 'epoch', 'seq'])
      .execute();
    const ids = stories.map(({ id }) => id);
    if (ids.length === 0) return { stories, firstPages: [], counts: [] };
    const firstPages = await trx
      .selectFrom('pages')
      .select(['id', 'story_id', 'page_number', 'image_status', 'picture_key', 'picture_description'])
      .where('story_id', 'in', ids)
      .where('page_number', '=', 1)
      .execute();
    const counts = await trx
      .selectFrom('pages')
      .select((eb) => [
        'story_id',
        eb.fn.count<number>('id').as('count'),
        eb.fn.max<number>('id').as('last_id'),
      ])
      .where('story_id', 'in', ids)
      .groupBy('story_id')
      .execute();
    return { stories, firstPages, counts };
  });
type Cards = Awaited<ReturnType<typeof readCards>>;

/** A page of a card: what its picture needs, without the text. */
const cardPage = (page: Omit<PageRow, 'text'>) => {
  const { text: _, ...json } = pageJson({ ...page, text: '' });
  return json;
};

const cardJson = (
  { id, title, theme, total_pages, is_public, is_favourite, epoch, seq }: CardRow,
  first: Cards['firstPages'][number] | undefined,
  pages: Cards['counts'][number] | undefined,
) => {
  const count = pages?.count ?? 0;
  return {
    id,
    title,
    theme: Array.from(theme).slice(0, THEME_CHARACTERS).join(''),
    total_pages,
    page_count: count,
    // The first has the picture, and a shelf is sorted by the last.
    pages: [
      ...(first === undefined ? [] : [cardPage(first)]),
      ...(pages === undefined || count < 2 ? [] : [{ id: pages.last_id, page_number: count }]),
    ],
    is_public: is_public === 1,
    user_is_owner: true,
    ...(is_favourite === 1 ? { is_favourite: true } : {}),
    epoch,
    seq,
  };
};

/**
 * The stories of a shelf with what a shelf shows: title, beginning of the theme, number of pages, first picture; about 500 bytes each. An answer is
 * kept until one of its stories changes.
 */
export const createStoryCards = (db: Db) => {
  const bodies = createBodyCache(MAX_BYTES);
  return async (owner: Owner, range: CardRange): Promise<{ etag: string; body(): Promise<EncodedBody> }> => {
    const version = await readVersion(db, owner, range);
    const hash = createHash('sha256').update(version).digest('base64url').slice(0, 22);
    const key = JSON.stringify([owner, range]);
    return {
      etag: `W/"cards-${hash}"`,
      body: async () => {
        const known = bodies.get(key, hash);
        if (known !== undefined) return known;
        // What changed since the version was read is newer than the ETag says, and sent again by the next request.
        const { stories, firstPages, counts } = await readCards(db, owner, range);
        const firstOf = new Map(firstPages.map((page) => [page.story_id, page]));
        const countOf = new Map(counts.map((one) => [one.story_id, one]));
        const cards = stories.map((one) => cardJson(one, firstOf.get(one.id), countOf.get(one.id)));
        return bodies.put(key, hash, JSON.stringify(cards));
      },
    };
  };
};
