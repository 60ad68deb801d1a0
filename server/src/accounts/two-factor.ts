import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { sendSignInFirst, sendState } from './answers.ts';
import type { AccountsContext } from './context.ts';
import { Code, fieldError, readFields } from './fields.ts';
import { livePending, NO_STATE } from './session-state.ts';
import { spendCode } from './two-factor-store.ts';

export const CodeInput = z.object({ code: Code });
export const incorrectCode = () => fieldError('Incorrect code.', 'incorrect_code', 'code');

/** POST /auth/2fa/authenticate {code}: the second stage of signing in. Without a stage waiting: 401, which is no logout. */
export const authenticateTwoFactor =
  (context: AccountsContext) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { sessions, limits, now, log } = context;
    const pending = request.session === null ? null : livePending(request.session.state, now());
    if (pending === null || pending.flow !== 'mfa_authenticate' || pending.user_id === null)
      return sendSignInFirst(context, request, reply);
    const { code } = readFields(CodeInput, request.body);
    const attempt = await limits.failedLogin(request, `two-factor ${pending.user_id}`);
    const type = await spendCode(context, pending.user_id, code);
    if (type === null) {
      log.warn({ event: 'two-factor.failed', user: pending.user_id }, 'wrong code');
      throw incorrectCode();
    }
    await attempt.forgive();
    const methods = [...pending.methods, { method: 'mfa' as const, at: now() / 1000, type }];
    await sessions.begin(request, reply, { userId: pending.user_id, state: { ...NO_STATE, methods } });
    log.info({ event: 'login.done', user: pending.user_id }, 'signed in');
    return sendState(context, request, reply);
  };
