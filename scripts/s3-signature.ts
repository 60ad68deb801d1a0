import { createHash, createHmac } from 'node:crypto';

/*
 * AWS Signature Version 4, written from its specification and independent of the client that is tested:
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** What is signed of a request. */
export interface SignedRequest {
  method: string;
  /** Encoded path. */
  path: string;
  query: URLSearchParams;
  /** By lower-case name. */
  headers: Record<string, string>;
  signedHeaders: string[];
  /** SHA-256 of the body in hex, or UNSIGNED-PAYLOAD. */
  payload: string;
  /** Like 20130524T000000Z. */
  time: string;
  region: string;
  secret: string;
}

const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The signature of a request, in hex. */
export const signatureOf = (request: SignedRequest): string => {
  const query = [...request.query]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const headers = request.signedHeaders
    .map((name) => `${name}:${(request.headers[name] ?? '').trim().replace(/\s+/g, ' ')}\n`)
    .join('');
  const canonical = [
    request.method,
    request.path,
    query,
    headers,
    request.signedHeaders.join(';'),
    request.payload,
  ].join('\n');
  const day = request.time.slice(0, 8);
  const scope = `${day}/${request.region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', request.time, scope, sha256(canonical)].join('\n');
  const key = [day, request.region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (before, part) => hmac(before, part),
    `AWS4${request.secret}`,
  );
  return hmac(key, text).toString('hex');
};
