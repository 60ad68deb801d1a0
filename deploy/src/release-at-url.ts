import { createHash } from 'node:crypto';
import { type RegistryEntry, ReleaseError } from '@weaversworld/shared/releases';

const TIMEOUT_MS = 20_000;

/** Fetches a file as a browser at another origin would. Throws ReleaseError with the remedy. */
const fetchFile = async (url: string): Promise<Buffer> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    (error: Error) => error,
  );
  if (response instanceof Error) throw new ReleaseError(`${url} cannot be reached: ${response.message}.`);
  if (!response.ok) throw new ReleaseError(`${url} answered ${response.status}. Upload the build first.`);
  if (response.headers.get('access-control-allow-origin') !== '*')
    throw new ReleaseError(`${url} may not be read by other sites: send Access-Control-Allow-Origin: *.`);
  return Buffer.from(await response.arrayBuffer());
};

const sha384Of = (bytes: Buffer): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * A registry entry whose visitors load the release from `base`, a folder at another origin, and from the store when its entry
 * cannot be fetched there. Throws ReleaseError when a file there is missing, different or not readable by other sites.
 */
export const releaseAtUrl = async (entry: RegistryEntry, base: string): Promise<RegistryEntry> => {
  if (!URL.canParse(base) || !/^https?:\/\/[^?#]+\/$/.test(base))
    throw new ReleaseError(
      `"${base}" is not a folder's URL. Expected something like https://cdn.example/club/1.4.0/.`,
    );
  for (const [file, hash] of Object.entries(entry.extras.weaversworld?.files ?? {})) {
    const url = new URL(file, base).href;
    if (sha384Of(await fetchFile(url)) !== hash)
      throw new ReleaseError(
        `${url} differs from this build. Upload the build to a new folder and publish again.`,
      );
  }
  const name = entry.url.slice(entry.url.lastIndexOf('/') + 1);
  return { ...entry, url: new URL(name, base).href, fallbackUrl: entry.url };
};
