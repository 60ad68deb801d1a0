import { type Id, sameId } from '@weaversworld/shared/contract';

/** True when both name the same thing or both are missing: a server need not tell a user's id. */
export const sameOrMissing = (a: Id | null | undefined, b: Id | null | undefined): boolean =>
  sameId(a, b) || (a == null && b == null);
