import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { buildOpenApiDocument } from '../openapi.ts';
import { createResponseCheck } from './documented-responses.ts';

const DECODERS: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/** Fastify's own log entries, which have no event. */
const FASTIFY_LOG = /^Server listening at /;

// Building the document takes longer than most tests, and it is the same for all servers.
let responseCheck: Promise<ReturnType<typeof createResponseCheck>> | undefined;

/**
 * Watches a server under test: every response must be as the OpenAPI document says, and every log entry must have an
 * event, by which an operator would search. TEST_LOG=1 prints the log.
 */
export const createServerProblems = () => {
  const problems = new Set<string>();
  return {
    log: pino(
      { level: 'trace' },
      {
        write: (line: string) => {
          if (process.env.TEST_LOG) process.stdout.write(line);
          const { event, msg } = JSON.parse(line);
          if (event === undefined && !FASTIFY_LOG.test(msg))
            problems.add(`log entry without an event: ${msg}`);
        },
      },
    ),

    /** Pass it to `buildApp`: its hook must be added before the routes. */
    beforeRoutes: async (app: FastifyInstance): Promise<void> => {
      responseCheck ??= buildOpenApiDocument().then(createResponseCheck);
      const findProblem = await responseCheck;
      app.addHook('onSend', async (request, reply, payload) => {
        const { url: route, schema } = request.routeOptions;
        // Files of the site have no summary; openapi.test.ts checks that all other routes do.
        if (route === undefined || schema?.summary === undefined || request.method === 'HEAD') return;
        const problem = findProblem({
          method: request.method,
          route,
          status: reply.statusCode,
          contentType: String(reply.getHeader('content-type') ?? ''),
          body:
            payload == null || typeof payload === 'string'
              ? (payload ?? '')
              : Buffer.isBuffer(payload)
                ? String(DECODERS[String(reply.getHeader('content-encoding') ?? '')]?.(payload) ?? payload)
                : null,
        });
        if (problem !== null) problems.add(problem);
      });
    },

    /** Call it when the server was closed. Throws when there was a problem. */
    expectNone: (): void => {
      if (problems.size > 0) throw new Error(`Problems of the server:\n${[...problems].join('\n')}`);
    },
  };
};
