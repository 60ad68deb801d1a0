import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readRemotePackage } from '../../deploy/src/remote-package.ts';
import { ROOT } from '../packages.ts';
import { createProject } from './create-project.ts';

const template = join(ROOT, 'deploy/remote-template');
let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'ww-create-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

it('creates a remote under its own name, with the package at the given version', () => {
  createProject({ template, dir: join(dir, 'project'), name: 'story-club', spec: '2.0.0' });
  const project = join(dir, 'project');
  expect(readRemotePackage(project).weaversworld).toMatchObject({
    name: 'story-club',
    mounts: ['/story-club'],
  });
  expect(JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')).dependencies).toMatchObject({
    '@weaversworld/shared': '2.0.0',
  });
  expect(readdirSync(join(project, 'src')).sort()).toEqual([
    'main.tsx',
    'remote.tsx',
    'story-club-page.module.css',
    'story-club-page.test.tsx',
    'story-club-page.tsx',
  ]);
  expect(readdirSync(project)).toContain('.gitignore');
  for (const file of readdirSync(project, { recursive: true, withFileTypes: true }))
    if (file.isFile())
      expect(readFileSync(join(file.parentPath, file.name), 'utf8')).not.toMatch(/hello|workspace:/i);
});

it('rejects a name that the registry does not allow', () => {
  expect(() => createProject({ template, dir, name: 'My Remote', spec: '2.0.0' })).toThrow(
    /cannot be the name of a remote/,
  );
});

it('rejects a folder that is not empty', () => {
  writeFileSync(join(dir, 'file'), '');
  expect(() => createProject({ template, dir, name: 'club', spec: '2.0.0' })).toThrow(/is not empty/);
});
