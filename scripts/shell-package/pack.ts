import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { SHELL_CONTRACT } from '../../shared/src/shell/contract.ts';
import { filesBelow, ROOT, RSPACK } from '../packages.ts';
import { shareVersions } from '../share-versions.ts';

/*
 * `pnpm pack:shared`: packs `@weaversworld/shared` for remotes in repositories of their own, as
 * dist/weaversworld-shared-<Shell contract>.tgz. Import names are the same as in the workspace.
 */

const SHARED = join(ROOT, 'shared');
const OUT = join(ROOT, 'dist/shared-package');
const TEMPLATE = join(ROOT, 'deploy/remote-template');

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

const shared = readJson(join(SHARED, 'package.json'));
/** What the package exports; the registry's rules are not for remotes. */
const ENTRY_POINTS = Object.entries<string>(shared.exports).filter(([name]) => name !== './releases');

/** Compiles the entry points to ES modules with type declarations, and copies their style sheets. */
const compile = (): void => {
  const config = join(OUT, 'tsconfig.json');
  writeFileSync(
    config,
    JSON.stringify({
      extends: relative(OUT, join(ROOT, 'tsconfig.base.json')),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        rewriteRelativeImportExtensions: true,
        rootDir: join(SHARED, 'src'),
        outDir: join(OUT, 'lib'),
        typeRoots: [join(ROOT, 'node_modules/@types')],
      },
      files: ENTRY_POINTS.map(([, source]) => join(SHARED, source)).filter((file) => !file.endsWith('.css')),
    }),
  );
  execFileSync(join(ROOT, 'node_modules/.bin/tsc'), ['-p', config], { stdio: ['ignore', 2, 2] });
  rmSync(config);
  for (const file of filesBelow(join(OUT, 'lib')).filter((one) => one.endsWith('.d.ts'))) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replaceAll(/((?:from|import\()\s*["']\.[^"']*)\.tsx?(["'])/g, '$1.js$2'));
  }
  for (const file of filesBelow(join(SHARED, 'src')))
    if (/\.css$|\.d\.ts$/.test(file)) cpSync(file, join(OUT, 'lib', relative(join(SHARED, 'src'), file)));
};

const bundleTools = (): void => {
  execFileSync(process.execPath, [RSPACK, 'build'], {
    cwd: import.meta.dirname,
    env: { ...process.env, NODE_ENV: 'production', WW_OUT: join(OUT, 'tools') },
    stdio: ['ignore', 2, 2],
  });
  chmodSync(join(OUT, 'tools/cli.js'), 0o755);
  writeFileSync(
    join(OUT, 'tools/build.d.ts'),
    `import type { Configuration } from '@rspack/core';

/** Build of the remote in a folder, under the name in its package.json. */
export declare const remoteConfig: (dir: string) => Configuration;
`,
  );
};

/** Packages that the tools and the test kit import; the versions are the workspace's. */
const TOOL_PACKAGES = [
  '@module-federation/manifest',
  '@rspack/cli',
  '@rspack/core',
  '@rspack/dev-server',
  '@rspack/plugin-react-refresh',
  '@testing-library/react',
  '@testing-library/user-event',
  'react-refresh',
];

const writePackageJson = (): void => {
  const workspace = readJson(join(ROOT, 'package.json'));
  const entryPoints = ENTRY_POINTS.map(([name, source]) => {
    const file = source.replace('./src/', './lib/');
    if (!/\.tsx?$/.test(file)) return [name, file];
    if (file.endsWith('.d.ts')) return [name, { types: file }];
    const base = file.replace(/\.tsx?$/, '');
    return [name, { types: `${base}.d.ts`, default: `${base}.js` }];
  });
  const { react, 'react-dom': reactDom, ...dependencies } = shared.dependencies;
  const tools = TOOL_PACKAGES.map((name) => [name, workspace.devDependencies[name]]);
  writeFileSync(
    join(OUT, 'package.json'),
    JSON.stringify(
      {
        name: shared.name,
        version: SHELL_CONTRACT,
        description: "Shell contract, UI kit, test kit and tools for remotes of Weaver's World",
        license: workspace.license,
        type: 'module',
        engines: workspace.engines,
        sideEffects: shared.sideEffects,
        bin: { weaversworld: './tools/cli.js' },
        exports: {
          ...Object.fromEntries(entryPoints),
          './build': { types: './tools/build.d.ts', default: './tools/build.js' },
          './share-versions.json': './share-versions.json',
          './package.json': './package.json',
        },
        dependencies: {
          ...dependencies,
          'axe-core': shared.devDependencies['axe-core'],
          ...Object.fromEntries(tools),
        },
        peerDependencies: { react: `^${react}`, 'react-dom': `^${reactDom}` },
      },
      null,
      2,
    ),
  );
};

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
compile();
bundleTools();
writePackageJson();
writeFileSync(join(OUT, 'share-versions.json'), JSON.stringify(shareVersions(SHARED)));
const isTemplateFile = (file: string): boolean => !['node_modules', 'dist'].includes(basename(file));
cpSync(TEMPLATE, join(OUT, 'template'), { recursive: true, filter: isTemplateFile });
cpSync(join(TEMPLATE, 'README.md'), join(OUT, 'README.md'));
cpSync(join(ROOT, 'LICENSE'), join(OUT, 'LICENSE'));
execFileSync('npm', ['pack', '--silent', '--pack-destination', join(ROOT, 'dist')], {
  cwd: OUT,
  stdio: ['ignore', 'inherit', 'inherit'],
});
