import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const Screens = z.object({
  always: z.array(z.string()),
  screens: z.record(z.string(), z.array(z.string())),
});

/** What a first visit of the home screen may download as script, in bytes after Brotli. Reasons: docs/decisions/070-bytes-of-a-first-visit.md. */
const HOME_LIMIT = 170_000;
const HOME = '/weaversworld';

interface Builds {
  /** Output folder of the host's build. */
  host: string;
  /** Output folders of the remotes' builds. */
  remotes: string[];
}

const brotliSize = (dir: string, file: string): number => statSync(join(dir, `${file}.br`)).size;

/** Script that a page of this path links or preloads, in bytes after Brotli and without headers. */
export const scriptBytes = ({ host, remotes }: Builds, path: string): number => {
  const page = readFileSync(join(host, 'index.html'), 'utf8');
  const ownScripts = [...page.matchAll(/<script\b[^>]*\bsrc="\/([^"]+)"/g)].map(([, file = '']) => file);
  let bytes = ownScripts.reduce((sum, file) => sum + brotliSize(host, file), 0);
  for (const dir of remotes.filter((one) => existsSync(join(one, 'screens.json')))) {
    const { always, screens } = Screens.parse(JSON.parse(readFileSync(join(dir, 'screens.json'), 'utf8')));
    const files = screens[path] ? [...always, ...screens[path]] : [];
    for (const file of files) if (file.endsWith('.js')) bytes += brotliSize(dir, file);
  }
  return bytes;
};

/** Throws when the home screen needs more script than its budget. */
export const checkScriptBudget = (builds: Builds): void => {
  const bytes = scriptBytes(builds, HOME);
  if (bytes > HOME_LIMIT)
    throw new Error(
      `The home screen needs ${(bytes / 1000).toFixed(1)} KB of compressed script, and at most ${HOME_LIMIT / 1000} KB are allowed. Load what it does not show at once with import(), or run \`pnpm bench\`, which lists modules that are downloaded twice.`,
    );
};
