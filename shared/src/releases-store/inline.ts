import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { RuntimeSettings } from '@weaversworld/shared/contract';
import { offered, pagePart, type Registry, ReleaseError, withPagePart } from '@weaversworld/shared/releases';
import { manifestsIn } from './manifests.ts';
import { inlineScriptHashes, pagePolicy } from './policy.ts';

const replace = (file: string, bytes: string | Uint8Array): void => {
  const fresh = `${file}.${randomUUID()}`;
  writeFileSync(fresh, bytes);
  renameSync(fresh, file);
};

const settingsIn = (dir: string): RuntimeSettings => {
  try {
    return RuntimeSettings.parse(JSON.parse(readFileSync(join(dir, 'settings.json'), 'utf8')));
  } catch {
    // The page says what is wrong with its settings; here they only widen a policy.
    return RuntimeSettings.parse({});
  }
};

/**
 * Writes the registry, its manifests, the hashes of every file that may run and the page's policy into the store's
 * index.html and its compressed siblings, so that static hosting needs no request for them and no header that changes
 * with the releases. Does nothing to a page that says it already.
 */
export const inlineReleases = (dir: string, registry: Registry): void => {
  const file = join(dir, 'index.html');
  if (!existsSync(file))
    throw new ReleaseError(`${dir} has no index.html to write into. Build the host first: pnpm build`);
  const before = readFileSync(file, 'utf8');
  const now = offered(registry);
  const manifests = manifestsIn(dir, now);
  const hashes = inlineScriptHashes(withPagePart(before, pagePart(now, { manifests })));
  const policy = pagePolicy(settingsIn(dir), hashes);
  const html = withPagePart(before, pagePart(now, { manifests, policy }));
  if (html === before) return;
  replace(file, html);
  replace(`${file}.br`, brotliCompressSync(html));
  replace(`${file}.gz`, gzipSync(html, { level: 9 }));
};
