import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Refusal } from '../context.ts';
import { queueMail } from '../mail/send.ts';
import { alreadyHereText } from '../mail/texts.ts';
import { sendState } from './answers.ts';
import type { AccountsContext } from './context.ts';
import { Email, fieldError, NewPassword, readFields } from './fields.ts';
import { publicOrigin } from './origin.ts';
import { hashPassword } from './passwords.ts';
import { NO_STATE } from './session-state.ts';
import { queueVerification } from './verification-mail.ts';

const SignupInput = z.object({ email: Email, password: NewPassword });

/**
 * Makes the account, or writes to the owner of an address that has one; in both cases one hash, one transaction and one
 * mail, so that the asker learns nothing. Answers the new user's id, or null.
 */
const enroll = async (
  context: AccountsContext,
  request: FastifyRequest,
  { email, password }: { email: string; password: string },
): Promise<number | null> => {
  const { db, config, now } = context;
  const mandatory = config.EMAIL_VERIFICATION === 'mandatory';
  const passwordHash = await hashPassword(password);
  const mayMail = await context.limits.mayMail(email);
  const userId = await db.transaction().execute(async (trx) => {
    const user = await trx
      .insertInto('users')
      .values({
        email,
        password_hash: passwordHash,
        verified_at: mandatory ? null : now(),
        created_at: now(),
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (mandatory && mayMail) {
      if (user !== undefined) await queueVerification(trx, context, request, { id: user.id, email });
      else await queueMail(trx, email, alreadyHereText(publicOrigin(request, config)), now());
    }
    return user?.id ?? null;
  });
  context.mailer.wake();
  return userId;
};

/** POST /auth/signup {email, password}. */
export const signup = (context: AccountsContext) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { config, sessions, limits, now, log } = context;
  await limits.request('signup', request);
  const input = readFields(SignupInput, request.body);
  if (request.visitor.userId !== null) throw new Refusal(409, '');
  if (config.SIGNUP === 'closed') throw new Refusal(403, '');
  const userId = await enroll(context, request, input);
  log.info({ event: 'signup' }, 'signed up');
  if (config.EMAIL_VERIFICATION === 'none') {
    if (userId === null)
      throw fieldError('A user is already registered with this email address.', 'email_taken', 'email');
    await sessions.begin(request, reply, { userId, state: NO_STATE });
  } else {
    const pending = { flow: 'verify_email' as const, user_id: userId, at: now(), methods: [] };
    await sessions.begin(request, reply, { userId: null, state: { ...NO_STATE, pending } });
  }
  return sendState(context, request, reply);
};
