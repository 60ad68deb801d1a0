import { AuthResponseBody, User } from '@weaversworld/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AccountsDeps } from './accounts-deps.ts';
import { sendUnauthenticated } from './auth-responses.ts';
import { ensureCsrfCookie } from './csrf.ts';
import { DeleteAccountInput, deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { Email, fieldError, NewPassword } from './fields.ts';
import { LoginInput, login } from './login.ts';
import {
  PasswordRequestInput,
  PasswordResetInput,
  requestPasswordReset,
  resetPassword,
} from './reset-password.ts';
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

/** PATCH /accounts/api/profile/: changes nothing; another email address is rejected, other fields are ignored. */
const patchProfile = (deps: AccountsDeps) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { userId } = request.visitor;
  if (userId === null) return sendUnauthenticated(deps, request, reply);
  const user = await userById(deps.db, userId);
  const email = field(request.body, 'email');
  if (email !== undefined && String(email).toLowerCase() !== user.email)
    throw fieldError('The email address cannot be changed here.', 'invalid', 'email');
  return reply.send(userBody(user));
};

/** The specification's account API: other paths and field names for the handlers of the browser-auth API. */
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

  const ok = { 200: AuthResponseBody };
  const user = { 200: User };
  const state = { 200: AuthResponseBody, 401: AuthResponseBody };

  app.get(
    `${base}/csrf/`,
    { schema: { summary: 'Get the CSRF cookie', response: ok } },
    async (request, reply) => {
      ensureCsrfCookie(request, reply);
      return { status: 200 };
    },
  );
  app.get(`${base}/user/`, { schema: { summary: 'Read the user', response: user } }, getUser(deps));
  app.get(`${base}/profile/`, { schema: { summary: 'Read the user', response: user } }, getUser(deps));
  app.patch(
    `${base}/profile/`,
    {
      schema: {
        summary: 'Accepts the present email address only',
        body: z.object({ email: Email.optional() }),
        response: user,
      },
    },
    patchProfile(deps),
  );
  app.post(
    `${base}/login/`,
    { schema: { summary: 'Sign in', body: LoginInput, response: state } },
    login(deps),
  );
  app.post(`${base}/logout/`, { schema: { summary: 'Sign out', response: ok } }, async (request, reply) => {
    await endSession(deps, request, reply);
    return { status: 200 };
  });
  app.post(
    `${base}/signup/`,
    {
      schema: {
        summary: 'Sign up',
        body: z.object({ email: Email, password1: NewPassword }),
        response: state,
      },
    },
    withRenamedFields(
      (body) => ({ email: field(body, 'email'), password: field(body, 'password', 'password1') }),
      signup(deps),
    ),
  );
  app.post(
    `${base}/password/reset/`,
    { schema: { summary: 'Request a password reset mail', body: PasswordRequestInput, response: ok } },
    requestPasswordReset(deps),
  );
  app.post(
    `${base}/password/reset/confirm/`,
    { schema: { summary: 'Reset the password', body: PasswordResetInput, response: state } },
    withRenamedFields(
      (body) => ({
        key: field(body, 'key', 'token'),
        password: field(body, 'password', 'password1', 'new_password', 'new_password1'),
      }),
      resetPassword(deps),
    ),
  );
  app.get(
    `${base}/export/`,
    {
      schema: { summary: 'Download everything that the account holds', response: { 200: z.looseObject({}) } },
      onRequest: deps.writeLimits.onRequest('exports'),
    },
    exportAccount(deps),
  );
  app.post(
    `${base}/delete/`,
    { schema: { summary: 'Delete the account', body: DeleteAccountInput, response: ok } },
    deleteAccount(deps),
  );
};
