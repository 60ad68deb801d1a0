import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { baseConfig, page, VENDOR } from './bundle.ts';
import { developmentRegistry } from './scripts/development-registry.ts';
import { federatedConfig, remoteConfig as remoteConfigFor } from './scripts/federated-config.ts';
import { type AppName, PORTS } from './scripts/ports.ts';
import { PreloadFonts } from './scripts/preload-fonts.ts';
import { shareVersions } from './scripts/share-versions.ts';

/* The builds of this workspace's host and remotes; every rspack.config.ts only calls one of them. */

const optionsFor = (name: AppName, dir: string) => ({
  name,
  dir,
  port: PORTS[name],
  shareVersions: shareVersions(join(import.meta.dirname, 'shared')),
});

/** Paths that the dev server proxies to the back end. */
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

/** Name of the service worker's script; it must stay, because browsers look for updates at its URL. */
const WORKER_FILE = 'service-worker.js';

/**
 * Build of the host's service worker: one classic script at the site's root, without Module Federation. It names no file of a
 * build, so it changes only when its own code does.
 */
export const workerConfig = (dir: string): Configuration => {
  const config = baseConfig({ name: 'service-worker', dir });
  return {
    ...config,
    name: 'service-worker',
    dependencies: ['host'],
    target: ['webworker', 'es2022'],
    entry: { worker: join(dir, 'src/offline/service-worker.ts') },
    output: {
      path: config.output?.path ?? join(dir, 'dist'),
      filename: WORKER_FILE,
      clean: false,
      iife: true,
      module: false,
    },
  };
};

/** Build of the host. It knows no remote: the registry lists them at run time. */
export const hostConfig = (dir: string): Configuration => {
  const config = federatedConfig(optionsFor('host', dir), [
    page(dir),
    new PreloadFonts(),
    new rspack.CopyRspackPlugin({
      patterns: [{ from: join(dir, 'public'), to: '.', noErrorOnMissing: true }],
    }),
  ]);
  return {
    ...config,
    name: 'host',
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

/** Build of one of the workspace's remotes. */
export const remoteConfig = (dir: string, name: AppName): Configuration =>
  remoteConfigFor(optionsFor(name, dir));
