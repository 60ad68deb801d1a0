/** A rate that lasts this many seconds is no burst of typing or scrolling. */
const LASTING_SECONDS = 3;
const SECOND_MS = 1000;

/**
 * Finds renders that never end, such as an effect that sets its own state: nothing throws, and none of their tasks is long.
 * `keyAt` names what was shown at a time (`performance.now()`); null when nothing was.
 */
export const createCommitRates = (keyAt: (time: number) => string | null) => {
  /** For each key the highest number of commits a second that lasted for three seconds. */
  const highest = new Map<string, number>();
  let second = Number.NaN;
  let commits = 0;
  let last: number[] = [];
  const endSecond = (): void => {
    last = [...last, commits].slice(-LASTING_SECONDS);
    const key = keyAt(second * SECOND_MS);
    if (key !== null && last.length === LASTING_SECONDS)
      highest.set(key, Math.max(highest.get(key) ?? 0, Math.min(...last)));
  };
  return {
    highest,
    /** Call after every commit of React. */
    onCommit: (time: number): void => {
      const now = Math.floor(time / SECOND_MS);
      if (now !== second) {
        endSecond();
        // Seconds without a commit end the row.
        if (now !== second + 1) last = [];
        second = now;
        commits = 0;
      }
      commits += 1;
    },
  };
};
