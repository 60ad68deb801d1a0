import { createHash, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { parseListing } from './bucket-listing.ts';

/** What must be true of the key for an object to be written. */
export type WriteCondition = 'is-absent' | { etag: string };

/** An object, as a listing names it. */
export interface ListedObject {
  key: string;
  etag: string;
  /** Milliseconds since 1970. */
  modifiedAt: number;
}

/** An S3-compatible bucket. Every function rejects with BucketError. */
export interface Bucket {
  /**
   * Writes an object. With a condition: false when it does not hold, and nothing was written. True also when the object has
   * these bytes already: a write whose answer was lost is repeated.
   */
  put(key: string, bytes: Buffer, type: string, options?: PutOptions): Promise<boolean>;
  /** Null when there is no such object. */
  get(key: string): Promise<Buffer | null>;
  /** Like `get`, with the ETag for a condition. */
  read(key: string): Promise<{ bytes: Buffer; etag: string } | null>;
  /** Succeeds also when there is no such object. */
  delete(key: string): Promise<void>;
  /** Every object whose key begins like this, in order. */
  list(prefix: string): Promise<ListedObject[]>;
  /** Writes, reads and deletes an object. */
  check(): Promise<void>;
  /** Rejects unless the bucket lists its objects and keeps to the conditions of writes. */
  checkConditions(): Promise<void>;
}

interface PutOptions {
  condition?: WriteCondition;
  cacheControl?: string;
}

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

const TIMEOUT_MS = 15_000;
/** Tries of a request that the network or a 5xx cut short; the first pause is 50 ms and doubles. */
const RETRIES = 3;

/** Tries of a conditional write that the bucket could not decide because of another one. */
const CONFLICT_TRIES = 5;
const CONFLICT_PAUSE_MS = 50;

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

/** The sentence for a refused request. The body may name the key, so only its code is repeated. */
const refusal = async (
  { url, name }: Pick<BucketSettings, 'url' | 'name'>,
  what: string,
  response: Response,
): Promise<BucketError> => {
  const text = await response.text().catch(() => '');
  const code = /<Code>(\w{1,64})<\/Code>/.exec(text)?.[1];
  return new BucketError(
    `The bucket at ${url} refuses to ${what} (${[response.status, code].filter(Boolean).join(' ')}). ${hintFor(name, code)}`,
  );
};

const conditionHeaders = (condition: WriteCondition | undefined): Record<string, string> => {
  if (condition === undefined) return {};
  return condition === 'is-absent' ? { 'if-none-match': '*' } : { 'if-match': condition.etag };
};

/** Creates the client. Payloads are signed, so that a proxy cannot change them unnoticed. */
export const createBucket = ({ url, region, keyId, secret, name }: BucketSettings): Bucket => {
  const base = url.replace(/\/+$/, '');
  const place = { url: base, name };
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    region,
    retries: RETRIES,
  });
  const fetchSigned = async (
    what: string,
    address: string,
    init: { method: string; body?: Buffer; headers?: Record<string, string> },
  ): Promise<Response> => {
    const digest = createHash('sha256')
      .update(init.body ?? '')
      .digest('hex');
    try {
      return await client.fetch(address, {
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
        `The bucket at ${base} cannot be reached to ${what} (${reason}). Check ${name}_URL and the network.`,
        { cause: error },
      );
    }
  };
  const send = (what: string, key: string, init: Parameters<typeof fetchSigned>[2]) =>
    fetchSigned(what, `${base}/${key.split('/').map(encodeURIComponent).join('/')}`, init);

  const read: Bucket['read'] = async (key) => {
    const response = await send('read an object', key, { method: 'GET' });
    if (response.status === 404) {
      await response.body?.cancel();
      return null;
    }
    if (!response.ok) throw await refusal(place, 'read an object', response);
    const etag = response.headers.get('etag') ?? '';
    return { bytes: Buffer.from(await response.arrayBuffer()), etag };
  };
  const get: Bucket['get'] = async (key) => (await read(key))?.bytes ?? null;
  const put: Bucket['put'] = async (key, bytes, type, { condition, cacheControl } = {}) => {
    const headers = {
      'content-type': type,
      ...(cacheControl === undefined ? {} : { 'cache-control': cacheControl }),
      ...conditionHeaders(condition),
    };
    for (let tries = 1; ; tries += 1) {
      const response = await send('write an object', key, { method: 'PUT', body: bytes, headers });
      if (response.ok) {
        await response.body?.cancel();
        return true;
      }
      // Another conditional write of the same key was under way: whether it succeeded is not decided.
      if (condition !== undefined && response.status === 409 && tries < CONFLICT_TRIES) {
        await response.body?.cancel();
        await setTimeout(CONFLICT_PAUSE_MS * tries);
        continue;
      }
      // 404: the object that was to be replaced is gone.
      const isRefused =
        response.status === 412 ||
        (typeof condition === 'object' && response.status === 404 && (await read(key)) === null);
      if (condition === undefined || !isRefused) throw await refusal(place, 'write an object', response);
      await response.body?.cancel();
      return (await get(key))?.equals(bytes) ?? false;
    }
  };
  const remove: Bucket['delete'] = async (key) => {
    const response = await send('delete an object', key, { method: 'DELETE' });
    if (!response.ok && response.status !== 404) throw await refusal(place, 'delete an object', response);
    await response.body?.cancel();
  };
  const list: Bucket['list'] = async (prefix) => {
    const { origin, pathname } = new URL(base);
    const [bucket = '', ...folders] = pathname.slice(1).split('/');
    const root = folders.length === 0 ? '' : `${decodeURIComponent(folders.join('/'))}/`;
    const objects: ListedObject[] = [];
    for (let token: string | undefined = ''; token !== undefined; ) {
      const query = new URLSearchParams({ 'list-type': '2', prefix: root + prefix });
      if (token !== '') query.set('continuation-token', token);
      const response = await fetchSigned('list objects', `${origin}/${bucket}?${query}`, { method: 'GET' });
      if (!response.ok) throw await refusal(place, 'list objects', response);
      const page = parseListing(await response.text());
      for (const one of page.objects) objects.push({ ...one, key: one.key.slice(root.length) });
      token = page.next;
    }
    return objects;
  };

  return {
    put,
    get,
    read,
    delete: remove,
    list,
    check: async () => {
      const key = `check-${randomUUID()}`;
      const bytes = Buffer.from('Weaver’s World checks that it may write here.');
      await put(key, bytes, 'text/plain; charset=utf-8');
      const written = await get(key);
      await remove(key);
      if (!written?.equals(bytes))
        throw new BucketError(
          `The bucket at ${base} did not return what was written to it. Use one with strong read-after-write consistency.`,
        );
    },
    checkConditions: async () => {
      const folder = `.check-${randomUUID()}/`;
      const key = `${folder}object`;
      const unfit = new BucketError(
        `The bucket at ${base} does not keep to the conditions of writes (If-None-Match, If-Match), so two publishers could overwrite each other. Use a service that does, e.g. Amazon S3, Cloudflare R2 or a present MinIO, or keep the release store in a folder.`,
      );
      const write = (text: string, condition: WriteCondition) =>
        put(key, Buffer.from(text), 'text/plain; charset=utf-8', { condition }).catch((error: unknown) => {
          throw error instanceof BucketError && /\b(501|NotImplemented)\b/.test(error.message)
            ? unfit
            : error;
        });
      try {
        const results = [await write('first', 'is-absent'), await write('second', 'is-absent')];
        const found = await read(key);
        results.push(
          await write('third', { etag: '"00000000000000000000000000000000"' }),
          await write('fourth', { etag: found?.etag ?? '' }),
        );
        const listed = await list(folder);
        if (results.join() !== 'true,false,false,true' || listed.length !== 1) throw unfit;
      } finally {
        await remove(key);
      }
    },
  };
};
