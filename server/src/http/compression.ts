import type { FastifyInstance } from 'fastify';
import { compressBody, MIN_COMPRESSED_BYTES, negotiateEncoding } from './encoded-body.ts';
import { pathKind } from './paths.ts';

/**
 * Compresses the JSON of the story world from 1 KB on, in the thread pool. What it leaves alone:
 *
 * - streams (the export of an account): a compressor would hold its chunks back;
 * - bodies that have an encoding already (stories and pictures are compressed once, not for every reader);
 * - the account APIs, which answer with secrets (a two-factor secret, recovery codes, addresses).
 *
 * That is also why BREACH has nothing to measure here. It needs a secret and a text of the attacker's choice in one
 * compressed body, and the victim's browser must fetch that body for the attacker. The CSRF token is in a cookie and in no
 * body; a response of the story world holds nothing of the request's URL; and the session cookie is SameSite=Lax, so a
 * foreign page's requests carry no session.
 */
export const registerCompression = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < MIN_COMPRESSED_BYTES) return payload;
    if (pathKind(request.url) !== 'story-world' || reply.hasHeader('content-encoding')) return payload;
    if (!/^application\/json\b/.test(String(reply.getHeader('content-type') ?? ''))) return payload;
    reply.header('vary', 'Accept-Encoding');
    const encoding = negotiateEncoding(request);
    if (encoding === null) return payload;
    const body = await compressBody(payload, encoding);
    reply.header('content-encoding', encoding).header('content-length', body.length);
    return body;
  });
};
