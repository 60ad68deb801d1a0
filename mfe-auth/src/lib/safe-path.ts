const BASE = 'http://here.invalid';
const HOME = '/weaversworld';
/** Going back to these would ask again for what was just done. */
const DOORS = /^\/accounts\/(login|signup)\/?$/;

const hasControl = (text: string) => [...text].some((char) => char < ' ' || char === '\u007f');

/** A path of our own origin, as it may be followed after signing in; null for anything else. */
export const safePath = (next: string | null | undefined): string | null => {
  if (!next || !/^\/(?![/\\])/.test(next) || next.includes('\\') || hasControl(next)) return null;
  if (!URL.canParse(next, BASE)) return null;
  const { origin, pathname, search, hash } = new URL(next, BASE);
  if (origin !== BASE || pathname.startsWith('//') || DOORS.test(pathname)) return null;
  return pathname + search + hash;
};

/** Where a visitor who is signed in goes: the page that was refused, else home. */
export const originOf = (search: URLSearchParams): string => safePath(search.get('next')) ?? HOME;

/** An auth screen's address that still remembers the origin. */
export const withOrigin = (path: string, search: URLSearchParams): string => {
  const next = safePath(search.get('next'));
  return next === null ? path : `${path}?next=${encodeURIComponent(next)}`;
};
