import { z } from 'zod';
import { HttpError } from '../http/http-error.ts';
import type { CardRange } from './list-version.ts';
import { MAX_CARDS } from './story-cards.ts';

/** A whole number in decimal digits: `Number` would take '', '1e1' and '0x10' as well. */
const WholeNumber = z
  .string()
  .regex(/^\d{1,16}$/)
  .transform(Number);

/** The query of GET /stories/. Without `fields` the whole stories are listed, and the rest is ignored. */
export const CardQuery = z.object({
  /** `card`: title, number of pages and first picture of each story. */
  fields: z.literal('card').optional(),
  /** At most so many stories. */
  limit: WholeNumber.pipe(z.number().min(1).max(MAX_CARDS)).optional(),
  /** Only stories older than this one: the id of the last one of the part before. */
  after: WholeNumber.pipe(z.number().min(1).max(Number.MAX_SAFE_INTEGER)).optional(),
});

/** The parts of a header between separators, which count for nothing inside quotes. */
const split = (text: string, separator: ',' | ';'): string[] =>
  (
    text.match(separator === ',' ? /(?:"(?:\\.|[^"\\])*"|[^,"])+/g : /(?:"(?:\\.|[^"\\])*"|[^;"])+/g) ?? []
  ).map((part) => part.trim());

/** The weights of the JSON types in an Accept header: of cards, and of JSON without that parameter. 0 when absent. */
const acceptedJson = (accept: string): { cards: number; other: number } => {
  const weights = { cards: 0, other: 0 };
  for (const range of split(accept, ',')) {
    const [type = '', ...parameters] = split(range, ';');
    if (type.toLowerCase() !== 'application/json') continue;
    const values = new Map(
      parameters.map((parameter) => {
        const [name = '', value = ''] = parameter.split('=', 2).map((part) => part.trim());
        return [name.toLowerCase(), value.replace(/^"(.*)"$/, '$1')];
      }),
    );
    const weight = Number(values.get('q') ?? 1);
    const kind = values.get('fields') === 'card' ? 'cards' : 'other';
    weights[kind] = Math.max(weights[kind], Number.isFinite(weight) ? weight : 0);
  }
  return weights;
};

const asksForCards = (accept: string): boolean => {
  const { cards, other } = acceptedJson(accept);
  return cards > 0 && cards >= other;
};

/**
 * The part of a shelf that a request asks for, by its query or by `Accept: application/json;fields=card`; null for the whole
 * stories. Throws 400 for a part that cannot be.
 */
export const readCardRange = (query: unknown, accept = ''): CardRange | null => {
  if ((query as { fields?: unknown } | null)?.fields === undefined && !asksForCards(accept)) return null;
  const parsed = CardQuery.safeParse(query);
  if (!parsed.success)
    throw new HttpError(
      400,
      `This list takes fields=card, limit from 1 to ${MAX_CARDS}, and after with the id of a story.`,
    );
  const { limit = MAX_CARDS, after } = parsed.data;
  return { limit, after };
};
