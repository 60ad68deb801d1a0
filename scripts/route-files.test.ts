import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { REMOTES, ROOT } from './packages.ts';
import { routesIn } from './route-files.ts';

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
