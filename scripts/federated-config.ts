import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StatsPlugin } from '@module-federation/manifest';
import { type Compiler, type Configuration, type Module, rspack } from '@rspack/core';
import { type AppOptions, baseConfig, buildName, devRemote, page } from '../bundle.ts';
import type { ShareVersions } from './share-versions.ts';

/*
 * The share list, and the federated configuration of one app: the same for the workspace (federation.ts) and for remotes in
 * repositories of their own (shell-package/build-preset.ts). Reasons: docs/decisions/001-module-federation.md and
 * 002-share-scope.md.
 */

export interface FederatedOptions extends AppOptions {
  /** Versions of the entry points of `shared`. */
  shareVersions: ShareVersions;
}

/** The plugin's version, as its manifests note it. */
const MANIFEST_VERSION = '2.9.2';

const versionOf = (packageFile: string): string => JSON.parse(readFileSync(packageFile, 'utf8')).version;

/**
 * What an app shares. The host loads all of it at startup, which saves a round trip. A remote has a copy of everything in
 * chunks of its own, for hosts that do not provide it; in our host they are never downloaded.
 */
const shareList = ({ dir, shareVersions }: FederatedOptions, isHost: boolean) => {
  const { router, ...exactVersions } = shareVersions;
  const packageVersion = (name: string) => versionOf(join(dir, 'node_modules', name, 'package.json'));
  const uses = (name: string) => existsSync(join(dir, 'node_modules', name));
  const singleton = (name: string, version = packageVersion(name)) => ({
    [name]: {
      singleton: true,
      requiredVersion: `^${version}`,
      version,
      import: name,
      eager: isHost,
    },
  });
  const below = (name: string) => ({
    [`${name}/`]: {
      singleton: true,
      requiredVersion: `^${packageVersion(name)}`,
      eager: isHost,
    },
  });
  const compatible = (name: string, version: string) => ({
    [name]: { requiredVersion: `^${version}`, version, import: name, eager: isHost },
  });
  const exact = (entryPoint: string, version: string) => {
    const name = `@weaversworld/shared/${entryPoint}`;
    return {
      [name]: { requiredVersion: version, version, strictVersion: true, import: name, eager: isHost },
    };
  };
  return {
    ...singleton('react'),
    ...below('react'),
    ...singleton('react-dom'),
    ...below('react-dom'),
    ...singleton('@weaversworld/shared/router', router),
    ...(uses('zustand') ? compatible('zustand/vanilla', packageVersion('zustand')) : {}),
    ...Object.assign({}, ...Object.entries(exactVersions).map(([name, version]) => exact(name, version))),
  };
};

/** Writes `mf-manifest.json`, which hosts with the federation runtime read. */
const manifestPlugin = (federation: ConstructorParameters<typeof StatsPlugin>[0]) =>
  new StatsPlugin({ ...federation, dts: false }, { pluginVersion: MANIFEST_VERSION, bundler: 'rspack' });

/** In development a remote also has its own page. */
const isStandalone = (dir: string): boolean =>
  process.env.NODE_ENV !== 'production' && existsSync(join(dir, 'index.html'));

/** Configuration of one app with Module Federation; an app without `exposes` is the host. */
export const federatedConfig = (
  options: FederatedOptions,
  more: Configuration['plugins'],
  exposes?: typeof EXPOSES,
) => {
  const name = buildName(options.name);
  const federation = {
    name,
    filename: 'remoteEntry.js',
    library: { type: 'module' },
    ...(exposes ? { exposes } : {}),
    shared: shareList(options, exposes === undefined),
  };
  return baseConfig(options, [
    // Sharing as in webpack 5, without the federation runtime: 15 KB less in the host and in each container.
    new rspack.container.ModuleFederationPluginV1(federation),
    ...(exposes ? [manifestPlugin(federation)] : []),
    ...(more ?? []),
  ]);
};

/** Intermediate file of a remote's build: the files that each `import()` in its remote module loads. */
export const ROUTE_IMPORTS_FILE = 'imports.json';

/** Writes that file, for scripts/route-files.ts. */
const writeRouteImports = (compiler: Compiler): void => {
  compiler.hooks.done.tap('imports', ({ compilation }) => {
    const { chunks = [] } = compilation.getStats().toJson({ all: false, chunks: true, chunkOrigins: true });
    const files: Record<string, string[]> = {};
    for (const chunk of chunks)
      for (const { moduleName = '', request = '' } of chunk.origins ?? [])
        if (/^\.\/src\/remote\.tsx/.test(moduleName) && request.startsWith('./'))
          files[request] = [...new Set([...(files[request] ?? []), ...(chunk.files ?? [])])];
    writeFileSync(join(compilation.outputOptions.path ?? '', ROUTE_IMPORTS_FILE), JSON.stringify(files));
  });
};

/**
 * Puts code of `shared` and of packages that several chunks contain into one chunk: the share scope's copies and the
 * remote's own would otherwise be separate files with the same content.
 */
const oneCopyOfShared = (dir: string) => ({
  cacheGroups: {
    defaultVendors: false as const,
    shared: {
      test: (module: Module) => !module.nameForCondition()?.startsWith(join(dir, 'src')),
      // Below this size, another request costs more than the copy.
      minSize: 1000,
      minChunks: 2,
      reuseExistingChunk: true,
    },
  },
});

/** An entry module that loads another: shared modules are ready only after the first `import()`. */
const startAfterSharing = (file: string): string => `data:text/javascript,import(${JSON.stringify(file)})`;

const EXPOSES = { './remote': { import: './src/remote.tsx', name: '__federation_expose_remote' } };

/** Build of one remote, which exposes `./remote` only. In development its own page runs it standalone. */
export const remoteConfig = (options: FederatedOptions): Configuration => {
  const { dir } = options;
  const standalone = isStandalone(dir);
  // A dev remote is served from memory and has no output folder.
  const plugins = standalone ? [page(dir, buildName(options.name))] : devRemote ? [] : [writeRouteImports];
  const config = federatedConfig(options, plugins, EXPOSES);
  return {
    ...config,
    optimization: { ...config.optimization, splitChunks: oneCopyOfShared(dir) },
    entry: standalone ? { main: startAfterSharing(join(dir, 'src/main.tsx')) } : {},
  };
};
