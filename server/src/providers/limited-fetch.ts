import { ServiceError } from './service-error.ts';

/** Error objects are read for their codes alone. */
const MAX_ERROR_BYTES = 100_000;

const isJson = (response: Response): boolean =>
  /^application\/([\w.+-]+\+)?json\b/i.test(response.headers.get('content-type') ?? '');

/**
 * The whole body. Ends with `signal` by itself: a `fetch` that was aborted after its headers leaves the body open when its own
 * controller was garbage collected meanwhile (seen on Node 20.20).
 */
const readBytes = async (
  response: Response,
  maxBytes: number,
  signal: AbortSignal | undefined,
): Promise<Uint8Array<ArrayBuffer>> => {
  const reader = response.body?.getReader();
  if (reader === undefined) return new Uint8Array();
  const tooLarge = () => new ServiceError('bad-answer', { status: response.status });
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Cancelling closes the connection, and ends a read under way as if the body were over.
  const stop = () => void reader.cancel(signal?.reason).catch(() => undefined);
  signal?.addEventListener('abort', stop, { once: true });
  try {
    if (Number(response.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge();
    for (;;) {
      const { done, value } = await reader.read();
      signal?.throwIfAborted();
      if (done) return new Uint8Array(Buffer.concat(chunks));
      size += value.byteLength;
      if (size > maxBytes) throw tooLarge();
      chunks.push(value);
    }
  } catch (error) {
    stop();
    throw error;
  } finally {
    signal?.removeEventListener('abort', stop);
  }
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
    const bytes = await readBytes(
      response,
      response.ok ? maxBytes : Math.min(maxBytes, MAX_ERROR_BYTES),
      init?.signal ?? undefined,
    );
    return new Response(bytes, { status: response.status, headers: response.headers });
  };
