import { type Id, sameId } from '@weaversworld/shared/contract';

/** True for equal ids and for two missing ones: a server may leave a user's id out. */
export const sameOptionalId = (a: Id | null | undefined, b: Id | null | undefined): boolean =>
  sameId(a, b) || (a == null && b == null);
