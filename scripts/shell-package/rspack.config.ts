import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';

/**
 * The published package's command and build preset as plain JavaScript for Node; npm packages stay imports, but for the small S3
 * client, which only the release command needs.
 */
const config: Configuration = {
  mode: 'production',
  context: import.meta.dirname,
  target: 'node20',
  entry: { cli: './cli.ts', build: { import: './build-preset.ts', library: { type: 'module' } } },
  devtool: false,
  externalsType: 'module',
  externals: [
    ({ request = '' }, done) =>
      /^(\.|\/|@weaversworld\/|aws4fetch$)/.test(request) ? done() : done(undefined, request),
  ],
  resolve: { extensions: ['.ts', '.js'] },
  output: {
    path: process.env.WW_OUT ?? join(import.meta.dirname, 'dist'),
    clean: true,
    module: true,
    chunkFormat: 'module',
    filename: '[name].js',
  },
  // The preset reads NODE_ENV when it runs.
  optimization: { minimize: false, nodeEnv: false },
  module: {
    parser: { javascript: { importMeta: false } },
    rules: [
      {
        test: /\.ts$/,
        loader: 'builtin:swc-loader',
        options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        type: 'javascript/auto',
      },
    ],
  },
  plugins: [new rspack.BannerPlugin({ banner: '#!/usr/bin/env node', raw: true, include: /^cli\.js$/ })],
  performance: false,
  stats: 'errors-warnings',
};

export default config;
