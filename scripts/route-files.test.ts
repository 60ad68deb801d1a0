import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROUTE_IMPORTS_FILE } from './federated-config.ts';
import { REMOTES, ROOT } from './packages.ts';
import { routesIn, writeRouteFiles } from './route-files.ts';

it('finds the path and module of every route', () => {
  const source = `
    routes: [
      { path: '/a', access: 'anyone', load: () => import('./a/a-page.tsx') },
      {
        path: "/b/:id",
        access: 'profile',
        lazy: page(() => import('./b/b-page.tsx')),
      },
      { path: '/redirect', element: null },
      { path: '/c/*', lazy: () => import(
        './c.tsx') },
    ],
    slots: { list: () => import('./list.tsx') },`;
  expect(routesIn(source)).toEqual([
    { path: '/a', request: './a/a-page.tsx' },
    { path: '/b/:id', request: './b/b-page.tsx' },
    { path: '/c/*', request: './c.tsx' },
  ]);
});

it.each(REMOTES.filter((folder) => readdirSync(ROOT).includes(folder)))(
  'finds every path that the source of %s mentions',
  (folder) => {
    const source = readFileSync(join(ROOT, folder, 'src/remote.tsx'), 'utf8');
    expect(routesIn(source)).toHaveLength(source.split(/\bpath:/).length - 1);
  },
);

it('browser code at the top of remote.tsx does not break the build: it is not run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ww-routes-'));
  try {
    mkdirSync(join(folder, 'src'));
    const json = (file: string, value: unknown) => writeFileSync(join(folder, file), JSON.stringify(value));
    writeFileSync(
      join(folder, 'src/remote.tsx'),
      `const isWide = window.matchMedia('(min-width: 800px)').matches;
document.body.append(localStorage.getItem('name'));
export const createRemote = () => ({ routes: [{ path: '/a', load: () => import('./a.tsx') }] });`,
    );
    json(ROUTE_IMPORTS_FILE, { './a.tsx': ['assets/a.js'] });
    json('mf-manifest.json', {
      metaData: { remoteEntry: { name: 'remoteEntry.js' } },
      exposes: [{ assets: { js: { sync: ['assets/remote.js'] } } }],
    });
    writeRouteFiles(folder, folder);
    expect(JSON.parse(readFileSync(join(folder, 'screens.json'), 'utf8'))).toEqual({
      always: ['remoteEntry.js', 'assets/remote.js'],
      screens: { '/a': ['assets/a.js'] },
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
