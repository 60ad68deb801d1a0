import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signatureOf } from './s3-signature.ts';

const CREDENTIAL =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/;
const MAX_SKEW_MS = 15 * 60_000;

const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
};

const parseTime = (time: string): number =>
  Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

interface StoredObject {
  bytes: Buffer;
  type: string;
  modifiedAt: number;
  cacheControl?: string | undefined;
}

const etagOf = ({ bytes }: StoredObject): string => `"${createHash('md5').update(bytes).digest('hex')}"`;

const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The answer of ListObjectsV2. */
const listing = (objects: Map<string, StoredObject>, query: URLSearchParams, limit: number): string => {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()]
    .map((path) => path.replace(/^\/stories\//, ''))
    .filter((key) => key.startsWith(prefix) && key > after)
    .sort();
  const part = keys.slice(0, limit);
  const contents = part.map((key) => {
    const object = objects.get(`/stories/${key}`);
    if (object === undefined) throw new Error(`${key} is listed by another name`);
    const modified = new Date(object.modifiedAt).toISOString();
    return `<Contents><Key>${escapeXml(key)}</Key><LastModified>${modified}</LastModified><ETag>${escapeXml(etagOf(object))}</ETag><Size>${object.bytes.length}</Size></Contents>`;
  });
  const isTruncated = part.length < keys.length;
  const next = isTruncated
    ? `<NextContinuationToken>${escapeXml(part.at(-1) ?? '')}</NextContinuationToken>`
    : '';
  return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`;
};

/**
 * A strict S3 server for tests with one bucket, `stories`: it refuses what a real one refuses, a wrong key, secret, region, clock
 * or payload, headers that matter and are not signed, and keys outside of the bucket. (s3rver, by comparison, accepts a wrong
 * secret.)
 */
export const startS3Server = async (
  account = { keyId: 'test-key', secret: 'test/secret+key', region: 'eu-test-1' },
) => {
  const objects = new Map<string, StoredObject>();
  const state = {
    refuse: null as string | null,
    requests: 0,
    /** What becomes of conditions: `ignored` as by a service that does not know them. */
    conditions: 'kept' as 'kept' | 'ignored' | 'refused',
    /** Objects of one part of a listing. */
    listedAtOnce: 1000,
    /** Called before each request is served; when it throws, the connection breaks without an answer. */
    onRequest: (async () => undefined) as (method: string, key: string) => Promise<void>,
  };

  const problemOf = (request: IncomingMessage, body: Buffer): [number, string] | null => {
    const header = (name: string): string => String(request.headers[name] ?? '');
    const [, keyId, day, region = '', signed = '', signature] =
      CREDENTIAL.exec(header('authorization')) ?? [];
    if (signature === undefined) return [403, 'AccessDenied'];
    if (keyId !== account.keyId) return [403, 'InvalidAccessKeyId'];
    if (region !== account.region) return [400, 'AuthorizationHeaderMalformed'];
    const time = header('x-amz-date');
    if (!time.startsWith(String(day)) || Math.abs(parseTime(time) - Date.now()) > MAX_SKEW_MS)
      return [403, 'RequestTimeTooSkewed'];
    const signedHeaders = signed.split(';');
    const mustBeSigned = Object.keys(request.headers).filter(
      (name) =>
        name === 'host' || name.startsWith('x-amz-') || name === 'if-none-match' || name === 'if-match',
    );
    if (mustBeSigned.some((name) => !signedHeaders.includes(name))) return [403, 'AccessDenied'];
    const payload = header('x-amz-content-sha256');
    if (payload !== createHash('sha256').update(body).digest('hex'))
      return [400, 'XAmzContentSHA256Mismatch'];
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://any');
    const expected = signatureOf({
      method: request.method ?? '',
      path: pathname,
      query: searchParams,
      headers: Object.fromEntries(signedHeaders.map((name) => [name, header(name)])),
      signedHeaders,
      payload,
      time,
      region,
      secret: account.secret,
    });
    if (signature !== expected) return [403, 'SignatureDoesNotMatch'];
    return /^\/stories(\/|$)/.test(pathname) ? null : [404, 'NoSuchBucket'];
  };

  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    state.requests += 1;
    const refuse = (status: number, code: string) =>
      response
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(`<Error><Code>${code}</Code></Error>`);
    const problem = state.refuse === null ? problemOf(request, body) : ([403, state.refuse] as const);
    if (problem !== null) return refuse(problem[0], problem[1]);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://any');
    const key = decodeURIComponent(pathname);
    try {
      await state.onRequest(request.method ?? '', key);
    } catch {
      return request.socket.destroy();
    }
    if (searchParams.get('list-type') === '2')
      return response
        .writeHead(200, { 'content-type': 'application/xml' })
        .end(listing(objects, searchParams, state.listedAtOnce));
    const object = objects.get(key);
    if (request.method === 'PUT') {
      const { 'if-none-match': ifNoneMatch, 'if-match': ifMatch } = request.headers;
      const isConditional = ifNoneMatch !== undefined || ifMatch !== undefined;
      if (isConditional && state.conditions === 'refused') return refuse(501, 'NotImplemented');
      if (state.conditions === 'kept') {
        if (ifNoneMatch === '*' && object) return refuse(412, 'PreconditionFailed');
        if (ifMatch !== undefined && object === undefined) return refuse(404, 'NoSuchKey');
        if (ifMatch !== undefined && object && etagOf(object) !== ifMatch)
          return refuse(412, 'PreconditionFailed');
      }
      const type = String(request.headers['content-type']);
      const stored = {
        bytes: body,
        type,
        modifiedAt: Date.now(),
        cacheControl: request.headers['cache-control'],
      };
      objects.set(key, stored);
      return response.writeHead(200, { etag: etagOf(stored) }).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    if (object === undefined) return refuse(404, 'NoSuchKey');
    return response.writeHead(200, { 'content-type': object.type, etag: etagOf(object) }).end(object.bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    /** Settings of a client that is let in. */
    settings: { url: `http://127.0.0.1:${port}/stories/test`, name: 'PICTURES_BUCKET', ...account },
    /** By path. */
    objects,
    /** `refuse`: a code with which everything is refused from now on. */
    state,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
};
export type S3Server = Awaited<ReturnType<typeof startS3Server>>;
