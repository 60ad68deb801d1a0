import { entryModuleOf, isManifest, RemoteManifest } from '@weaversworld/shared/releases';
import type { Candidate } from './remote-catalog.ts';

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
 * Resolves the URL of a release's entry module: the registry's URL itself, or what the manifest at that URL names. A
 * manifest that was not inlined is fetched, once per call, and must match the registry's hash. Rejects when it has no
 * hash, cannot be fetched or is malformed.
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
  return async (candidate: Candidate, entryUrl: string, signal: AbortSignal): Promise<string> => {
    const url = new URL(entryUrl, base).href;
    if (!isManifest(url)) return url;
    const manifest = inlined[url] ?? (await fetchManifest(url, candidate, signal));
    return new URL(entryModuleOf(manifest, url), url).href;
  };
};
