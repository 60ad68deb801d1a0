import { hashesOf } from '@weaversworld/shared/releases';
import type { Candidate } from './directory.ts';

/*
 * No script of a remote runs whose bytes the page has not been told. The browser checks them: a module whose hash
 * stands in an import map and whose bytes differ does not run. What no import map names would run unchecked, so a
 * release is refused unless all it needs is named.
 */

interface IntegrityWorld {
  /** The hashes that index.html named, by absolute address. */
  hashes: Record<string, string>;
  /** Adds an import map; false when the browser did not take it, as under a policy that forbids it. */
  addHashes(hashes: Record<string, string>): Promise<boolean>;
  /** The page's address. */
  base: string;
}

const isHash = (text: string): boolean => /^sha(256|384|512)-[\w+/]+={0,2}$/.test(text);

/** Keeps what is known of hashes. `vouch` gives null when a release may run from this module of its, else why not. */
export const createIntegrity = ({ hashes, addHashes, base }: IntegrityWorld) => {
  const known = new Map(Object.entries(hashes));
  const guarded = new Set<string>();
  const absolute = (url: string): string => new URL(url, base).href;

  const needed = ({ entry }: Candidate): [string, string][] =>
    Object.entries(hashesOf(entry)).map(([url, hash]) => [absolute(url), hash]);

  return {
    vouch: async (candidate: Candidate, module: string): Promise<string | null> => {
      if (candidate.unchecked) return null;
      const url = absolute(module);
      if (!/\.m?js$/.test(new URL(url).pathname)) return 'its entry is no script, so it cannot be checked';
      const files = needed(candidate);
      const { integrity } = candidate.entry.metadata;
      if (integrity && url === absolute(candidate.entry.url)) files.push([url, integrity]);
      if (files.some(([, hash]) => !isHash(hash))) return 'a hash in the registry is none';
      for (const [file, hash] of files) {
        if ((known.get(file) ?? hash) !== hash) return `page and registry name different hashes for ${file}`;
      }
      const conflict = files.find(([file, hash]) => files.some(([f, h]) => f === file && h !== hash));
      if (conflict) return `the registry names two hashes for ${conflict[0]}`;
      const missing = Object.fromEntries(files.filter(([file]) => !known.has(file)));
      if (Object.keys(missing).length > 0) {
        if (!(await addHashes(missing))) return 'the page does not know its hashes, and takes no others';
        for (const [file, hash] of Object.entries(missing)) known.set(file, hash);
      }
      if (!known.has(url)) return 'no hash of its entry is known';
      if (candidate.entry.extras.weaversworld) guarded.add(new URL('.', url).href);
      return null;
    },

    /** The hash a style must have; null for one that belongs to no release; undefined when it must not be used. */
    styleHash: (href: string): string | null | undefined => {
      const url = absolute(href);
      const hash = known.get(url);
      if (hash !== undefined) return hash;
      return [...guarded].some((folder) => url.startsWith(folder)) ? undefined : null;
    },
  };
};
export type Integrity = ReturnType<typeof createIntegrity>;

let probes = 0;

/**
 * Adds an import map to a running page, and finds out by a name that only this map knows whether the browser took it:
 * one that a policy refuses is silent.
 */
export const addHashesTo = async (document: Document, hashes: Record<string, string>): Promise<boolean> => {
  const main = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
  if (!main) return false;
  probes += 1;
  const name = `weaversworld-probe-${probes}`;
  const script = document.createElement('script');
  script.type = 'importmap';
  script.textContent = JSON.stringify({ imports: { [name]: main }, integrity: hashes });
  document.head.append(script);
  return import(/* webpackIgnore: true */ name).then(
    () => true,
    () => false,
  );
};

const NO_BYTES = `sha384-${'A'.repeat(64)}`;

/**
 * Import maps check scripts alone. Bundlers load a release's styles by a link whose `href` they set: from now on that
 * sets the hash as well, and a style of a release whose hash nobody knows gets one that nothing has.
 */
export const guardStyles = (
  link: { prototype: HTMLLinkElement },
  styleHash: Integrity['styleHash'],
): void => {
  const href = Object.getOwnPropertyDescriptor(link.prototype, 'href');
  if (!href?.set) return;
  const { set } = href;
  Object.defineProperty(link.prototype, 'href', {
    ...href,
    set(this: HTMLLinkElement, value: string) {
      const hash = styleHash(String(value));
      if (hash !== null) {
        this.integrity = hash ?? NO_BYTES;
        if (new URL(value, this.baseURI).origin !== location.origin) this.crossOrigin = 'anonymous';
      }
      set.call(this, value);
    },
  });
};
