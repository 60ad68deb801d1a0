import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

const Readiness = z.object({ ready: z.boolean() });

/**
 * GET /healthz: the process answers. GET /readyz: the store accepts writes as well and the server is not stopping, else 503, so that a load
 * balancer sends requests elsewhere and a monitor reports it; the cause is in the log only.
 */
export const registerHealthChecks = (app: FastifyInstance, isReady: () => Promise<boolean>): void => {
  app.get(
    '/healthz',
    { schema: { summary: 'Liveness check', response: { 200: z.object({ ok: z.literal(true) }) } } },
    async () => ({ ok: true }),
  );
  app.get(
    '/readyz',
    { schema: { summary: 'Readiness check', response: { 200: Readiness, 503: Readiness } } },
    async (_request, reply) => {
      const ready = await isReady();
      return reply
        .code(ready ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ ready });
    },
  );
};
