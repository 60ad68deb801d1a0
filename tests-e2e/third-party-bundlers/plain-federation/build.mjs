import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import webpack from 'webpack';

/*
 * Remotes and hosts with the plugins' own defaults: `library.type: 'var'`, chunks by script elements, `publicPath: 'auto'`,
 * shares by name. `node build.mjs OUT KIND ORIGIN` builds one below OUT; ORIGIN is where a host finds our remotes.
 */

const HERE = import.meta.dirname;
const [out, kind, origin = ''] = process.argv.slice(2);
const SHARED = { react: { singleton: true }, 'react-dom': { singleton: true } };
const component = { exposes: { './App': './src/app.tsx' }, shared: SHARED };
const mount = { exposes: { './remote': './src/mount.tsx' } };
const remotes = (file) => ({
  shared: SHARED,
  remotes: Object.fromEntries(
    ['story', 'auth', 'characters', 'profile'].map((name) => [
      name,
      `${name}@${origin}/remotes/${name}/${file}`,
    ]),
  ),
});

const KINDS = {
  'webpack-component': { bundler: webpack, federation: component },
  'webpack-mount': { bundler: webpack, federation: mount },
  'enhanced-component': { bundler: rspack, federation: component },
  'enhanced-mount': { bundler: rspack, federation: mount },
  'webpack-host': {
    bundler: webpack,
    federation: remotes('remoteEntry.js'),
    entry: './src/host-by-build.ts',
  },
  'enhanced-host': {
    bundler: rspack,
    federation: remotes('mf-manifest.json'),
    entry: './src/host-by-build.ts',
  },
  'runtime-host': { bundler: rspack, entry: './src/host-by-runtime.ts' },
};
const { bundler, federation, entry } = KINDS[kind];
const isWebpack = bundler === webpack;
const Federation = isWebpack ? webpack.container.ModuleFederationPlugin : ModuleFederationPlugin;
const script = isWebpack
  ? { test: /\.tsx?$/, loader: 'esbuild-loader', options: { target: 'es2022', jsx: 'automatic' } }
  : {
      test: /\.tsx?$/,
      loader: 'builtin:swc-loader',
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic' } },
        },
      },
      type: 'javascript/auto',
    };

const folder = join(out, kind);
const compiler = bundler({
  mode: 'production',
  context: HERE,
  devtool: false,
  entry: entry ?? {},
  ...(isWebpack ? { experiments: { css: true } } : {}),
  output: {
    path: join(folder, 'dist'),
    publicPath: 'auto',
    uniqueName: 'shop',
    filename: 'main.js',
    chunkFilename: 'chunks/[name].[contenthash:10].js',
    cssChunkFilename: 'chunks/[name].[contenthash:10].css',
  },
  resolve: {
    extensions: ['.ts', '.tsx', '.js'],
    alias: kind.endsWith('mount')
      ? { react: join(HERE, 'node_modules/react-18'), 'react-dom': join(HERE, 'node_modules/react-dom-18') }
      : {},
  },
  module: { rules: [script, ...(isWebpack ? [] : [{ test: /\.css$/, type: 'css/auto' }])] },
  performance: { hints: false },
  plugins: federation
    ? [
        new Federation({
          name: entry ? 'otherHost' : 'shop',
          ...(entry ? {} : { filename: 'remoteEntry.js' }),
          ...federation,
          ...(isWebpack ? {} : { dts: false }),
        }),
      ]
    : [],
});

const writeRemotePackage = () =>
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({
      name: kind,
      version: '1.0.0',
      weaversworld: {
        name: 'shop',
        contract: '^2.5.0',
        mounts: ['/shop'],
        slots: [],
        ...(kind.endsWith('component') ? { expose: './App' } : {}),
      },
    }),
  );

compiler.run((error, stats) => {
  if (error || stats?.hasErrors()) {
    process.stderr.write(`${error?.stack ?? stats?.toString({ all: false, errors: true })}\n`);
    process.exitCode = 1;
  } else if (entry) writeFileSync(join(folder, 'dist/index.html'), readFileSync(join(HERE, 'src/host.html')));
  else {
    mkdirSync(dirname(folder), { recursive: true });
    writeRemotePackage();
  }
  compiler.close(() => undefined);
});
