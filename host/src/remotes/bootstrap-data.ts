import {
  BOOTSTRAP_DATA_ID,
  type Registry,
  RemoteManifest,
  readRegistry,
} from '@weaversworld/shared/releases';
import { z } from '@weaversworld/shared/schema';

/** The data about releases that the server, or the release command, inlined into index.html. */
export interface BootstrapData {
  /** The part of the registry for this page load; null when it was not inlined. */
  registry: Registry | null;
  /** The hash of every file that may run, by absolute URL. */
  hashes: Record<string, string>;
  /** Manifests that need not be fetched, by absolute URL. */
  manifests: Record<string, RemoteManifest>;
  /** settings.json; undefined when it was not inlined. */
  settings?: unknown;
}

const ImportMap = z.object({ integrity: z.record(z.string(), z.string()).default({}) });
const Data = z.object({
  registry: z.unknown(),
  manifests: z.record(z.string(), RemoteManifest).default({}).catch({}),
  settings: z.unknown().optional(),
});

// Malformed data counts as absent: then no hash is known, and nothing runs unverified.
const orNull = <T>(read: () => T): T | null => {
  try {
    return read();
  } catch {
    return null;
  }
};

/** Reads the bootstrap data of a page. Never throws. */
export const readBootstrapData = (document: Document): BootstrapData => {
  const maps = [...document.querySelectorAll('script[type="importmap"]')].map(({ textContent }) =>
    orNull(() => ImportMap.parse(JSON.parse(textContent ?? '')).integrity),
  );
  const hashes = Object.assign({}, ...maps.filter((map) => map !== null)) as Record<string, string>;
  const byAbsoluteUrl = <T>(entries: Record<string, T>): Record<string, T> =>
    Object.fromEntries(
      Object.entries(entries).map(([url, value]) => [new URL(url, document.baseURI).href, value]),
    );
  const text = document.getElementById(BOOTSTRAP_DATA_ID)?.textContent ?? '';
  const data = orNull(() => Data.parse(JSON.parse(text)));
  return {
    registry: orNull(() => readRegistry(data?.registry).registry),
    hashes: byAbsoluteUrl(hashes),
    manifests: byAbsoluteUrl(data?.manifests ?? {}),
    settings: data?.settings,
  };
};
