import { type ApiDeps, createApi } from '@weaversworld/shared/api';
import { DEFAULT_SETTINGS } from '@weaversworld/shared/contract';
import { vi } from 'vitest';

/** A request as the server receives it. */
export interface Sent {
  call: string;
  headers: Record<string, string>;
  body: unknown;
  credentials: RequestCredentials | undefined;
}

/** A JSON response. */
export const json = (status: number, body: unknown) => () =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** Any other response: HTML pages, empty bodies. */
export const text =
  (status: number, body: string | null, type = 'text/html') =>
  () =>
    new Response(body, { status, headers: { 'content-type': type } });

/** A client whose server sends the given responses in order, and repeats the last one. */
export const createFakeApi = (responses: (() => Response)[], over: Partial<ApiDeps> = {}) => {
  const sent: Sent[] = [];
  const jar = { cookies: 'csrftoken=one' };
  const report = vi.fn();
  const fakeFetch: typeof fetch = async (url, init = {}) => {
    sent.push({
      call: `${init.method ?? 'GET'} ${String(url)}`,
      headers: (init.headers ?? {}) as Record<string, string>,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      credentials: init.credentials,
    });
    const respond = responses.length > 1 ? responses.shift()! : responses[0]!;
    return respond();
  };
  const api = createApi({
    settings: DEFAULT_SETTINGS,
    fetch: fakeFetch,
    cookies: () => jar.cookies,
    profileId: () => null,
    report,
    ...over,
  });
  return { api, sent, jar, report };
};
