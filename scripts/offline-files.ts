import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { z } from 'zod';
import { filesBelow } from './packages.ts';

/** The list of a build's files that a page needs without a connection, which the host reads. */
const OFFLINE_FILES = 'offline-files.json';

const Assets = z.object({ sync: z.array(z.string()), async: z.array(z.string()) });
const Manifest = z.object({
  shared: z.array(z.object({ assets: z.object({ js: Assets, css: Assets }) })),
});
const Screens = z.object({ always: z.array(z.string()), screens: z.record(z.string(), z.array(z.string())) });

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Chunks that a remote brings for hosts that do not share a module; in our host they are never loaded. */
const fallbackCopies = (out: string): Set<string> => {
  if (!existsSync(join(out, 'screens.json'))) return new Set();
  const { shared } = Manifest.parse(readJson(join(out, 'mf-manifest.json')));
  const copies = shared.flatMap(({ assets: { js, css } }) =>
    [js, css].flatMap((one) => [...one.sync, ...one.async]),
  );
  // One chunk may be such a copy and part of a screen.
  const { always, screens } = Screens.parse(readJson(join(out, 'screens.json')));
  const used = new Set([...always, ...Object.values(screens).flat()]);
  return new Set(copies.filter((file) => !used.has(file)));
};

/** Chunks that only developers and operators load. */
const isForDevelopers = (file: string): boolean => file.startsWith('assets/devtools.');

/** Scripts, styles, the letters of the languages that stories are written in, and the faces of child profiles. */
const isNeeded = (file: string): boolean =>
  /\.(js|css)$|^faces\/|^favicon\.svg$/.test(file) || (file.endsWith('.woff2') && !file.includes('-ext-'));

/**
 * Writes `offline-files.json` into a build: URLs below the site's root for the host, names relative to the folder for a
 * remote. The service worker itself is not in the list. The host's come with hashes; those of a remote are in the registry.
 */
export const writeOfflineFiles = (out: string, kind: 'host' | 'remote'): void => {
  const copies = fallbackCopies(out);
  const names = filesBelow(out)
    .map((file) => relative(out, file).split(sep).join('/'))
    .filter(
      (file) => isNeeded(file) && file !== 'service-worker.js' && !copies.has(file) && !isForDevelopers(file),
    );
  const hashOf = (name: string): string =>
    `sha384-${createHash('sha384')
      .update(readFileSync(join(out, name)))
      .digest('base64')}`;
  const list =
    kind === 'host'
      ? {
          files: names.map((name) => `/${name}`),
          hashes: Object.fromEntries(names.map((name) => [`/${name}`, hashOf(name)])),
        }
      : { files: names };
  writeFileSync(join(out, OFFLINE_FILES), JSON.stringify(list));
};
