import {
  type AuthFlow,
  AuthResponseBody,
  type User,
  User as UserSchema,
} from '@weaversworld/shared/contract';
import { z } from '@weaversworld/shared/schema';
import { ApiError } from './api-error.ts';
import { type ApiDeps, type HttpClient, type HttpRequest, nameOf } from './http-client.ts';

/** The response of an auth endpoint. A 400, 403, 409, 429 or 5xx response is thrown as ApiError instead. */
export interface AuthResponse {
  status: number;
  isAuthenticated: boolean;
  user: User | null;
  flows: AuthFlow[];
  /** The stage the server waits for: `verify_email` or `mfa_authenticate`; null when none. */
  pendingFlow: AuthFlow | null;
  body: AuthResponseBody;
}

/** The flows open to a visitor whose session has expired. */
export const EXPIRED_FLOWS: AuthFlow[] = [{ id: 'login' }, { id: 'signup' }];

const toAuthResponse = (status: number, json: unknown): AuthResponse => {
  const body = AuthResponseBody.safeParse(json).data ?? {};
  const flows = status === 410 ? EXPIRED_FLOWS : (body.data?.flows ?? []);
  const isAuthenticated = status === 200 && body.meta?.is_authenticated !== false;
  return {
    status,
    isAuthenticated,
    user: body.data?.user ?? null,
    flows,
    pendingFlow: flows.find((flow) => flow.is_pending === true) ?? null,
    body,
  };
};

/** The browser-auth API and the account API of the specification's section 7. Every function throws ApiError. */
export const createAuthApi = ({ settings }: ApiDeps, http: HttpClient) => {
  const auth = async (request: HttpRequest, accepted: number[]): Promise<AuthResponse> => {
    const absolute = { ...request, path: `${settings.authApiBase}${request.path}` };
    const { status, body } = await http.send(absolute);
    if (!accepted.includes(status)) throw new ApiError('http', status, nameOf(absolute), body);
    return toAuthResponse(status, body);
  };
  const post = (path: string, body: unknown, accepted = [200, 401]) =>
    auth({ method: 'POST', path, body }, accepted);
  const account = (path: string, request: Omit<HttpRequest, 'path'> = {}) => ({
    ...request,
    path: `${settings.accountApiBase}${path}`,
  });

  return {
    auth: {
      session: () => auth({ path: '/auth/session' }, [200, 401, 410]),
      /** 401 is a success: the session has ended. */
      logout: () => auth({ method: 'DELETE', path: '/auth/session' }, [200, 204, 401]),
      login: (email: string, password: string) => post('/auth/login', { email, password }),
      signup: (email: string, password: string, password_confirm: string) =>
        post('/auth/signup', { email, password, password_confirm }),
      requestPasswordReset: (email: string) => post('/auth/password/request', { email }),
      checkPasswordResetKey: (key: string) =>
        auth({ path: '/auth/password/reset', headers: { 'X-Password-Reset-Key': key } }, [200]),
      resetPassword: (key: string, password: string) => post('/auth/password/reset', { key, password }),
      checkEmailKey: (key: string) =>
        auth({ path: '/auth/email/verify', headers: { 'X-Email-Verification-Key': key } }, [200]),
      verifyEmail: (key: string) => post('/auth/email/verify', { key }),
      authenticate2fa: (code: string) => post('/auth/2fa/authenticate', { code }),
    },
    account: {
      fetchCsrf: http.fetchCsrf,
      user: () => http.fetchParsed(account('/user/'), UserSchema),
      profile: () => http.fetchParsed(account('/profile/'), UserSchema),
      updateProfile: (body: Record<string, unknown>) =>
        http.fetchParsed(account('/profile/', { method: 'PATCH', body }), UserSchema),
      /* Sign-in and sign-out of the account API. The screens use `auth`; these are for deployments without it. */
      login: (email: string, password: string) =>
        http.fetchParsed(account('/login/', { method: 'POST', body: { email, password } }), z.unknown()),
      logout: () => http.fetchParsed(account('/logout/', { method: 'POST' }), z.unknown()),
      signup: (email: string, password1: string, password2: string) =>
        http.fetchParsed(
          account('/signup/', { method: 'POST', body: { email, password1, password2 } }),
          z.unknown(),
        ),
      requestPasswordReset: (email: string) =>
        http.fetchParsed(account('/password/reset/', { method: 'POST', body: { email } }), z.unknown()),
      /** The specification defines no fields for `body`: they depend on the deployment. */
      confirmPasswordReset: (body: Record<string, unknown>) =>
        http.fetchParsed(account('/password/reset/confirm/', { method: 'POST', body }), z.unknown()),
      changePassword: (current_password: string, new_password: string) =>
        post('/account/password/change', { current_password, new_password }, [200]),
      /** 404 is no error: two-factor is off, and `body.meta` has `secret` and `totp_url`. */
      totp: () => auth({ path: '/account/authenticators/totp' }, [200, 404]),
      activateTotp: (code: string) => post('/account/authenticators/totp', { code }, [200]),
      deactivateTotp: () => auth({ method: 'DELETE', path: '/account/authenticators/totp' }, [200]),
      /** The unused recovery codes; `[]` when there are none. */
      recoveryCodes: async (renew = false): Promise<string[]> => {
        const method = renew ? 'POST' : 'GET';
        const path = `${settings.authApiBase}/account/authenticators/recovery-codes`;
        const { status, body } = await http.send({ method, path });
        if (status === 404) return [];
        if (status !== 200) throw new ApiError('http', status, nameOf({ method, path }), body);
        const parsed = RecoveryCodes.safeParse(body);
        if (!parsed.success)
          throw new ApiError('shape', status, nameOf({ method, path }), body, { cause: parsed.error });
        return parsed.data.data.unused_codes;
      },
      /** All data of the account as one JSON document. Our own server's addition. */
      exportData: (): Promise<Blob> => http.fetchBlob(account('/export/')),
      /** Deletes the account and its data; requires the password again. Our own server's addition. */
      deleteAccount: (password: string) =>
        http.fetchParsed(account('/delete/', { method: 'POST', body: { password } }), z.unknown()),
    },
  };
};

const RecoveryCodes = z.object({ data: z.object({ unused_codes: z.array(z.string()).default([]) }) });
