import { entriesOf, HOST, isWithdrawn, type Registry, releaseName } from '@weaversworld/shared/releases';
import type { PageLifecycle } from '../page-lifecycle.ts';
import type { RemoteCatalog, ResolvedRemote } from './remote-catalog.ts';

const MIN_INTERVAL_MS = 60_000;

interface WatchRegistryDeps {
  catalog: RemoteCatalog;
  /** The host's release in this page; null when it is not to be watched. */
  hostRelease: string | null;
  /** Called when visitors no longer get it. */
  onHostWithdrawn(): void;
  /** Fetches the whole registry. */
  fetchRegistry(): Promise<Registry>;
  /** Called for a candidate of this page load that visitors no longer get. */
  onWithdrawn(remote: ResolvedRemote, release: string): void;
  page: Pick<PageLifecycle, 'onVisibilityChange' | 'onRestore'>;
  now(): number;
}

/**
 * Checks the registry for releases that were halted or set back to 0 % since this page was loaded: when the tab comes to the
 * front, when `onNavigated` is called, at most once a minute, and when `checkRegistry` is called. Testers' overrides stay, and so do
 * releases that were pruned: nothing was wrong with them. An unreachable registry changes nothing. The host itself is watched as well.
 */
export const watchRegistry = ({
  catalog,
  hostRelease,
  onHostWithdrawn,
  fetchRegistry,
  onWithdrawn,
  page,
  now,
}: WatchRegistryDeps) => {
  const overridden = new Set(catalog.overrides.map(({ remote }) => remote));
  let checkedAt = now();

  const checkRegistry = async (): Promise<void> => {
    checkedAt = now();
    const registry = await fetchRegistry().catch(() => null);
    if (registry === null) return;
    const host = entriesOf(registry, HOST).find((entry) => releaseName(entry) === hostRelease);
    if (host && isWithdrawn(host)) onHostWithdrawn();
    for (const remote of catalog.remotes.filter(({ name }) => !overridden.has(name))) {
      const entries = entriesOf(registry, remote.name);
      for (const { release } of remote.candidates) {
        const entry = entries.find((one) => releaseName(one) === release);
        if (entry && isWithdrawn(entry)) onWithdrawn(remote, release);
      }
    }
  };

  page.onVisibilityChange((visible) => {
    if (visible) void checkRegistry();
  });
  page.onRestore(() => void checkRegistry());
  return {
    checkRegistry,
    onNavigated: (): void => {
      if (now() - checkedAt >= MIN_INTERVAL_MS) void checkRegistry();
    },
  };
};
