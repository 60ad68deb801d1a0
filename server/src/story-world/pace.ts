import type { Config } from '../config.ts';

/** The pauses before a page's steps, in parts of PAGE_PACE_MS: quick enough, and not a flicker. */
const PARTS = { text: 1, processing: 0.3, downloading: 0.7, completed: 0.8 } as const;

/** Whole milliseconds to wait before this step of a page. */
export const pause = ({ config }: { config: Config }, step: keyof typeof PARTS): number =>
  Math.round(config.PAGE_PACE_MS * PARTS[step]);
