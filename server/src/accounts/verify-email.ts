import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AccountsDeps } from './accounts-deps.ts';
import { sendAuthState } from './auth-responses.ts';
import { consumeEmailToken, findEmailTokenUser } from './email-tokens.ts';
import { fieldError, Key, parseFields } from './fields.ts';
import { activePending } from './session-state.ts';
import { userBody, userById } from './users.ts';

/** Body of POST /auth/email/verify. */
export const VerifyEmailInput = z.object({ key: Key });
const invalidKeyError = () => fieldError('Invalid or expired key.', 'invalid_or_expired_key', 'key');

/** The user whose verification this session is waiting for. */
const pendingUserId = (deps: AccountsDeps, request: FastifyRequest): number | null => {
  const pending = request.session === null ? null : activePending(request.session.state, deps.now());
  return pending?.flow === 'verify_email' ? pending.user_id : null;
};

/** GET /auth/email/verify, header X-Email-Verification-Key: the user of the key; changes nothing. */
export const getEmailVerification =
  (deps: AccountsDeps) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { key } = parseFields(VerifyEmailInput, { key: request.headers['x-email-verification-key'] });
    const userId = await findEmailTokenUser(deps.db, 'verify_email', key, deps.now());
    if (userId === null) throw invalidKeyError();
    const user = await userById(deps.db, userId);
    return reply.send({
      status: 200,
      data: { email: user.email, user: userBody(user) },
      meta: { is_authenticating: pendingUserId(deps, request) === userId },
    });
  };

/** POST /auth/email/verify {key}: verifies the address; does not sign in. */
export const verifyEmail = (deps: AccountsDeps) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { db, rateLimits, now, sessions, log } = deps;
  await rateLimits.countRequest('verify', request);
  const { key } = parseFields(VerifyEmailInput, request.body);
  const userId = await db.transaction().execute(async (trx) => {
    const spent = await consumeEmailToken(trx, 'verify_email', key, now());
    if (spent !== null)
      await trx.updateTable('users').set({ verified_at: now() }).where('id', '=', spent).execute();
    return spent;
  });
  if (userId === null) throw invalidKeyError();
  log.info({ event: 'email.verified', user: userId }, 'email verified');
  if (pendingUserId(deps, request) === userId && request.session !== null)
    await sessions.update(request, { state: { ...request.session.state, pending: null } });
  return sendAuthState(deps, request, reply);
};
