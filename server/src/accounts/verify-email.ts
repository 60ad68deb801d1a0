import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { writeTransaction } from '../db/database.ts';
import { isUniqueViolation } from '../db/store-errors.ts';
import { HttpError } from '../http/http-error.ts';
import { queueMail } from '../mail/mail-queue.ts';
import { securityChangeText } from '../mail/mail-texts.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { sendAuthState } from './auth-responses.ts';
import { confirmEmailChange, findEmailChange } from './email-changes.ts';
import { consumeEmailToken, findEmailTokenUser } from './email-tokens.ts';
import { fieldError, Key, parseFields } from './fields.ts';
import { publicOrigin } from './request-origin.ts';
import { activePending } from './session-state.ts';
import { userBody, userById } from './users.ts';
import { mailPendingSignup } from './verification-mail.ts';

/** Body of POST /auth/email/verify. */
export const VerifyEmailInput = z.object({ key: Key });
const invalidKeyError = () => fieldError('Invalid or expired key.', 'invalid_or_expired_key', 'key');

/** The user whose verification this session is waiting for. */
const pendingUserId = (deps: AccountsDeps, request: FastifyRequest): number | null => {
  const pending = request.session === null ? null : activePending(request.session.state, deps.now());
  return pending?.flow === 'verify_email' ? pending.user_id : null;
};

/** Between two mails of one sign-up. */
const RESEND_MS = 3 * 60_000;

/**
 * POST /auth/email/verify/resend: sends the mail of the pending sign-up again. 409 when none is pending, 403 when one was sent
 * within three minutes. Answer and effort are the same for an address that had an account already.
 */
export const resendVerification =
  (deps: AccountsDeps) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { session } = request;
    const now = deps.now();
    const pending = session === null ? null : activePending(session.state, now);
    if (session === null || pending?.flow !== 'verify_email') throw new HttpError(409, '');
    if (pending.at + RESEND_MS > now) throw new HttpError(403, '');
    await deps.sessions.update(request, { state: { ...session.state, pending: { ...pending, at: now } } });
    await mailPendingSignup(deps, request, pending);
    return reply.send({ status: 200 });
  };

/** GET /auth/email/verify, header X-Email-Verification-Key: the user of the key; changes nothing. */
export const getEmailVerification =
  (deps: AccountsDeps) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { key } = parseFields(VerifyEmailInput, { key: request.headers['x-email-verification-key'] });
    const change = await findEmailChange(deps.db, key, deps.now());
    const userId = change?.userId ?? (await findEmailTokenUser(deps.db, 'verify_email', key, deps.now()));
    if (userId === null) throw invalidKeyError();
    const user = await userById(deps.db, userId);
    return reply.send({
      status: 200,
      data: { email: change?.email ?? user.email, user: userBody(user) },
      meta: { is_authenticating: pendingUserId(deps, request) === userId },
    });
  };

/** Verifies the address of a new account, or makes a confirmed new address the account's. The user's id, or null. */
const confirmAddress = (deps: AccountsDeps, request: FastifyRequest, key: string): Promise<number | null> =>
  writeTransaction(deps.db, async (trx, afterCommit) => {
    const now = deps.now();
    const userId = await consumeEmailToken(trx, 'verify_email', key, now);
    if (userId !== null) {
      await trx.updateTable('users').set({ verified_at: now }).where('id', '=', userId).execute();
      return userId;
    }
    const change = await confirmEmailChange(trx, key, now);
    if (change === null) return null;
    const text = securityChangeText('Your email address was changed', publicOrigin(request, deps.config));
    await queueMail(trx, change.oldEmail, text, now);
    afterCommit(() =>
      deps.log.info({ event: 'email.changed', user: change.userId }, 'email address changed'),
    );
    return change.userId;
  }).catch((error: unknown) => {
    // Another account got the address between the check and the update.
    if (isUniqueViolation(error, 'users', 'email')) return null;
    throw error;
  });

/** POST /auth/email/verify {key}: verifies the address; does not sign in. */
export const verifyEmail = (deps: AccountsDeps) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { rateLimits, sessions, log } = deps;
  await rateLimits.countRequest('verify', request);
  const { key } = parseFields(VerifyEmailInput, request.body);
  const userId = await confirmAddress(deps, request, key);
  if (userId === null) throw invalidKeyError();
  deps.mailer.wake();
  log.info({ event: 'email.verified', user: userId }, 'email verified');
  if (pendingUserId(deps, request) === userId && request.session !== null)
    await sessions.update(request, { state: { ...request.session.state, pending: null } });
  return sendAuthState(deps, request, reply);
};
