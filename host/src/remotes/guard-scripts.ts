import type { TrustedTypesScope } from '../offline/worker-url.ts';
import { type FileHash, setIntegrity } from './integrity.ts';

/** A Trusted Types policy that the site's Content-Security-Policy allows once; see deploy/src/store/content-security-policy.ts. */
const POLICY = 'weaversworld-scripts';

type TrustedTypes = TrustedTypesScope['trustedTypes'];

/** Null where the site's policy does not allow it: only modules load there. */
const createPolicy = (trustedTypes: TrustedTypes, createScriptURL: (url: string) => string) => {
  try {
    return trustedTypes?.createPolicy(POLICY, { createScriptURL });
  } catch {
    return null;
  }
};

/**
 * Lets containers that are classic scripts load their chunks. The setter of `HTMLScriptElement.src` adds the integrity
 * attribute, and where the page demands Trusted Types, makes the URL one if its hash is known. The URL of any other file throws
 * TypeError there, also when another policy trusts it; elsewhere a file of a release without a known hash gets one that never
 * matches. This guards against mistakes: a script that means harm does not need this setter.
 */
export const guardScripts = (
  script: { prototype: HTMLScriptElement },
  fileHash: FileHash,
  isDisabled: (href: string) => boolean,
  trustedTypes?: TrustedTypes,
): void => {
  const src = Object.getOwnPropertyDescriptor(script.prototype, 'src');
  if (!src?.set) return;
  const { set } = src;
  const createScriptURL = (url: string): string => {
    if (typeof fileHash(url) === 'string') return url;
    throw new TypeError(`no hash of ${url} is known`);
  };
  const policy = createPolicy(trustedTypes, createScriptURL);
  Object.defineProperty(script.prototype, 'src', {
    ...src,
    set(this: HTMLScriptElement, value: string) {
      const url = new URL(String(value), this.baseURI).href;
      // A release that failed must not add modules to those of the one that replaced it.
      if (isDisabled(url)) throw new Error(`the release of ${url} is not used any more`);
      const hash = fileHash(url);
      setIntegrity(this, url, hash);
      set.call(this, policy ? policy.createScriptURL(url) : value);
    },
  });
};
