import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { FieldErrors } from '../http/refusals.ts';
import { queueMail } from '../mail/send.ts';
import { changedText } from '../mail/texts.ts';
import { sendSignInFirst, sendState } from './answers.ts';
import type { AccountsContext } from './context.ts';
import { fieldError, NewPassword, Password, tryFields } from './fields.ts';
import { publicOrigin } from './origin.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { type UserRow, userById } from './users.ts';

const ChangeInput = z.object({ current_password: Password, new_password: NewPassword });

/** The error of a password that was to be the current one and is not. */
export const notTheCurrent = (param: string): FieldErrors =>
  fieldError('Please type your current password.', 'enter_current_password', param);

/** Reads the form and checks the current password; what is wrong with either comes in one list. */
const readChange = async (user: UserRow, body: unknown): Promise<z.output<typeof ChangeInput>> => {
  const read = tryFields(ChangeInput, body);
  const errors = 'errors' in read ? read.errors : [];
  const current = tryFields(ChangeInput.pick({ current_password: true }), body);
  if ('data' in current && !(await verifyPassword(user.password_hash, current.data.current_password)))
    errors.unshift(...notTheCurrent('current_password').errors);
  if ('errors' in read || errors.length > 0) throw new FieldErrors(errors);
  return read.data;
};

/** POST /account/password/change {current_password, new_password}: every other session of the account ends. */
export const changePassword =
  (context: AccountsContext) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { db, sessions, limits, now, config, log } = context;
    const { userId } = request.visitor;
    if (userId === null) return sendSignInFirst(context, request, reply);
    await limits.sensitive(userId);
    const user = await userById(db, userId);
    const input = await readChange(user, request.body);
    const passwordHash = await hashPassword(input.new_password);
    const ended = await db.transaction().execute(async (trx) => {
      await trx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
      await trx
        .deleteFrom('mail_keys')
        .where('user_id', '=', userId)
        .where('kind', '=', 'reset_password')
        .execute();
      const text = changedText('Your password was changed', publicOrigin(request, config));
      await queueMail(trx, user.email, text, now());
      return sessions.store.endAllOf(trx, userId, request.visitor.sessionHash);
    });
    sessions.store.tell(ended);
    context.mailer.wake();
    log.info({ event: 'password.changed', user: userId }, 'password changed');
    return sendState(context, request, reply);
  };
