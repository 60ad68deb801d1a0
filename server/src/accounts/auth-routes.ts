import type { FastifyInstance } from 'fastify';
import { AUTH_BASES } from '../http/paths.ts';
import type { AccountsContext } from './context.ts';
import { showEmailKey, verifyEmail } from './email-verify.ts';
import { login } from './login.ts';
import { changePassword } from './password-change.ts';
import { requestReset, resetPassword, showResetKey } from './password-reset.ts';
import { makeRecoveryCodes, showRecoveryCodes } from './recovery-codes.ts';
import { logout, readSession } from './session-routes.ts';
import { signup } from './signup.ts';
import { activateTotp, deactivateTotp, showTotp } from './totp.ts';
import { authenticateTwoFactor } from './two-factor.ts';

/** The browser-auth API, under its own base and under the one that django-allauth's clients use. */
export const registerAuthRoutes = (app: FastifyInstance, context: AccountsContext): void => {
  for (const base of AUTH_BASES) {
    app.get(`${base}/auth/session`, readSession(context));
    app.delete(`${base}/auth/session`, logout(context));
    app.post(`${base}/auth/login`, login(context));
    app.post(`${base}/auth/signup`, signup(context));
    app.get(`${base}/auth/email/verify`, showEmailKey(context));
    app.post(`${base}/auth/email/verify`, verifyEmail(context));
    app.post(`${base}/auth/password/request`, requestReset(context));
    app.get(`${base}/auth/password/reset`, showResetKey(context));
    app.post(`${base}/auth/password/reset`, resetPassword(context));
    app.post(`${base}/auth/2fa/authenticate`, authenticateTwoFactor(context));
    app.get(`${base}/account/authenticators/totp`, showTotp(context));
    app.post(`${base}/account/authenticators/totp`, activateTotp(context));
    app.delete(`${base}/account/authenticators/totp`, deactivateTotp(context));
    app.get(`${base}/account/authenticators/recovery-codes`, showRecoveryCodes(context));
    app.post(`${base}/account/authenticators/recovery-codes`, makeRecoveryCodes(context));
    app.post(`${base}/account/password/change`, changePassword(context));
  }
};
