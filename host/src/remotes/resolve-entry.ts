import { entryModuleOf, isManifest, isScriptManifest, RemoteManifest } from '@weaversworld/shared/releases';
import type { Candidate } from './remote-catalog.ts';

/** Where a release's container is, and how it is loaded. */
export interface ContainerEntry {
  url: string;
  /** An ES module, or a classic script that defines a global variable. */
  format: 'module' | 'script';
  /** The name of that variable, if it is known. */
  globalName?: string | undefined;
}

interface ResolveEntryDeps {
  fetch: typeof fetch;
  /** Manifests that were inlined into index.html, by absolute URL. */
  inlined: Record<string, RemoteManifest>;
  /** The page's URL. */
  base: string;
}

/** The hash a manifest must have; undefined when the registry names none. */
const manifestHash = ({ url, metadata, extras }: Candidate['entry']): string | undefined =>
  metadata.integrity || extras.weaversworld?.files[url.slice(url.lastIndexOf('/') + 1)];

/**
 * Resolves a release's container: the registry's URL itself, or what the manifest at that URL names. A manifest that was not
 * inlined is fetched, once per call, and must match the registry's hash. Rejects when it has no hash, cannot be fetched or is
 * malformed.
 */
export const createResolveEntry = ({ fetch, inlined, base }: ResolveEntryDeps) => {
  const fetchManifest = async (url: string, { entry, unchecked }: Candidate, signal: AbortSignal) => {
    const integrity = manifestHash(entry);
    if (!integrity && !unchecked) throw new Error('no hash of its manifest is known');
    const response = await fetch(url, { signal, ...(integrity && !unchecked ? { integrity } : {}) });
    // A 503 may carry a JSON body.
    if (!response.ok) throw new Error(`its manifest answered ${response.status}`);
    return RemoteManifest.parse(JSON.parse(await response.text()));
  };
  return async (candidate: Candidate, entryUrl: string, signal: AbortSignal): Promise<ContainerEntry> => {
    const url = new URL(entryUrl, base).href;
    if (!isManifest(url)) return { url, format: candidate.entry.extras.weaversworld?.container ?? 'module' };
    const manifest = inlined[url] ?? (await fetchManifest(url, candidate, signal));
    const isScript = isScriptManifest(manifest);
    return {
      url: new URL(entryModuleOf(manifest, url), url).href,
      format: isScript ? 'script' : 'module',
      ...(isScript ? { globalName: manifest.metaData.globalName } : {}),
    };
  };
};
