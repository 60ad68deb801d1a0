import type { Visitor } from '../context.ts';

/** Whose a row is: the account behind its child profile, or the anonymous visitor. */
export interface Belongs {
  /** The parent's account; null for anonymous work. */
  owner_user_id: number | null;
  anonymous_id: string | null;
}

/** True for the family that made it: any session of the parent's account, or the anonymous visitor's own. */
export const owns = (visitor: Visitor, row: Belongs): boolean =>
  row.owner_user_id !== null
    ? row.owner_user_id === visitor.userId
    : row.anonymous_id !== null && row.anonymous_id === visitor.anonymousId;

/** Who may read a story: its owner, and anyone once it is public; nobody when it is deleted. */
export const mayRead = (
  visitor: Visitor,
  story: Belongs & { is_public: number; deleted_at: number | null },
): boolean => story.deleted_at === null && (story.is_public === 1 || owns(visitor, story));
