import { createBatchedReads } from '../db/batched-reads.ts';
import { type Db, readSnapshot } from '../db/database.ts';
import type { Owner } from '../deps.ts';
import { createBodyCache } from '../http/body-cache.ts';
import type { EncodedBody } from '../http/encoded-body.ts';
import { type CardRange, listEtag, readListVersion } from './list-version.ts';
import { ownerFilter } from './owner.ts';
import { type PageRow, pageJson } from './story-json.ts';

/** Stories of one answer. */
export const MAX_CARDS = 100;

/** Of the theme, by which a shelf can be searched. */
const THEME_CHARACTERS = 100;

/** Some 700 shelves of a hundred stories. */
const MAX_BYTES = 32_000_000;

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

const readCards = (db: Db, owner: Owner, range: CardRange) =>
  readSnapshot(db, async (trx) => {
    const version = await readListVersion(trx, owner, range);
    const stories = await selectRange(trx, owner, range)
      .select(['id', 'title', 'theme', 'total_pages', 'is_public', 'is_favourite', 'epoch', 'seq'])
      .execute();
    const ids = stories.map(({ id }) => id);
    if (ids.length === 0) return { version, stories, firstPages: [], counts: [] };
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
    return { version, stories, firstPages, counts };
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

const renderCards = ({ stories, firstPages, counts }: Cards): string => {
  const firstOf = new Map(firstPages.map((page) => [page.story_id, page]));
  const countOf = new Map(counts.map((one) => [one.story_id, one]));
  return JSON.stringify(stories.map((one) => cardJson(one, firstOf.get(one.id), countOf.get(one.id))));
};

/**
 * The stories of a shelf with what a shelf shows: title, beginning of the theme, number of pages, first picture; about 500 bytes
 * each. `body` is null when the client has this version already. An answer is kept until one of its stories changes.
 */
export const createStoryCards = (db: Db) => {
  const bodies = createBodyCache(MAX_BYTES);
  const etagOf = (version: string) => listEtag('cards', version);
  const readEtag = createBatchedReads(
    async (lists: { owner: Owner; range: CardRange; key: string }[]) =>
      new Map(
        await Promise.all(
          lists.map(
            async ({ owner, range, key }) => [key, etagOf(await readListVersion(db, owner, range))] as const,
          ),
        ),
      ),
    ({ key }) => key,
  );
  return async (
    owner: Owner,
    range: CardRange,
    isKnown: (etag: string) => boolean,
  ): Promise<{ etag: string; body: EncodedBody | null }> => {
    const key = JSON.stringify([owner, range]);
    const present = (await readEtag({ owner, range, key })) ?? '';
    if (isKnown(present)) return { etag: present, body: null };
    const kept = bodies.get(key, present);
    if (kept !== undefined) return { etag: present, body: kept };
    // The stories may have changed meanwhile: cards and ETag are of the moment of this reading.
    const cards = await readCards(db, owner, range);
    const etag = etagOf(cards.version);
    return { etag, body: bodies.put(key, etag, renderCards(cards)) };
  };
};
