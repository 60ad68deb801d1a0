import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { writeTransaction } from '../db/database.ts';
import { ValidationError } from '../http/http-error.ts';
import { queueMail } from '../mail/mail-queue.ts';
import { noAccountText, passwordResetText, securityChangeText } from '../mail/mail-texts.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { sendAuthState } from './auth-responses.ts';
import { consumeEmailToken, createEmailToken, findEmailTokenUser } from './email-tokens.ts';
import {
  Email,
  fieldError,
  Key,
  NewPassword,
  newPasswordFor,
  Password,
  parseFields,
  safeParseFields,
} from './fields.ts';
import { hashPassword } from './passwords.ts';
import { publicOrigin } from './request-origin.ts';
import { findUserByEmail, userBody, userById } from './users.ts';

/** Body of POST /auth/password/request. */
export const PasswordRequestInput = z.object({ email: Email });
const KeyInput = z.object({ key: Key });
const RequiredFields = z.object({ key: Key, password: Password });
/** Body of POST /auth/password/reset; the key is examined before the password. */
export const PasswordResetInput = z.object({ key: Key, password: NewPassword });
const invalidKeyError = () =>
  fieldError('The password reset token was invalid.', 'invalid_password_reset', 'key');

/** POST /auth/password/request {email}: one mail and the same response for known and unknown addresses. */
export const requestPasswordReset =
  (deps: AccountsDeps) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { db, rateLimits, now, config } = deps;
    await rateLimits.countRequest('passwordRequest', request);
    const { email } = parseFields(PasswordRequestInput, request.body);
    await rateLimits.countPasswordRequest(email);
    const origin = publicOrigin(request, config);
    await writeTransaction(db, async (trx) => {
      const user = await findUserByEmail(trx, email);
      if (user === undefined) return queueMail(trx, email, noAccountText(origin), now());
      const sessionHash = request.session?.hash ?? null;
      const key = await createEmailToken(trx, {
        userId: user.id,
        kind: 'reset_password',
        sessionHash,
        now: now(),
      });
      await queueMail(trx, email, passwordResetText(`${origin}/accounts/password/reset/key/${key}`), now());
    });
    deps.mailer.wake();
    return reply.send({ status: 200 });
  };

/** GET /auth/password/reset, header X-Password-Reset-Key: the user of the key; changes nothing. */
export const getPasswordReset =
  (deps: AccountsDeps) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { key } = parseFields(KeyInput, { key: request.headers['x-password-reset-key'] });
    const userId = await findEmailTokenUser(deps.db, 'reset_password', key, deps.now());
    if (userId === null) throw invalidKeyError();
    return reply.send({ status: 200, data: { user: userBody(await userById(deps.db, userId)) } });
  };

/**
 * Sets the password of the key's user and ends every session but this one. Also verifies the email address, because
 * the key was sent there. False when the key was consumed in the meantime.
 */
const reset = async (deps: AccountsDeps, request: FastifyRequest, key: string, password: string) => {
  const { db, sessions, now, config, log } = deps;
  const passwordHash = await hashPassword(password);
  const keep = request.session?.hash ?? null;
  const ended = await writeTransaction(db, async (trx, afterCommit) => {
    const userId = await consumeEmailToken(trx, 'reset_password', key, now());
    if (userId === null) return null;
    const user = await userById(trx, userId);
    await trx
      .updateTable('users')
      .set({ password_hash: passwordHash, verified_at: user.verified_at ?? now() })
      .where('id', '=', userId)
      .execute();
    await queueMail(
      trx,
      user.email,
      securityChangeText('Your password was changed', publicOrigin(request, config)),
      now(),
    );
    afterCommit(() => log.info({ event: 'password.reset', user: userId }, 'password reset'));
    return sessions.store.endAllForUser(trx, userId, keep);
  });
  if (ended !== null) sessions.store.notifyEnded(ended);
  deps.mailer.wake();
  return ended !== null;
};

/** The user of the body's key. Throws the errors of key and missing password in one list. */
const checkKey = async ({ db, now }: AccountsDeps, body: unknown) => {
  const fields = safeParseFields(RequiredFields, body);
  const key = safeParseFields(KeyInput, body);
  const userId = 'data' in key ? await findEmailTokenUser(db, 'reset_password', key.data.key, now()) : null;
  const errors = 'errors' in fields ? fields.errors : [];
  if ('data' in key && userId === null) errors.unshift(...invalidKeyError().errors);
  if (errors.length > 0 || !('data' in key) || userId === null) throw new ValidationError(errors);
  return { key: key.data.key, userId };
};

/** POST /auth/password/reset {key, password}: does not sign in. An invalid password leaves the key usable. */
export const resetPassword = (deps: AccountsDeps) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { db, rateLimits, sessions } = deps;
  await rateLimits.countRequest('reset', request);
  const { key, userId } = await checkKey(deps, request.body);
  const { email } = await userById(db, userId);
  const { password } = parseFields(z.object({ password: newPasswordFor(email) }), request.body);
  if (!(await reset(deps, request, key, password))) throw invalidKeyError();
  await sessions.reload(request);
  return sendAuthState(deps, request, reply);
};
