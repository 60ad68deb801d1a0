import type { AuthFlow, HelpOffer, Id, RuntimeSettings } from '@weaversworld/shared/contract';
import { unwrap, WithHelpOffer } from '@weaversworld/shared/contract';
import type { z } from '@weaversworld/shared/schema';
import { ApiError } from './api-error.ts';
import { isSignedOut, reauthenticationFlows, withRateLimitMessage } from './foreign-responses.ts';

/** Method of a request. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What the API client depends on. */
export interface ApiDeps {
  settings: RuntimeSettings;
  fetch: typeof fetch;
  /** The current `document.cookie`; read for every request because the CSRF token rotates. */
  cookies: () => string;
  /** The active child profile's id for the profile headers, or null. */
  profileId: () => Id | null;
  report: (message: string, error?: unknown) => void;
  /** Called for every response of the story-world and account APIs that lacks a session: it may have expired. */
  onUnauthorized?: () => void;
  /**
   * Called when the server wants to know that it is still the same person, with the flows that prove it. Resolves to true
   * after one of them succeeded; the request is then sent again.
   */
  confirmIdentity?: (flows: AuthFlow[]) => Promise<boolean>;
  /** Called when the server carried out a change, and offers help lines because of the words in it. */
  onHelpOffered?: (offer: HelpOffer) => void;
}

/** A call: what to send, and how its answer is read. */
export interface HttpRequest {
  method?: Method;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /**
   * A GET whose answer is kept in memory: the next one names its ETag, and a server that has nothing newer answers 304
   * without a body. Same origin only: a back end of another origin must allow each header by name.
   */
  conditional?: boolean;
}

/** An answer with any status, its body not yet parsed. */
export interface HttpResponse {
  status: number;
  /** The parsed JSON; undefined for an empty body or one that is not JSON. */
  body: unknown;
}

const csrfToken = (cookies: string): string | null =>
  /(?:^|;\s*)csrftoken=([^;]*)/.exec(cookies)?.[1] ?? null;

const readBody = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** True for a 403 that rejects the CSRF token, not the visitor: Django's HTML page, or a body that mentions CSRF. */
const isCsrfFailure = async (response: Response): Promise<boolean> => {
  if (response.status !== 403) return false;
  const text = await response
    .clone()
    .text()
    .catch(() => '');
  return /csrf/i.test(text) || text.trimStart().startsWith('<');
};

/** Response body for a browser that stores no cookies: the server cannot know why the token is missing. */
const COOKIES_NEEDED = {
  errors: [
    {
      message: 'This page needs cookies to know you again. Please allow them in your browser and try again.',
      code: 'cookies_needed',
    },
  ],
};
/** Response body when the visitor did not confirm who they are. */
const NOT_CONFIRMED = {
  errors: [{ message: "Please confirm it's you to go on.", code: 'reauthentication_required' }],
};
const cookiesNeeded = () => new Response(JSON.stringify(COOKIES_NEEDED), { status: 403 });

/** Answers that are kept for conditional requests: the stories and lists that a visit opens again and again. */
const MAX_CACHED = 30;

/** Method and path of a request, as ApiError carries it. */
export const nameOf = ({ method = 'GET', path }: HttpRequest): string => `${method} ${path}`;

