import { createHash, randomUUID } from 'node:crypto';
import { AwsClient } from 'aws4fetch';

/** An S3-compatible bucket. Every function rejects with BucketError. */
export interface Bucket {
  put(key: string, bytes: Buffer, type: string): Promise<void>;
  /** Null when there is no such object. */
  get(key: string): Promise<Buffer | null>;
  /** Succeeds also when there is no such object. */
  delete(key: string): Promise<void>;
  /** Writes, reads and deletes an object. */
  check(): Promise<void>;
}

export interface BucketSettings {
  /** The bucket by its path, with a prefix of the keys: https://s3.example.org/bucket/prefix */
  url: string;
  region: string;
  keyId: string;
  secret: string;
}

/** A bucket that cannot be reached or refuses; the message is for the operator. */
export class BucketError extends Error {
  override readonly name = 'BucketError';
}

const TIMEOUT_MS = 15_000;
/** Tries of a request that the network or a 5xx cut short; the first pause is 50 ms and doubles. */
const RETRIES = 3;

const HINTS: Record<string, string> = {
  InvalidAccessKeyId: 'Check PICTURES_BUCKET_KEY_ID.',
  SignatureDoesNotMatch: 'Check PICTURES_BUCKET_SECRET and PICTURES_BUCKET_REGION.',
  AuthorizationHeaderMalformed: 'Check PICTURES_BUCKET_REGION.',
  RequestTimeTooSkewed: 'Set the clock of this machine.',
  NoSuchBucket: 'Create the bucket, or correct PICTURES_BUCKET_URL.',
  AccessDenied: 'Allow the key to read, write and delete objects below PICTURES_BUCKET_URL.',
};
const DEFAULT_HINT = 'Check PICTURES_BUCKET_URL and the rights of its key.';

/** The sentence for a refused request. The body may name the key, so only its code is repeated. */
const refusal = async (what: string, url: string, response: Response): Promise<BucketError> => {
  const text = await response.text().catch(() => '');
  const code = /<Code>(\w{1,64})<\/Code>/.exec(text)?.[1];
  const hint = (code === undefined ? undefined : HINTS[code]) ?? DEFAULT_HINT;
  return new BucketError(
    `The bucket at ${url} refuses to ${what} an object (${[response.status, code].filter(Boolean).join(' ')}). ${hint}`,
  );
};

/** Creates the client. Payloads are signed, so that a proxy cannot change them unnoticed. */
export const createBucket = ({ url, region, keyId, secret }: BucketSettings): Bucket => {
  const base = url.replace(/\/+$/, '');
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    region,
    retries: RETRIES,
  });
  const send = async (
    what: string,
    key: string,
    init: { method: string; body?: Buffer; headers?: Record<string, string> },
  ): Promise<Response> => {
    const digest = createHash('sha256')
      .update(init.body ?? '')
      .digest('hex');
    try {
      return await client.fetch(`${base}/${key}`, {
        method: init.method,
        ...(init.body === undefined ? {} : { body: new Uint8Array(init.body) }),
        headers: { ...init.headers, 'x-amz-content-sha256': digest },
        // A redirect would be followed without a valid signature.
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
    } catch (error) {
      const { cause, message } = error as Error;
      const reason = (cause as { code?: string } | undefined)?.code ?? message;
      throw new BucketError(
        `The bucket at ${base} cannot be reached to ${what} an object (${reason}). Check PICTURES_BUCKET_URL and the network.`,
        { cause: error },
      );
    }
  };

  const put: Bucket['put'] = async (key, bytes, type) => {
    const response = await send('write', key, {
      method: 'PUT',
      body: bytes,
      headers: { 'content-type': type },
    });
    if (!response.ok) throw await refusal('write', base, response);
    await response.body?.cancel();
  };
  const get: Bucket['get'] = async (key) => {
    const response = await send('read', key, { method: 'GET' });
    if (response.status === 404) {
      await response.body?.cancel();
      return null;
    }
    if (!response.ok) throw await refusal('read', base, response);
    return Buffer.from(await response.arrayBuffer());
  };
  const remove: Bucket['delete'] = async (key) => {
    const response = await send('delete', key, { method: 'DELETE' });
    if (!response.ok && response.status !== 404) throw await refusal('delete', base, response);
    await response.body?.cancel();
  };

  return {
    put,
    get,
    delete: remove,
    check: async () => {
      const key = `check-${randomUUID()}`;
      const bytes = Buffer.from('Weaver’s World checks that it may write here.');
      await put(key, bytes, 'text/plain; charset=utf-8');
      const read = await get(key);
      await remove(key);
      if (!read?.equals(bytes))
        throw new BucketError(
          `The bucket at ${base} did not return what was written to it. Use one with strong read-after-write consistency.`,
        );
    },
  };
};
