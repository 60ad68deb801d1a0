import { AuthResponseBody } from '@weaversworld/shared/contract';
import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import { z } from 'zod';
import { AUTH_BASES } from '../http/paths.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { ChangePasswordInput, changePassword } from './change-password.ts';
import { LoginInput, login } from './login.ts';
import { createRecoveryCodes, getRecoveryCodes } from './recovery-codes.ts';
import {
  getPasswordReset,
  PasswordRequestInput,
  PasswordResetInput,
  requestPasswordReset,
  resetPassword,
} from './reset-password.ts';
import { getSession, logout } from './session-routes.ts';
import { SignupInput, signup } from './signup.ts';
import { activateTotp, deactivateTotp, getTotp } from './totp.ts';
import { authenticateTwoFactor, CodeInput } from './two-factor.ts';
import { getEmailVerification, VerifyEmailInput, verifyEmail } from './verify-email.ts';

const responses = { 200: AuthResponseBody, 401: AuthResponseBody };
const keyHeader = (name: string) => z.object({ [name]: z.string() });

/** The browser-auth API, under its own base and under the one that django-allauth's clients use. */
export const registerAuthRoutes = (app: FastifyInstance, deps: AccountsDeps): void => {
  const route = (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    handler: RouteHandlerMethod,
    schema: { summary: string; body?: z.ZodType; headers?: z.ZodType },
  ) => {
    for (const base of AUTH_BASES)
      app.route({ method, url: `${base}${path}`, handler, schema: { ...schema, response: responses } });
  };

  route('GET', '/auth/session', getSession(deps), { summary: 'Read the session' });
  route('DELETE', '/auth/session', logout(deps), { summary: 'Sign out' });
  route('POST', '/auth/login', login(deps), { summary: 'Sign in', body: LoginInput });
  route('POST', '/auth/signup', signup(deps), { summary: 'Sign up', body: SignupInput });
  route('GET', '/auth/email/verify', getEmailVerification(deps), {
    summary: 'Read whose email verification key this is',
    headers: keyHeader('x-email-verification-key'),
  });
  route('POST', '/auth/email/verify', verifyEmail(deps), {
    summary: 'Verify an email address',
    body: VerifyEmailInput,
  });
  route('POST', '/auth/password/request', requestPasswordReset(deps), {
    summary: 'Request a password reset mail',
    body: PasswordRequestInput,
  });
  route('GET', '/auth/password/reset', getPasswordReset(deps), {
    summary: 'Read whose password reset key this is',
    headers: keyHeader('x-password-reset-key'),
  });
  route('POST', '/auth/password/reset', resetPassword(deps), {
    summary: 'Reset the password',
    body: PasswordResetInput,
  });
  route('POST', '/auth/2fa/authenticate', authenticateTwoFactor(deps), {
    summary: 'Sign in with a second factor',
    body: CodeInput,
  });
  route('GET', '/account/authenticators/totp', getTotp(deps), {
    summary: 'Read the authenticator, or (404) the secret for setting one up',
  });
  route('POST', '/account/authenticators/totp', activateTotp(deps), {
    summary: 'Turn on two-factor authentication',
    body: CodeInput,
  });
  route('DELETE', '/account/authenticators/totp', deactivateTotp(deps), {
    summary: 'Turn off two-factor authentication',
  });
  route('GET', '/account/authenticators/recovery-codes', getRecoveryCodes(deps), {
    summary: 'Read the unused recovery codes',
  });
  route('POST', '/account/authenticators/recovery-codes', createRecoveryCodes(deps), {
    summary: 'Replace the recovery codes',
  });
  route('POST', '/account/password/change', changePassword(deps), {
    summary: 'Change the password',
    body: ChangePasswordInput,
  });
};