/** HTTP with cookies and CSRF tokens for all API groups. */
export const createHttpClient = (deps: ApiDeps) => {
  const url = (path: string) => `${deps.settings.apiOrigin}${path}`;

  /** GET /accounts/api/csrf/: true when the cookie was set; a failure is reported and returns false. */
  const fetchCsrf = async (): Promise<boolean> => {
    try {
      const response = await deps.fetch(url(`${deps.settings.accountApiBase}/csrf/`), {
        credentials: 'include',
      });
      if (!response.ok) throw new Error(`status ${response.status}`);
      return true;
    } catch (error) {
      deps.report('CSRF token could not be fetched', error);
      return false;
    }
  };

  const fetchOnce = async (request: HttpRequest): Promise<Response> => {
    const { method = 'GET', path, body, headers, signal } = request;
    const token = method === 'GET' ? null : csrfToken(deps.cookies());
    try {
      return await deps.fetch(url(path), {
        method,
        credentials: 'include',
        headers: {
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token !== null ? { 'X-CSRFToken': token } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(signal ? { signal } : {}),
      });
    } catch (error) {
      throw new ApiError('network', 0, nameOf(request), undefined, { cause: error });
    }
  };

  /** A request with a rejected CSRF token had no effect: it is sent once more with a fresh token. */
  const fetchWithCsrf = async (request: HttpRequest): Promise<Response> => {
    const fetched = csrfToken(deps.cookies()) === null && (await fetchCsrf());
    const token = csrfToken(deps.cookies());
    const response = await fetchOnce(request);
    // The server set a token, but the browser stored no cookie at all: a retry cannot succeed.
    if (response.status === 403 && fetched && deps.cookies() === '') return cookiesNeeded();
    // The 403 response, or a sign-in in another tab meanwhile, may already have set the new token.
    const renewed = response.status === 403 && csrfToken(deps.cookies()) !== token;
    if (renewed || ((await isCsrfFailure(response)) && (await fetchCsrf()))) return fetchOnce(request);
    return response;
  };

  const etagCache = new Map<string, { etag: string; body: unknown }>();
  const keyOf = ({ path, headers }: HttpRequest): string => JSON.stringify([path, headers]);
  const isConditional = (request: HttpRequest): boolean =>
    request.conditional === true && deps.settings.apiOrigin === '';
  /** The same request with the ETag of the answer that is kept. */
  const withEtag = (request: HttpRequest): HttpRequest => {
    const known = isConditional(request) ? etagCache.get(keyOf(request)) : undefined;
    return known ? { ...request, headers: { ...request.headers, 'If-None-Match': known.etag } } : request;
  };
  const keep = (request: HttpRequest, response: Response, body: unknown): void => {
    const etag = response.headers.get('etag');
    if (!isConditional(request) || response.status !== 200 || etag === null) return;
    const key = keyOf(request);
    etagCache.delete(key);
    etagCache.set(key, { etag, body });
    for (const oldest of etagCache.keys()) if (etagCache.size > MAX_CACHED) etagCache.delete(oldest);
  };

  const { storyApiBase, accountApiBase, authApiBase } = deps.settings;
  const guarded = [`${storyApiBase}/`, `${accountApiBase}/`, `${authApiBase}/account/`];

  /** The response of any status; rejects only with ApiError 'network'. */
  const fetchResponse = (request: HttpRequest): Promise<Response> =>
    (request.method ?? 'GET') === 'GET' ? fetchOnce(request) : fetchWithCsrf(request);

  /** Status 401 for every response that lacks a session; reports one that needed it. */
  const toStatus = (request: HttpRequest, status: number, body: unknown): number => {
    if (!isSignedOut(status, body)) return status;
    etagCache.clear();
    if (guarded.some((base) => request.path.startsWith(base))) deps.onUnauthorized?.();
    return 401;
  };

  const readJson = async (request: HttpRequest, response: Response): Promise<unknown> => {
    try {
      return await readBody(response);
    } catch (error) {
      throw new ApiError('network', response.status, nameOf(request), undefined, { cause: error });
    }
  };

  /** `fetchResponse` with the body read as JSON. Sent again after the visitor confirmed who they are. */
  const send = async (request: HttpRequest): Promise<HttpResponse> => {
    // Whoever signs in or out leaves nothing behind in this tab.
    if ((request.method ?? 'GET') !== 'GET' && request.path.startsWith(`${authApiBase}/auth/`))
      etagCache.clear();
    for (;;) {
      const response = await fetchResponse(withEtag(request));
      const known = response.status === 304 ? etagCache.get(keyOf(request)) : undefined;
      if (known) return { status: 200, body: known.body };
      const body = withRateLimitMessage(response.status, await readJson(request, response));
      const flows = reauthenticationFlows(response.status, body);
      if (flows === null) {
        const status = toStatus(request, response.status, body);
        keep(request, response, body);
        return { status, body: status === response.status ? body : undefined };
      }
      if (!(await deps.confirmIdentity?.(flows))) return { status: response.status, body: NOT_CONFIRMED };
    }
  };

  /** Parses a 2xx body, bare or in its envelope, with `schema`; throws ApiError otherwise. */
  const fetchParsed = async <S extends z.ZodType>(request: HttpRequest, schema: S): Promise<z.output<S>> => {
    const { status, body } = await send(request);
    if (status < 200 || status > 299) throw new ApiError('http', status, nameOf(request), body);
    const parsed = schema.safeParse(unwrap(body));
    if (!parsed.success) throw new ApiError('shape', status, nameOf(request), body, { cause: parsed.error });
    if ((request.method ?? 'GET') !== 'GET') {
      const offered = WithHelpOffer.safeParse(unwrap(body));
      if (offered.success) deps.onHelpOffered?.(offered.data.support);
    }
    return parsed.data;
  };

  /** A successful response's bytes; throws ApiError otherwise. */
  const fetchBlob = async (request: HttpRequest): Promise<Blob> => {
    const response = await fetchResponse(request);
    if (response.ok) return response.blob();
    const body = withRateLimitMessage(response.status, await readJson(request, response));
    const status = toStatus(request, response.status, body);
    throw new ApiError('http', status, nameOf(request), status === response.status ? body : undefined);
  };

  return { send, fetchParsed, fetchBlob, fetchCsrf };
};
/** Sends calls with the CSRF token, and answers with parsed bodies or throws ApiError. */
export type HttpClient = ReturnType<typeof createHttpClient>;
