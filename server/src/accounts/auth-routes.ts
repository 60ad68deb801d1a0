import {
  AccountSession,
  AuthConfig,
  Authenticator,
  AuthResponseBody,
  EmailAddress,
} from '@weaversworld/shared/contract';
import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import { z } from 'zod';
import { AUTH_BASES } from '../http/paths.ts';
import { EndSessionsInput, endSessions, listSessions } from './account-sessions.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { getAuthConfig } from './auth-config.ts';
import { getAuthenticators } from './authenticators.ts';
import { ChangePasswordInput, changePassword } from './change-password.ts';
import {
  addEmailAddress,
  EmailAddressInput,
  listEmailAddresses,
  makeEmailPrimary,
  removeEmailAddress,
  resendEmailConfirmation,
} from './email-addresses.ts';
import { LoginInput, login } from './login.ts';
import { ReauthenticateInput, reauthenticate, reauthenticateWithCode } from './reauthentication.ts';
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
import { getEmailVerification, resendVerification, VerifyEmailInput, verifyEmail } from './verify-email.ts';

interface RouteSchema {
  summary: string;
  body?: z.ZodType;
  headers?: z.ZodType;
  /** Body of a 200; an auth response unless given. */
  answer?: z.ZodType;
}

const listOf = (item: z.ZodType) => z.object({ status: z.number(), data: z.array(item) });
const EmailAddresses = listOf(EmailAddress);
const Sessions = listOf(AccountSession);
const keyHeader = (name: string) => z.object({ [name]: z.string() });

/** The browser-auth API, under its own base and under the one that django-allauth's clients use. */
export const registerAuthRoutes = (app: FastifyInstance, deps: AccountsDeps): void => {
  const route = (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    handler: RouteHandlerMethod,
    { answer = AuthResponseBody, ...schema }: RouteSchema,
  ) => {
    for (const base of AUTH_BASES)
      app.route({
        method,
        url: `${base}${path}`,
        handler,
        schema: { ...schema, response: { 200: answer, 401: AuthResponseBody } },
      });
  };

  route('GET', '/config', getAuthConfig(deps), {
    summary: 'Read what this server offers',
    answer: z.object({ status: z.number(), data: AuthConfig }),
  });
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
  route('POST', '/auth/email/verify/resend', resendVerification(deps), {
    summary: 'Mail the link that verifies an email address again',
    answer: z.object({ status: z.number() }),
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
  route('POST', '/auth/reauthenticate', reauthenticate(deps), {
    summary: 'Confirm it is you, with the password',
    body: ReauthenticateInput,
  });
  route('POST', '/auth/2fa/reauthenticate', reauthenticateWithCode(deps), {
    summary: 'Confirm it is you, with a code',
    body: CodeInput,
  });
  route('GET', '/auth/sessions', listSessions(deps), {
    summary: 'List where the user is signed in',
    answer: Sessions,
  });
  route('DELETE', '/auth/sessions', endSessions(deps), {
    summary: 'End sessions',
    answer: Sessions,
    body: EndSessionsInput,
  });
  route('GET', '/account/email', listEmailAddresses(deps), {
    summary: 'List the email addresses',
    answer: EmailAddresses,
  });
  route('POST', '/account/email', addEmailAddress(deps), {
    summary: 'Start a change of the email address',
    answer: EmailAddresses,
    body: EmailAddressInput,
  });
  route('PUT', '/account/email', resendEmailConfirmation(deps), {
    summary: 'Mail the link for the new address again',
    body: EmailAddressInput,
  });
  route('PATCH', '/account/email', makeEmailPrimary(deps), {
    summary: 'Make an address the primary one',
    answer: EmailAddresses,
    body: EmailAddressInput,
  });
  route('DELETE', '/account/email', removeEmailAddress(deps), {
    summary: 'Cancel a change of the email address',
    answer: EmailAddresses,
    body: EmailAddressInput,
  });
  route('GET', '/account/authenticators', getAuthenticators(deps), {
    summary: 'List the authenticators',
    answer: listOf(Authenticator),
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
