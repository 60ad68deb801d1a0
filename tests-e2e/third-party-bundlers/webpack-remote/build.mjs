import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';

/*
 * A remote as a team that builds with webpack 5 and its own federation plugin makes it. ES modules throughout, so that
 * the hashes in the page's import map hold for its chunks as well.
 */

const HERE = import.meta.dirname;
const versionOf = (file) => JSON.parse(readFileSync(join(HERE, 'node_modules', file), 'utf8')).version;
const one = (version) => ({ singleton: true, version, requiredVersion: `^${version}` });
const react = one(versionOf('react/package.json'));

const compiler = webpack({
  mode: 'production',
  context: HERE,
  target: ['web', 'es2022'],
  devtool: false,
  entry: {},
  experiments: { outputModule: true, css: true },
  output: {
    path: join(HERE, 'dist'),
    clean: true,
    publicPath: 'auto',
    uniqueName: 'lab',
    module: true,
    chunkFormat: 'module',
    chunkLoading: 'import',
    chunkFilename: 'assets/[name].[contenthash:10].js',
    cssChunkFilename: 'assets/[name].[contenthash:10].css',
  },
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
  module: {
    rules: [{ test: /\.tsx?$/, loader: 'esbuild-loader', options: { target: 'es2022', jsx: 'automatic' } }],
  },
  plugins: [
    new webpack.container.ModuleFederationPlugin({
      name: 'lab',
      filename: 'container.js',
      library: { type: 'module' },
      exposes: { './remote': './src/remote.tsx' },
      shared: {
        react,
        'react/': react,
        'react-dom': react,
        '@weaversworld/shared/router': one(versionOf('@weaversworld/shared/package.json')),
      },
    }),
  ],
});

compiler.run((error, stats) => {
  if (error || stats?.hasErrors()) {
    process.stderr.write(`${error?.stack ?? stats?.toString({ all: false, errors: true })}\n`);
    process.exitCode = 1;
  }
  compiler.close(() => undefined);
});
