import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Compiler, type Configuration, rspack } from '@rspack/core';
import { type AppOptions, baseConfig, buildName, guest, page, VENDOR } from './bundle.ts';
import { developmentRegistry } from './scripts/development-registry.ts';
import { sharedHash } from './scripts/packages.ts';
import { type AppName, PORTS } from './scripts/ports.ts';

/*
 * The one share list, and the builds of host and remotes. Every rspack.config.ts is a few lines on top of it.
 * Why these settings: docs/decisions/001-module-federation.md and 002-share-scope.md.
 */

const versionOf = (packageFile: string): string => JSON.parse(readFileSync(packageFile, 'utf8')).version;

/** Doors of `shared` that a remote takes from the host when both were built from the same source, else it brings its own. */
const DOORS = ['contract', 'api', 'shell', 'ui'];

/** A version the share scope can compare, from a hash: the same source or none. */
const asVersion = (hash: string): string => `${Number.parseInt(hash, 16)}.0.0`;

interface Sharing {
  /** The host begins with all that it shares: one round trip less. */
  isHost: boolean;
  /** A remote alone on its page has nobody to take React from. */
  isAlone: boolean;
}

const shareList = (dir: string, { isHost, isAlone }: Sharing) => {
  const packageVersion = (name: string) => versionOf(join(dir, 'node_modules', name, 'package.json'));
  const uses = (name: string) => existsSync(join(dir, 'node_modules', name));
  const mine = isHost || isAlone;
  const singleton = (name: string, version = packageVersion(name)) => ({
    [name]: {
      singleton: true,
      requiredVersion: `^${version}`,
      version,
      eager: isHost,
      import: mine ? name : (false as const),
    },
  });
  const below = (name: string) => ({
    [`${name}/`]: {
      singleton: true,
      requiredVersion: `^${packageVersion(name)}`,
      eager: isHost,
      ...(mine ? {} : { import: false as const }),
    },
  });
  const compatible = (name: string, version: string) => ({
    [name]: { requiredVersion: `^${version}`, version, import: name, eager: isHost },
  });
  const exact = (door: string, version: string) => {
    const name = `@weaversworld/shared/${door}`;
    return {
      [name]: { requiredVersion: version, version, strictVersion: true, import: name, eager: isHost },
    };
  };
  const source = asVersion(sharedHash());
  return {
    ...singleton('react'),
    ...below('react'),
    ...singleton('react-dom'),
    ...below('react-dom'),
    ...singleton('@weaversworld/shared/router', versionOf(join(dir, '../shared/package.json'))),
    ...(uses('zustand') ? compatible('zustand/vanilla', packageVersion('zustand')) : {}),
    ...exact('schema', asVersion(sharedHash('schema'))),
    ...Object.assign({}, ...DOORS.map((door) => exact(door, source))),
  };
};

const resolveHere = createRequire(import.meta.url).resolve;

/**
 * The plugin takes the federation runtime's CommonJS files, of which a bundler can leave nothing away. Its modules are
 * the same without what our builds switch off.
 */
const lightRuntime = () => {
  const enhanced = createRequire(resolveHere('@module-federation/enhanced/rspack'));
  const asModules = (file: string): string => file.replace(/\.cjs$/, '.js');
  return {
    alias: { '@module-federation/runtime': asModules(enhanced.resolve('@module-federation/runtime')) },
    plugin: new rspack.NormalModuleReplacementPlugin(/@module-federation\/.*\/dist\/.*\.cjs$/, (module) => {
      module.request = asModules(module.request);
    }),
  };
};

/** In development a remote has a page of its own as well. */
const isAlone = (dir: string): boolean =>
  process.env.NODE_ENV !== 'production' && existsSync(join(dir, 'index.html'));

const federated = (options: AppOptions, more: Configuration['plugins'], exposes?: Record<string, string>) => {
  const { name, dir } = options;
  const runtime = lightRuntime();
  const plugin = new ModuleFederationPlugin({
    // The runtime keeps one instance per name, and with it what that was handed.
    name: buildName(name),
    filename: 'remoteEntry.js',
    library: { type: 'module' },
    remoteType: 'module',
    ...(exposes ? { exposes } : {}),
    shared: shareList(dir, { isHost: exposes === undefined, isAlone: isAlone(dir) }),
    shareStrategy: 'loaded-first',
    manifest: exposes !== undefined,
    dts: false,
    dev: false,
    experiments: {
      asyncStartup: true,
      // The host loads remotes by their containers (host/src/remotes/container.ts).
      optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
    },
  });
  const config = baseConfig(options, [plugin, runtime.plugin, ...(more ?? [])]);
  return { ...config, resolve: { ...config.resolve, alias: runtime.alias } };
};
/** Paths that belong to the server while the apps run in development. */
const SERVER_PATHS = [
  '/weaversworld/api',
  '/weaversworld/pictures',
  '/auth/',
  '/account/',
  '/accounts/api/',
  '/s/',
  '/development/',
  '/releases/',
  '/ws/',
];

/** Build of the host shell. It knows no remote: they are named by the registry at run time. */
export const hostConfig = (dir: string): Configuration => {
  const options: AppOptions = { name: 'host', dir };
  const config = federated(options, [
    page(dir),
    new rspack.CopyRspackPlugin({
      patterns: [{ from: join(dir, 'public'), to: '.', noErrorOnMissing: true }],
    }),
  ]);
  return {
    ...config,
    optimization: { ...config.optimization, splitChunks: VENDOR },
    entry: { main: join(dir, 'src/main.tsx') },
    devServer: {
      ...config.devServer,
      proxy: [{ context: SERVER_PATHS, target: `http://localhost:${PORTS.server}`, ws: true }],
      setupMiddlewares: (middlewares) => [
        {
          name: 'registry',
          path: '/remotes/registry.json',
          middleware: (
            _request: unknown,
            response: { setHeader(name: string, value: string): void; end(body: string): void },
          ) => {
            response.setHeader('content-type', 'application/json');
            response.end(JSON.stringify(developmentRegistry()));
          },
        },
        ...middlewares,
      ],
    },
  };
};

/** File of a remote's build that says which files every `import()` of its own module brings. */
export const IMPORTS_FILE = 'imports.json';

/** Writes it, for scripts/screens.ts. */
const noteImports = (compiler: Compiler): void => {
  compiler.hooks.done.tap('imports', ({ compilation }) => {
    const { chunks = [] } = compilation.getStats().toJson({ all: false, chunks: true, chunkOrigins: true });
    const files: Record<string, string[]> = {};
    for (const chunk of chunks)
      for (const { moduleName = '', request = '' } of chunk.origins ?? [])
        if (/^\.\/src\/remote\.tsx/.test(moduleName) && request.startsWith('./'))
          files[request] = [...new Set([...(files[request] ?? []), ...(chunk.files ?? [])])];
    writeFileSync(join(compilation.outputOptions.path ?? '', IMPORTS_FILE), JSON.stringify(files));
  });
};

/** Build of one remote: exposes `./remote` only. In development its own page runs it alone. */
export const remoteConfig = (dir: string, name: AppName): Configuration => {
  const options: AppOptions = { name, dir };
  const alone = isAlone(dir);
  // What is served from memory has no folder to note anything in.
  const beside = alone ? [page(dir)] : guest ? [] : [noteImports];
  const config = federated(options, beside, { './remote': './src/remote.tsx' });
  return { ...config, entry: alone ? { main: join(dir, 'src/main.tsx') } : {} };
};
