import { type AuthFlow, AuthResponseBody } from '@weaversworld/shared/contract';

/*
 * Responses whose status alone does not say what they mean: those of django-allauth and of Django REST framework behind
 * the same API, and of proxies before it.
 */

/** Shown when there were too many requests and the server sent no message for the visitor. */
const TOO_MANY_TRIES = 'Too many tries. Please wait a minute.';

const isReauthentication = ({ id }: AuthFlow): boolean => id.endsWith('reauthenticate');

/**
 * The flows by which a signed-in visitor can confirm who they are, of the 401 that asks for it; null for any other
 * response. That 401 does not mean that the session ended.
 */
export const reauthenticationFlows = (status: number, body: unknown): AuthFlow[] | null => {
  if (status !== 401) return null;
  const { data, meta } = AuthResponseBody.safeParse(body).data ?? {};
  const flows = data?.flows?.filter(isReauthentication) ?? [];
  return meta?.is_authenticated === true && flows.length > 0 ? flows : null;
};

/**
 * True for a response that lacks a session: 401, or the 403 of Django REST framework, which answers so when its first
 * authentication class names no scheme.
 */
export const isSignedOut = (status: number, body: unknown): boolean =>
  status === 401 ||
  (status === 403 &&
    /credentials were not provided/i.test(AuthResponseBody.safeParse(body).data?.detail ?? ''));

/**
 * The body of a 429 with a message for the visitor in its errors list, where every screen shows it: the server's own, or
 * ours. Any other body as it is.
 */
export const withRateLimitMessage = (status: number, body: unknown): unknown => {
  if (status !== 429) return body;
  const { errors, error } = AuthResponseBody.safeParse(body).data ?? {};
  if (errors?.length) return body;
  return { status, errors: [{ message: error || TOO_MANY_TRIES, code: 'rate_limited' }] };
};
