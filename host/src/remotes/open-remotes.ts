import type { RuntimeSettings } from '@weaversworld/shared/contract';
import type { PickContext } from '@weaversworld/shared/releases';
import type { StorageLike } from '@weaversworld/shared/storage';
import { runContainer } from './container.ts';
import { findRegistry, NO_DIRECTORY, toDirectory } from './directory.ts';
import { addHashesTo, createIntegrity, guardStyles } from './integrity.ts';
import { createKeptChoice } from './kept-choice.ts';
import { createRemoteLoader, type Outcome } from './load-remote.ts';
import { createManifests } from './manifest.ts';
import { overridesFrom } from './overrides.ts';
import type { PagePart } from './page-part.ts';
import { patience } from './patience.ts';
import { browserReportWorld, createReleaseReport } from './release-report.ts';

interface RemotesWorld {
  /** What index.html says. */
  page: PagePart;
  settings: Promise<RuntimeSettings>;
  picking: PickContext;
  /** Kept by this browser, and by this tab. */
  storage: StorageLike;
  visitStorage: StorageLike;
  report: (message: string, error?: unknown) => void;
}

/** Leaves an outcome among the browser's own measures, where its tools show it: `story@1.4.0-ab12cd34ef fell-back`. */
const showOnTimeline = ({ remote, release, outcome, ms }: Outcome): void => {
  performance.measure(`${remote}@${release} ${outcome}`, { duration: ms, end: performance.now() });
};

/** Everything about remotes that a page load begins with: which releases it uses, and the loader for them. */
export const openRemotes = async ({
  page,
  settings,
  picking,
  storage,
  visitStorage,
  report,
}: RemotesWorld) => {
  const tab = createKeptChoice(visitStorage);
  const wished = overridesFrom(location.search);
  if (wished) tab.keep({ overrides: wished });
  const kept = tab.read();
  const [read, registry] = await Promise.all([
    settings,
    findRegistry({ page, fetch, storage, overrides: kept.overrides, report }),
  ]);

  const unchecked = process.env.NODE_ENV !== 'production';
  const directory = registry
    ? toDirectory(registry, { picking, kept, overrideOrigins: read.overrideOrigins, unchecked })
    : NO_DIRECTORY;
  const overridden = new Set(directory.overrides.map(({ remote }) => remote));
  // A tester's wish is kept as a wish: without it, the tab goes back to what it had.
  const keepReleases = (chosen: [string, string][]) =>
    tab.keep({ releases: Object.fromEntries(chosen.filter(([remote]) => !overridden.has(remote))) });
  keepReleases(
    directory.remotes.flatMap(({ name, candidates: [first] }) => (first ? [[name, first.release]] : [])),
  );

  const integrity = createIntegrity({
    hashes: page.hashes,
    addHashes: (hashes) => addHashesTo(document, hashes),
    base: document.baseURI,
  });
  guardStyles(HTMLLinkElement, integrity.styleHash);
  const tellServer = createReleaseReport(browserReportWorld(read.apiOrigin));
  const startedAfter = performance.now();
  const loader = createRemoteLoader({
    moduleAt: createManifests({
      fetch: (...asked) => fetch(...asked),
      told: page.manifests,
      base: document.baseURI,
    }),
    run: runContainer,
    vouch: integrity.vouch,
    contract: picking.contract,
    patience: (hasNext) => patience(startedAfter, hasNext),
    outcome: (outcome) => {
      showOnTimeline(outcome);
      tellServer(outcome);
    },
    settled: (remote, release) => keepReleases([[remote, release]]),
    report,
    now: () => performance.now(),
  });
  return {
    settings: read,
    directory,
    loader,
    resetOverrides: (): void => {
      tab.keep({ overrides: [] });
      const url = new URL(location.href);
      url.searchParams.delete('release');
      location.replace(url);
    },
  };
};
