/** The API a path belongs to, which decides the error format; 'site' is pages and files. */
export type PathKind = 'story-world' | 'auth' | 'site';

const KINDS: [RegExp, PathKind][] = [
  [/^\/weaversworld\/api(\/|$)/, 'story-world'],
  [/^\/(auth|account|accounts\/api|_allauth|config)(\/|$)/, 'auth'],
];

/** The path of a URL, without query and fragment. */
export const pathOf = (url: string): string => url.split(/[?#]/, 1)[0] ?? '/';

/** The kind of a URL's path. */
export const pathKind = (url: string): PathKind =>
  KINDS.find(([shape]) => shape.test(pathOf(url)))?.[1] ?? 'site';

/** Base paths of the browser-auth API: its own, and the one of a django-allauth deployment. */
export const AUTH_BASES = ['', '/_allauth/browser/v1'] as const;
