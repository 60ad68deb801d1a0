import { z } from '@weaversworld/shared/schema';

/** `"7"` becomes 7; every string that is not a canonical, safe integer stays a string. */
const normalizeId = (id: number | string): number | string => {
  const number = Number(id);
  return Number.isSafeInteger(number) && String(number) === id ? number : id;
};

/** An id in the form in which it travelled, for a server that answers in the form of the question. */
export const WireId = z.union([z.number(), z.string().min(1)]);

/**
 * An id. It may travel as a number or as a string; parsing normalizes it, so that two parsed ids of the same thing are
 * equal by `===`. Values that do not come from a parsed message (URL parameters) must be parsed with this schema first.
 */
export const Id = WireId.transform(normalizeId);
export type Id = z.infer<typeof Id>;
