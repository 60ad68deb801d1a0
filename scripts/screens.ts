import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { IMPORTS_FILE } from '../federation.ts';
import { ROOT } from './packages.ts';

const Imports = z.record(z.string(), z.array(z.string()));
const Manifest = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string() }) }),
  exposes: z.array(z.object({ assets: z.object({ js: z.object({ sync: z.array(z.string()) }) }) })),
});
interface Route {
  path: string;
  load: () => unknown;
}

/**
 * Writes `screens.json` into a remote's build: the files that every screen of it begins with, and what each path brings
 * beside them, so that a server can ask for all of them at once. The routes are the remote's own; which file its code
 * `() => import('./home/home-page.tsx')` became, the bundler has noted. Throws when a route imports what was not noted.
 */
export const writeScreens = async (folder: string, out: string): Promise<void> => {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(out, file), 'utf8'));
  const { remote } = (await import(join(ROOT, folder, 'src/remote.tsx'))) as { remote: { routes: Route[] } };
  const imports = Imports.parse(read(IMPORTS_FILE));
  const { metaData, exposes } = Manifest.parse(read('mf-manifest.json'));
  const filesOf = ({ path, load }: Route): [string, string[]] => {
    const [, request = ''] = /import\(["'](.+?)["']\)/.exec(String(load)) ?? [];
    const files = imports[request];
    if (!files) throw new Error(`${folder}: the route ${path} imports nothing that the bundler knows.`);
    return [path, files];
  };
  const always = [metaData.remoteEntry.name, ...exposes.flatMap(({ assets }) => assets.js.sync)];
  const screens = Object.fromEntries(remote.routes.map(filesOf));
  writeFileSync(join(out, 'screens.json'), JSON.stringify({ always, screens }));
  rmSync(join(out, IMPORTS_FILE));
};
