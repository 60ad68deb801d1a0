import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { clearBrowserCache } from '../http/clear-site-data.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { sendAuthState, sendUnauthenticated } from './auth-responses.ts';
import { fieldError } from './fields.ts';

/** Body of DELETE /auth/sessions. */
export const EndSessionsInput = z.object({
  sessions: z
    .array(z.union([z.number(), z.string().max(20)]))
    .min(1)
    .max(1000),
});

/** A session's id in responses: 48 bits of its token's hash, from which the token cannot be found. */
const publicId = (hash: string): number => Number.parseInt(hash.slice(0, 12), 16);

const sessionsBody = async ({ sessions }: AccountsDeps, request: FastifyRequest, userId: number) => ({
  status: 200,
  data: (await sessions.store.listForUser(userId)).map((session) => ({
    id: publicId(session.hash),
    user_agent: session.userAgent,
    ip: session.ip,
    created_at: session.createdAt / 1000,
    is_current: session.hash === request.visitor.sessionHash,
    last_seen_at: session.seenAt / 1000,
  })),
});

/** GET /auth/sessions: where the user is signed in, the latest use first. */
export const listSessions = (deps: AccountsDeps) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { userId } = request.visitor;
  if (userId === null) return sendUnauthenticated(deps, request, reply);
  return reply.send(await sessionsBody(deps, request, userId));
};

/** DELETE /auth/sessions {sessions: [ids]}: 200 with the remaining ones, 401 when this one was among them. */
export const endSessions = (deps: AccountsDeps) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { sessions, log } = deps;
  const { userId, sessionHash } = request.visitor;
  if (userId === null) return sendUnauthenticated(deps, request, reply);
  const input = EndSessionsInput.safeParse(request.body);
  if (!input.success) throw fieldError('This field is required.', 'required', 'sessions');
  const hashById = new Map(
    (await sessions.store.listForUser(userId)).map(({ hash }) => [publicId(hash), hash]),
  );
  const hashes = input.data.sessions.map((id) => {
    const hash = hashById.get(Number(id));
    if (hash === undefined)
      throw fieldError(
        `Select a valid choice. ${id} is not one of the available choices.`,
        'invalid_choice',
        'sessions',
      );
    return hash;
  });
  for (const hash of hashes) await sessions.store.end(hash);
  log.info({ event: 'sessions.ended', user: userId, count: hashes.length }, 'sessions ended');
  if (sessionHash === null || !hashes.includes(sessionHash))
    return reply.send(await sessionsBody(deps, request, userId));
  clearBrowserCache(reply);
  sessions.clear(request, reply);
  return sendAuthState(deps, request, reply);
};
