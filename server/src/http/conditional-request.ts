import type { FastifyReply, FastifyRequest } from 'fastify';

const withoutWeakness = (etag: string): string => etag.trim().replace(/^W\//, '');

/** True for a GET or HEAD whose If-None-Match names this ETag, by the weak comparison that RFC 9110 prescribes for it. */
export const isNotModified = (request: FastifyRequest, etag: string): boolean => {
  const header = request.headers['if-none-match'];
  // A POST that changed something answers with the result, never with 304.
  if (header === undefined || !/^(GET|HEAD)$/.test(request.method)) return false;
  return (
    header.trim() === '*' || header.split(',').some((one) => withoutWeakness(one) === withoutWeakness(etag))
  );
};

/** Answers 304: the client already has what this ETag names. */
export const sendNotModified = (reply: FastifyReply, etag: string): FastifyReply =>
  reply
    .code(304)
    .header('etag', etag)
    .header('vary', reply.getHeader('vary') ?? 'Accept-Encoding')
    .send();
