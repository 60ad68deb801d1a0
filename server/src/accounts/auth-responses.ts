import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountsDeps } from './accounts-deps.ts';
import { activePending, type PendingStage } from './session-state.ts';
import { countUnusedCodes, hasTotp } from './two-factor-store.ts';
import { userBody, userById } from './users.ts';

const availableFlows = (deps: AccountsDeps) => [
  { id: 'login' },
  ...(deps.config.SIGNUP === 'open' ? [{ id: 'signup' }] : []),
];

const pendingFlow = async (deps: AccountsDeps, pending: PendingStage) => {
  if (pending.flow === 'verify_email' || pending.user_id === null)
    return { id: pending.flow, is_pending: true };
  const codes = await countUnusedCodes(deps.db, pending.user_id);
  const app = await hasTotp(deps.db, pending.user_id);
  const types = [...(codes > 0 ? ['recovery_codes'] : []), ...(app ? ['totp'] : [])];
  return { id: pending.flow, is_pending: true, types };
};

/** The 401 body: available flows, and the pending one. */
export const unauthenticatedBody = async (deps: AccountsDeps, request: FastifyRequest) => {
  const pending = request.session === null ? null : activePending(request.session.state, deps.now());
  const flows = [...availableFlows(deps), ...(pending === null ? [] : [await pendingFlow(deps, pending)])];
  return {
    status: 401,
    data: { flows },
    // A signed-in visitor gets a 401 with `true` only to confirm it (reauthentication.ts), else null as from allauth.
    meta: { is_authenticated: request.visitor.userId === null ? false : null },
  };
};

/** The user and how they authenticated. */
export const authenticatedData = async (deps: AccountsDeps, request: FastifyRequest, userId: number) => ({
  user: userBody(await userById(deps.db, userId)),
  methods: request.session?.state.methods ?? [],
});

/** Sends the authentication state: 200 AUTH, or 401 ANON or PENDING. */
export const sendAuthState = async (deps: AccountsDeps, request: FastifyRequest, reply: FastifyReply) => {
  const { userId, activeProfileId } = request.visitor;
  if (userId === null) return reply.code(401).send(await unauthenticatedBody(deps, request));
  const data = await authenticatedData(deps, request, userId);
  return reply.send({
    status: 200,
    data: { ...data, active_child_profile_id: activeProfileId },
    meta: { is_authenticated: true },
  });
};

/** Sends 401 ANON or PENDING, for routes that need a signed-in user. */
export const sendUnauthenticated = async (deps: AccountsDeps, request: FastifyRequest, reply: FastifyReply) =>
  reply.code(401).send(await unauthenticatedBody(deps, request));
