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

/** The owner may read a story, and everyone while it is public; nobody once it is deleted. */
export const canRead = (
  visitor: Visitor,
  story: OwnedRow & { is_public: number; deleted_at: number | null },
): boolean => story.deleted_at === null && (story.is_public === 1 || isOwner(visitor, story));
