import {
  BOOTSTRAP_DATA_ID,
  type Registry,
  RemoteManifest,
  readRegistry,
} from '@weaversworld/shared/releases';
import { z } from '@weaversworld/shared/schema';

/** What index.html says of the releases. */
export interface PagePart {
  /** The registry's part for now, or null when the page says none. */
  registry: Registry | null;
  /** The hash of every file that may run, by absolute address. */
  hashes: Record<string, string>;
  /** The manifests that need not be asked for, by absolute address. */
  manifests: Record<string, RemoteManifest>;
  /** settings.json as the server read it, or undefined when the page says none. */
  settings?: unknown;
}

const ImportMap = z.object({ integrity: z.record(z.string(), z.string()).default({}) });
const Data = z.object({
  registry: z.unknown(),
  manifests: z.record(z.string(), RemoteManifest).default({}).catch({}),
  settings: z.unknown().optional(),
});

// A part that makes no sense counts as absent: then nothing is vouched for, and nothing runs unchecked.
const orNothing = <T>(read: () => T): T | null => {
  try {
    return read();
  } catch {
    return null;
  }
};

/** Reads what index.html says of the releases. */
export const readPagePart = (document: Document): PagePart => {
  const maps = [...document.querySelectorAll('script[type="importmap"]')].map(({ textContent }) =>
    orNothing(() => ImportMap.parse(JSON.parse(textContent ?? '')).integrity),
  );
  const hashes = Object.assign({}, ...maps.filter((map) => map !== null)) as Record<string, string>;
  const absolute = <T>(said: Record<string, T>): Record<string, T> =>
    Object.fromEntries(
      Object.entries(said).map(([url, value]) => [new URL(url, document.baseURI).href, value]),
    );
  const text = document.getElementById(BOOTSTRAP_DATA_ID)?.textContent ?? '';
  const said = orNothing(() => Data.parse(JSON.parse(text)));
  return {
    registry: orNothing(() => readRegistry(said?.registry).registry),
    hashes: absolute(hashes),
    manifests: absolute(said?.manifests ?? {}),
    settings: said?.settings,
  };
};
