import { z } from '@weaversworld/shared/schema';
import { createPersistedValue, type StorageLike } from '@weaversworld/shared/storage';
import { type Override, overridesFrom, overrideText } from './overrides.ts';

/** What a tab keeps until it is closed: the release of each remote, and a tester's overrides. */
export interface ReleaseChoice {
  releases: Record<string, string>;
  overrides: Override[];
}

const StoredChoice = z.object({
  releases: z.record(z.string(), z.string()).catch({}),
  overrides: z.array(z.string()).catch([]),
});

/** Persists the tab's choice in session storage. Without storage the tab picks its releases again at every page load. */
export const createReleaseChoice = (storage: StorageLike) => {
  const persisted = createPersistedValue({ storage, key: 'ww.releases', schema: StoredChoice });
  const read = (): ReleaseChoice => {
    const { releases, overrides } = persisted.read() ?? { releases: {}, overrides: [] };
    const search = new URLSearchParams(overrides.map((text) => ['release', text]));
    return { releases, overrides: overridesFrom(`?${search}`) ?? [] };
  };
  return {
    read,
    /** Merges releases by remote; overrides replace the earlier ones. */
    update: (change: Partial<ReleaseChoice>): void => {
      const before = read();
      const overrides = change.overrides ?? before.overrides;
      persisted.write({
        releases: { ...before.releases, ...change.releases },
        overrides: overrides.map(overrideText),
      });
    },
  };
};
