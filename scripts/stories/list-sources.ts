import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * The lists of what the storyteller can tell are made of the files in the folders of its lexicon, because a bundle cannot read a folder:
 * a file that a writer adds needs an entry in no other file. `pnpm stories:list` writes them, a test compares them.
 */

const LEXICON = join(import.meta.dirname, '../../server/src/storyteller/lexicon');

const nameOf = (file: string): string =>
  basename(file, '.ts').replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());

const filesOf = (folder: string): string[] =>
  readdirSync(join(LEXICON, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .sort();

const HEAD = '/* Written by `pnpm stories:list` from the files of the folder. */\n\n';

/** One line for each file of a folder, whose export is named after the file. */
function listOf(folder: string): string {
  const lines = filesOf(folder).map((file) => `export { ${nameOf(file)} } from './${file}';`);
  return `${HEAD}${lines.join('\n')}\n`;
}

/** The word plots by the frame that is named by their folder. */
function listOfWordPlots(): string {
  const files = filesOf('word-plots');
  const frames = [...new Set(files.map((file) => basename(dirname(file))))];
  const imports = files.map((file) => `import { ${nameOf(file)} } from './${file}';`);
  const entries = frames.map((frame) => {
    const names = files.filter((file) => dirname(file).endsWith(`/${frame}`)).map(nameOf);
    return `  '${frame}': [\n${names.map((name) => `    ${name},\n`).join('')}  ],\n`;
  });
  return `${HEAD}import type { StoryPlotInput } from './story-source.ts';\n${imports.join('\n')}\n\n/** Plots for themes with certain words, by the frame that they belong to. */\nexport const wordPlots: Readonly<Record<string, readonly StoryPlotInput[]>> = {\n${entries.join('')}};\n`;
}

/** The lists as they should be, by the path of their file. */
export function expectedLists(): Map<string, string> {
  return new Map([
    [join(LEXICON, 'all-concepts.ts'), listOf('concepts')],
    [join(LEXICON, 'all-frames.ts'), listOf('frames')],
    [join(LEXICON, 'all-word-plots.ts'), listOfWordPlots()],
  ]);
}

/** The files whose list is not that of their folder. */
export const outdatedLists = (): string[] =>
  [...expectedLists()]
    .filter(([path, list]) => withoutFormat(readFileSync(path, 'utf8')) !== withoutFormat(list))
    .map(([path]) => basename(path));

/** The formatter sorts imports and breaks lines. */
const withoutFormat = (text: string): string =>
  text
    .match(/[\w'/.-]+/g)
    ?.sort()
    .join(' ') ?? '';

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [path, list] of expectedLists()) writeFileSync(path, list);
