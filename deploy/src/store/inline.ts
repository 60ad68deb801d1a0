import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { RuntimeSettings } from '@weaversworld/shared/contract';
import {
  insertBootstrapData,
  offered,
  type Registry,
  ReleaseError,
  renderBootstrapData,
} from '@weaversworld/shared/releases';
import { inlineScriptHashes, pagePolicy } from './content-security-policy.ts';
import { manifestsIn } from './manifests.ts';

const writeAtomically = (file: string, bytes: string | Uint8Array): void => {
  const fresh = `${file}.${randomUUID()}`;
  writeFileSync(fresh, bytes);
  renameSync(fresh, file);
};

const settingsIn = (dir: string): RuntimeSettings => {
  try {
    return RuntimeSettings.parse(JSON.parse(readFileSync(join(dir, 'settings.json'), 'utf8')));
  } catch {
    // The host reports invalid settings; here they only extend the policy.
    return RuntimeSettings.parse({});
  }
};

/**
 * Writes the registry, its manifests, the hash of every file that may run and the page's policy into the store's
 * index.html and its compressed siblings, so that static hosting needs neither requests for them nor a header that
 * changes with the releases. An index.html that is up to date stays untouched. Throws ReleaseError without index.html.
 */
export const inlineReleases = (dir: string, registry: Registry): void => {
  const file = join(dir, 'index.html');
  if (!existsSync(file))
    throw new ReleaseError(`${dir} has no index.html to write into. Build the host first: pnpm build`);
  const before = readFileSync(file, 'utf8');
  const now = offered(registry);
  const manifests = manifestsIn(dir, now);
  const hashes = inlineScriptHashes(insertBootstrapData(before, renderBootstrapData(now, { manifests })));
  const policy = pagePolicy(settingsIn(dir), hashes);
  const html = insertBootstrapData(before, renderBootstrapData(now, { manifests, policy }));
  if (html === before) return;
  writeAtomically(file, html);
  writeAtomically(`${file}.br`, brotliCompressSync(html));
  writeAtomically(`${file}.gz`, gzipSync(html, { level: 9 }));
};
