import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { StableFederationBuild } from './scripts/stable-federation-build.ts';
import { ZodWithoutJsonSchema } from './scripts/zod-without-json-schema.ts';

/* Bundler configuration that host, remotes and the bench's monolith have in common; federation.ts adds Module Federation. */

/** For the bench that finds modules which a page loads twice. */
const EVERY_MODULE = {
  all: false,
  errors: true,
  chunks: true,
  chunkModules: true,
  nestedModules: true,
  chunkModulesSpace: 10_000,
  nestedModulesSpace: 10_000,
};

const RELEASE = process.env.WW_RELEASE ?? 'dev';

export interface AppOptions {
  /** `host`, or the remote's name in the registry. */
  name: string;
  /** The package's folder. */
  dir: string;
  /** Port of the development server. */
  port?: number;
}

/** Scripts of a marked build record their execution in `__ww_ran`, so that tests can tell which releases ran. */
const mark = (name: string) =>
  new rspack.BannerPlugin({
    banner: ({ filename }) =>
      `(globalThis.__ww_ran ??= []).push(${JSON.stringify(name)} + ':' + ${JSON.stringify(filename)});`,
    raw: true,
    test: /\.js$/,
  });

/**
 * Set for a dev remote inside a deployed product (scripts/dev-remote.ts): a build for the production React that the
 * product's host provides, not minified, which reloads the page after every rebuild. Null in any other build.
 */
export const devRemote = process.env.WW_DEV_REMOTE_PORT
  ? { port: Number(process.env.WW_DEV_REMOTE_PORT), host: process.env.WW_DEV_REMOTE_HOST ?? '' }
  : null;

/** Name of a build in the page, unique per release: two releases of a remote must not replace each other. */
export const buildName = (name: string): string => `${name}_${RELEASE.replaceAll(/\W/g, '_')}`;

/** The common configuration of one app, with additional plugins. */
export const baseConfig = (
  { name, dir, port: ownPort }: AppOptions,
  plugins: Configuration['plugins'] = [],
): Configuration => {
  const development = process.env.NODE_ENV !== 'production';
  const port = devRemote?.port ?? ownPort;
  // A hot update asks for a stylesheet by the name that the page knows. The dev server's answers are not cached.
  const stylesheet = development ? 'assets/[name].css' : 'assets/[name].[contenthash:10].css';
  return {
    mode: development ? 'development' : 'production',
    context: dir,
    // No eval source maps: the product's policy forbids eval.
    devtool: development ? 'cheap-module-source-map' : devRemote ? 'source-map' : false,
    target: ['web', 'es2022'],
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    output: {
      path: process.env.WW_OUT ?? join(dir, 'dist'),
      // In development a page may still ask for an update that a later one replaced.
      clean: !development,
      publicPath: 'auto',
      uniqueName: buildName(name),
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      filename: 'assets/[name].[contenthash:10].js',
      chunkFilename: 'assets/[name].[contenthash:10].js',
      cssFilename: stylesheet,
      cssChunkFilename: stylesheet,
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
    },
    module: {
      // Custom properties keep their names, so that the modules of one screen can share them; classes and keyframes do not.
      parser: { 'css/auto': { namedExports: false, dashedIdents: false } },
      generator: { 'css/auto': { localIdentName: `${name}-[local]-[hash:6]`, exportsConvention: 'as-is' } },
      rules: [
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.(svg|woff2?|mp3|ogg|png|webp)$/, type: 'asset/resource' },
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              target: 'es2022',
              transform: { react: { runtime: 'automatic', development, refresh: development } },
            },
          },
          type: 'javascript/auto',
        },
      ],
    },
    optimization: {
      // By order: ids from names would depend on the folder, because modules that are shared have its path in their names.
      moduleIds: development ? 'named' : 'natural',
      chunkIds: development ? 'named' : 'natural',
      minimize: !development && !devRemote,
      minimizer: [new rspack.SwcJsMinimizerRspackPlugin(), new rspack.LightningCssMinimizerRspackPlugin()],
    },
    performance: false,
    lazyCompilation: false,
    stats: process.env.WW_STATS ? EVERY_MODULE : 'errors-warnings',
    // Every class belongs to one component and to a cascade layer: file order does not matter.
    ignoreWarnings: [/Conflicting order/, /Module Federation Manifest Plugin/],
    plugins: [
      new StableFederationBuild(),
      new ZodWithoutJsonSchema(),
      new rspack.DefinePlugin({
        'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production'),
        __WW_RELEASE__: JSON.stringify(RELEASE),
      }),
      ...(development ? [new ReactRefreshRspackPlugin()] : []),
      ...(process.env.WW_MARK ? [mark(process.env.WW_MARK)] : []),
      ...plugins,
    ],
    devServer: {
      port,
      host: 'localhost',
      hot: devRemote === null,
      liveReload: name === 'host' || devRemote !== null,
      historyApiFallback: true,
      allowedHosts: 'all',
      headers: { 'Access-Control-Allow-Origin': devRemote?.host ?? '*', 'Cache-Control': 'no-cache' },
      client: { overlay: false, webSocketURL: `ws://localhost:${port}/rspack-hmr` },
      webSocketServer: { type: 'ws', options: { path: '/rspack-hmr' } },
    },
  };
};

/**
 * Fast refresh across host and remotes: each remote has its own refresh runtime, which must find the host's renderer
 * although that registered earlier. This hook, installed before any script, keeps the registered renderers.
 */
const RENDERER_HOOK = `<script>
  (() => {
    const renderers = new Map();
    window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      renderers,
      supportsFiber: true,
      inject: (renderer) => (renderers.set(renderers.size + 1, renderer), renderers.size),
      onScheduleFiberRoot() {},
      onCommitFiberRoot() {},
      onCommitFiberUnmount() {},
    };
  })();
</script>`;

/**
 * A page that runs one app: the host's index.html, or a remote's standalone page, which does not run its container: with two
 * refresh runtimes an edited component would be updated in the one that shows nothing.
 */
export const page = (dir: string, container?: string) =>
  new rspack.HtmlRspackPlugin({
    templateContent: readFileSync(join(dir, 'index.html'), 'utf8').replace(
      '<head>',
      process.env.NODE_ENV === 'production' ? '<head>' : `<head>${RENDERER_HOOK}`,
    ),
    scriptLoading: 'module',
    inject: 'head',
    publicPath: '/',
    ...(container ? { excludeChunks: [container] } : {}),
  });

/** Puts packages into a separate file that stays in the browser's cache over deployments of the host. */
export const VENDOR = {
  cacheGroups: { vendor: { name: 'vendor', chunks: 'initial' as const, test: /[\\/]node_modules[\\/]/ } },
};
