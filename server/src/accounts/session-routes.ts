import type { FastifyReply, FastifyRequest } from 'fastify';
import { anonymousBody, sendState } from './answers.ts';
import type { AccountsContext } from './context.ts';

/** GET /auth/session: who is there. */
export const readSession = (context: AccountsContext) => (request: FastifyRequest, reply: FastifyReply) =>
  sendState(context, request, reply);

/** Ends the session, whatever it was. */
export const endSession = async (context: AccountsContext, request: FastifyRequest, reply: FastifyReply) => {
  if (request.visitor.userId !== null)
    context.log.info({ event: 'logout', user: request.visitor.userId }, 'signed out');
  await context.sessions.finish(request, reply);
};

/** DELETE /auth/session: always 401, also when repeated. */
export const logout = (context: AccountsContext) => async (request: FastifyRequest, reply: FastifyReply) => {
  await endSession(context, request, reply);
  return reply.code(401).send(await anonymousBody(context, request));
};
