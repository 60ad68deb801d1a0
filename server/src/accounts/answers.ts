import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountsContext } from './context.ts';
import { livePending, type PendingStage } from './session-state.ts';
import { hasTotp, unusedCodeCount } from './two-factor-store.ts';
import { userBody, userById } from './users.ts';

const openFlows = (context: AccountsContext) => [
  { id: 'login' },
  ...(context.config.SIGNUP === 'open' ? [{ id: 'signup' }] : []),
];

const pendingFlow = async (context: AccountsContext, pending: PendingStage) => {
  if (pending.flow === 'verify_email' || pending.user_id === null)
    return { id: pending.flow, is_pending: true };
  const codes = await unusedCodeCount(context.db, pending.user_id);
  const app = await hasTotp(context.db, pending.user_id);
  const types = [...(codes > 0 ? ['recovery_codes'] : []), ...(app ? ['totp'] : [])];
  return { id: pending.flow, is_pending: true, types };
};

/** The 401 body: what can be done, and what is waited for. */
export const anonymousBody = async (context: AccountsContext, request: FastifyRequest) => {
  const pending = request.session === null ? null : livePending(request.session.state, context.now());
  const flows = [...openFlows(context), ...(pending === null ? [] : [await pendingFlow(context, pending)])];
  return {
    status: 401,
    data: { flows },
    meta: { is_authenticated: request.visitor.userId !== null },
  };
};

/** Answers with who is there: 200 AUTH, or 401 ANON or PENDING. */
export const sendState = async (context: AccountsContext, request: FastifyRequest, reply: FastifyReply) => {
  const { userId, activeProfileId } = request.visitor;
  if (userId === null) return reply.code(401).send(await anonymousBody(context, request));
  const user = await userById(context.db, userId);
  return reply.send({
    status: 200,
    data: {
      user: userBody(user),
      methods: request.session?.state.methods ?? [],
      active_child_profile_id: activeProfileId,
    },
    meta: { is_authenticated: true },
  });
};

/** Answers 401 as for a visitor; for calls that need a signed-in user. */
export const sendSignInFirst = async (
  context: AccountsContext,
  request: FastifyRequest,
  reply: FastifyReply,
) => reply.code(401).send(await anonymousBody(context, request));
