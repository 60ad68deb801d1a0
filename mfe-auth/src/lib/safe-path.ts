const BASE = 'http://here.invalid';
const HOME = '/weaversworld';
/** Redirecting to these after signing in would ask for the credentials again. */
const AUTH_ENTRY = /^\/accounts\/(login|signup)\/?$/;

const hasControl = (text: string) => [...text].some((char) => char < ' ' || char === '\u007f');

/** A same-origin path that is safe to redirect to after signing in; null for anything else. */
export const safePath = (next: string | null | undefined): string | null => {
  if (!next || !/^\/(?![/\\])/.test(next) || next.includes('\\') || hasControl(next)) return null;
  if (!URL.canParse(next, BASE)) return null;
  const { origin, pathname, search, hash } = new URL(next, BASE);
  if (origin !== BASE || pathname.startsWith('//') || AUTH_ENTRY.test(pathname)) return null;
  return pathname + search + hash;
};

/** Where to go after signing in: the `next` parameter, else the home page. */
export const nextPath = (search: URLSearchParams): string => safePath(search.get('next')) ?? HOME;

/** `path` with the current `next` parameter. */
export const withNextPath = (path: string, search: URLSearchParams): string => {
  const next = safePath(search.get('next'));
  return next === null ? path : `${path}?next=${encodeURIComponent(next)}`;
};
