import { z } from '@weaversworld/shared/schema';

/** An id as the wire may carry it: number or string. Kept as it came; compare with `sameId`. */
export const Id = z.union([z.number(), z.string().min(1)]);
export type Id = z.infer<typeof Id>;

/** True when both name the same thing, whatever form (7 or "7") they travelled in. Missing ids equal nothing. */
export const sameId = (a: Id | null | undefined, b: Id | null | undefined): boolean =>
  a != null && b != null && String(a) === String(b);
