import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { contentPolicy } from '@weaversworld/deploy/store';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
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

/** What helmet sets on every response. It is the same each time, and asking eleven functions for it costs as much as the answer. */
const fixedHeaders = (): Record<string, string> => {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  })(request, response, () => undefined);
  const headers = Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
  return {
    ...Object.fromEntries(headers),
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  };
};

/** Sets security headers on every response. For index.html the site adds script hashes to the policy. */
export const registerSecurityHeaders = (app: FastifyInstance): void => {
  const policyFor = createPolicies();
  const fixed = fixedHeaders();
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(fixed).header('content-security-policy', policyFor(request.host));
    if (isSecure(request))
      reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}; includeSubDomains`);
    done();
  });
};
