import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccountsDeps } from './accounts-deps.ts';
import { sendUnauthenticated } from './auth-responses.ts';
import { ensureCsrfCookie } from './csrf.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { fieldError } from './fields.ts';
import { login } from './login.ts';
import { requestPasswordReset, resetPassword } from './reset-password.ts';
import { endSession } from './session-routes.ts';
import { signup } from './signup.ts';
import { userBody, userById } from './users.ts';

const field = (body: unknown, ...names: string[]): unknown => {
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  return names.map((name) => fields[name]).find((value) => value !== undefined && value !== null);
};

const getUser = (deps: AccountsDeps) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { userId } = request.visitor;
  if (userId === null) return sendUnauthenticated(deps, request, reply);
  return reply.send(userBody(await userById(deps.db, userId)));
};

/** PATCH /accounts/api/profile/: nothing of an account can be changed here; another address is refused, the rest dropped. */
const patchProfile = (deps: AccountsDeps) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { userId } = request.visitor;
  if (userId === null) return sendUnauthenticated(deps, request, reply);
  const user = await userById(deps.db, userId);
  const email = field(request.body, 'email');
  if (email !== undefined && String(email).toLowerCase() !== user.email)
    throw fieldError('The email address cannot be changed here.', 'invalid', 'email');
  return reply.send(userBody(user));
};

/** The account API of the specification: its own paths and field names, the browser-auth API's logic. */
export const registerAccountApi = (app: FastifyInstance, deps: AccountsDeps): void => {
  const base = '/accounts/api';
  const withRenamedFields =
    (
      rename: (body: unknown) => unknown,
      handler: (request: FastifyRequest, reply: FastifyReply) => unknown,
    ) =>
    (request: FastifyRequest, reply: FastifyReply) => {
      request.body = rename(request.body);
      return handler(request, reply);
    };

  app.get(`${base}/csrf/`, async (request, reply) => {
    ensureCsrfCookie(request, reply);
    return { status: 200 };
  });
  app.get(`${base}/user/`, getUser(deps));
  app.get(`${base}/profile/`, getUser(deps));
  app.patch(`${base}/profile/`, patchProfile(deps));
  app.post(`${base}/login/`, login(deps));
  app.post(`${base}/logout/`, async (request, reply) => {
    await endSession(deps, request, reply);
    return { status: 200 };
  });
  app.post(
    `${base}/signup/`,
    withRenamedFields(
      (body) => ({ email: field(body, 'email'), password: field(body, 'password', 'password1') }),
      signup(deps),
    ),
  );
  app.post(`${base}/password/reset/`, requestPasswordReset(deps));
  app.post(
    `${base}/password/reset/confirm/`,
    withRenamedFields(
      (body) => ({
        key: field(body, 'key', 'token'),
        password: field(body, 'password', 'password1', 'new_password', 'new_password1'),
      }),
      resetPassword(deps),
    ),
  );
  app.get(`${base}/export/`, exportAccount(deps));
  app.post(`${base}/delete/`, deleteAccount(deps));
};
