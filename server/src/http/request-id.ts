import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const HEADER = 'x-request-id';
/** What a proxy sends on: letters, digits and dashes, to prevent log injection. */
const ID = /^[\w-]{8,64}$/;

/** 64 random bits. Unlike `randomBytes`, which asks the system each time, `randomUUID` draws from a buffer. */
const newId = (): string => {
  const uuid = randomUUID();
  return uuid.slice(0, 8) + uuid.slice(-8);
};

/** The id that a proxy gave the request, else a new one of 64 random bits. */
export const requestId = ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
  const given = headers[HEADER];
  return typeof given === 'string' && ID.test(given) ? given : newId();
};

/** Answers every request with its id, which is `reqId` in the log lines of the request. */
export const sendRequestIds = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(HEADER, request.id);
    done();
  });
};
