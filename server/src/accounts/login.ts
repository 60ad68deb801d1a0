import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { HttpError } from '../http/http-error.ts';
import { accountLogId } from './account-log-id.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { sendAuthState } from './auth-responses.ts';
import { Email, fieldError, Password, parseFields } from './fields.ts';
import { verifyPassword } from './passwords.ts';
import { type AuthMethod, EMPTY_STATE, type PendingStage } from './session-state.ts';
import { hasTotp } from './two-factor-store.ts';
import { findUserByEmail, type UserRow } from './users.ts';
import { mailVerification } from './verification-mail.ts';

/** Body of POST /auth/login. */
export const LoginInput = z.object({ email: Email, password: Password });

/** The stage that remains after a correct password; null when there is none. */
const nextStage = async (deps: AccountsDeps, user: UserRow): Promise<PendingStage['flow'] | null> => {
  if (user.verified_at === null && deps.config.EMAIL_VERIFICATION === 'mandatory') return 'verify_email';
  return (await hasTotp(deps.db, user.id)) ? 'mfa_authenticate' : null;
};

/** Signs in a user whose password was correct, or starts the next stage. */
const completeLogin = async (
  deps: AccountsDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  user: UserRow,
) => {
  const { sessions, now, log } = deps;
  const methods: AuthMethod[] = [{ method: 'password', at: now() / 1000, email: user.email }];
  const flow = await nextStage(deps, user);
  const account = accountLogId(deps, user.email);
  if (flow === null) {
    await sessions.startSession(request, reply, { userId: user.id, state: { ...EMPTY_STATE, methods } });
    log.info({ event: 'login.succeeded', user: user.id, account }, 'signed in');
    return;
  }
  const pending = { flow, user_id: user.id, at: now(), methods };
  await sessions.startSession(request, reply, { userId: null, state: { ...EMPTY_STATE, pending } });
  log.info({ event: 'login.pending', user: user.id, account, flow }, 'the password was right');
  if (flow === 'verify_email') await mailVerification(deps, request, user);
};

/** POST /auth/login {email, password}. */
export const login = (deps: AccountsDeps) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { db, rateLimits, log } = deps;
  await rateLimits.countRequest('login', request);
  const { email, password } = parseFields(LoginInput, request.body);
  const account = accountLogId(deps, email);
  const attempt = await rateLimits.countLoginAttempt(request, email).catch((error: unknown) => {
    log.warn({ event: 'login.limited', account }, 'too many attempts to sign in');
    throw error;
  });
  const user = await findUserByEmail(db, email);
  if (!(await verifyPassword(user?.password_hash, password)) || user === undefined) {
    log.warn({ event: 'login.failed', account }, 'wrong password or address');
    throw fieldError(
      'The email address and/or password you specified are not correct.',
      'email_password_mismatch',
      'password',
    );
  }
  await attempt.markSucceeded();
  if (request.visitor.userId !== null) throw new HttpError(409, '');
  await completeLogin(deps, request, reply, user);
  return sendAuthState(deps, request, reply);
};
