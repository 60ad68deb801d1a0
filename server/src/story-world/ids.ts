import { randomBytes, randomInt } from 'node:crypto';
import { isUniqueViolation } from '../db/store-errors.ts';
import { HttpError } from '../http/http-error.ts';

const ID_EPOCH_SECONDS = Date.UTC(2026, 0, 1) / 1000;
const RANDOM_RANGE = 2 ** 22;

/**
 * Creates ids for stories and pages: seconds since 2026 above 22 random bits, within the 53 bits of a JSON number. They
 * increase with time, because the story list is sorted by id, and can't be enumerated to find public stories.
 */
export const createIds = (now: () => number, random: (below: number) => number = randomInt) => {
  let last = 0;
  return (): number => {
    const seconds = Math.max(0, Math.floor(now() / 1000) - ID_EPOCH_SECONDS);
    const candidate = seconds * RANDOM_RANGE + random(RANDOM_RANGE);
    last = candidate > last ? candidate : last + 1 + random(1024);
    return last;
  };
};

const MAX_DRAWS = 5;

/** Runs `create` again when the id that it drew is taken: two servers may draw the same one within a second. */
export const withFreeId = async <T>(table: 'stories' | 'pages', create: () => Promise<T>): Promise<T> => {
  for (let draws = 1; ; draws += 1) {
    try {
      return await create();
    } catch (error) {
      if (draws === MAX_DRAWS || !isUniqueViolation(error, table, 'id')) throw error;
    }
  }
};

/** 128 random bits, for capability URLs and epochs. */
export const randomKey = (): string => randomBytes(16).toString('base64url');

/** Parses an id from text or number; null when it can't be one. */
export const readId = (value: unknown): number | null => {
  const id = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : null;
};

/** The `id` of the route's parameters; throws 404 with `notFoundMessage` when it can't be one. */
export const pathId = (params: unknown, notFoundMessage: string): number => {
  const id = readId((params as { id?: unknown }).id);
  if (id === null) throw new HttpError(404, notFoundMessage);
  return id;
};
