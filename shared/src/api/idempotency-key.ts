import { isApiError } from './api-error.ts';
import { randomId } from './random-id.ts';

/** True when the server may have carried the request out although no success came back. */
const mayHaveSucceeded = (error: unknown): boolean =>
  isApiError(error) && (error.kind === 'network' || error.status >= 500);

/**
 * Gives every creating request an idempotency key, so that the server creates the thing once. Browsers resend a POST by
 * themselves when its connection dies, and a visitor who presses the button again after 'no response' means the same
 * thing: the key is reused for an equal `request` until the server has given a definite response.
 */
export const createIdempotencyKeys = () => {
  const pending = new Map<string, string>();
  return async <Result>(request: string, send: (key: string) => Promise<Result>): Promise<Result> => {
    const key = pending.get(request) ?? randomId();
    pending.set(request, key);
    try {
      const result = await send(key);
      pending.delete(request);
      return result;
    } catch (error) {
      if (!mayHaveSucceeded(error)) pending.delete(request);
      throw error;
    }
  };
};
