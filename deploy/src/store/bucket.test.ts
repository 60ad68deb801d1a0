import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AwsV4Signer } from 'aws4fetch';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type S3Server, startS3Server } from '../../../scripts/s3-server.ts';
import { signatureOf } from '../../../scripts/s3-signature.ts';
import { BucketError, createBucket, type WriteCondition } from './bucket.ts';

let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.close());
beforeEach(() => {
  server.objects.clear();
  server.state.refuse = null;
  server.state.conditions = 'kept';
  server.state.listedAtOnce = 1000;
  server.state.onRequest = async () => undefined;
});

/** The examples of https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const VECTOR = {
  time: '20130524T000000Z',
  region: 'us-east-1',
  secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  keyId: 'AKIAIOSFODNN7EXAMPLE',
};
const VECTORS: {
  what: string;
  method: string;
  url: string;
  headers: Record<string, string>;
  payload: string;
  signature: string;
}[] = [
  {
    what: 'GET object',
    method: 'GET',
    url: 'https://examplebucket.s3.amazonaws.com/test.txt',
    headers: { range: 'bytes=0-9' },
    payload: EMPTY,
    signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
  {
    what: 'GET bucket lifecycle',
    method: 'GET',
    url: 'https://examplebucket.s3.amazonaws.com/?lifecycle',
    headers: {},
    payload: EMPTY,
    signature: 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  },
  {
    what: 'list objects',
    method: 'GET',
    url: 'https://examplebucket.s3.amazonaws.com/?max-keys=2&prefix=J',
    headers: {},
    payload: EMPTY,
    signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  },
];

describe('the signatures', () => {
  it.each(VECTORS)('of the stand-in server are those that AWS published: $what', (vector) => {
    const { hostname, pathname, searchParams } = new URL(vector.url);
    const headers: Record<string, string> = {
      ...vector.headers,
      host: hostname,
      'x-amz-content-sha256': vector.payload,
      'x-amz-date': VECTOR.time,
    };
    expect(
      signatureOf({
        ...vector,
        ...VECTOR,
        path: pathname,
        query: searchParams,
        headers,
        signedHeaders: Object.keys(headers).sort(),
      }),
    ).toBe(vector.signature);
  });

  it.each(VECTORS)('of the client are those that AWS published: $what', async (vector) => {
    const signer = new AwsV4Signer({
      method: vector.method,
      url: vector.url,
      headers: { ...vector.headers, 'x-amz-content-sha256': vector.payload },
      accessKeyId: VECTOR.keyId,
      secretAccessKey: VECTOR.secret,
      service: 's3',
      region: VECTOR.region,
      datetime: VECTOR.time,
      allHeaders: true,
    });
    expect(await signer.signature()).toBe(vector.signature);
  });
});

describe('a bucket', () => {
  it('keeps what is written, byte for byte, until it is deleted', async () => {
    const bucket = createBucket(server.settings);
    const bytes = Buffer.from([0, 255, 10, 13, 128]);
    await bucket.put('pictures/a-_b', bytes, 'image/png');
    expect((await bucket.get('pictures/a-_b'))?.equals(bytes)).toBe(true);
    expect(server.objects.get('/stories/test/pictures/a-_b')?.type).toBe('image/png');
    await bucket.delete('pictures/a-_b');
    expect(await bucket.get('pictures/a-_b')).toBeNull();
    await bucket.delete('pictures/a-_b');
  });

  it('is left as it was by the check at start', async () => {
    await createBucket(server.settings).check();
    expect(server.objects.size).toBe(0);
    expect(server.state.requests).toBeGreaterThan(0);
  });

  it.each([
    [
      { keyId: 'other' },
      /refuses to write an object \(403 InvalidAccessKeyId\)\. Check PICTURES_BUCKET_KEY_ID\./,
    ],
    [{ secret: 'other' }, /\(403 SignatureDoesNotMatch\)\. Check PICTURES_BUCKET_SECRET/],
    [{ region: 'us-east-1' }, /\(400 AuthorizationHeaderMalformed\)\. Check PICTURES_BUCKET_REGION\./],
  ])('with %s is refused with a sentence that names the setting', async (change, message) => {
    await expect(createBucket({ ...server.settings, ...change }).check()).rejects.toThrow(message);
    expect(server.objects.size).toBe(0);
  });

  it('that does not exist, or without the right to write, is named as the cause', async () => {
    const url = server.settings.url.replace('/stories/', '/other/');
    await expect(createBucket({ ...server.settings, url }).check()).rejects.toThrow(
      /NoSuchBucket\)\. Create the bucket/,
    );
    server.state.refuse = 'AccessDenied';
    await expect(createBucket(server.settings).check()).rejects.toThrow(
      /Allow the key to read, write and delete/,
    );
  });

  it('lists every object below a prefix, in parts, whatever its key is', async () => {
    const bucket = createBucket(server.settings);
    const keys = ['a/1', 'a/2.json', 'a/b/3', 'a/ä b', 'b/4'];
    for (const key of keys) await bucket.put(key, Buffer.from(key), 'text/plain');
    server.state.listedAtOnce = 2;
    const listed = await bucket.list('a/');
    expect(listed.map(({ key }) => key)).toEqual(keys.slice(0, 4).sort());
    expect(listed[0]?.etag).toBe((await bucket.read('a/1'))?.etag);
    expect(Math.abs((listed[0]?.modifiedAt ?? 0) - Date.now())).toBeLessThan(60_000);
    expect(await bucket.list('c/')).toEqual([]);
  });

  it('writes under a condition only while it holds, and the same bytes again without harm', async () => {
    const bucket = createBucket(server.settings);
    const write = (text: string, condition: WriteCondition) =>
      bucket.put('registry.json', Buffer.from(text), 'application/json', { condition });
    expect(await write('one', { etag: '"x"' })).toBe(false);
    expect(await write('one', 'is-absent')).toBe(true);
    expect(await write('two', 'is-absent')).toBe(false);
    expect(await write('one', 'is-absent')).toBe(true);
    const { etag } = (await bucket.read('registry.json')) ?? { etag: '' };
    expect(await write('two', { etag })).toBe(true);
    expect(await write('three', { etag })).toBe(false);
    expect(String(await bucket.get('registry.json'))).toBe('two');
  });

  it.each(['ignored', 'refused'] as const)(
    'whose conditions are %s is refused with a sentence',
    async (what) => {
      await createBucket(server.settings).checkConditions();
      server.state.conditions = what;
      await expect(createBucket(server.settings).checkConditions()).rejects.toThrow(
        /does not honour conditional writes .*Use a service that does/,
      );
      expect(server.objects.size).toBe(0);
    },
  );

  it('repeats what the network cut short, also a write that has succeeded', async () => {
    const bucket = createBucket(server.settings);
    let failures = 2;
    server.state.onRequest = async (method, key) => {
      if (failures === 0) return;
      failures -= 1;
      // The object is written, and its answer is lost.
      if (method === 'PUT') server.objects.set(key, { bytes: Buffer.from('one'), type: 'x', modifiedAt: 0 });
      throw new Error('cut off');
    };
    const write = bucket.put('a', Buffer.from('one'), 'text/plain', { condition: 'is-absent' });
    expect(await write).toBe(true);
    failures = 1;
    expect(String(await bucket.get('a'))).toBe('one');
  });

  it('that is missing is not a missing object', async () => {
    const url = server.settings.url.replace('/stories/', '/other/');
    const bucket = createBucket({ ...server.settings, url });
    await expect(bucket.get('a')).rejects.toThrow(/NoSuchBucket\)\. Create the bucket/);
    await expect(bucket.delete('a')).rejects.toThrow(/NoSuchBucket/);
  });

  it.each([
    ['a page of a proxy', (response: ServerResponse) => response.end('<html>Sign in</html>')],
    [
      'half a listing',
      (response: ServerResponse) => {
        response.writeHead(200, { 'content-length': '1000' }).write('<ListBucketResult>');
        setImmediate(() => response.destroy());
      },
    ],
    [
      'a listing without keys',
      (response: ServerResponse) =>
        response.end('<ListBucketResult><Contents></Contents></ListBucketResult>'),
    ],
  ])('that answers with %s rejects with BucketError', async (_, answer) => {
    const other = createServer((_request, response) => void answer(response));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    try {
      const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}/stories`;
      await expect(createBucket({ ...server.settings, url }).list('')).rejects.toBeInstanceOf(BucketError);
    } finally {
      other.closeAllConnections();
      await new Promise((resolve) => other.close(resolve));
    }
  });

  it('that cannot be reached is named as the cause', async () => {
    const closed = await startS3Server();
    await closed.close();
    await expect(createBucket(closed.settings).check()).rejects.toThrow(
      /cannot be reached to write an object \(ECONNREFUSED\)\. Check PICTURES_BUCKET_URL/,
    );
  });
});

// Against a real service: S3_TEST_ENDPOINT=https://…/bucket, S3_TEST_REGION, S3_TEST_KEY_ID, S3_TEST_SECRET.
const { S3_TEST_ENDPOINT: url, S3_TEST_REGION: region = 'us-east-1' } = process.env;
const { S3_TEST_KEY_ID: keyId = '', S3_TEST_SECRET: secret = '' } = process.env;
if (url !== undefined)
  it('a real bucket passes the check at start', async () => {
    const bucket = createBucket({ url, region, keyId, secret, name: 'S3_TEST' });
    await bucket.check();
    await bucket.checkConditions();
  });
