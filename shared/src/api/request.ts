import type { Id, RuntimeSettings } from '@weaversworld/shared/contract';
import { unwrap } from '@weaversworld/shared/contract';
import type { z } from '@weaversworld/shared/schema';
import { ApiError } from './api-error.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What the client needs of the world; tests hand in their own. */
export interface ApiWorld {
  settings: RuntimeSettings;
  fetch: typeof fetch;
  /** The current `document.cookie`, read anew for every request because the CSRF token rotates. */
  cookies: () => string;
  /** The active child profile's id for the profile headers, or null. */
  profileId: () => Id | null;
  report: (message: string, error?: unknown) => void;
  /** Hears of every story-world or account call answered 401: the session may have expired. */
  onUnauthorized?: () => void;
}

export interface Call {
  method?: Method;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

export interface Answer {
  status: number;
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

/**
 * True for a 403 that refuses the token rather than the visitor: Django's HTML page, or a body that speaks of CSRF.
 */
const refusesToken = async (response: Response): Promise<boolean> => {
  if (response.status !== 403) return false;
  const text = await response
    .clone()
    .text()
    .catch(() => '');
  return /csrf/i.test(text) || text.trimStart().startsWith('<');
};

/** What a change came to in a browser that keeps no cookies. The server can't know why it saw no token: we say it. */
const COOKIES_NEEDED = {
  errors: [
    {
      message: 'This page needs cookies to know you again. Please allow them in your browser and try again.',
      code: 'cookies_needed',
    },
  ],
};
const withoutCookies = () => new Response(JSON.stringify(COOKIES_NEEDED), { status: 403 });

/** One HTTP exchange with cookies and CSRF; resolves with any status and rejects only with ApiError 'network'. */
export const createRequester = (world: ApiWorld) => {
  const url = (path: string) => `${world.settings.apiOrigin}${path}`;

  /** GET /accounts/api/csrf/: true when the cookie was set; a failure is reported and gives false. */
  const fetchCsrf = async (): Promise<boolean> => {
    try {
      const response = await world.fetch(url(`${world.settings.accountApiBase}/csrf/`), {
        credentials: 'include',
      });
      if (!response.ok) throw new Error(`status ${response.status}`);
      return true;
    } catch (error) {
      world.report('CSRF token could not be fetched', error);
      return false;
    }
  };

  const send = async ({ method = 'GET', path, body, headers, signal }: Call): Promise<Response> => {
    const token = method === 'GET' ? null : csrfToken(world.cookies());
    try {
      return await world.fetch(url(path), {
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
      throw new ApiError('network', 0, `${method} ${path}`, undefined, { cause: error });
    }
  };

  /** A change whose token was refused was not carried out: it is sent once more with a fresh one. */
  const sendChange = async (call: Call): Promise<Response> => {
    const fetched = csrfToken(world.cookies()) === null && (await fetchCsrf());
    const token = csrfToken(world.cookies());
    const response = await send(call);
    // The server gave a token, and the browser keeps no cookie at all: no other try can end otherwise.
    if (response.status === 403 && fetched && world.cookies() === '') return withoutCookies();
    // The refusal, or another tab's sign-in meanwhile, may already have brought the new token.
    const renewed = response.status === 403 && csrfToken(world.cookies()) !== token;
    if (renewed || ((await refusesToken(response)) && (await fetchCsrf()))) return send(call);
    return response;
  };

  const guarded = [world.settings.storyApiBase, world.settings.accountApiBase];

  const raw = async (call: Call): Promise<Response> => {
    const response = await ((call.method ?? 'GET') === 'GET' ? send(call) : sendChange(call));
    if (response.status === 401 && guarded.some((base) => call.path.startsWith(`${base}/`)))
      world.onUnauthorized?.();
    return response;
  };

  const exchange = async (call: Call): Promise<Answer> => {
    const response = await raw(call);
    try {
      return { status: response.status, body: await readBody(response) };
    } catch (error) {
      const name = `${call.method ?? 'GET'} ${call.path}`;
      throw new ApiError('network', response.status, name, undefined, { cause: error });
    }
  };

  /** Parses a good answer, in its envelope or bare, with `schema`; throws ApiError otherwise. */
  const read = async <S extends z.ZodType>(call: Call, schema: S): Promise<z.output<S>> => {
    const name = `${call.method ?? 'GET'} ${call.path}`;
    const { status, body } = await exchange(call);
    if (status < 200 || status > 299) throw new ApiError('http', status, name, body);
    const parsed = schema.safeParse(unwrap(body));
    if (!parsed.success) throw new ApiError('shape', status, name, body, { cause: parsed.error });
    return parsed.data;
  };

  return { raw, exchange, read, fetchCsrf };
};
export type Requester = ReturnType<typeof createRequester>;
