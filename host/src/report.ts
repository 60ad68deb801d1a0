import type { Report } from '@weaversworld/shared/shell';

const PAUSE = 3000;

interface ReportWorld {
  log: (level: Report['level'], line: string, error: unknown) => void;
  now: () => number;
}

/**
 * Where every part of the page tells what an operator should know: the browser's console, at most one line in 3 s
 * for each source, so that a fault that repeats does not drown the others. What was held back is counted.
 */
export const createReport = ({ log, now }: ReportWorld) => {
  const last = new Map<string, { at: number; heldBack: number }>();
  return ({ level, source, message, error }: Report): void => {
    const known = last.get(source);
    if (known && now() - known.at < PAUSE) {
      known.heldBack += 1;
      return;
    }
    const more = known && known.heldBack > 0 ? ` (and ${known.heldBack} more before)` : '';
    last.set(source, { at: now(), heldBack: 0 });
    log(level, `[${source}] ${message}${more}`, error);
  };
};
