import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { compiledQuery } from '../db/compiled-query.ts';
import { type Db, dialectOf } from '../db/database.ts';
import type { Owner } from '../deps.ts';
import { ownerFilter } from './owner.ts';
import type { StoryRow } from './story-json.ts';

/** Which part of a shelf: at most `limit` stories that are older than `after`. */
export interface CardRange {
  limit: number;
  /** The last story of the part before; undefined for the first part. */
  after: number | undefined;
}

/** All stories of an owner. */
export const WHOLE_SHELF: CardRange = { limit: Number.MAX_SAFE_INTEGER, after: undefined };

/**
 * One text that the database makes of the versions of all stories, newest first: a hundred rows are slow to fetch.
 * `is_favourite` as well as its counter, because a server of an earlier version that runs beside this one does not count.
 */
const versionQuery = (column: 'profile_id' | 'anonymous_id') =>
  compiledQuery((db, values: { owner: string | number; before: number; limit: number }) => {
    const version = sql`id || ' ' || epoch || ' ' || seq || ' ' || is_favourite || ' ' || favourite_seq`;
    const join = sql.raw(dialectOf(db) === 'postgres' ? 'string_agg' : 'group_concat');
    return db
      .selectFrom((eb) =>
        eb
          .selectFrom('stories')
          .select(['id', 'epoch', 'seq', 'is_favourite', 'favourite_seq'])
          .where(column, '=', values.owner)
          .where('deleted_at', 'is', null)
          .where('id', '<', values.before)
          .orderBy('id', 'desc')
          .limit(sql<number>`${values.limit}`)
          .as('listed'),
      )
      .select(sql<string | null>`${join}(${version}, ',' ORDER BY id DESC)`.as('version'));
  });
const VERSION_QUERIES = {
  profile_id: versionQuery('profile_id'),
  anonymous_id: versionQuery('anonymous_id'),
};

/** Changes with every change of what the owner sees of these stories. Equals `versionOfRows` of the same moment. */
export const readListVersion = async (
  db: Db,
  owner: Owner,
  { limit, after = Number.MAX_SAFE_INTEGER }: CardRange,
): Promise<string> => {
  const [column, , value] = ownerFilter(owner);
  const [row] = await VERSION_QUERIES[column](db, { owner: value, before: after, limit });
  return row?.version ?? '';
};

type VersionedRow = Pick<StoryRow, 'id' | 'epoch' | 'seq' | 'is_favourite' | 'favourite_seq'>;

/** The version of these stories, newest first, as they were read. */
export const versionOfRows = (rows: VersionedRow[]): string =>
  rows
    .map(({ id, epoch, seq, is_favourite, favourite_seq }) =>
      [id, epoch, seq, is_favourite, favourite_seq].join(' '),
    )
    .join();

/** The ETag of a list of this version. `kind` tells apart lists of the same stories. */
export const listEtag = (kind: string, version: string): string =>
  `W/"${kind}-${createHash('sha256').update(version).digest('base64url').slice(0, 22)}"`;
