import { readdirSync, readFileSync } from 'node:fs';
import { type CompiledProp, compileProp } from './compile-prop.ts';

const FOLDER = new URL('./art/', import.meta.url);

/** Compiles all SVG files of `art/`, by their names without ending. */
export function compileArt(): Record<string, CompiledProp> {
  const names = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.svg'))
    .sort();
  return Object.fromEntries(
    names.map((file) => {
      const name = file.replace(/\.svg$/, '');
      return [name, compileProp(name, readFileSync(new URL(file, FOLDER), 'utf8'))];
    }),
  );
}

/** The content of `prop-art.json`. */
export const formatArt = (art: Record<string, CompiledProp>): string => `${JSON.stringify(art, null, 2)}
`;
