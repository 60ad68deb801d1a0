import { RuntimeSettings } from '@weaversworld/shared/contract';
import { readRegistry } from '@weaversworld/shared/releases';
import { z } from 'zod';

/** What a person can put right; the message is one sentence for that person. */
export class GuestError extends Error {}

const PATIENCE_MS = 8000;

/** Reads an address such as `https://weaversworld.example`; gives its origin. Throws GuestError. */
export const readOrigin = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol) && !url.username && !url.password) return url.origin;
  throw new GuestError(`"${text}" is no address of a product. Write it like https://weaversworld.example.`);
};

interface Asking {
  /** Origin of the deployed product. */
  host: string;
  /** The remote's name, as in `story`. */
  remote: string;
  /** Where the guest will run. */
  guest: string;
  fetch: typeof fetch;
}

const notThis = (host: string, why: string): GuestError =>
  new GuestError(`${host} answers, but is no Weaver's World: ${why}.`);

/**
 * Asks a deployed product whether a remote from another origin may run in it. Throws GuestError with what to do when it
 * cannot be reached, is another site, has no such remote, or does not allow the origin.
 */
export const askProduct = async ({ host, remote, guest, fetch }: Asking): Promise<void> => {
  const ask = async (path: string): Promise<unknown> => {
    const answer = await fetch(host + path, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(
      (error: Error) => {
        const { cause } = error;
        throw new GuestError(
          `${host} cannot be reached: ${cause instanceof Error && cause.message ? cause.message : error.message}.`,
        );
      },
    );
    if (answer.status === 404) return null;
    if (!answer.ok) throw notThis(host, `${path} has status ${answer.status}`);
    return answer.json().catch(() => {
      throw notThis(host, `${path} is no JSON`);
    });
  };

  const document = await ask('/remotes/registry.json');
  if (document === null) throw notThis(host, 'it has no /remotes/registry.json');
  let known: string[];
  try {
    known = Object.keys(readRegistry(document).registry.microFrontends);
  } catch {
    throw notThis(host, '/remotes/registry.json is no registry of remotes');
  }
  if (!known.includes(remote))
    throw new GuestError(
      `${host} has no remote ${remote}, only ${known.join(', ') || 'none'}. Publish it there once: pnpm release publish mfe-${remote}`,
    );

  const settings = RuntimeSettings.safeParse((await ask('/settings.json')) ?? {});
  if (!settings.success)
    throw new GuestError(`${host}/settings.json cannot be used: ${z.prettifyError(settings.error)}`);
  const { overrideOrigins } = settings.data;
  if (!overrideOrigins.some((url) => new URL(url).origin === guest))
    throw new GuestError(
      `${host} lets no remote run from ${guest}. Its operator has to put it into settings.json beside index.html: {"overrideOrigins": ${JSON.stringify([...overrideOrigins, guest])}}`,
    );
};
