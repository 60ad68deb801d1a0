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

/**
 * A strict S3 server for tests with one bucket, `stories`: it refuses what a real one refuses, a wrong key, secret, region, clock
 * or payload, headers that matter and are not signed, and keys outside of the bucket. (s3rver, by comparison, accepts a wrong
 * secret.)
 */
export const startS3Server = async (
  account = { keyId: 'test-key', secret: 'test/secret+key', region: 'eu-test-1' },
) => {
  const objects = new Map<string, { bytes: Buffer; type: string }>();
  const state = { refuse: null as string | null, requests: 0 };

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
      (name) => name === 'host' || name.startsWith('x-amz-') || name === 'if-none-match',
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
    return pathname.startsWith('/stories/') ? null : [404, 'NoSuchBucket'];
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
    const key = request.url ?? '';
    const object = objects.get(key);
    if (request.method === 'PUT') {
      if (request.headers['if-none-match'] === '*' && object) return refuse(412, 'PreconditionFailed');
      objects.set(key, { bytes: body, type: String(request.headers['content-type']) });
      return response.writeHead(200).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    if (object === undefined) return refuse(404, 'NoSuchKey');
    return response.writeHead(200, { 'content-type': object.type }).end(object.bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    /** Settings of a client that is let in. */
    settings: { url: `http://127.0.0.1:${port}/stories/test`, ...account },
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
