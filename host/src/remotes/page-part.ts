import { PAGE_PART_ID, type Registry, readRegistry } from '@weaversworld/shared/releases';
import { z } from '@weaversworld/shared/schema';

/** What index.html says of the releases. */
export interface PagePart {
  /** The registry's part for now, or null when the page says none. */
  registry: Registry | null;
  /** The hash of every file that may run, by absolute address. */
  hashes: Record<string, string>;
}

const ImportMap = z.object({ integrity: z.record(z.string(), z.string()).default({}) });
const Data = z.object({ registry: z.unknown() });

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
  const absolute = Object.entries(hashes).map(([url, hash]) => [new URL(url, document.baseURI).href, hash]);
  const said = parse(document.getElementById(PAGE_PART_ID)?.textContent, (value) => Data.parse(value));
  return {
    registry: parse(said && JSON.stringify(said.registry), (value) => readRegistry(value).registry),
    hashes: Object.fromEntries(absolute),
  };
};
