import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { offered, pagePart, type Registry, ReleaseError, withPagePart } from '@weaversworld/shared/releases';
import { manifestsIn } from './manifests.ts';

const replace = (file: string, bytes: string | Uint8Array): void => {
  const fresh = `${file}.${randomUUID()}`;
  writeFileSync(fresh, bytes);
  renameSync(fresh, file);
};

/**
 * Writes the registry, its manifests and the hashes of every file that may run into the store's index.html and its
 * compressed siblings, so that static hosting needs no request for them. Does nothing to a page that says it already.
 */
export const inlineReleases = (dir: string, registry: Registry): void => {
  const file = join(dir, 'index.html');
  if (!existsSync(file))
    throw new ReleaseError(`${dir} has no index.html to write into. Build the host first: pnpm build`);
  const before = readFileSync(file, 'utf8');
  const now = offered(registry);
  const html = withPagePart(before, pagePart(now, { manifests: manifestsIn(dir, now) }));
  if (html === before) return;
  replace(file, html);
  replace(`${file}.br`, brotliCompressSync(html));
  replace(`${file}.gz`, gzipSync(html, { level: 9 }));
};
