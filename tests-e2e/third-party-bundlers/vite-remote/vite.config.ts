import { readFileSync } from 'node:fs';
import { federation } from '@module-federation/vite';
import { defineConfig } from 'vite';

const versionOf = (file: string): string =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')).version;
const one = (version: string) => ({ singleton: true, version, requiredVersion: `^${version}` });
const react = one(versionOf('node_modules/react/package.json'));

/** A remote as a team that builds with Vite makes it. */
export default defineConfig({
  base: './',
  plugins: [
    federation({
      name: 'club',
      filename: 'remoteEntry.js',
      exposes: { './remote': './src/remote.tsx' },
      shared: {
        react,
        'react-dom': react,
        '@weaversworld/shared/router': one(versionOf('node_modules/@weaversworld/shared/package.json')),
      },
      shareStrategy: 'loaded-first',
      manifest: true,
      dts: false,
    }),
  ],
  build: {
    target: 'es2022',
    rolldownOptions: { input: 'src/remote.tsx' },
  },
});
