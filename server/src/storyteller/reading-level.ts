/** How long pages are for an age group, and how much of the user's input fits on them. All lengths are in words. */
export type ReadingLevel = {
  id: 'young' | 'middle' | 'old';
  minWords: number;
  targetWords: number;
  maxWords: number;
  /** The highest `ShorterVersion.cost` that may be paid to keep a page within `maxWords`. */
  maxCost: 1 | 2 | 3;
  /** Longer themes and endings are truncated (`truncateAtPause`). */
  maxThemeWords: number;
  maxEndingWords: number;
};

const READING_LEVELS: Record<ReadingLevel['id'], ReadingLevel> = {
  young: {
    id: 'young',
    minWords: 8,
    targetWords: 36,
    maxWords: 60,
    maxCost: 3,
    maxThemeWords: 10,
    maxEndingWords: 20,
  },
  middle: {
    id: 'middle',
    minWords: 8,
    targetWords: 52,
    maxWords: 70,
    maxCost: 2,
    maxThemeWords: 18,
    maxEndingWords: 32,
  },
  old: {
    id: 'old',
    minWords: 8,
    targetWords: 70,
    maxWords: 85,
    maxCost: 2,
    maxThemeWords: 24,
    maxEndingWords: 40,
  },
};

/** The reading level for a child's age in years: up to 5, 6 to 8 (also for null, an unknown age), 9 and over. */
export function readingLevelFor(age: number | null): ReadingLevel {
  if (age === null) return READING_LEVELS.middle;
  return age <= 5 ? READING_LEVELS.young : age <= 8 ? READING_LEVELS.middle : READING_LEVELS.old;
}

/** What the page of the solution may have beside it, in words: the event of the ending that was asked for. */
export const ENDING_WORDS = 26;
