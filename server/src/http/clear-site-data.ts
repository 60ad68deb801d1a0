import type { FastifyReply } from 'fastify';

/**
 * Makes the browser drop its cache of this site, e.g. pictures of private stories, when a session ends. Browsers obey over
 * https and on localhost only; answers that are private are therefore `no-store` as well.
 */
export const clearBrowserCache = (reply: FastifyReply): void => {
  reply.header('clear-site-data', '"cache"');
};
