import { type EncodedBody, encodedBody } from './encoded-body.ts';

interface Entry {
  version: string;
  body: EncodedBody;
}

/**
 * Keeps the bodies that were sent last, each with the version of what it was made from. The caller reads the present version
 * from the database, so an entry is never older than the database, on any number of servers. `maxBytes` counts uncompressed
 * bodies; their compressed forms take about half as much again.
 */
export const createBodyCache = (maxBytes: number) => {
  const entries = new Map<string, Entry>();
  let bytes = 0;

  const forget = (key: string): void => {
    bytes -= entries.get(key)?.body.plain.length ?? 0;
    entries.delete(key);
  };

  return {
    /** The body of this key, if it was made from this version. */
    get: (key: string, version: string): EncodedBody | undefined => {
      const entry = entries.get(key);
      if (entry?.version !== version) return undefined;
      // A Map is ordered by insertion: what is read last is forgotten last.
      entries.delete(key);
      entries.set(key, entry);
      return entry.body;
    },

    /** Keeps a body in place of an older one. */
    put: (key: string, version: string, text: string): EncodedBody => {
      forget(key);
      const body = encodedBody(text);
      entries.set(key, { version, body });
      bytes += body.plain.length;
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) break;
        forget(oldest);
      }
      return body;
    },
  };
};
