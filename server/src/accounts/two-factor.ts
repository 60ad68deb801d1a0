import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ValidationError } from '../http/http-error.ts';
import { accountLogId } from './account-log-id.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { sendAuthState, sendUnauthenticated } from './auth-responses.ts';
import { Code, fieldError, parseFields } from './fields.ts';
import type { LoginAttempt } from './rate-limits.ts';
import { activePending, EMPTY_STATE } from './session-state.ts';
import { authenticatorId, consumeCode } from './two-factor-store.ts';
import { findUserById } from './users.ts';

/** Body of POST /auth/2fa/authenticate and of activating TOTP. */
export const CodeInput = z.object({ code: Code });
export const incorrectCode = () => fieldError('Incorrect code.', 'incorrect_code', 'code');

/** What a log entry says of an account: its id and, unless it was deleted meanwhile, its hash. */
const logFieldsOf = async (
  deps: AccountsDeps,
  userId: number,
): Promise<{ user: number; account?: string }> => {
  const user = await findUserById(deps.db, userId);
  return { user: userId, ...(user && { account: accountLogId(deps, user.email) }) };
};

/** Counts a try of this user's codes; throws 400 too_many_login_attempts for the field `code` beyond the limit. */
export const countCodeAttempt = async (
  deps: AccountsDeps,
  request: FastifyRequest,
  userId: number,
): Promise<LoginAttempt> => {
  try {
    return await deps.rateLimits.countLoginAttempt(request, `two-factor ${userId}`);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    deps.log.warn({ event: 'two-factor.limited', ...(await logFieldsOf(deps, userId)) }, 'too many codes');
    throw new ValidationError(error.errors.map((one) => ({ ...one, param: 'code' })));
  }
};

/** POST /auth/2fa/authenticate {code}: the second stage of signing in. Without a pending stage: 401, and no logout. */
export const authenticateTwoFactor =
  (deps: AccountsDeps) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { sessions, now, log } = deps;
    const pending = request.session === null ? null : activePending(request.session.state, now());
    if (pending === null || pending.flow !== 'mfa_authenticate' || pending.user_id === null)
      return sendUnauthenticated(deps, request, reply);
    const { code } = parseFields(CodeInput, request.body);
    const attempt = await countCodeAttempt(deps, request, pending.user_id);
    const type = await consumeCode(deps, pending.user_id, code);
    if (type === null) {
      log.warn({ event: 'two-factor.failed', ...(await logFieldsOf(deps, pending.user_id)) }, 'wrong code');
      throw incorrectCode();
    }
    await attempt.markSucceeded();
    const id = authenticatorId(pending.user_id, type);
    const methods = [...pending.methods, { method: 'mfa' as const, at: now() / 1000, id, type }];
    await sessions.startSession(request, reply, {
      userId: pending.user_id,
      state: { ...EMPTY_STATE, methods },
    });
    log.info({ event: 'login.succeeded', ...(await logFieldsOf(deps, pending.user_id)) }, 'signed in');
    return sendAuthState(deps, request, reply);
  };
