import { z } from '@weaversworld/shared/schema';
import { createPersistedValue, type StorageLike } from '@weaversworld/shared/storage';
import type { Schedule } from '../schedule.ts';

const Starts = z.array(
  z.object({ remote: z.string(), release: z.string(), at: z.number(), page: z.string(), hung: z.boolean() }),
);
type Start = z.infer<typeof Starts>[number];

/** Milliseconds. A page that still runs a timer by then has not hung. */
const ALIVE_AFTER_MS = 5000;
const HUNG_AFTER_MS = 10_000;
const FORGOTTEN_AFTER_MS = 24 * 3_600_000;

interface HangDetectionDeps {
  storage: StorageLike;
  /** Random id of this page load. */
  page: string;
  now(): number;
  schedule: Schedule;
  /** Calls back when the page is hidden or left. */
  onLeave(work: () => void): void;
}

/**
 * Finds releases that stop the page, for example by an endless loop. Such a page can report nothing, so each start is noted in
 * local storage and erased five seconds later, or when the page is left. A note that was not erased is found by a later page
 * load of this browser.
 */
export const createHangDetection = ({ storage, page, now, schedule, onLeave }: HangDetectionDeps) => {
  const persisted = createPersistedValue({ storage, key: 'ww.release-starts', schema: Starts });
  const read = (): Start[] => persisted.read() ?? [];
  const write = (starts: Start[]): void => {
    if (starts.length > 0) persisted.write(starts);
    else persisted.clear();
  };
  const erase = (): void => {
    const starts = read();
    const others = starts.filter((start) => start.page !== page);
    if (others.length < starts.length) write(others);
  };
  onLeave(erase);

  return {
    /** Call before a release is run. */
    onStarting: (remote: string, release: string): void => {
      write([...read(), { remote, release, at: now(), page, hung: false }]);
      schedule(erase, ALIVE_AFTER_MS);
    },
    /** The releases that stopped a page of this browser within a day; `isNew` for those not returned before. */
    hungReleases: (): { remote: string; release: string; isNew: boolean }[] => {
      const starts = read().filter(({ at }) => now() - at < FORGOTTEN_AFTER_MS);
      const isHung = (start: Start): boolean => start.hung || now() - start.at > HUNG_AFTER_MS;
      const hung = starts.filter(isHung);
      if (hung.some((start) => !start.hung))
        write(starts.map((start) => (isHung(start) ? { ...start, hung: true } : start)));
      return hung.map(({ remote, release, hung: isKnown }) => ({ remote, release, isNew: !isKnown }));
    },
  };
};
