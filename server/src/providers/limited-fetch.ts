import { ServiceError } from './service-error.ts';

/** Error objects are read for their codes alone. */
const MAX_ERROR_BYTES = 100_000;

const isJson = (response: Response): boolean =>
  /^application\/([\w.+-]+\+)?json\b/i.test(response.headers.get('content-type') ?? '');

const readBytes = async (response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> => {
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes) {
    await response.body?.cancel();
    throw new ServiceError('bad-answer', { status: response.status });
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop cancels the body and closes the connection.
    if (size > maxBytes) throw new ServiceError('bad-answer', { status: response.status });
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
};

/**
 * A `fetch` for services: follows no redirect (a 307 would carry the child's words elsewhere), accepts JSON only, reads at most
 * `maxBytes`, and reads the whole body while the caller's signal still applies (the SDK's time-out ends at the headers).
 */
export const createLimitedFetch =
  (maxBytes: number): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' });
    if (response.ok && !isJson(response)) {
      await response.body?.cancel();
      throw new ServiceError('bad-answer', { status: response.status });
    }
    const bytes = await readBytes(response, response.ok ? maxBytes : Math.min(maxBytes, MAX_ERROR_BYTES));
    return new Response(bytes, { status: response.status, headers: response.headers });
  };
