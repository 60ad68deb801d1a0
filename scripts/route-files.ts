import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ROUTE_IMPORTS_FILE } from './federated-config.ts';

const Imports = z.record(z.string(), z.array(z.string()));
const Manifest = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string() }) }),
  exposes: z.array(z.object({ assets: z.object({ js: z.object({ sync: z.array(z.string()) }) }) })),
});

/** `path: '…'` with the first `import('…')` after it, as every route in src/remote.tsx is written. */
const ROUTE = /\bpath:\s*(['"`])(.+?)\1(?:(?!\bpath:)[\s\S])*?\bimport\(\s*(['"`])(.+?)\3/g;

/** The routes of a remote module's source: path and requested module. */
export const routesIn = (source: string): { path: string; request: string }[] =>
  [...source.matchAll(ROUTE)].map(([, , path = '', , request = '']) => ({ path, request }));

/**
 * Writes `screens.json` into a remote's build: the files that every screen needs, and those that each path needs in
 * addition, so that a server can preload them. The routes are read from the source of `src/remote.tsx`, because running it
 * needs a browser; so path and import must be literals. Throws when the bundler does not know a route's import.
 */
export const writeRouteFiles = (folder: string, out: string): void => {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(out, file), 'utf8'));
  const imports = Imports.parse(read(ROUTE_IMPORTS_FILE));
  const { metaData, exposes } = Manifest.parse(read('mf-manifest.json'));
  const routes = routesIn(readFileSync(join(folder, 'src/remote.tsx'), 'utf8'));
  const screens = Object.fromEntries(
    routes.map(({ path, request }) => {
      const files = imports[request];
      if (!files)
        throw new Error(`${folder}: the route ${path} imports ${request}, which is not in the build.`);
      return [path, files];
    }),
  );
  const always = [metaData.remoteEntry.name, ...exposes.flatMap(({ assets }) => assets.js.sync)];
  writeFileSync(join(out, 'screens.json'), JSON.stringify({ always, screens }));
  rmSync(join(out, ROUTE_IMPORTS_FILE));
};
