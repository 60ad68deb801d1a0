/** Long visits need not be remembered to their beginning. */
const MAX_SCREENS = 100;

/** Remembers which path was shown when. Paths stay in the page: only the release that they belong to is reported. */
export const createShownScreens = (path: string) => {
  const screens = [{ from: 0, path }];
  return {
    /** Call when another path is shown. */
    onNavigated: (shown: string, now: number): void => {
      if (screens.at(-1)?.path === shown) return;
      screens.push({ from: now, path: shown });
      if (screens.length > MAX_SCREENS) screens.shift();
    },
    /** The path that was shown at a time; null before the first one that is remembered. */
    pathAt: (time: number): string | null => screens.findLast(({ from }) => from <= time)?.path ?? null,
  };
};
