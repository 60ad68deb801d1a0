/** Which family of answers a path belongs to: the story world's, the auth API's, or pages and files. */
export type PathKind = 'story-world' | 'auth' | 'site';

const KINDS: [RegExp, PathKind][] = [
  [/^\/weaversworld\/api(\/|$)/, 'story-world'],
  [/^\/(auth|account|accounts\/api|_allauth)(\/|$)/, 'auth'],
];

/** The path of a request's URL, without its query. */
export const pathOf = (url: string): string => url.split(/[?#]/, 1)[0] ?? '/';

/** Tells the kind of a path. */
export const pathKind = (url: string): PathKind =>
  KINDS.find(([shape]) => shape.test(pathOf(url)))?.[1] ?? 'site';

/** Bases under which the browser-auth API answers: its own, and the one a django-allauth deployment uses. */
export const AUTH_BASES = ['', '/_allauth/browser/v1'] as const;
