import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { page, VENDOR } from './bundle.ts';
import { developmentRegistry } from './scripts/development-registry.ts';
import { federatedConfig, remoteConfig as remoteConfigFor } from './scripts/federated-config.ts';
import { type AppName, PORTS } from './scripts/ports.ts';
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

/** Build of the host. It knows no remote: the registry lists them at run time. */
export const hostConfig = (dir: string): Configuration => {
  const config = federatedConfig(optionsFor('host', dir), [
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

/** Build of one of the workspace's remotes. */
export const remoteConfig = (dir: string, name: AppName): Configuration =>
  remoteConfigFor(optionsFor(name, dir));
