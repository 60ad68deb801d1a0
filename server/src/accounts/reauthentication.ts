import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AccountsDeps } from './accounts-deps.ts';
import { authenticatedData, sendAuthState, sendUnauthenticated } from './auth-responses.ts';
import { fieldError, Password, parseFields } from './fields.ts';
import { verifyPassword } from './passwords.ts';
import type { AuthMethod } from './session-state.ts';
import { CodeInput, countCodeAttempt, incorrectCode } from './two-factor.ts';
import { authenticatorId, consumeCode, secondFactorTypes } from './two-factor-store.ts';
import { userById } from './users.ts';

/** Body of POST /auth/reauthenticate. */
export const ReauthenticateInput = z.object({ password: Password });

/**
 * True when the visitor gave a password or code within REAUTHENTICATION_TIMEOUT. The start of the session counts: it
 * took a password.
 */
export const hasRecentProof = ({ config, now }: AccountsDeps, { session }: FastifyRequest): boolean => {
  if (session === null) return false;
  const lastProof = session.state.methods.at(-1)?.at ?? session.createdAt / 1000;
  return now() / 1000 - lastProof < config.REAUTHENTICATION_TIMEOUT;
};

/** 401 of a visitor who is signed in and must confirm it with one of the `flows`; then the request can be repeated. */
export const sendReauthenticationRequired = async (
  deps: AccountsDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: number,
) => {
  const types = await secondFactorTypes(deps.db, userId);
  const second = types.length === 0 ? [] : [{ id: 'mfa_reauthenticate', types }];
  const { user, methods } = await authenticatedData(deps, request, userId);
  return reply.code(401).send({
    status: 401,
    data: { user, methods, flows: [{ id: 'reauthenticate' }, ...second] },
    meta: { is_authenticated: true },
  });
};

/** Adds the proof to the session; the one before it that was given again is dropped. */
const recordProof = async ({ sessions, now }: AccountsDeps, request: FastifyRequest, proof: object) => {
  if (request.session === null) return;
  const { state } = request.session;
  const added = { ...proof, at: now() / 1000, reauthenticated: true } as AuthMethod;
  const methods = [...state.methods.filter(({ reauthenticated }) => !reauthenticated), added];
  await sessions.update(request, { state: { ...state, methods } });
};

/** POST /auth/reauthenticate {password}: 200 AUTH, 400 for a wrong password, 429 beyond five wrong ones a minute. */
export const reauthenticate =
  (deps: AccountsDeps) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { db, rateLimits, log } = deps;
    const { userId } = request.visitor;
    if (userId === null) return sendUnauthenticated(deps, request, reply);
    const { password } = parseFields(ReauthenticateInput, request.body);
    await rateLimits.countPasswordConfirmation(userId);
    const { password_hash } = await userById(db, userId);
    if (!(await verifyPassword(password_hash, password))) {
      log.warn({ event: 'reauthentication.failed', user: userId }, 'wrong password');
      throw fieldError('Incorrect password.', 'incorrect_password', 'password');
    }
    await rateLimits.rewardPasswordConfirmation(userId);
    await recordProof(deps, request, { method: 'password' });
    return sendAuthState(deps, request, reply);
  };

/** POST /auth/2fa/reauthenticate {code}: 200 AUTH, 400 for a wrong code or too many of them. */
export const reauthenticateWithCode =
  (deps: AccountsDeps) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { userId } = request.visitor;
    if (userId === null) return sendUnauthenticated(deps, request, reply);
    const { code } = parseFields(CodeInput, request.body);
    const attempt = await countCodeAttempt(deps, request, userId);
    const type = await consumeCode(deps, userId, code);
    if (type === null) {
      deps.log.warn({ event: 'reauthentication.failed', user: userId }, 'wrong code');
      throw incorrectCode();
    }
    await attempt.markSucceeded();
    await recordProof(deps, request, { method: 'mfa', id: authenticatorId(userId, type), type });
    return sendAuthState(deps, request, reply);
  };
