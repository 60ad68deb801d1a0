import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import type { ServerDeps } from '../deps.ts';
import type { SecondOpinion } from '../http/moderated-fields.ts';
import { embeddedEngine } from '../story-world/embedded-engine.ts';
import type { StoryEngine } from '../story-world/story-provider.ts';
import { createServerProblems } from './server-problems.ts';
import { openTestStore } from './test-database.ts';

/** A response. */
export interface TestResponse {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read bodies of any shape.
  body: any;
  headers: LightMyRequestResponse['headers'];
  raw: LightMyRequestResponse;
}

export interface CallOptions {
  headers?: Record<string, string>;
  ip?: string;
  /** `false` omits the X-CSRFToken header; a string replaces it. */
  csrf?: string | false;
}

type Body = Record<string, unknown> | unknown[] | string | undefined;

/** A minimal browser: stores cookies and sends the CSRF token. */
export const createClient = (app: FastifyInstance) => {
  const jar = new Map<string, string>();
  const cookieHeader = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

  const storeCookies = (response: LightMyRequestResponse) => {
    for (const { name, value, maxAge, expires } of response.cookies) {
      const gone = maxAge === 0 || (expires !== undefined && expires.getTime() <= 0) || value === '';
      if (gone) jar.delete(name);
      else jar.set(name, value);
    }
  };

  const call = async (
    method: string,
    url: string,
    body?: Body,
    options: CallOptions = {},
  ): Promise<TestResponse> => {
    const unsafe = method !== 'GET';
    if (unsafe && options.csrf === undefined && !jar.has('csrftoken'))
      await call('GET', '/accounts/api/csrf/');
    const token = options.csrf === undefined ? jar.get('csrftoken') : options.csrf;
    const response = await app.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url,
      headers: {
        host: 'localhost',
        accept: 'application/json',
        ...(jar.size === 0 ? {} : { cookie: cookieHeader() }),
        ...(unsafe && typeof token === 'string' ? { 'x-csrftoken': token } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
      ...(options.ip === undefined ? {} : { remoteAddress: options.ip }),
    });
    storeCookies(response);
    const isJson = String(response.headers['content-type'] ?? '').includes('json') && response.body !== '';
    return {
      status: response.statusCode,
      body: isJson ? response.json() : response.body,
      headers: response.headers,
      raw: response,
    };
  };

  return {
    /** The stored cookies. */
    jar,
    cookieHeader,
    call,
    get: (url: string, options?: CallOptions) => call('GET', url, undefined, options),
    post: (url: string, body?: Body, options?: CallOptions) => call('POST', url, body, options),
    put: (url: string, body?: Body, options?: CallOptions) => call('PUT', url, body, options),
    patch: (url: string, body?: Body, options?: CallOptions) => call('PATCH', url, body, options),
    delete: (url: string, options?: CallOptions) => call('DELETE', url, undefined, options),
  };
};
export type Client = ReturnType<typeof createClient>;

export interface TestServer {
  app: FastifyInstance;
  deps: ServerDeps;
  /** A new browser. */
  client(): Client;
  /** Mails to this email address, oldest first. */
  mailsTo(email: string): Promise<{ subject: string; body: string }[]>;
  /** The token in the link of the newest mail to this email address. */
  keyFor(email: string): Promise<string>;
  /** A browser signed in to a new, verified account. */
  parent(email?: string): Promise<Client & { email: string; userId: number }>;
  /** Like `parent`, with one active child profile. */
  family(name?: string): Promise<Client & { email: string; userId: number; profileId: number }>;
  /** Advances the server's clock; rate limits use the real one. */
  advance(ms: number): void;
  /** Listens on a free port; answers the origin, like http://127.0.0.1:40321. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

/** The password of every account that `parent` creates. */
export const PASSWORD = 'a loom of nine threads';

/**
 * A complete server with its own database, in memory by default. Rate limits are off by default. `close` throws
 * when a response was not as the OpenAPI document says, or a log entry had no event.
 */
export const startTestServer = async (
  env: Record<string, string> = {},
  engine: StoryEngine = embeddedEngine,
  secondOpinion?: SecondOpinion,
): Promise<TestServer> => {
  const config = readConfig({
    DATA_DIR: ':memory:',
    SITE_DIR: './no-site',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    HOST: '127.0.0.1',
    PORT: '0',
    ...env,
  });
  const store = await openTestStore(config.DATA_DIR);
  let clockOffset = 0;
  const { log, beforeRoutes, expectNone } = createServerProblems();
  const { app, deps } = await buildApp({
    config,
    db: store.db,
    log,
    beforeRoutes,
    secretKey: Buffer.alloc(32, 7),
    truncateWal: store.truncateWal,
    poolUsage: store.poolUsage,
    engine,
    secondOpinion,
    now: () => Date.now() + clockOffset,
  });
  await app.ready();
  let count = 0;

  const client = () => createClient(app);
  const mailsTo = (email: string) =>
    store.db
      .selectFrom('mail')
      .select(['subject', 'body'])
      .where('recipient', '=', email)
      .orderBy('id')
      .execute();
  const keyFor = async (email: string): Promise<string> => {
    const body = (await mailsTo(email)).at(-1)?.body ?? '';
    const key = /\/(?:verification|key)\/([\w-]+)/.exec(body)?.[1];
    if (key === undefined) throw new Error(`No key was mailed to ${email}`);
    return key;
  };
  const parent = async (email = `parent-${++count}@example.org`) => {
    const browser = client();
    await browser.post('/auth/signup', { email, password: PASSWORD });
    await browser.post('/auth/email/verify', { key: await keyFor(email) });
    const response = await browser.post('/auth/login', { email, password: PASSWORD });
    return { ...browser, email, userId: Number(response.body.data.user.id) };
  };

  return {
    app,
    deps,
    client,
    mailsTo,
    keyFor,
    parent,
    family: async (name = 'Mia') => {
      const browser = await parent();
      const response = await browser.post('/weaversworld/api/child-profiles/', { name, age: 7 });
      return { ...browser, profileId: Number(response.body.id) };
    },
    advance: (ms) => {
      clockOffset += ms;
    },
    listen: async () => app.listen({ port: 0, host: '127.0.0.1' }),
    close: async () => {
      await app.close();
      await store.close();
      expectNone();
    },
  };
};
