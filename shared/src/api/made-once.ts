import { isApiError } from './api-error.ts';
import { randomId } from './random-id.ts';

/** Whether the server may have carried a call out although it was not heard to say so. */
const isUnknown = (error: unknown): boolean =>
  isApiError(error) && (error.kind === 'network' || error.status >= 500);

/**
 * Gives whatever is made a random key, so that a server of ours makes it once. Browsers send a POST again by themselves
 * when a connection dies under it; and who presses the button again after 'no answer' means the same thing: the key is
 * kept until the server answered, for the same call with the same words.
 */
export const createMadeOnce = () => {
  const open = new Map<string, string>();
  return async <Result>(what: string, send: (key: string) => Promise<Result>): Promise<Result> => {
    const key = open.get(what) ?? randomId();
    open.set(what, key);
    try {
      const result = await send(key);
      open.delete(what);
      return result;
    } catch (error) {
      if (!isUnknown(error)) open.delete(what);
      throw error;
    }
  };
};
