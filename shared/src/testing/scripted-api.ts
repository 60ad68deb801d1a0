import { type ApiDeps, createApi } from '@weaversworld/shared/api';
import { DEFAULT_SETTINGS } from '@weaversworld/shared/contract';
import { vi } from 'vitest';

/** A request as the server would see it. */
export interface Sent {
  call: string;
  headers: Record<string, string>;
  body: unknown;
  credentials: RequestCredentials | undefined;
}

/** A JSON answer. */
export const json = (status: number, body: unknown) => () =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** Any other answer: HTML pages, empty bodies. */
export const text =
  (status: number, body: string | null, type = 'text/html') =>
  () =>
    new Response(body, { status, headers: { 'content-type': type } });

/** A client whose server answers as scripted, in order, the last answer again and again. */
export const createScriptedApi = (answers: (() => Response)[], over: Partial<ApiDeps> = {}) => {
  const sent: Sent[] = [];
  const jar = { cookies: 'csrftoken=one' };
  const report = vi.fn();
  const scripted: typeof fetch = async (url, init = {}) => {
    sent.push({
      call: `${init.method ?? 'GET'} ${String(url)}`,
      headers: (init.headers ?? {}) as Record<string, string>,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      credentials: init.credentials,
    });
    const answer = answers.length > 1 ? answers.shift()! : answers[0]!;
    return answer();
  };
  const api = createApi({
    settings: DEFAULT_SETTINGS,
    fetch: scripted,
    cookies: () => jar.cookies,
    profileId: () => null,
    report,
    ...over,
  });
  return { api, sent, jar, report };
};
