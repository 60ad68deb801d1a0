import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Encoding = 'br' | 'gzip';

/** Brotli before gzip when the browser weighs them equally. */
const encodings = new Negotiator({ supportedValues: ['br', 'gzip'] });
/** Parsing the header takes longer than the rest of a cached answer, and browsers send the same few. */
const negotiated = new Map<string, Encoding | null>();
const MAX_NEGOTIATED = 100;

/** The encoding of the answer to a request; null for none. */
export const negotiateEncoding = (request: FastifyRequest): Encoding | null => {
  const header = String(request.headers['accept-encoding'] ?? '');
  const known = negotiated.get(header);
  if (known !== undefined) return known;
  const encoding = encodings.negotiate(header) as Encoding | null;
  if (negotiated.size >= MAX_NEGOTIATED) negotiated.clear();
  negotiated.set(header, encoding);
  return encoding;
};

/** Compresses in a thread of the pool, at levels that cost a fraction of a millisecond for 10 KB. */
export const compressBody = (body: string | Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'gzip'
    ? promisify(gzip)(body)
    : promisify(brotliCompress)(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 5,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        },
      });

/** The shortest body, in bytes, that is worth compressing: below it a packet is a packet. */
export const MIN_COMPRESSED_BYTES = 1024;

/** A body that is sent many times; each compressed form is made once, when it is first asked for. */
export interface EncodedBody {
  plain: Buffer;
  encoded(encoding: Encoding): Promise<Buffer>;
}

/** Creates the body from its text. */
export const encodedBody = (text: string): EncodedBody => {
  const plain = Buffer.from(text);
  const cache = new Map<Encoding, Promise<Buffer>>();
  return {
    plain,
    encoded: (encoding) => {
      const known = cache.get(encoding);
      if (known !== undefined) return known;
      const bytes = compressBody(plain, encoding);
      cache.set(encoding, bytes);
      bytes.catch(() => cache.delete(encoding));
      return bytes;
    },
  };
};

/** Sends a body in the best encoding that the browser accepts. The caller sets type, caching and Vary. */
export const sendEncoded = async (
  request: FastifyRequest,
  reply: FastifyReply,
  body: EncodedBody,
  minBytes = 0,
): Promise<FastifyReply> => {
  const encoding = body.plain.length < minBytes ? null : negotiateEncoding(request);
  if (encoding === null) return reply.send(body.plain);
  return reply.header('content-encoding', encoding).send(await body.encoded(encoding));
};
