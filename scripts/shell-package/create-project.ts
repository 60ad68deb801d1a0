import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { filesBelow } from '../packages.ts';

interface ProjectOptions {
  /** Folder of the template. */
  template: string;
  /** Folder of the new project; must be empty or not exist. */
  dir: string;
  /** Name of the remote in the registry: lower-case letters, digits and dashes. */
  name: string;
  /** npm spec of this package: a version, or `file:…` for a tarball. */
  spec: string;
}

const pascalCase = (name: string): string =>
  name.replaceAll(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());

/** Creates a remote's project from the template. Throws an Error with the remedy for a bad name or folder. */
export const createProject = ({ template, dir, name, spec }: ProjectOptions): void => {
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    throw new Error(`"${name}" cannot be the name of a remote: use lower-case letters, digits and dashes.`);
  if (existsSync(dir) && readdirSync(dir).length > 0)
    throw new Error(`${dir} is not empty. Choose another folder.`);
  const rename = (text: string): string =>
    text.replaceAll('hello', name).replaceAll('Hello', pascalCase(name));
  for (const file of [...filesBelow(template), join(template, 'README.md')]) {
    const path = relative(template, file).replace(/^gitignore$/, '.gitignore');
    const target = join(dir, rename(path));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, rename(readFileSync(file, 'utf8')).replace('workspace:*', spec));
  }
};
