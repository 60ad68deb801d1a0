import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { noAccountText, passwordResetText, securityChangeText } from '../mail/mail-texts.ts';
import { queueMail } from '../mail/mailer.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { sendAuthState } from './auth-responses.ts';
import { consumeEmailToken, createEmailToken, findEmailTokenUser } from './email-tokens.ts';
import { Email, fieldError, Key, NewPassword, parseFields } from './fields.ts';
import { hashPassword } from './passwords.ts';
import { publicOrigin } from './request-origin.ts';
import { findUserByEmail, userBody, userById } from './users.ts';

/** Body of POST /auth/password/request. */
export const PasswordRequestInput = z.object({ email: Email });
const KeyInput = z.object({ key: Key });
const PasswordInput = z.object({ password: NewPassword });
/** Body of POST /auth/password/reset; the key is examined before the password. */
export const PasswordResetInput = z.object({ ...KeyInput.shape, ...PasswordInput.shape });
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
    await db.transaction().execute(async (trx) => {
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
  const ended = await db.transaction().execute(async (trx) => {
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
    log.info({ event: 'password.reset', user: userId }, 'password reset');
    return sessions.store.endAllForUser(trx, userId, keep);
  });
  if (ended !== null) sessions.store.notifyEnded(ended);
  deps.mailer.wake();
  return ended !== null;
};

/** POST /auth/password/reset {key, password}: does not sign in. An invalid password leaves the key usable. */
export const resetPassword = (deps: AccountsDeps) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { db, rateLimits, now, sessions } = deps;
  await rateLimits.countRequest('reset', request);
  const { key } = parseFields(KeyInput, request.body);
  if ((await findEmailTokenUser(db, 'reset_password', key, now())) === null) throw invalidKeyError();
  const { password } = parseFields(PasswordInput, request.body);
  if (!(await reset(deps, request, key, password))) throw invalidKeyError();
  await sessions.reload(request);
  return sendAuthState(deps, request, reply);
};
