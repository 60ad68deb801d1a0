import { z } from 'zod';
import { HttpError } from '../http/http-error.ts';
import { type CardRange, MAX_CARDS } from './story-cards.ts';

/** The query of GET /stories/. Without `fields` the whole stories are listed, and the rest is ignored. */
export const CardQuery = z.object({
  /** `card`: title, number of pages and first picture of each story. */
  fields: z.literal('card').optional(),
  /** At most so many stories. */
  limit: z.coerce.number().int().min(1).max(MAX_CARDS).optional(),
  /** Only stories older than this one: the id of the last one of the part before. */
  after: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
});

/**
 * The part of a shelf that a request asks for, by its query or by `Accept: application/json;fields=card`; null for the whole
 * stories. Throws 400 for a part that cannot be.
 */
export const readCardRange = (query: unknown, accept = ''): CardRange | null => {
  const asksForCards = /^application\/json;\s*fields=card$/.test(accept.trim());
  if (!asksForCards && (query as { fields?: unknown } | null)?.fields === undefined) return null;
  const parsed = CardQuery.safeParse(query);
  if (!parsed.success)
    throw new HttpError(
      400,
      `This list takes fields=card, limit from 1 to ${MAX_CARDS}, and after with the id of a story.`,
    );
  const { limit = MAX_CARDS, after } = parsed.data;
  return { limit, after };
};
