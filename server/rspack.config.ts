import { join } from 'node:path';
import type { Configuration } from '@rspack/core';

/**
 * These packages are bundled, others stay in node_modules: kysely and zod have hundreds of small files, and reading them took a sixth of
 * the CPU time of a start; aws4fetch is a dependency of the deploy package.
 */
const BUNDLED = ['aws4fetch', 'kysely', 'zod'];

/** The server as one file, one for its worker threads, and its commands. */
const config: Configuration = {
  mode: 'production',
  context: import.meta.dirname,
  target: 'node20',
  entry: {
    main: './src/main.ts',
    'story-tasks': './src/story-threads/story-tasks.ts',
    'second-opinion-task': './src/storyteller/moderation/nearest-lines/second-opinion-task.ts',
    backup: './src/backup/main.ts',
    'move-to-postgres': './src/move-to-postgres/main.ts',
  },
  devtool: false,
  externalsType: 'module',
  externals: [
    ({ request = '' }, done) =>
      /^(\.|\/|@weaversworld\/)/.test(request) || BUNDLED.includes(request)
        ? done()
        : done(undefined, request),
  ],
  resolve: { extensions: ['.ts', '.js'] },
  output: {
    path: process.env.WW_OUT ?? join(import.meta.dirname, 'dist'),
    clean: true,
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
    filename: '[name].js',
  },
  optimization: { minimize: false },
  module: {
    // The paths of files beside the bundle are those at run time.
    parser: { javascript: { importMeta: false, url: false } },
    rules: [
      {
        test: /\.ts$/,
        loader: 'builtin:swc-loader',
        options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        type: 'javascript/auto',
      },
    ],
  },
  performance: false,
  stats: 'errors-warnings',
};

export default config;
