import { randomId } from '@weaversworld/shared/api';
import type { RuntimeSettings } from '@weaversworld/shared/contract';
import { HOST, HOST_CHOICE_KEY, type PickContext } from '@weaversworld/shared/releases';
import type { StorageLike } from '@weaversworld/shared/storage';
import { whenIdle } from '../offline/register-worker.ts';
import { replaceCachedPage } from '../offline/replace-cached-page.ts';
import type { TrustedTypesScope } from '../offline/worker-url.ts';
import { createPageLifecycle } from '../page-lifecycle.ts';
import { setReleaseCookie } from '../visitor-id.ts';
import type { BootstrapData } from './bootstrap-data.ts';
import { createDocumentStates } from './document-state.ts';
import { createFederationInspection } from './federation-inspection.ts';
import { guardScripts } from './guard-scripts.ts';
import { createHangDetection } from './hang-detection.ts';
import { createHostReport, readHostRelease, runningHost, separateHostOverride } from './host-release.ts';
import { addHashesTo, createIntegrity, guardStyles } from './integrity.ts';
import { createRemoteLoader, type Outcome, type StartableRemote } from './load-remote.ts';
import { loadTimeout } from './load-timeout.ts';
import { overridesFrom, overrideText } from './overrides.ts';
import { createReleaseChoice } from './release-choice.ts';
import { browserReleaseReportDeps, createReleaseReport, measureOutcome } from './release-report.ts';
import { createReleaseStyles, releaseFoldersOf } from './release-styles.ts';
import {
  EMPTY_CATALOG,
  fetchRegistry,
  findRegistry,
  remoteForPath,
  toRemoteCatalog,
} from './remote-catalog.ts';
import { createResolveEntry } from './resolve-entry.ts';
import { runContainer, unloadScriptContainers } from './run-container.ts';
import { createShownScreens } from './shown-screens.ts';
import { type RunningRelease, watchUncaughtErrors } from './uncaught-errors.ts';
import { createUsedFolders, foldersInUse } from './used-folders.ts';
import { watchRegistry } from './watch-registry.ts';

interface RemotesDeps {
  bootstrap: BootstrapData;
  settings: Promise<RuntimeSettings>;
  picking: PickContext;
  /** Reads the exposed module of a remote. */
  toStartable(module: unknown, mounts: readonly string[]): StartableRemote | null;
  /** Local and session storage. */
  storage: StorageLike;
  tabStorage: StorageLike;
  /** True for a page that the service worker cached: its releases may have been halted since. */
  isCachedPage: boolean;
  report: (message: string, error?: unknown) => void;
}

/** How long a page from the cache waits for the registry, in milliseconds. */
const CACHED_PAGE_TIMEOUT_MS = 2_000;

/** The code that measures waits until the first screen has its pictures, in milliseconds; the browser remembers what happened until then. */
const MEASURING_DELAY_MS = 3_000;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Picks the releases of this page load and creates the loader for them. Call `onNavigated` after every navigation: a release
 * that was halted meanwhile is replaced at the next one.
 */
