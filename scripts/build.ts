import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assembleSite } from '../deploy/src/assemble-site.ts';
import { SUPPORTED_CONTRACTS } from '../shared/src/shell/contract.ts';
import { buildApp } from './build-app.ts';
import { inputsHash, REMOTES, ROOT } from './packages.ts';
import { checkScriptBudget } from './script-budget.ts';

/*
 * Builds what changed and assembles `dist/site`: the host, its remotes and the registry as one static site.
 * `pnpm build` builds all; `--only mfe-story` builds that package only. For tests of releases, WW_OUT sets another output
 * folder for that one build, and WW_MARK makes its scripts record that they ran (bundle.ts).
 */

const SITE = join(ROOT, 'dist/site');

/** Output folder of a package's build. */
const outputDir = (folder: string): string => process.env.WW_OUT ?? join(ROOT, folder, 'dist');

/** Builds one package unless its inputs are unchanged; returns the build's name. */
const buildPackage = async (folder: string): Promise<string> => {
  const name = inputsHash(folder, process.env.WW_MARK);
  const kind = folder.startsWith('mfe-') ? 'remote' : folder === 'server' ? 'server' : 'host';
  const started = performance.now();
  const built = await buildApp({ dir: join(ROOT, folder), out: outputDir(folder), name, kind });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(built ? `  ${folder}: built in ${seconds} s` : `  ${folder}: unchanged`);
  return name;
};

/** Builds everything and assembles the site. Throws with the bundler's errors. */
export const buildAll = async (): Promise<void> => {
  const missing = ['host', ...REMOTES, 'server'].filter((folder) => !existsSync(join(ROOT, folder)));
  if (missing.length > 0)
    throw new Error(
      `The whole product cannot be built here: this checkout has no ${missing.join(', ')}. To build one remote: pnpm --filter mfe-story build`,
    );
  console.log('Building:');
  const state: string[] = [];
  for (const folder of ['host', ...REMOTES]) state.push(await buildPackage(folder));
  await buildPackage('server');
  checkScriptBudget({ host: outputDir('host'), remotes: REMOTES.map(outputDir) });

  const stamp = join(ROOT, 'dist/.site');
  const exists = existsSync(join(SITE, 'index.html')) && existsSync(stamp);
  if (exists && readFileSync(stamp, 'utf8') === state.join(' ')) return;
  mkdirSync(SITE, { recursive: true });
  assembleSite({
    dir: SITE,
    host: { dist: join(ROOT, 'host/dist'), contract: SUPPORTED_CONTRACTS },
    remotes: REMOTES.map((folder) => join(ROOT, folder)),
    author: 'build',
    signingKey: process.env.RELEASE_SIGNING_KEY,
  });
  writeFileSync(stamp, state.join(' '));
};

const only = process.argv.indexOf('--only');
if (process.argv[1] === import.meta.filename) {
  try {
    if (only === -1) await buildAll();
    else await buildPackage(process.argv[only + 1] ?? '');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
