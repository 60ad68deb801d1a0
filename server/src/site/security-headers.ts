import helmet from '@fastify/helmet';
import { contentPolicy } from '@weaversworld/deploy/store';
import type { FastifyInstance } from 'fastify';
import { isSecure } from '../accounts/request-origin.ts';

const YEAR_SECONDS = 365 * 24 * 3600;

/** Security headers on every answer. The policy for scripts of index.html is widened by its hashes where it is sent. */
export const registerSecurityHeaders = async (app: FastifyInstance): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', contentPolicy(request.host));
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
    if (isSecure(request))
      reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}; includeSubDomains`);
  });
};
