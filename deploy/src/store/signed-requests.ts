import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';

export interface BucketSettings {
  /** The bucket by its path, with a prefix of the keys: https://s3.example.org/bucket/prefix */
  url: string;
  region: string;
  keyId: string;
  secret: string;
  /** How the settings begin, for messages: PICTURES_BUCKET for PICTURES_BUCKET_URL. */
  name: string;
}

/** A bucket that cannot be reached or refuses; the message is for the operator. */
export class BucketError extends Error {
  override readonly name = 'BucketError';
}

/** For all tries of a request together. */
const TIMEOUT_MS = 15_000;
/** Tries of a request that the network or a 5xx cut short; the first pause is up to 50 ms and doubles. */
const MAX_TRIES = 4;
const FIRST_PAUSE_MS = 50;

/** A response whose body has been read. */
export interface BucketResponse {
  status: number;
  ok: boolean;
  etag: string;
  bytes: Buffer;
  /** The code of an S3 error document. */
  code: string | undefined;
}

interface RequestInit {
  method: string;
  body?: Buffer;
  headers?: Record<string, string>;
}

const hintFor = (name: string, code: string | undefined): string => {
  const hints: Record<string, string> = {
    InvalidAccessKeyId: `Check ${name}_KEY_ID.`,
    SignatureDoesNotMatch: `Check ${name}_SECRET and ${name}_REGION.`,
    AuthorizationHeaderMalformed: `Check ${name}_REGION.`,
    RequestTimeTooSkewed: 'Set the clock of this machine.',
    NoSuchBucket: `Create the bucket, or correct ${name}_URL.`,
    AccessDenied: `Allow the key to read, write and delete objects below ${name}_URL, and for releases to list them.`,
  };
  return (code === undefined ? undefined : hints[code]) ?? `Check ${name}_URL and the rights of its key.`;
};

/** Whether there is no such object; a missing bucket has a 404 as well. */
export const isMissing = ({ status, code }: BucketResponse): boolean =>
  status === 404 && (code === undefined || code === 'NoSuchKey');

/**
 * Creates the function that sends a signed request and reads its answer. Repeats what the network or a 5xx cut short. Rejects with
 * BucketError when there is no answer. Payloads are signed, so that a proxy cannot change them unnoticed.
 */
export const createSignedRequests = ({ url, region, keyId, secret, name }: BucketSettings) => {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    region,
    // It repeats answers only, and not what the network cut short.
    retries: 0,
  });

  const requestOnce = async (
    address: string,
    { method, body, headers }: RequestInit,
    signal: AbortSignal,
  ): Promise<BucketResponse> => {
    const digest = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const response = await client.fetch(address, {
      method,
      ...(body === undefined ? {} : { body: new Uint8Array(body) }),
      headers: { ...headers, 'x-amz-content-sha256': digest },
      // A redirect would be followed without a valid signature.
      redirect: 'manual',
      signal,
    });
    const { status, ok } = response;
    const bytes = Buffer.from(await response.arrayBuffer());
    const code = ok ? undefined : /<Code>(\w{1,64})<\/Code>/.exec(String(bytes))?.[1];
    return { status, ok, etag: response.headers.get('etag') ?? '', bytes, code };
  };

  const request = async (what: string, address: string, init: RequestInit): Promise<BucketResponse> => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    for (let tries = 1; ; tries += 1) {
      const isLast = tries === MAX_TRIES;
      try {
        const response = await requestOnce(address, init, signal);
        const isRepeatable = response.status >= 500 || response.status === 429;
        // Not implemented: it will not be at the next try either.
        if (isLast || !isRepeatable || response.status === 501) return response;
      } catch (error) {
        if (isLast || signal.aborted) {
          const { cause, message } = error as Error;
          const reason = (cause as { code?: string } | undefined)?.code ?? message;
          throw new BucketError(
            `The bucket at ${url} cannot be reached to ${what} (${reason}). Check ${name}_URL and the network.`,
            { cause: error },
          );
        }
      }
      await setTimeout(Math.random() * FIRST_PAUSE_MS * 2 ** (tries - 1));
    }
  };

  /** The sentence for a refused request. The body may name the key, so only its code is repeated. */
  const toBucketError = (what: string, { status, code }: BucketResponse): BucketError =>
    new BucketError(
      `The bucket at ${url} refuses to ${what} (${[status, code].filter(Boolean).join(' ')}). ${hintFor(name, code)}`,
    );

  return { request, toBucketError };
};
