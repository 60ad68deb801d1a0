import { existsSync, readFileSync, rmSync } from 'node:fs';
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
import { crossOriginSources, inlineScriptHashes, pagePolicy } from './content-security-policy.ts';
import { staleCompressedFiles, writeAtomically } from './durable.ts';
import { findHostFileProblems, writeHostFiles } from './host-files.ts';
import { hostPage } from './host-page.ts';
import { manifestsIn } from './manifests.ts';

const COMPRESS = {
  '.br': (html: string) => brotliCompressSync(html),
  '.gz': (html: string) => gzipSync(html, { level: 9 }),
};

/** Extensions of the page's siblings that are not there. */
const missingSiblings = (file: string): string[] =>
  Object.keys(COMPRESS).filter((end) => !existsSync(file + end));

const settingsIn = (dir: string): RuntimeSettings => {
  try {
    return RuntimeSettings.parse(JSON.parse(readFileSync(join(dir, 'settings.json'), 'utf8')));
  } catch {
    // The host reports invalid settings; here they only extend the policy.
    return RuntimeSettings.parse({});
  }
};

/** index.html with the bootstrap data of this registry and the policy that allows it. */
const pageFor = (dir: string, before: string, registry: Registry): string => {
  const settings = settingsIn(dir);
  const template = hostPage(dir, registry, settings.apiOrigin) ?? before;
  const now = offered(registry);
  const manifests = manifestsIn(dir, now);
  const hashes = inlineScriptHashes(insertBootstrapData(template, renderBootstrapData(now, { manifests })));
  const policy = pagePolicy(settings, hashes, crossOriginSources(now));
  return insertBootstrapData(template, renderBootstrapData(now, { manifests, policy }));
};

/**
 * Problems of index.html and its compressed siblings, one sentence each; none where there is no index.html. A bucket has no siblings:
 * `hasSiblings` false.
 */
export const findPageProblems = (dir: string, registry: Registry, hasSiblings: boolean): string[] => {
  const file = join(dir, 'index.html');
  if (!existsSync(file)) return [];
  const before = readFileSync(file, 'utf8');
  return [
    ...findHostFileProblems(dir, registry),
    ...(pageFor(dir, before, registry) === before
      ? []
      : ['index.html does not match registry and settings.']),
    ...(hasSiblings ? missingSiblings(file) : []).map((end) => `index.html${end} is missing.`),
    ...staleCompressedFiles(file).map((end) => `index.html${end} is not index.html.`),
  ].map((problem) => `${problem} Run: pnpm release inline`);
};

/** More attempts than processes that write at the same time. */
const MAX_TRIES = 50;

/**
 * Writes the registry, its manifests, the hash of every file that may run and the page's policy into the store's
 * index.html and its compressed siblings, so that static hosting needs neither requests for them nor a header that
 * changes with the releases. What is up to date stays untouched. Throws ReleaseError without index.html.
 *
 * The siblings are deleted before the page changes and written after it: a process that is killed leaves a page without
 * siblings, which servers send uncompressed, and never siblings of another page. Afterwards everything is read again,
 * because another process may have written at the same time.
 */
export const inlineReleases = (dir: string, currentRegistry: () => Registry): void => {
  const file = join(dir, 'index.html');
  if (!existsSync(file))
    throw new ReleaseError(`${dir} has no index.html to write into. Build the host first: pnpm build`);
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    const before = readFileSync(file, 'utf8');
    const registry = currentRegistry();
    writeHostFiles(dir, registry);
    const html = pageFor(dir, before, registry);
    if (html === before && [...missingSiblings(file), ...staleCompressedFiles(file)].length === 0) return;
    for (const end of Object.keys(COMPRESS)) rmSync(file + end, { force: true });
    if (html !== before) writeAtomically(file, html);
    for (const [end, compress] of Object.entries(COMPRESS)) writeAtomically(file + end, compress(html));
  }
  throw new ReleaseError(`${file} is written by other processes all the time. Run: pnpm release inline`);
};
