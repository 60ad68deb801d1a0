import { type Compiler, rspack } from '@rspack/core';

const NAME = 'StableFederationBuild';
const RUNTIME = '@module-federation/webpack-bundler-runtime';
const MANIFEST = 'mf-manifest.json';
/** What the federation plugin notes about the build: it differs from build to build, and nothing at run time reads it. */
const STATS = 'mf-stats.json';

/** How a plugin in JavaScript registers its part in Rust; no public API. */
interface BuiltinPlugins {
  __internal__registerBuiltinPlugin(plugin: { name: string; options: unknown }): void;
}

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

/**
 * Makes a federated build the same in every folder. The federation plugin writes the absolute path of its runtime into a module
 * whose id is its text: the package's name takes its place, which an alias resolves (the configuration's own if it has one). And
 * it lists what is shared in any order.
 */
export class StableFederationBuild {
  apply(compiler: Compiler): void {
    const internal = compiler as unknown as BuiltinPlugins;
    const register = internal.__internal__registerBuiltinPlugin.bind(compiler);
    internal.__internal__registerBuiltinPlugin = (plugin) => {
      if (plugin.name === 'ModuleFederationRuntimePlugin') {
        const options = plugin.options as { entryRuntime: string };
        const [, path] = /from%20%22([^"]+?)%22/.exec(options.entryRuntime) ?? [];
        if (path === undefined) throw new Error(`${NAME}: the federation runtime is imported in another way`);
        options.entryRuntime = options.entryRuntime.replaceAll(path, encodeURIComponent(RUNTIME));
        compiler.options.resolve.alias = {
          [RUNTIME]: decodeURIComponent(path),
          ...(compiler.options.resolve.alias || {}),
        };
      }
      register(plugin);
    };
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
