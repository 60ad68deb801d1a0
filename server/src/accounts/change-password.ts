import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { writeTransaction } from '../db/database.ts';
import { ValidationError } from '../http/http-error.ts';
import { queueMail } from '../mail/mail-queue.ts';
import { securityChangeText } from '../mail/mail-texts.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { sendAuthState, sendUnauthenticated } from './auth-responses.ts';
import { fieldError, NewPassword, newPasswordFor, Password, safeParseFields } from './fields.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { publicOrigin } from './request-origin.ts';
import { type UserRow, userById } from './users.ts';

/** Body of POST /account/password/change. */
export const ChangePasswordInput = z.object({ current_password: Password, new_password: NewPassword });

/** The error for a wrong current password. */
export const wrongPasswordError = (param: string): ValidationError =>
  fieldError('Please type your current password.', 'enter_current_password', param);

/** Validates the body and the current password; throws all errors in one list. */
const parseInput = async (user: UserRow, body: unknown): Promise<z.output<typeof ChangePasswordInput>> => {
  const fields = ChangePasswordInput.extend({ new_password: newPasswordFor(user.email) });
  const read = safeParseFields(fields, body);
  const errors = 'errors' in read ? read.errors : [];
  const current = safeParseFields(ChangePasswordInput.pick({ current_password: true }), body);
  if ('data' in current && !(await verifyPassword(user.password_hash, current.data.current_password)))
    errors.unshift(...wrongPasswordError('current_password').errors);
  if ('errors' in read || errors.length > 0) throw new ValidationError(errors);
  return read.data;
};

/** POST /account/password/change {current_password, new_password}: ends every other session of the account. */
export const changePassword =
  (deps: AccountsDeps) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { db, sessions, rateLimits, now, config, log } = deps;
    const { userId } = request.visitor;
    if (userId === null) return sendUnauthenticated(deps, request, reply);
    await rateLimits.countPasswordConfirmation(userId);
    const user = await userById(db, userId);
    const input = await parseInput(user, request.body);
    const passwordHash = await hashPassword(input.new_password);
    const ended = await writeTransaction(db, async (trx) => {
      await trx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
      await trx
        .deleteFrom('email_tokens')
        .where('user_id', '=', userId)
        .where('kind', '=', 'reset_password')
        .execute();
      const text = securityChangeText('Your password was changed', publicOrigin(request, config));
      await queueMail(trx, user.email, text, now());
      return sessions.store.endAllForUser(trx, userId, request.visitor.sessionHash);
    });
    sessions.store.notifyEnded(ended);
    deps.mailer.wake();
    log.info({ event: 'password.changed', user: userId }, 'password changed');
    return sendAuthState(deps, request, reply);
  };
