import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { writeTransaction } from '../db/database.ts';
import { HttpError } from '../http/http-error.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { sendAuthState } from './auth-responses.ts';
import { Email, fieldError, fieldOf, NewPassword, newPasswordFor, parseFields } from './fields.ts';
import { hashPassword } from './passwords.ts';
import { EMPTY_STATE } from './session-state.ts';
import { queueAccountExists, queueVerification } from './verification-mail.ts';

/** Body of POST /auth/signup. */
export const SignupInput = z.object({ email: Email, password: NewPassword });

/**
 * Creates the account, or mails the owner of an address that has one. Both cases do one hash, one transaction and one
 * mail, to prevent account enumeration. Returns the new user's id, or null.
 */
const createAccount = async (
  deps: AccountsDeps,
  request: FastifyRequest,
  { email, password }: { email: string; password: string },
): Promise<number | null> => {
  const { db, config, now } = deps;
  const mandatory = config.EMAIL_VERIFICATION === 'mandatory';
  const passwordHash = await hashPassword(password);
  const mailAllowed = await deps.rateLimits.allowVerificationMail(email);
  const userId = await writeTransaction(db, async (trx) => {
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
    if (mandatory && mailAllowed) {
      if (user !== undefined) await queueVerification(trx, deps, request, { id: user.id, email });
      else await queueAccountExists(trx, deps, request, email);
    }
    return user?.id ?? null;
  });
  deps.mailer.wake();
  return userId;
};

/** POST /auth/signup {email, password}. */
export const signup = (deps: AccountsDeps) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { config, sessions, rateLimits, now, log } = deps;
  await rateLimits.countRequest('signup', request);
  const password = newPasswordFor(fieldOf(request.body, 'email'));
  const input = parseFields(SignupInput.extend({ password }), request.body);
  if (request.visitor.userId !== null) throw new HttpError(409, '');
  if (config.SIGNUP === 'closed') throw new HttpError(403, '');
  const userId = await createAccount(deps, request, input);
  log.info({ event: 'account.created' }, 'signed up');
  if (config.EMAIL_VERIFICATION === 'none') {
    if (userId === null)
      throw fieldError('A user is already registered with this email address.', 'email_taken', 'email');
    await sessions.startSession(request, reply, { userId, state: EMPTY_STATE });
  } else {
    const { email } = input;
    const pending = { flow: 'verify_email' as const, user_id: userId, email, at: now(), methods: [] };
    await sessions.startSession(request, reply, { userId: null, state: { ...EMPTY_STATE, pending } });
  }
  return sendAuthState(deps, request, reply);
};
