import {
  AccountSession,
  AuthConfig,
  Authenticator,
  type AuthFlow,
  AuthResponseBody,
  EmailAddress,
  type Id,
  OutsideServices,
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
  const isAuthenticated = status === 200 && body.meta?.is_authenticated === true;
  return {
    status,
    isAuthenticated,
    user: body.data?.user ?? null,
    flows,
    pendingFlow: flows.find((flow) => flow.is_pending === true) ?? null,
    body,
  };
};

const isObject = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

/** The browser-auth API and the account API of the specification's section 7. Every function throws ApiError. */
export const createAuthApi = ({ settings }: ApiDeps, http: HttpClient) => {
  const auth = async (request: HttpRequest, accepted: number[]): Promise<AuthResponse> => {
    const absolute = { ...request, path: `${settings.authApiBase}${request.path}` };
    const { status, body } = await http.send(absolute);
    if (!accepted.includes(status)) throw new ApiError('http', status, nameOf(absolute), body);
    // A proxy that answers every path with the site's page would otherwise turn each call into a success.
    if (status === 200 && !isObject(body)) throw new ApiError('shape', status, nameOf(absolute));
    return toAuthResponse(status, body);
  };
  const post = (path: string, body: unknown, accepted = [200, 401]) =>
    auth({ method: 'POST', path, body }, accepted);
  /** For calls whose 200 must say whether the visitor is signed in. */
  const decided = async (response: Promise<AuthResponse>): Promise<AuthResponse> => {
    const { status, body } = await response;
    if (status === 200 && typeof body.meta?.is_authenticated !== 'boolean')
      throw new ApiError('shape', status, 'auth', body);
    return response;
  };
  /** A list of the account, in its `data` envelope. */
  const list = async <S extends z.ZodType>(
    item: S,
    path: string,
    request: Omit<HttpRequest, 'path'> = {},
  ): Promise<z.output<S>[]> =>
    http.fetchParsed({ ...request, path: `${settings.authApiBase}${path}` }, z.array(item));
  const email = (method: 'POST' | 'PATCH' | 'DELETE', body: { email: string; primary?: true }) =>
    list(EmailAddress, '/account/email', { method, body });
  const account = (path: string, request: Omit<HttpRequest, 'path'> = {}) => ({
    ...request,
    path: `${settings.accountApiBase}${path}`,
  });

  return {
    auth: {
      // Our server answers a visitor who is not signed in with 200 then, and no error is on the console; others with 401.
      session: () =>
        decided(
          auth(
            { path: '/auth/session', headers: { accept: 'application/json;status=200' } },
            [200, 401, 410],
          ),
        ),
      /** 401 is a success: the session has ended. */
      logout: () => auth({ method: 'DELETE', path: '/auth/session' }, [200, 204, 401]),
      login: (email: string, password: string) => decided(post('/auth/login', { email, password })),
      signup: (email: string, password: string, password_confirm: string) =>
        decided(post('/auth/signup', { email, password, password_confirm })),
      requestPasswordReset: (email: string) => post('/auth/password/request', { email }),
      checkPasswordResetKey: (key: string) =>
        auth({ path: '/auth/password/reset', headers: { 'X-Password-Reset-Key': key } }, [200]),
      resetPassword: (key: string, password: string) => post('/auth/password/reset', { key, password }),
      checkEmailKey: (key: string) =>
        auth({ path: '/auth/email/verify', headers: { 'X-Email-Verification-Key': key } }, [200]),
      verifyEmail: (key: string) => post('/auth/email/verify', { key }),
      /** Mails the link of a pending sign-up again. 403: one was sent just now; 409: nothing is pending any more. */
      resendVerification: async (): Promise<void> => {
        await post('/auth/email/verify/resend', {});
      },
      authenticate2fa: (code: string) => decided(post('/auth/2fa/authenticate', { code })),
      /** Answers the question whether the browser may skip the second factor from now on (flow `mfa_trust`). */
      trustBrowser: (trust: boolean) => decided(post('/auth/2fa/trust', { trust })),
      /** Confirms who a signed-in visitor is. 401: the session has ended. */
      reauthenticate: (password: string) => decided(post('/auth/reauthenticate', { password })),
      reauthenticateWithCode: (code: string) => decided(post('/auth/2fa/reauthenticate', { code })),
      /** What the auth server offers. */
      config: () => http.fetchParsed({ path: `${settings.authApiBase}/config` }, AuthConfig),
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
      authenticators: () => list(Authenticator, '/account/authenticators'),
      sessions: () => list(AccountSession, '/auth/sessions'),
      endSessions: (sessions: Id[]) =>
        list(AccountSession, '/auth/sessions', { method: 'DELETE', body: { sessions } }),
      emailAddresses: () => list(EmailAddress, '/account/email'),
      addEmailAddress: (address: string) => email('POST', { email: address }),
      resendEmailLink: async (address: string): Promise<void> => {
        const request = { method: 'PUT', path: '/account/email', body: { email: address } } as const;
        await auth(request, [200]);
      },
      removeEmailAddress: (address: string) => email('DELETE', { email: address }),
      makeEmailPrimary: (address: string) => email('PATCH', { email: address, primary: true }),
      /** The unused recovery codes; `[]` when there are none, or the server does not show them again. */
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
      /** Our own server's addition, like the next: other servers answer 404. */
      outsideServices: () => http.fetchParsed(account('/outside-services/'), OutsideServices),
      allowOutsideServices: (profileId: Id, allowed: boolean) =>
        http.fetchParsed(
          account(`/outside-services/${profileId}/`, { method: 'PUT', body: { allowed } }),
          OutsideServices,
        ),
      /** All data of the account as one JSON document. Our own server's addition. */
      exportData: (): Promise<Blob> => http.fetchBlob(account('/export/')),
      /** Deletes the account and its data; requires the password again. Our own server's addition. */
      deleteAccount: (password: string) =>
        http.fetchParsed(account('/delete/', { method: 'POST', body: { password } }), z.unknown()),
    },
  };
};

const RecoveryCodes = z.object({ data: z.object({ unused_codes: z.array(z.string()).default([]) }) });
