import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { manifestOf } from '@weaversworld/deploy/store';
import {
  entryModuleOf,
  hashesOf,
  isManifest,
  isScriptManifest,
  type RegistryEntry,
} from '@weaversworld/shared/releases';
import { z } from 'zod';

/** screens.json of a build: the files that every screen needs, and additional ones per path pattern. */
const Screens = z.object({
  always: z.array(z.string()),
  screens: z.record(z.string(), z.array(z.string())),
});

const patternToRegExp = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replaceAll(/[.+]/g, '\\$&').replace(/\*$/, '.*').replaceAll(/:\w+/g, '[^/]+')}$`);
/** Number of literal characters in a pattern; the most specific pattern wins. */
const specificity = (pattern: string): number => pattern.replaceAll(/:\w+|\*/g, '').length;

const filesFor = ({ always, screens }: z.infer<typeof Screens>, path: string): string[] => {
  const [best] = Object.keys(screens)
    .filter((pattern) => patternToRegExp(pattern).test(path))
    .sort((a, b) => specificity(b) - specificity(a));
  return [...always, ...(best === undefined ? [] : (screens[best] ?? []))];
};

/**
 * URLs and hashes of the scripts and styles that a release needs for a path. Without screens.json: its entry, or the
 * module that its manifest names.
 */
export const screenFiles = async (
  root: string,
  entry: RegistryEntry,
  path: string,
): Promise<[string, string][]> => {
  const hashes = hashesOf(entry);
  const withHash = (href: string): [string, string][] => (hashes[href] ? [[href, hashes[href]]] : []);
  if (!entry.url.startsWith('/remotes/')) return [];
  // A module preload of a classic script would be downloaded beside it.
  if (entry.extras.weaversworld?.container === 'script') return [];
  const folder = entry.url.slice(0, entry.url.lastIndexOf('/') + 1);
  try {
    const text = await readFile(join(root, folder, 'screens.json'), 'utf8');
    return filesFor(Screens.parse(JSON.parse(text)), path).flatMap((file) => withHash(folder + file));
  } catch {
    if (!isManifest(entry.url)) return withHash(entry.url);
    const manifest = manifestOf(root, entry);
    return manifest && !isScriptManifest(manifest)
      ? withHash(folder + entryModuleOf(manifest, entry.url))
      : [];
  }
};
