import type { FastifyReply, FastifyRequest } from 'fastify';
import { clearBrowserCache } from '../http/clear-site-data.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { sendAuthState, unauthenticatedBody } from './auth-responses.ts';

/** Browsers report a 401 as an error on the console. `Accept: …;status=200` requests the same body with status 200. */
const asksForOk = ({ headers }: FastifyRequest): boolean => /;\s*status=200\b/.test(headers.accept ?? '');

/** GET /auth/session: the authentication state. */
export const getSession = (deps: AccountsDeps) => async (request: FastifyRequest, reply: FastifyReply) =>
  request.visitor.userId === null && asksForOk(request)
    ? reply.send(await unauthenticatedBody(deps, request))
    : sendAuthState(deps, request, reply);

/** Ends the session, signed in or not. */
export const endSession = async (deps: AccountsDeps, request: FastifyRequest, reply: FastifyReply) => {
  if (request.visitor.userId !== null)
    deps.log.info({ event: 'session.ended', user: request.visitor.userId }, 'signed out');
  if (request.session !== null) clearBrowserCache(reply);
  await deps.sessions.end(request, reply);
};

/** DELETE /auth/session: always 401, also when repeated. */
export const logout = (deps: AccountsDeps) => async (request: FastifyRequest, reply: FastifyReply) => {
  await endSession(deps, request, reply);
  return reply.code(401).send(await unauthenticatedBody(deps, request));
};
