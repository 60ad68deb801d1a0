import { hashesOf } from '@weaversworld/shared/releases';
import type { Candidate } from './remote-catalog.ts';

/*
 * Subresource integrity for remotes. The browser refuses a module whose bytes differ from the hash in an import map. A
 * module that no import map names would run unverified, so a release is refused unless all of its files are named.
 */

interface IntegrityDeps {
  /** The hashes that index.html named, by absolute URL. */
  hashes: Record<string, string>;
  /** Adds an import map; false when the browser did not accept it, e.g. because of the Content-Security-Policy. */
  addHashes(hashes: Record<string, string>): Promise<boolean>;
  /** The page's URL. */
  base: string;
}

const isHash = (text: string): boolean => /^sha(256|384|512)-[\w+/]+={0,2}$/.test(text);

/** Creates the verification of releases; it holds the hashes that the browser has accepted. */
export const createIntegrity = ({ hashes, addHashes, base }: IntegrityDeps) => {
  const known = new Map(Object.entries(hashes));
  const releaseFolders = new Set<string>();
  const absolute = (url: string): string => new URL(url, base).href;

  const requiredHashes = ({ entry }: Candidate): [string, string][] =>
    Object.entries(hashesOf(entry)).map(([url, hash]) => [absolute(url), hash]);

  return {
    /** Makes the browser verify every file of a release. Null when it may run from `module`, else the reason why not. */
    verifyIntegrity: async (candidate: Candidate, module: string): Promise<string | null> => {
      if (candidate.unchecked) return null;
      const url = absolute(module);
      if (!/\.m?js$/.test(new URL(url).pathname)) return 'its entry is no script, so it cannot be verified';
      const files = requiredHashes(candidate);
      const { integrity } = candidate.entry.metadata;
      if (integrity && url === absolute(candidate.entry.url)) files.push([url, integrity]);
      if (files.some(([, hash]) => !isHash(hash))) return 'the registry has a malformed hash';
      for (const [file, hash] of files) {
        if ((known.get(file) ?? hash) !== hash) return `page and registry have different hashes for ${file}`;
      }
      const conflict = files.find(([file, hash]) => files.some(([f, h]) => f === file && h !== hash));
      if (conflict) return `the registry has two hashes for ${conflict[0]}`;
      const missing = Object.fromEntries(files.filter(([file]) => !known.has(file)));
      if (Object.keys(missing).length > 0) {
        if (!(await addHashes(missing))) return 'the page does not know its hashes and accepts no others';
        for (const [file, hash] of Object.entries(missing)) known.set(file, hash);
      }
      if (!known.has(url)) return 'no hash of its entry is known';
      if (candidate.entry.extras.weaversworld) releaseFolders.add(new URL('.', url).href);
      return null;
    },

    /** The hash of a script or stylesheet; null when it belongs to no release; undefined when it must not be used. */
    fileHash: (href: string): string | null | undefined => {
      const url = absolute(href);
      const hash = known.get(url);
      if (hash !== undefined) return hash;
      return [...releaseFolders].some((folder) => url.startsWith(folder)) ? undefined : null;
    },
  };
};
export type Integrity = ReturnType<typeof createIntegrity>;
export type FileHash = Integrity['fileHash'];

let probes = 0;

/**
 * Adds an import map to a running page. A map that the policy refuses by its hash is ignored without an error, so a
 * specifier that only this map resolves is imported to find out. A page that demands Trusted Types throws; a Trusted Types
 * policy for this would let a script name the hashes of its own files.
 */
export const addHashesTo = async (document: Document, hashes: Record<string, string>): Promise<boolean> => {
  const main = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
  if (!main) return false;
  probes += 1;
  const name = `weaversworld-probe-${probes}`;
  const script = document.createElement('script');
  script.type = 'importmap';
  try {
    script.textContent = JSON.stringify({ imports: { [name]: main }, integrity: hashes });
  } catch {
    return false;
  }
  document.head.append(script);
  return import(/* webpackIgnore: true */ name).then(
    () => true,
    () => false,
  );
};

const IMPOSSIBLE_HASH = `sha384-${'A'.repeat(64)}`;

/** Makes the browser verify what an element loads from `url`; without a known hash nothing matches. */
export const setIntegrity = (
  element: HTMLLinkElement | HTMLScriptElement,
  url: string,
  hash: ReturnType<FileHash>,
): void => {
  if (hash === null) return;
  element.integrity = hash ?? IMPOSSIBLE_HASH;
  if (new URL(url).origin !== new URL(element.baseURI).origin) element.crossOrigin = 'anonymous';
};

/**
 * Import maps verify modules only. Bundlers load stylesheets through a link element whose `href` they set: this makes the
 * setter add the integrity attribute as well. A stylesheet of a release without a known hash gets one that never matches;
 * a disabled one, which a failed release adds late, is not loaded.
 */
export const guardStyles = (
  link: { prototype: HTMLLinkElement },
  fileHash: FileHash,
  isDisabled: (href: string) => boolean = () => false,
): void => {
  const href = Object.getOwnPropertyDescriptor(link.prototype, 'href');
  if (!href?.set) return;
  const { set } = href;
  Object.defineProperty(link.prototype, 'href', {
    ...href,
    set(this: HTMLLinkElement, value: string) {
      const url = new URL(value, this.baseURI).href;
      if (isDisabled(url)) this.setAttribute('disabled', '');
      setIntegrity(this, url, fileHash(url));
      set.call(this, value);
    },
  });
};
