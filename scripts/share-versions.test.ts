import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from './packages.ts';
import { shareVersions } from './share-versions.ts';

const SHARED = join(ROOT, 'shared');

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'ww-shared-'));
  for (const name of ['src', 'package.json'])
    cpSync(join(SHARED, name), join(dir, name), { recursive: true });
  symlinkSync(join(SHARED, 'node_modules'), join(dir, 'node_modules'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const append = (file: string, text: string) => appendFileSync(join(dir, 'src', file), text);

/** Entry points whose version differs from that of the unchanged source. */
const changedBy = (edit: () => void): string[] => {
  const before = shareVersions(dir);
  edit();
  const after = shareVersions(dir);
  return Object.keys(before).filter(
    (name) => before[name as keyof typeof before] !== after[name as keyof typeof after],
  );
};

describe('the version of a shared entry point', () => {
  it('is a semantic version, and the same for the same source in another folder', () => {
    const versions = shareVersions(dir);
    for (const version of Object.values(versions)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(versions).toEqual(shareVersions(SHARED));
    expect(new Set(Object.values(versions)).size).toBe(Object.keys(versions).length);
  });

  it.each<[string, () => void]>([
    ['the test builders', () => append('testing/builders.ts', 'export const more = 1;')],
    ['a unit test', () => writeFileSync(join(dir, 'src/ui/more.test.ts'), 'export {}')],
    ['a file that nothing imports', () => writeFileSync(join(dir, 'src/ui/unused.ts'), 'export {}')],
    ['a comment', () => append('ui/button.tsx', '// a comment')],
    ['a type', () => append('ui/button.tsx', 'export type More = { size: number };')],
    [
      'a type-only import',
      () =>
        append('ui/button.tsx', "import type { Story } from '../contract/index.ts'; export type S = Story;"),
    ],
    ['the router, a singleton', () => append('router/index.ts', 'export const more = 1;')],
  ])('does not depend on %s', (_what, edit) => {
    expect(changedBy(edit)).toEqual([]);
  });

  it.each<[string, () => void, string[]]>([
    ['a component', () => append('ui/button.tsx', 'export const more = 1;'), ['ui']],
    [
      'a component that is loaded on demand',
      () => append('ui/menu-list.tsx', 'export const more = 1;'),
      ['ui'],
    ],
    ['a style sheet', () => append('ui/button.module.css', '.more { color: red }'), ['ui']],
    ['the slots', () => append('shell/slot.tsx', 'export const more = 1;'), ['shell']],
  ])('changes with %s, and with it no other entry point', (_what, edit, expected) => {
    expect(changedBy(edit)).toEqual(expected);
  });

  it('changes with an entry point that it imports', () => {
    expect(changedBy(() => append('schema/names.ts', 'export const more = 1;'))).toEqual(
      expect.arrayContaining(['schema', 'contract', 'api']),
    );
  });

  it('changes with the version of a package that it imports', () => {
    const edit = () => {
      rmSync(join(dir, 'node_modules'));
      for (const name of ['zod', '@base-ui/react']) {
        const from = join(SHARED, 'node_modules', name, 'package.json');
        const json = JSON.parse(readFileSync(from, 'utf8'));
        mkdirSync(join(dir, 'node_modules', name), { recursive: true });
        if (name === 'zod') json.version = '99.0.0';
        writeFileSync(join(dir, 'node_modules', name, 'package.json'), JSON.stringify(json));
      }
    };
    const changed = changedBy(edit);
    expect(changed).toContain('schema');
    expect(changed).not.toContain('ui');
  });
});
