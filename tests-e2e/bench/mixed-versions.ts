import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { assembleSite } from '../../deploy/src/assemble-site.ts';
import { hostContract } from '../../deploy/src/store/index.ts';
import { findBrowser } from '../../scripts/browser.ts';
import { openBrowser } from '../fixtures/browser.ts';
import { openFederated } from './sites.ts';
import { type Screen, visit } from './visit.ts';

/*
 * `pnpm bench:mixed`: requests and bytes of a first visit when remotes were built from another source of `shared` than the
 * host. Build first. Every variant edits a copy of the workspace, builds two remotes there and adds them to the site with
 * this checkout's host.
 */

const ROOT = join(import.meta.dirname, '../..');
const WORK = join(ROOT, 'dist/mixed');
const REMOTES = ['mfe-auth', 'mfe-story', 'mfe-characters', 'mfe-profile'];
const REBUILT = ['mfe-story', 'mfe-auth'];

const SCREENS: Screen[] = [
  { name: 'home', path: '/weaversworld', content: 'main a[href^="/accounts/signup"]' },
  { name: 'login', path: '/accounts/login', content: 'input[type="password"]' },
];

/** A visit that loads all four remotes; the profile's sends visitors who are not signed in to the login screen. */
const ALL_REMOTES: Screen = {
  name: 'all',
  path: '/weaversworld',
  content: 'main a[href^="/accounts/signup"]',
  next: [
    { name: 'create', path: '/weaversworld/create', content: 'main form' },
    { name: 'profile', path: '/profile', content: 'input[type="password"]' },
  ],
};

/** What differs in the remotes' source; `null` is this checkout's own builds. */
const VARIANTS: [string, { file: string; text: string } | null][] = [
  ['the same source', null],
  ['another test builder', { file: 'testing/builders.ts', text: 'export const more = 1;' }],
  ['another component of the kit', { file: 'ui/button.tsx', text: 'export const more = 1;' }],
  ['another contract', { file: 'contract/ids.ts', text: 'export const more = 1;' }],
  ['another schema library list', { file: 'schema/names.ts', text: 'export const more = 1;' }],
];

/** Each remote of another source than the host's and the others'. */
const FOUR_VERSIONS: [remote: string, file: string][] = [
  ['mfe-story', 'ui/button.tsx'],
  ['mfe-characters', 'contract/ids.ts'],
  ['mfe-auth', 'ui/card.tsx'],
  ['mfe-profile', 'schema/names.ts'],
];

/** A copy of the workspace with an edited file of `shared`; packages are those of this checkout. */
const copyWith = (name: string, edit: { file: string; text: string }, rebuilt = REBUILT): string => {
  const dir = join(WORK, name.replaceAll(' ', '-'));
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  const rootFiles = ['package.json', 'pnpm-lock.yaml', 'federation.ts', 'bundle.ts'];
  for (const path of [...rootFiles, 'scripts', 'deploy', 'shared', ...rebuilt])
    cpSync(join(ROOT, path), join(dir, path), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (from) => basename(from) !== 'dist',
    });
  symlinkSync(join(ROOT, 'node_modules'), join(dir, 'node_modules'));
  appendFileSync(join(dir, 'shared/src', edit.file), `\n${edit.text}\n`);
  for (const folder of rebuilt)
    execFileSync(join(ROOT, 'node_modules/.bin/tsx'), ['scripts/build.ts', '--only', folder], {
      cwd: dir,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  return dir;
};

const contract = hostContract(join(ROOT, 'dist/site')) ?? '';
/** A site with this checkout's host; `rootOf` names the workspace that built a remote. */
const siteOf = (rootOf: (folder: string) => string) => (dir: string) =>
  assembleSite({
    dir,
    host: { dist: join(ROOT, 'host/dist'), contract },
    remotes: REMOTES.map((folder) => join(rootOf(folder), folder)),
    author: 'bench',
  });

process.env.CHROMIUM_PATH ??= await findBrowser();
const browser = await openBrowser();

/** Visits screens of a site and prints what they request. */
const measure = async (name: string, assemble: (dir: string) => void, screens: Screen[]): Promise<void> => {
  const site = await openFederated(assemble);
  try {
    for (const screen of screens) {
      const { requests } = await visit(browser, site.origin, screen, null);
      const kilobytes = (kinds: string[]) =>
        (
          requests.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { bytes }) => sum + bytes, 0) /
          1000
        ).toFixed(1);
      console.log(
        [
          name.padEnd(30),
          screen.name.padEnd(6),
          `${requests.length} requests`,
          `html ${kilobytes(['Document'])} KB`,
          `script ${kilobytes(['Script'])} KB`,
          `style ${kilobytes(['Stylesheet'])} KB`,
          `depth ${Math.max(...requests.map(({ depth }) => depth))}`,
        ].join('  '),
      );
    }
  } finally {
    await site.close();
  }
};

try {
  for (const [name, edit] of VARIANTS) {
    const rebuilt = edit ? copyWith(name, edit) : ROOT;
    const rootOf = (folder: string) => (REBUILT.includes(folder) ? rebuilt : ROOT);
    await measure(name, siteOf(rootOf), SCREENS);
  }
  await measure(
    'the same source',
    siteOf(() => ROOT),
    [ALL_REMOTES],
  );
  const roots = new Map(
    FOUR_VERSIONS.map(([remote, file]) => [
      remote,
      copyWith(`own ${remote}`, { file, text: 'export const more = 1;' }, [remote]),
    ]),
  );
  await measure(
    'four sources',
    siteOf((folder) => roots.get(folder) ?? ROOT),
    [ALL_REMOTES],
  );
} finally {
  await browser.close();
}
