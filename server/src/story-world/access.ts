import { type RawBuilder, sql } from 'kysely';
import type { Visitor } from '../deps.ts';

/** The owner of a row: the account of its child profile, or an anonymous visitor. */
export interface OwnedRow {
  /** The parent's account; null for anonymous work. */
  owner_user_id: number | null;
  anonymous_id: string | null;
}

/** True for any session of the parent's account, or the session of the anonymous visitor. */
export const isOwner = (visitor: Visitor, row: OwnedRow): boolean =>
  row.owner_user_id !== null
    ? row.owner_user_id === visitor.userId
    : row.anonymous_id !== null && row.anonymous_id === visitor.anonymousId;

/** The rule of `isOwner` as a condition of a query: about the rows of `table`, for the `user_id` and `guest` of the row `asked`. */
export const ownedBy = (table: 'characters' | 'stories'): RawBuilder<boolean> => {
  const [profile, guest] = [sql.ref(`${table}.profile_id`), sql.ref(`${table}.anonymous_id`)];
  return sql`CASE WHEN ${profile} IS NULL THEN ${guest} = asked.guest
    ELSE ${profile} IN (SELECT child_profiles.id FROM child_profiles WHERE child_profiles.user_id = asked.user_id) END`;
};

/** The owner may read a story, and everyone while it is public; nobody once it is deleted. */
export const canRead = (
  visitor: Visitor,
  story: OwnedRow & { is_public: number; deleted_at: number | null },
): boolean => story.deleted_at === null && (story.is_public === 1 || isOwner(visitor, story));
