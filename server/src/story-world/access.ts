import type { Visitor } from '../deps.ts';

/** Whose a row is: the account behind its child profile, or the anonymous visitor. */
export interface OwnedRow {
  /** The parent's account; null for anonymous work. */
  owner_user_id: number | null;
  anonymous_id: string | null;
}

/** True for the family that made it: any session of the parent's account, or the anonymous visitor's own. */
export const isOwner = (visitor: Visitor, row: OwnedRow): boolean =>
  row.owner_user_id !== null
    ? row.owner_user_id === visitor.userId
    : row.anonymous_id !== null && row.anonymous_id === visitor.anonymousId;

/** Who may read a story: its owner, and anyone once it is public; nobody when it is deleted. */
export const canRead = (
  visitor: Visitor,
  story: OwnedRow & { is_public: number; deleted_at: number | null },
): boolean => story.deleted_at === null && (story.is_public === 1 || isOwner(visitor, story));
