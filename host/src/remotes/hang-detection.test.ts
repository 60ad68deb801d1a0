import { createMemoryStorage } from '@weaversworld/shared/storage';
import { describe, expect, it } from 'vitest';
import { createHangDetection } from './hang-detection.ts';

const HOUR = 3_600_000;

const browser = () => {
  const storage = createMemoryStorage({});
  let at = 1_000_000;
  let pages = 0;
  return {
    advance: (ms: number) => {
      at += ms;
    },
    openPage: () => {
      pages += 1;
      const timers: (() => void)[] = [];
      let leave: (() => void) | null = null;
      const hangs = createHangDetection({
        storage,
        page: `page ${pages}`,
        now: () => at,
        schedule: (work) => {
          timers.push(work);
          return () => undefined;
        },
        onLeave: (work) => {
          leave = work;
        },
      });
      return {
        ...hangs,
        leave: () => leave?.(),
        runTimers: () => {
          for (const work of timers) work();
        },
      };
    },
  };
};

describe('a release that stops the page', () => {
  it('is found by later page loads for a day, and is new once', () => {
    const { openPage, advance } = browser();
    openPage().onStarting('story', '2');
    advance(11_000);
    expect(openPage().hungReleases()).toEqual([{ remote: 'story', release: '2', isNew: true }]);
    expect(openPage().hungReleases()).toEqual([{ remote: 'story', release: '2', isNew: false }]);
    advance(24 * HOUR);
    expect(openPage().hungReleases()).toEqual([]);
  });

  it.each(['runTimers', 'leave'] as const)('is none after %s', (how) => {
    const { openPage, advance } = browser();
    const page = openPage();
    page.onStarting('story', '2');
    page[how]();
    advance(11_000);
    expect(openPage().hungReleases()).toEqual([]);
  });

  it('is none while another tab has just started it, and is not erased by other tabs', () => {
    const { openPage, advance } = browser();
    openPage().onStarting('story', '2');
    advance(5000);
    const other = openPage();
    expect(other.hungReleases()).toEqual([]);
    other.onStarting('story', '2');
    other.runTimers();
    advance(6000);
    expect(openPage().hungReleases()).toMatchObject([{ isNew: true }]);
  });
});
