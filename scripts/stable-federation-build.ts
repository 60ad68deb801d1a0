import { type Compiler, rspack } from '@rspack/core';

const NAME = 'StableFederationBuild';
const MANIFEST = 'mf-manifest.json';
/** What the federation plugin notes about the build: it differs from build to build, and nothing at run time reads it. */
const STATS = 'mf-stats.json';

/** What entries of a manifest's lists are ordered by: files by name, everything else by what it says. */
const keyOf = (entry: unknown): string => (typeof entry === 'string' ? entry : JSON.stringify(entry));

const sortLists = (value: unknown): unknown => {
  if (Array.isArray(value))
    return value
      .map(sortLists)
      .map((entry) => ({ entry, key: keyOf(entry) }))
      .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
      .map(({ entry }) => entry);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, sortLists(inner)]));
};

/** A manifest with sorted lists: each is a set, whose order changes from build to build. */
const sortManifest = (json: string): string => JSON.stringify(sortLists(JSON.parse(json)));

/** Makes a federated build the same in every folder: the manifest lists what is shared in any order. */
export class StableFederationBuild {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        const manifest = assets[MANIFEST]?.source();
        if (manifest !== undefined)
          compilation.updateAsset(MANIFEST, new rspack.sources.RawSource(sortManifest(String(manifest))));
        if (assets[STATS] !== undefined) compilation.deleteAsset(STATS);
      });
    });
  }
}
