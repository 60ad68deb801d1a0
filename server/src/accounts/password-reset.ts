import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { queueMail } from '../mail/send.ts';
import { changedText, nobodyHereText, resetText } from '../mail/texts.ts';
import { sendState } from './answers.ts';
import type { AccountsContext } from './context.ts';
import { Email, fieldError, Key, NewPassword, readFields } from './fields.ts';
import { issueKey, readKey, spendKey } from './mail-keys.ts';
import { publicOrigin } from './origin.ts';
import { hashPassword } from './passwords.ts';
import { findUserByEmail, userBody, userById } from './users.ts';

const RequestInput = z.object({ email: Email });
const KeyInput = z.object({ key: Key });
const PasswordInput = z.object({ password: NewPassword });
const badKey = () => fieldError('The password reset token was invalid.', 'invalid_password_reset', 'key');

/** POST /auth/password/request {email}: one mail and the same answer, whether the address is known or not. */
export const requestReset =
  (context: AccountsContext) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { db, limits, now, config } = context;
    await limits.request('passwordRequest', request);
    const { email } = readFields(RequestInput, request.body);
    await limits.passwordRequestFor(email);
    const origin = publicOrigin(request, config);
    await db.transaction().execute(async (trx) => {
      const user = await findUserByEmail(trx, email);
      if (user === undefined) return queueMail(trx, email, nobodyHereText(origin), now());
      const sessionHash = request.session?.hash ?? null;
      const key = await issueKey(trx, { userId: user.id, kind: 'reset_password', sessionHash, now: now() });
      await queueMail(trx, email, resetText(`${origin}/accounts/password/reset/key/${key}`), now());
    });
    context.mailer.wake();
    return reply.send({ status: 200 });
  };

/** GET /auth/password/reset, header X-Password-Reset-Key: whose key it is; changes nothing. */
export const showResetKey =
  (context: AccountsContext) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { key } = readFields(KeyInput, { key: request.headers['x-password-reset-key'] });
    const userId = await readKey(context.db, 'reset_password', key, context.now());
    if (userId === null) throw badKey();
    return reply.send({ status: 200, data: { user: userBody(await userById(context.db, userId)) } });
  };

/**
 * Sets the password of the key's user and ends every session but this one. The link came by mail, so the address is
 * confirmed by it too. False when the key was spent meanwhile.
 */
const reset = async (context: AccountsContext, request: FastifyRequest, key: string, password: string) => {
  const { db, sessions, now, config, log } = context;
  const passwordHash = await hashPassword(password);
  const keep = request.session?.hash ?? null;
  const ended = await db.transaction().execute(async (trx) => {
    const userId = await spendKey(trx, 'reset_password', key, now());
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
      changedText('Your password was changed', publicOrigin(request, config)),
      now(),
    );
    log.info({ event: 'password.reset', user: userId }, 'password reset');
    return sessions.store.endAllOf(trx, userId, keep);
  });
  if (ended !== null) sessions.store.tell(ended);
  context.mailer.wake();
  return ended !== null;
};

/** POST /auth/password/reset {key, password}: done; signing in comes next. A bad password leaves the key usable. */
export const resetPassword =
  (context: AccountsContext) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { db, limits, now, sessions } = context;
    await limits.request('reset', request);
    const { key } = readFields(KeyInput, request.body);
    if ((await readKey(db, 'reset_password', key, now())) === null) throw badKey();
    const { password } = readFields(PasswordInput, request.body);
    if (!(await reset(context, request, key, password))) throw badKey();
    await sessions.reread(request);
    return sendState(context, request, reply);
  };
