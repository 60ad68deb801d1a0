import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendSignInFirst } from './answers.ts';
import type { AccountsContext } from './context.ts';
import { ensureCsrfCookie } from './csrf.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export.ts';
import { fieldError } from './fields.ts';
import { login } from './login.ts';
import { requestReset, resetPassword } from './password-reset.ts';
import { endSession } from './session-routes.ts';
import { signup } from './signup.ts';
import { userBody, userById } from './users.ts';

const field = (body: unknown, ...names: string[]): unknown => {
  const given = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  return names.map((name) => given[name]).find((value) => value !== undefined && value !== null);
};

const showUser = (context: AccountsContext) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { userId } = request.visitor;
  if (userId === null) return sendSignInFirst(context, request, reply);
  return reply.send(userBody(await userById(context.db, userId)));
};

/** PATCH /accounts/api/profile/: nothing of an account can be changed here; another address is refused, the rest dropped. */
const patchProfile = (context: AccountsContext) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { userId } = request.visitor;
  if (userId === null) return sendSignInFirst(context, request, reply);
  const user = await userById(context.db, userId);
  const email = field(request.body, 'email');
  if (email !== undefined && String(email).toLowerCase() !== user.email)
    throw fieldError('The email address cannot be changed here.', 'invalid', 'email');
  return reply.send(userBody(user));
};

/** The account API of the specification: its own paths and field names, the browser-auth API's logic. */
export const registerAccountApi = (app: FastifyInstance, context: AccountsContext): void => {
  const base = '/accounts/api';
  const withFields =
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
  app.get(`${base}/user/`, showUser(context));
  app.get(`${base}/profile/`, showUser(context));
  app.patch(`${base}/profile/`, patchProfile(context));
  app.post(`${base}/login/`, login(context));
  app.post(`${base}/logout/`, async (request, reply) => {
    await endSession(context, request, reply);
    return { status: 200 };
  });
  app.post(
    `${base}/signup/`,
    withFields(
      (body) => ({ email: field(body, 'email'), password: field(body, 'password', 'password1') }),
      signup(context),
    ),
  );
  app.post(`${base}/password/reset/`, requestReset(context));
  app.post(
    `${base}/password/reset/confirm/`,
    withFields(
      (body) => ({
        key: field(body, 'key', 'token'),
        password: field(body, 'password', 'password1', 'new_password', 'new_password1'),
      }),
      resetPassword(context),
    ),
  );
  app.get(`${base}/export/`, exportAccount(context));
  app.post(`${base}/delete/`, deleteAccount(context));
};
