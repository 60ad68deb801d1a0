import { z } from '@weaversworld/shared/schema';

/** `"7"` becomes 7; every string that is not a canonical, safe integer stays a string. */
const normalizeId = (id: number | string): number | string => {
  const number = Number(id);
  return Number.isSafeInteger(number) && String(number) === id ? number : id;
};

/** An id in the form in which it was sent. The server echoes the ids of live messages in that form. */
export const WireId = z.union([z.number(), z.string().min(1)]);

/**
 * An id, sent as a number or a string. Parsing normalizes it: two parsed ids are equal by `===`. Parse values from other
 * sources, such as URL parameters, with this schema before comparing them.
 */
export const Id = WireId.transform(normalizeId);
export type Id = z.infer<typeof Id>;
