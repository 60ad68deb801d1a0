import { z } from '@weaversworld/shared/schema';
import { type Override, overridesFrom, overrideText } from './overrides.ts';

/** What this tab keeps to until it is closed: the release of each remote, and a tester's wishes. */
export interface KeptChoice {
  releases: Record<string, string>;
  overrides: Override[];
}

const KEY = 'ww.releases';
const Kept = z.object({
  releases: z.record(z.string(), z.string()).catch({}),
  overrides: z.array(z.string()).catch([]),
});

type TabStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Keeps the tab's choice in session storage; what cannot be read or written counts as nothing kept. */
export const createKeptChoice = (storage: TabStorage) => {
  const read = (): KeptChoice => {
    try {
      const { releases, overrides } = Kept.parse(JSON.parse(storage.getItem(KEY) ?? '{}'));
      const wishes = new URLSearchParams(overrides.map((one) => ['release', one]));
      return { releases, overrides: overridesFrom(`?${wishes}`) ?? [] };
    } catch {
      return { releases: {}, overrides: [] };
    }
  };
  const write = ({ releases, overrides }: KeptChoice): void => {
    try {
      storage.setItem(KEY, JSON.stringify({ releases, overrides: overrides.map(overrideText) }));
    } catch {
      // A tab that keeps nothing picks anew at its next page load.
    }
  };
  return {
    read,
    /** Keeps the wishes and the releases given for the remotes named; the others stay as they are. */
    keep: (change: Partial<KeptChoice>): void => {
      const before = read();
      write({
        releases: { ...before.releases, ...change.releases },
        overrides: change.overrides ?? before.overrides,
      });
    },
  };
};
