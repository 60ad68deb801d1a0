import type { Report } from '@weaversworld/shared/shell';

/** Milliseconds. */
const MIN_INTERVAL = 3000;

interface ReportDeps {
  log: (level: Report['level'], line: string, error: unknown) => void;
  now: () => number;
}

/**
 * Logs reports to the browser's console, at most one line in 3 s for each source, so that a repeating error does not
 * hide the others. The next line says how many were suppressed.
 */
export const createReport = ({ log, now }: ReportDeps) => {
  const sources = new Map<string, { at: number; suppressed: number }>();
  return ({ level, source, message, error }: Report): void => {
    const last = sources.get(source);
    if (last && now() - last.at < MIN_INTERVAL) {
      last.suppressed += 1;
      return;
    }
    const more = last && last.suppressed > 0 ? ` (and ${last.suppressed} more before)` : '';
    sources.set(source, { at: now(), suppressed: 0 });
    log(level, `[${source}] ${message}${more}`, error);
  };
};
