import type { FastifyInstance } from 'fastify';
import { AUTH_BASES } from '../http/paths.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { changePassword } from './change-password.ts';
import { login } from './login.ts';
import { createRecoveryCodes, getRecoveryCodes } from './recovery-codes.ts';
import { getPasswordReset, requestPasswordReset, resetPassword } from './reset-password.ts';
import { getSession, logout } from './session-routes.ts';
import { signup } from './signup.ts';
import { activateTotp, deactivateTotp, getTotp } from './totp.ts';
import { authenticateTwoFactor } from './two-factor.ts';
import { getEmailVerification, verifyEmail } from './verify-email.ts';

/** The browser-auth API, under its own base and under the one that django-allauth's clients use. */
export const registerAuthRoutes = (app: FastifyInstance, deps: AccountsDeps): void => {
  for (const base of AUTH_BASES) {
    app.get(`${base}/auth/session`, getSession(deps));
    app.delete(`${base}/auth/session`, logout(deps));
    app.post(`${base}/auth/login`, login(deps));
    app.post(`${base}/auth/signup`, signup(deps));
    app.get(`${base}/auth/email/verify`, getEmailVerification(deps));
    app.post(`${base}/auth/email/verify`, verifyEmail(deps));
    app.post(`${base}/auth/password/request`, requestPasswordReset(deps));
    app.get(`${base}/auth/password/reset`, getPasswordReset(deps));
    app.post(`${base}/auth/password/reset`, resetPassword(deps));
    app.post(`${base}/auth/2fa/authenticate`, authenticateTwoFactor(deps));
    app.get(`${base}/account/authenticators/totp`, getTotp(deps));
    app.post(`${base}/account/authenticators/totp`, activateTotp(deps));
    app.delete(`${base}/account/authenticators/totp`, deactivateTotp(deps));
    app.get(`${base}/account/authenticators/recovery-codes`, getRecoveryCodes(deps));
    app.post(`${base}/account/authenticators/recovery-codes`, createRecoveryCodes(deps));
    app.post(`${base}/account/password/change`, changePassword(deps));
  }
};
