import { RuntimeSettings } from '@weaversworld/shared/contract';
import { readRegistry } from '@weaversworld/shared/releases';
import { z } from 'zod';

/** An error that the user can fix; the message explains how. */
export class DevRemoteError extends Error {}

const TIMEOUT_MS = 8000;

/** Origin of a URL such as `https://weaversworld.example`. Throws DevRemoteError. */
export const readOrigin = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol) && !url.username && !url.password) return url.origin;
  throw new DevRemoteError(
    `"${text}" is not the URL of a product. Expected something like https://weaversworld.example.`,
  );
};

interface AccessRequest {
  /** Origin of the deployed product. */
  host: string;
  /** The remote's name, as in `story`. */
  remote: string;
  /** Origin that the remote will be served from. */
  devOrigin: string;
  fetch: typeof fetch;
}

const notAProduct = (host: string, why: string): DevRemoteError =>
  new DevRemoteError(`${host} responds, but is not a Weaver's World: ${why}.`);

/**
 * Checks that a deployed product accepts this remote from another origin. Throws DevRemoteError with the remedy when the
 * product is unreachable, is another site, has no such remote, or does not allow the origin.
 */
export const checkAccess = async ({ host, remote, devOrigin, fetch }: AccessRequest): Promise<void> => {
  const get = async (path: string): Promise<unknown> => {
    const response = await fetch(host + path, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
      (error: Error) => {
        const { cause } = error;
        throw new DevRemoteError(
          `${host} cannot be reached: ${cause instanceof Error && cause.message ? cause.message : error.message}.`,
        );
      },
    );
    if (response.status === 404) return null;
    if (!response.ok) throw notAProduct(host, `${path} has status ${response.status}`);
    return response.json().catch(() => {
      throw notAProduct(host, `${path} is not JSON`);
    });
  };

  const document = await get('/remotes/registry.json');
  if (document === null) throw notAProduct(host, 'it has no /remotes/registry.json');
  let known: string[];
  try {
    known = Object.keys(readRegistry(document).registry.microFrontends);
  } catch {
    throw notAProduct(host, '/remotes/registry.json is not a registry of remotes');
  }
  if (!known.includes(remote))
    throw new DevRemoteError(
      `${host} has no remote ${remote}, only ${known.join(', ') || 'none'}. Publish it there once: pnpm release publish`,
    );

  const settings = RuntimeSettings.safeParse((await get('/settings.json')) ?? {});
  if (!settings.success)
    throw new DevRemoteError(`${host}/settings.json cannot be used: ${z.prettifyError(settings.error)}`);
  const { overrideOrigins } = settings.data;
  if (!overrideOrigins.some((url) => new URL(url).origin === devOrigin))
    throw new DevRemoteError(
      `${host} does not allow remotes from ${devOrigin}. Its operator has to put it into settings.json beside index.html: {"overrideOrigins": ${JSON.stringify([...overrideOrigins, devOrigin])}}`,
    );
};