export const createRemotes = async ({
  bootstrap,
  settings: settingsRead,
  picking,
  toStartable,
  storage,
  tabStorage,
  isCachedPage,
  report,
}: RemotesDeps) => {
  const choice = createReleaseChoice(tabStorage);
  const requested = overridesFrom(location.search);
  if (requested) choice.update({ overrides: requested });
  const persisted = choice.read();
  if (requested || persisted.overrides.length > 0)
    setReleaseCookie(document, persisted.overrides.map(overrideText));
  const hostRelease = readHostRelease(document);
  const overrides = separateHostOverride(persisted.overrides, hostRelease);
  const [settings, registry] = await Promise.all([
    settingsRead,
    findRegistry({ bootstrap, fetch, storage, overrides: overrides.remotes, report }),
  ]);

  const unchecked = process.env.NODE_ENV !== 'production';
  const catalog = registry
    ? toRemoteCatalog(registry, {
        picking,
        persisted: { ...persisted, overrides: overrides.remotes },
        overrideOrigins: settings.overrideOrigins,
        unchecked,
      })
    : EMPTY_CATALOG;
  const overridden = new Set(catalog.overrides.map(({ remote }) => remote));
  // An overridden release is not persisted: when the override is reset, the tab returns to what it had.
  const persistReleases = (releases: [string, string][]) =>
    choice.update({ releases: Object.fromEntries(releases.filter(([remote]) => !overridden.has(remote))) });
  persistReleases(
    catalog.remotes.flatMap(({ name, candidates: [first] }) => (first ? [[name, first.release]] : [])),
  );

  const integrity = createIntegrity({
    hashes: bootstrap.hashes,
    addHashes: (hashes) => addHashesTo(document, hashes),
    base: document.baseURI,
  });
  const styles = createReleaseStyles(document);
  const documentStates = createDocumentStates(document);
  guardStyles(HTMLLinkElement, integrity.fileHash, styles.isDisabled);
  guardScripts(
    HTMLScriptElement,
    integrity.fileHash,
    styles.isDisabled,
    (window as TrustedTypesScope).trustedTypes,
  );
  const reportDeps = browserReleaseReportDeps(settings.apiOrigin);
  const reportRelease = createReleaseReport(reportDeps);
  const usedFolders = createUsedFolders();
  const reportHost = createHostReport(hostRelease, reportRelease.outcome);
  const screens = createShownScreens(location.pathname);
  const onOutcome = (outcome: Outcome): void => {
    measureOutcome(outcome);
    reportRelease.outcome(outcome);
    reportHost(performance.now());
    usedFolders.onOutcome(outcome);
  };
  const running = new Map<string, RunningRelease>();
  if (hostRelease !== null) running.set(HOST, runningHost(hostRelease, document.baseURI));
  const hangs = createHangDetection({
    storage,
    page: randomId(),
    now: Date.now,
    schedule: reportDeps.schedule,
    onLeave: reportDeps.onLeave,
  });
  const pageStartMs = performance.now();
  const loaded = new Set<string>();
  const inspect = createFederationInspection(window, storage, () => ({
    hostRelease,
    releases: [...running].filter(([key]) => loaded.has(key)).map(([, one]) => one),
  }));
  const loader = createRemoteLoader({
    resolveEntry: createResolveEntry({
      fetch: (...request) => fetch(...request),
      inlined: bootstrap.manifests,
      base: document.baseURI,
    }),
    run: runContainer,
    toStartable,
    verifyIntegrity: integrity.verifyIntegrity,
    contract: picking.contract,
    onStarting: (remote, candidate) => {
      const folders = releaseFoldersOf(candidate, document.baseURI);
      styles.enable(folders);
      documentStates.remember(`${remote}@${candidate.release}`);
      running.set(`${remote}@${candidate.release}`, { remote, release: candidate.release, folders });
      hangs.onStarting(remote, candidate.release);
    },
    onDisposed: (remote, candidate) => {
      const folders = releaseFoldersOf(candidate, document.baseURI);
      styles.disable(folders);
      documentStates.restore(`${remote}@${candidate.release}`);
      unloadScriptContainers(folders);
      running.delete(`${remote}@${candidate.release}`);
      if (loaded.delete(`${remote}@${candidate.release}`)) inspect();
    },
    loadTimeout: (hasFallback) => loadTimeout(pageStartMs, hasFallback),
    onOutcome,
    onResolved: (remote, release) => {
      persistReleases([[remote, release]]);
      loaded.add(`${remote}@${release}`);
      inspect();
    },
    report,
    now: () => performance.now(),
  });
  const releaseShownAt = (time: number) => {
    const remote = remoteForPath(catalog, screens.pathAt(time) ?? '')?.name;
    const release = [...running.values()].find((one) => one.remote === remote);
    return release ? { remote: release.remote, release: release.release } : null;
  };
  watchUncaughtErrors({
    target: window,
    running: () => [...running.values()],
    shown: () => releaseShownAt(performance.now()),
    onError: loader.onUncaughtError,
  });
  for (const { remote: name, release, isNew } of hangs.hungReleases()) {
    const remote = catalog.remotes.find((one) => one.name === name);
    if (isNew) onOutcome({ remote: name, release, outcome: 'failed', cause: 'hang', ms: 0 });
    if (remote && !overridden.has(name)) loader.withdraw(remote, release);
  }
  let isHostWithdrawn = false;
  // Reloading a cached page alone would load the same release.
  const replaceHost = async (): Promise<boolean> => {
    if (isCachedPage && hostRelease !== null)
      return replaceCachedPage({
        hostRelease,
        caches,
        tabStorage,
        reload: () => location.reload(),
      });
    location.reload();
    return true;
  };
  const { onNavigated, checkRegistry } = watchRegistry({
    catalog,
    hostRelease: overrides.host.length > 0 ? null : hostRelease,
    onHostWithdrawn: () => {
      isHostWithdrawn = true;
    },
    fetchRegistry: () => fetchRegistry({ fetch, report }),
    onWithdrawn: loader.withdraw,
    page: createPageLifecycle(window),
    now: () => performance.now(),
  });
  if (isCachedPage) await Promise.race([checkRegistry(), wait(CACHED_PAGE_TIMEOUT_MS)]);
  // Nothing of this page is shown: the next one is on its way.
  if (isCachedPage && isHostWithdrawn && (await replaceHost())) await new Promise(() => undefined);
  /** Optional: fails silently when the browser lacks these APIs. */
  const measureReleases = async (): Promise<void> => {
    await usedFolders.whenVisible(() => null);
    await whenIdle(window);
    await wait(MEASURING_DELAY_MS);
    // The code may not be in the cache, and nothing could be sent.
    if (!navigator.onLine) return;
    const { watchReleaseVitals } = await import('./release-vitals.ts');
    watchReleaseVitals({
      shownAt: releaseShownAt,
      running: () => [...running.values()],
      send: reportRelease.vitals,
      onLeave: reportDeps.onLeave,
      performance,
    });
  };
  // In development nothing is released.
  if (hostRelease !== null) measureReleases().catch(() => undefined);
  const canBeCached =
    registry !== null && registry === bootstrap.registry && !isCachedPage && overridden.size === 0;
  return {
    settings,
    catalog,
    loader,
    /** The overrides that are in effect. */
    overrides: [...catalog.overrides, ...overrides.host],
    onNavigated: (): void => {
      screens.onNavigated(location.pathname, performance.now());
      // The new screen is in the URL, and what was typed is in storage.
      if (isHostWithdrawn) void replaceHost();
      else onNavigated();
    },
    checkRegistry,
    /** For the service worker: see `createOffline`. */
    usedFolders: canBeCached
      ? usedFolders.whenVisible(() => foldersInUse(registry, catalog, picking, document.baseURI))
      : Promise.resolve(null),
    resetOverrides: (): void => {
      choice.update({ overrides: [] });
      tabStorage.removeItem(HOST_CHOICE_KEY);
      setReleaseCookie(document, []);
      const url = new URL(location.href);
      url.searchParams.delete('release');
      location.replace(url);
    },
  };
};
