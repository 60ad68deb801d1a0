import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { parseListing } from './bucket-listing.ts';
import { BucketError, type BucketSettings, createSignedRequests, isMissing } from './signed-requests.ts';

export { BucketError } from './signed-requests.ts';

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
  /** Rejects unless the bucket lists its objects and honours conditional writes. */
  checkConditions(): Promise<void>;
}

interface PutOptions {
  condition?: WriteCondition;
  cacheControl?: string;
}

/** Tries of a conditional write that the bucket could not decide because of another one. */
const CONFLICT_TRIES = 5;
const CONFLICT_PAUSE_MS = 50;

const conditionHeaders = (condition: WriteCondition | undefined): Record<string, string> => {
  if (condition === undefined) return {};
  return condition === 'is-absent' ? { 'if-none-match': '*' } : { 'if-match': condition.etag };
};

/** Creates the client of a bucket. */
export const createBucket = (settings: BucketSettings): Bucket => {
  const base = settings.url.replace(/\/+$/, '');
  const { request, toBucketError } = createSignedRequests({ ...settings, url: base });
  const send = (what: string, key: string, init: Parameters<typeof request>[2]) =>
    request(what, `${base}/${key.split('/').map(encodeURIComponent).join('/')}`, init);

  const read: Bucket['read'] = async (key) => {
    const response = await send('read an object', key, { method: 'GET' });
    if (isMissing(response)) return null;
    if (!response.ok) throw toBucketError('read an object', response);
    return { bytes: response.bytes, etag: response.etag };
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
      if (response.ok) return true;
      // Another conditional write of the same key was under way: whether it succeeded is not decided.
      if (condition !== undefined && response.status === 409 && tries < CONFLICT_TRIES) {
        await setTimeout(CONFLICT_PAUSE_MS * tries);
        continue;
      }
      // 404: the object that was to be replaced is gone.
      const isRefused =
        response.status === 412 ||
        (typeof condition === 'object' && response.status === 404 && (await read(key)) === null);
      if (condition === undefined || !isRefused) throw toBucketError('write an object', response);
      return (await get(key))?.equals(bytes) ?? false;
    }
  };
  const remove: Bucket['delete'] = async (key) => {
    const response = await send('delete an object', key, { method: 'DELETE' });
    if (!response.ok && !isMissing(response)) throw toBucketError('delete an object', response);
  };
  const parsePage = (xml: string) => {
    try {
      return parseListing(xml);
    } catch (error) {
      throw new BucketError(
        `The answer of ${base} is not a listing of objects. Check ${settings.name}_URL, and that no proxy answers instead of the bucket.`,
        { cause: error },
      );
    }
  };
  const list: Bucket['list'] = async (prefix) => {
    const { origin, pathname } = new URL(base);
    const [bucket = '', ...folders] = pathname.slice(1).split('/');
    const root = folders.length === 0 ? '' : `${decodeURIComponent(folders.join('/'))}/`;
    const objects: ListedObject[] = [];
    for (let token: string | undefined = ''; token !== undefined; ) {
      const query = new URLSearchParams({ 'list-type': '2', prefix: root + prefix });
      if (token !== '') query.set('continuation-token', token);
      const response = await request('list objects', `${origin}/${bucket}?${query}`, { method: 'GET' });
      if (!response.ok) throw toBucketError('list objects', response);
      const page = parsePage(String(response.bytes));
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
        `The bucket at ${base} does not honour conditional writes (If-None-Match, If-Match), so two publishers could overwrite each other. Use a service that does, e.g. Amazon S3, Cloudflare R2 or a recent MinIO, or keep the release store in a folder.`,
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
