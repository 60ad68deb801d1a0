import { PAGE_PART_ID, type Registry, RemoteManifest, readRegistry } from '@weaversworld/shared/releases';
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

const parse = <T>(text: string | null | undefined, read: (value: unknown) => T): T | null => {
  if (!text) return null;
  try {
    return read(JSON.parse(text));
  } catch {
    // A part that makes no sense counts as absent: then nothing is vouched for, and nothing runs unchecked.
    return null;
  }
};

/** Reads what index.html says of the releases. */
export const readPagePart = (document: Document): PagePart => {
  const maps = [...document.querySelectorAll('script[type="importmap"]')].map(({ textContent }) =>
    parse(textContent, (value) => ImportMap.parse(value).integrity),
  );
  const hashes = Object.assign({}, ...maps.filter((map) => map !== null)) as Record<string, string>;
  const absolute = <T>(said: Record<string, T>): Record<string, T> =>
    Object.fromEntries(
      Object.entries(said).map(([url, value]) => [new URL(url, document.baseURI).href, value]),
    );
  const said = parse(document.getElementById(PAGE_PART_ID)?.textContent, (value) => Data.parse(value));
  return {
    registry: parse(said && JSON.stringify(said.registry), (value) => readRegistry(value).registry),
    hashes: absolute(hashes),
    manifests: absolute(said?.manifests ?? {}),
    settings: said?.settings,
  };
};
