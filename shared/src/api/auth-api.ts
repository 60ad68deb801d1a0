import { AuthAnswer, type AuthFlow, type User, User as UserSchema } from '@weaversworld/shared/contract';
import { z } from '@weaversworld/shared/schema';
import { ApiError } from './api-error.ts';
import type { ApiWorld, Call, Requester } from './request.ts';

/** What an auth call led to. A 400, 403, 409, 429 or 5xx answer is thrown as ApiError instead. */
export interface AuthOutcome {
  status: number;
  isAuthenticated: boolean;
  user: User | null;
  flows: AuthFlow[];
  /** The stage the server waits for: `verify_email` or `mfa_authenticate`; null when none. */
  pendingFlow: AuthFlow | null;
  answer: AuthAnswer;
}

/** What a visitor without a session may do. */
export const EXPIRED_FLOWS: AuthFlow[] = [{ id: 'login' }, { id: 'signup' }];

const toOutcome = (status: number, body: unknown): AuthOutcome => {
  const answer = AuthAnswer.safeParse(body).data ?? {};
  const flows = status === 410 ? EXPIRED_FLOWS : (answer.data?.flows ?? []);
  const isAuthenticated = status === 200 && answer.meta?.is_authenticated !== false;
  return {
    status,
    isAuthenticated,
    user: answer.data?.user ?? null,
    flows,
    pendingFlow: flows.find((flow) => flow.is_pending === true) ?? null,
    answer,
  };
};

/** The browser-auth API and the account API of the specification's section 7. */
export const createAuthApi = (world: ApiWorld, request: Requester) => {
  const auth = async (call: Call, accepted: number[]): Promise<AuthOutcome> => {
    const path = `${world.settings.authApiBase}${call.path}`;
    const { status, body } = await request.exchange({ ...call, path });
    if (!accepted.includes(status))
      throw new ApiError('http', status, `${call.method ?? 'GET'} ${path}`, body);
    return toOutcome(status, body);
  };
  const post = (path: string, body: unknown, accepted = [200, 401]) =>
    auth({ method: 'POST', path, body }, accepted);
  const account = (path: string, call: Omit<Call, 'path'> = {}) => ({
    ...call,
    path: `${world.settings.accountApiBase}${path}`,
  });

  return {
    auth: {
      session: () => auth({ path: '/auth/session' }, [200, 401, 410]),
      /** 401 is success: the session is gone. */
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
      fetchCsrf: request.fetchCsrf,
      user: () => request.read(account('/user/'), UserSchema),
      profile: () => request.read(account('/profile/'), UserSchema),
      updateProfile: (body: Record<string, unknown>) =>
        request.read(account('/profile/', { method: 'PATCH', body }), UserSchema),
      /* The account API's own way in and out. The screens use `auth`; these are for deployments without it. */
      login: (email: string, password: string) =>
        request.read(account('/login/', { method: 'POST', body: { email, password } }), z.unknown()),
      logout: () => request.read(account('/logout/', { method: 'POST' }), z.unknown()),
      signup: (email: string, password1: string, password2: string) =>
        request.read(
          account('/signup/', { method: 'POST', body: { email, password1, password2 } }),
          z.unknown(),
        ),
      requestPasswordReset: (email: string) =>
        request.read(account('/password/reset/', { method: 'POST', body: { email } }), z.unknown()),
      /** `body` is the deployment's own: the specification names none. */
      confirmPasswordReset: (body: Record<string, unknown>) =>
        request.read(account('/password/reset/confirm/', { method: 'POST', body }), z.unknown()),
      changePassword: (current_password: string, new_password: string) =>
        post('/account/password/change', { current_password, new_password }, [200]),
      /** 404 is no error: two-factor is off, and the answer's meta carries `secret` and `totp_url`. */
      totp: () => auth({ path: '/account/authenticators/totp' }, [200, 404]),
      activateTotp: (code: string) => post('/account/authenticators/totp', { code }, [200]),
      deactivateTotp: () => auth({ method: 'DELETE', path: '/account/authenticators/totp' }, [200]),
      /** The unused recovery codes; `[]` when there are none. */
      recoveryCodes: async (renew = false): Promise<string[]> => {
        const path = `${world.settings.authApiBase}/account/authenticators/recovery-codes`;
        const method = renew ? 'POST' : 'GET';
        const { status, body } = await request.exchange({ method, path });
        if (status === 404) return [];
        const parsed = RecoveryCodes.safeParse(body);
        if (status !== 200) throw new ApiError('http', status, `${method} ${path}`, body);
        if (!parsed.success)
          throw new ApiError('shape', status, `${method} ${path}`, body, { cause: parsed.error });
        return parsed.data.data.unused_codes;
      },
      /** Everything the account holds, as one JSON document. Our own server's addition. */
      exportData: async (): Promise<Blob> => {
        const call = account('/export/');
        const response = await request.raw(call);
        if (!response.ok) throw new ApiError('http', response.status, `GET ${call.path}`);
        return response.blob();
      },
      /** Deletes the account and all it holds; the password is asked again. Our own server's addition. */
      deleteAccount: (password: string) =>
        request.read(account('/delete/', { method: 'POST', body: { password } }), z.unknown()),
    },
  };
};

const RecoveryCodes = z.object({ data: z.object({ unused_codes: z.array(z.string()).default([]) }) });
