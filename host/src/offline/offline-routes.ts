/** Paths that a server answers itself: shared stories, API calls, files. */
const SERVER_PATH =
  /^\/(s|ws|auth|account|_allauth|remotes|releases|assets|development|metrics|healthz|readyz)(\/|$)|^\/(weaversworld\/(api|pictures)|accounts\/api)\//;

/** True for the URL of a screen, which index.html answers whatever its path is. */
export const isScreen = (path: string): boolean => !SERVER_PATH.test(path) && !/\.\w+$/.test(path);

/** The rule of the server's Cache-Control: releases, and names that contain a hash of the content. */
const IMMUTABLE = /^\/remotes\/[^/]+\/[^/]+\/.|[.-][0-9a-f]{8,}\.\w+$/;

/** True for a file that never changes and is worth keeping; music is requested in parts. */
export const isCacheableFile = (path: string): boolean =>
  IMMUTABLE.test(path) && /\.(js|mjs|css|json|woff2|webp|png|svg)$/.test(path) && isPublic(path);

const isPublic = (path: string): boolean => !/^\/(weaversworld|s)\//.test(path);

/** True for a request that the caches may answer while the network does not: pictures, and the settings at start. */
export const isCacheFallback = (
  request: Pick<Request, 'destination' | 'method'>,
  { pathname }: URL,
): boolean => request.method === 'GET' && (request.destination === 'image' || pathname === '/settings.json');
