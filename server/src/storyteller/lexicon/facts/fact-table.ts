/** What is known about one thing, as slots of the plots that are told with it. */
export type Facts = Readonly<Record<string, string>>;

/**
 * A table of facts: the frame whose plots are told with it, the names of its columns, and a row for every thing,
 * `name/other name = column; column; …`. A column `place` is a place of `story-plan.ts`, where the pictures are set.
 */
export type FactTable = { frame: string; columns: readonly string[]; rows: string };

/**
 * The columns of tables that have a small plot in every row: the place of the pictures, where it is (with a preposition), what it is for
 * (infinitive; past tense), what is wrong (a clause), two attempts that fail (sentences), the advice and what is done with it
 * (sentences),
 * and how it was solved (a clause).
 */
export const PLIGHT_COLUMNS = [
  'place',
  'spot',
  'use',
  'used',
  'wrong',
  'first',
  'second',
  'advice',
  'remedy',
  'mended',
] as const;
