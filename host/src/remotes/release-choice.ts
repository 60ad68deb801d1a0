import { z } from '@weaversworld/shared/schema';
import { type Override, overridesFrom, overrideText } from './overrides.ts';

/** What a tab keeps until it is closed: the release of each remote, and a tester's overrides. */
export interface ReleaseChoice {
  releases: Record<string, string>;
  overrides: Override[];
}

const KEY = 'ww.releases';
const Persisted = z.object({
  releases: z.record(z.string(), z.string()).catch({}),
  overrides: z.array(z.string()).catch([]),
});

type TabStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Persists the tab's choice in session storage. A value that cannot be read or written counts as absent. */
export const createReleaseChoice = (storage: TabStorage) => {
  const read = (): ReleaseChoice => {
    try {
      const { releases, overrides } = Persisted.parse(JSON.parse(storage.getItem(KEY) ?? '{}'));
      const search = new URLSearchParams(overrides.map((text) => ['release', text]));
      return { releases, overrides: overridesFrom(`?${search}`) ?? [] };
    } catch {
      return { releases: {}, overrides: [] };
    }
  };
  const write = ({ releases, overrides }: ReleaseChoice): void => {
    try {
      storage.setItem(KEY, JSON.stringify({ releases, overrides: overrides.map(overrideText) }));
    } catch {
      // Without storage the tab picks its releases again at the next page load.
    }
  };
  return {
    read,
    /** Merges releases by remote; overrides replace the earlier ones. */
    update: (change: Partial<ReleaseChoice>): void => {
      const before = read();
      write({
        releases: { ...before.releases, ...change.releases },
        overrides: change.overrides ?? before.overrides,
      });
    },
  };
};
