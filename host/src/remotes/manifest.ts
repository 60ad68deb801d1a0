import { entryModuleOf, isManifest, RemoteManifest } from '@weaversworld/shared/releases';
import type { Candidate } from './directory.ts';

interface ManifestWorld {
  fetch: typeof fetch;
  /** The manifests that index.html told, by absolute address. */
  told: Record<string, RemoteManifest>;
  /** The page's address. */
  base: string;
}

/** The hash a manifest must have; undefined when the registry says none. */
const hashOf = ({ url, metadata, extras }: Candidate['entry']): string | undefined =>
  metadata.integrity || extras.weaversworld?.files[url.slice(url.lastIndexOf('/') + 1)];

/**
 * Finds the module that a release begins with, at one of the places where it lies: the place itself, or what the manifest
 * there names. A manifest that index.html told is not asked for; any other is, once per call, and must have the
 * registry's hash. Rejects when it has none, cannot be fetched or makes no sense.
 */
export const createManifests = ({ fetch, told, base }: ManifestWorld) => {
  const ask = async (url: string, { entry, unchecked }: Candidate, signal: AbortSignal) => {
    const integrity = hashOf(entry);
    if (!integrity && !unchecked) throw new Error('no hash of its manifest is known');
    const response = await fetch(url, { signal, ...(integrity && !unchecked ? { integrity } : {}) });
    // A 503 may well carry JSON.
    if (!response.ok) throw new Error(`its manifest answered ${response.status}`);
    return RemoteManifest.parse(JSON.parse(await response.text()));
  };
  return async (candidate: Candidate, place: string, signal: AbortSignal): Promise<string> => {
    const url = new URL(place, base).href;
    if (!isManifest(url)) return url;
    const manifest = told[url] ?? (await ask(url, candidate, signal));
    return new URL(entryModuleOf(manifest, url), url).href;
  };
};
