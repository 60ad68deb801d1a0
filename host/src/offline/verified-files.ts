import type { WorkboxPlugin } from 'workbox-core/types.js';

const DIGESTS: Record<string, string> = { sha256: 'SHA-256', sha384: 'SHA-384', sha512: 'SHA-512' };

/** True when the bytes have one of the hashes of an `integrity` attribute, or when it names none. */
export const matchesIntegrity = async (bytes: ArrayBuffer, integrity: string): Promise<boolean> => {
  const hashes = integrity.split(/\s+/).filter((hash) => hash !== '');
  for (const hash of hashes) {
    const [name = '', expected = ''] = hash.split(/-(.*)/);
    const digest = DIGESTS[name] && new Uint8Array(await crypto.subtle.digest(DIGESTS[name], bytes));
    if (digest && btoa(String.fromCharCode(...digest)) === expected) return true;
  }
  return hashes.length === 0;
};

/** True for a page: what a static host may answer, with status 200, for a file that it does not have. */
const isPage = ({ headers }: Response): boolean => /^text\/html\b/i.test(headers.get('content-type') ?? '');

/** True when the answer may be stored as the file that the request wants. */
export const isRequestedFile = async (
  { integrity }: Pick<Request, 'integrity'>,
  response: Response,
): Promise<boolean> =>
  response.status === 200 &&
  !isPage(response) &&
  (await matchesIntegrity(await response.clone().arrayBuffer(), integrity));

/**
 * Stores and serves a file only when it has the hash that the page wants, and never a page in its place. The request itself goes out
 * without the hash, because with it a
 * 404 would become a network error; the browser verifies whatever the page gets.
 */
export const verifiedFiles: WorkboxPlugin = {
  requestWillFetch: async ({ request }) => new Request(request, { integrity: '' }),
  cacheWillUpdate: async ({ request, response }) =>
    (await isRequestedFile(request, response)) ? response : null,
  // Any script of this origin may write into the cache. The browser would refuse changed bytes; the network has the right ones.
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse && (await isRequestedFile(request, cachedResponse)) ? cachedResponse : null,
};
