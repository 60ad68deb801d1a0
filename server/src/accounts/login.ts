import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Refusal } from '../context.ts';
import { sendState } from './answers.ts';
import type { AccountsContext } from './context.ts';
import { Email, fieldError, Password, readFields } from './fields.ts';
import { verifyPassword } from './passwords.ts';
import type { AuthMethod, PendingStage } from './session-state.ts';
import { NO_STATE } from './session-state.ts';
import { hasTotp } from './two-factor-store.ts';
import { findUserByEmail, type UserRow } from './users.ts';
import { mailVerification } from './verification-mail.ts';

const LoginInput = z.object({ email: Email, password: Password });

/** The stage that stands between a right password and being signed in, if any. */
const stageFor = async (context: AccountsContext, user: UserRow): Promise<PendingStage['flow'] | null> => {
  if (user.verified_at === null && context.config.EMAIL_VERIFICATION === 'mandatory') return 'verify_email';
  return (await hasTotp(context.db, user.id)) ? 'mfa_authenticate' : null;
};

/** Goes on with a user whose password was right: signed in, or waiting for the next stage. */
const proceed = async (
  context: AccountsContext,
  request: FastifyRequest,
  reply: FastifyReply,
  user: UserRow,
) => {
  const { sessions, now, log } = context;
  const methods: AuthMethod[] = [{ method: 'password', at: now() / 1000, email: user.email }];
  const flow = await stageFor(context, user);
  if (flow === null) {
    await sessions.begin(request, reply, { userId: user.id, state: { ...NO_STATE, methods } });
    log.info({ event: 'login.done', user: user.id }, 'signed in');
    return;
  }
  const pending = { flow, user_id: user.id, at: now(), methods };
  await sessions.begin(request, reply, { userId: null, state: { ...NO_STATE, pending } });
  if (flow === 'verify_email') await mailVerification(context, request, user);
};

/** POST /auth/login {email, password}. */
export const login = (context: AccountsContext) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { db, limits, log } = context;
  await limits.request('login', request);
  const { email, password } = readFields(LoginInput, request.body);
  const attempt = await limits.failedLogin(request, email);
  const user = await findUserByEmail(db, email);
  if (!(await verifyPassword(user?.password_hash, password)) || user === undefined) {
    log.warn({ event: 'login.failed' }, 'wrong password or address');
    throw fieldError(
      'The email address and/or password you specified are not correct.',
      'email_password_mismatch',
      'password',
    );
  }
  await attempt.forgive();
  if (request.visitor.userId !== null) throw new Refusal(409, '');
  await proceed(context, request, reply, user);
  return sendState(context, request, reply);
};
