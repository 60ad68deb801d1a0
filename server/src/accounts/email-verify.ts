import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { sendState } from './answers.ts';
import type { AccountsContext } from './context.ts';
import { fieldError, Key, readFields } from './fields.ts';
import { readKey, spendKey } from './mail-keys.ts';
import { livePending } from './session-state.ts';
import { userBody, userById } from './users.ts';

const KeyInput = z.object({ key: Key });
const badKey = () => fieldError('Invalid or expired key.', 'invalid_or_expired_key', 'key');

/** The user whose address this browser is about to confirm. */
const awaitedUser = (context: AccountsContext, request: FastifyRequest): number | null => {
  const pending = request.session === null ? null : livePending(request.session.state, context.now());
  return pending?.flow === 'verify_email' ? pending.user_id : null;
};

/** GET /auth/email/verify, header X-Email-Verification-Key: whose key it is; changes nothing. */
export const showEmailKey =
  (context: AccountsContext) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { key } = readFields(KeyInput, { key: request.headers['x-email-verification-key'] });
    const userId = await readKey(context.db, 'verify_email', key, context.now());
    if (userId === null) throw badKey();
    const user = await userById(context.db, userId);
    return reply.send({
      status: 200,
      data: { email: user.email, user: userBody(user) },
      meta: { is_authenticating: awaitedUser(context, request) === userId },
    });
  };

/** POST /auth/email/verify {key}: the address is confirmed; signing in comes next. */
export const verifyEmail =
  (context: AccountsContext) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { db, limits, now, sessions, log } = context;
    await limits.request('verify', request);
    const { key } = readFields(KeyInput, request.body);
    const userId = await db.transaction().execute(async (trx) => {
      const spent = await spendKey(trx, 'verify_email', key, now());
      if (spent !== null)
        await trx.updateTable('users').set({ verified_at: now() }).where('id', '=', spent).execute();
      return spent;
    });
    if (userId === null) throw badKey();
    log.info({ event: 'email.verified', user: userId }, 'address confirmed');
    if (awaitedUser(context, request) === userId && request.session !== null)
      await sessions.change(request, { state: { ...request.session.state, pending: null } });
    return sendState(context, request, reply);
  };
