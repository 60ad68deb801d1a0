import type { FastifyInstance } from 'fastify';
import { HttpError } from './http-error.ts';

const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** Refuses (400) a Host, or a trusted X-Forwarded-Host, that is no host name: links are made from it. */
export const refuseMalformedHosts = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request) => {
    if (request.host !== '' && !HOST.test(request.host)) throw new HttpError(400, '');
  });
};
