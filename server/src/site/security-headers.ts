import helmet from '@fastify/helmet';
import { contentPolicy } from '@weaversworld/deploy/store';
import type { FastifyInstance } from 'fastify';
import { isSecure } from '../accounts/request-origin.ts';

const YEAR_SECONDS = 365 * 24 * 3600;

/** Sets security headers on every response. For index.html the site adds script hashes to the policy. */
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
