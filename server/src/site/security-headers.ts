import helmet from '@fastify/helmet';
import { contentPolicy } from '@weaversworld/deploy/store';
import type { FastifyInstance } from 'fastify';
import { isSecure } from '../accounts/request-origin.ts';

const YEAR_SECONDS = 365 * 24 * 3600;
const MAX_HOSTS = 100;

/** The policy of responses that are not index.html; made once for each of the few hosts of a server. */
const createPolicies = () => {
  const policies = new Map<string, string>();
  return (host: string): string => {
    const known = policies.get(host);
    if (known !== undefined) return known;
    if (policies.size >= MAX_HOSTS) policies.clear();
    const policy = contentPolicy(host);
    policies.set(host, policy);
    return policy;
  };
};

/** Sets security headers on every response. For index.html the site adds script hashes to the policy. */
export const registerSecurityHeaders = async (app: FastifyInstance): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  });
  const policyFor = createPolicies();
  app.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', policyFor(request.host));
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
    if (isSecure(request))
      reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}; includeSubDomains`);
  });
};
