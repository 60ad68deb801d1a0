import type { Id } from '@weaversworld/shared/contract';

/** True for equal ids and for two missing ones: a server may leave a user's id out. */
export const sameOptionalId = (a: Id | null | undefined, b: Id | null | undefined): boolean =>
  (a ?? null) === (b ?? null);
