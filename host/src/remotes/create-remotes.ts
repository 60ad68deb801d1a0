import type { RuntimeSettings } from '@weaversworld/shared/contract';
import type { PickContext } from '@weaversworld/shared/releases';
import type { StorageLike } from '@weaversworld/shared/storage';
import type { BootstrapData } from './bootstrap-data.ts';
import { addHashesTo, createIntegrity, guardStyles } from './integrity.ts';
import { createRemoteLoader, type Outcome, type StartableRemote } from './load-remote.ts';
import { loadTimeout } from './load-timeout.ts';
import { overridesFrom } from './overrides.ts';
import { createReleaseChoice } from './release-choice.ts';
import { browserReleaseReportDeps, createReleaseReport } from './release-report.ts';
import { EMPTY_CATALOG, findRegistry, toRemoteCatalog } from './remote-catalog.ts';
import { createResolveEntry } from './resolve-entry.ts';
import { runContainer } from './start-remote.ts';

interface RemotesDeps {
  bootstrap: BootstrapData;
  settings: Promise<RuntimeSettings>;
  picking: PickContext;
  /** Reads the exposed module of a remote. */
  toStartable(module: unknown): StartableRemote | null;
  /** Local and session storage. */
  storage: StorageLike;
  tabStorage: StorageLike;
  report: (message: string, error?: unknown) => void;
}

/** Adds an outcome to the browser's performance timeline: `story@1.4.0-ab12cd34ef fell-back`. */
const measure = ({ remote, release, outcome, ms }: Outcome): void => {
  performance.measure(`${remote}@${release} ${outcome}`, { duration: ms, end: performance.now() });
};

/** Picks the releases of this page load and creates the loader for them. */
export const createRemotes = async ({
  bootstrap,
  settings: settingsRead,
  picking,
  toStartable,
  storage,
  tabStorage,
  report,
}: RemotesDeps) => {
  const choice = createReleaseChoice(tabStorage);
  const requested = overridesFrom(location.search);
  if (requested) choice.update({ overrides: requested });
  const persisted = choice.read();
  const [settings, registry] = await Promise.all([
    settingsRead,
    findRegistry({ bootstrap, fetch, storage, overrides: persisted.overrides, report }),
  ]);

  const unchecked = process.env.NODE_ENV !== 'production';
  const catalog = registry
    ? toRemoteCatalog(registry, {
        picking,
        persisted,
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
  guardStyles(HTMLLinkElement, integrity.styleHash);
  const reportRelease = createReleaseReport(browserReleaseReportDeps(settings.apiOrigin));
  const pageStartMs = performance.now();
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
    loadTimeout: (hasFallback) => loadTimeout(pageStartMs, hasFallback),
    onOutcome: (outcome) => {
      measure(outcome);
      reportRelease(outcome);
    },
    onResolved: (remote, release) => persistReleases([[remote, release]]),
    report,
    now: () => performance.now(),
  });
  return {
    settings,
    catalog,
    loader,
    resetOverrides: (): void => {
      choice.update({ overrides: [] });
      const url = new URL(location.href);
      url.searchParams.delete('release');
      location.replace(url);
    },
  };
};
