import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { embeddedEngine } from '../story-world/embedded-engine.ts';
import { createServerProblems } from './server-problems.ts';
import { databaseEnv, openTestStore } from './test-database.ts';

/** Guards against what never happens; a machine that does other work as well takes many times as long as usual. */
const WAIT_MS = 60_000;

/** A message from the server. */
export type ReceivedMessage = Record<string, never> & {
  type: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read messages and bodies of any shape
  data?: any;
  epoch?: string;
  seq?: number;
  message?: string;
  story_id?: unknown;
  updated_page_id?: number;
  is_initial_state?: boolean;
};

/**
 * A complete server on a free port with a database in a temporary directory; page steps have no delay by default. `close`
 * throws when a response was not as the OpenAPI document says, or a log entry had no event.
 */
export const startListeningServer = async (env: Record<string, string> = {}, dataDir?: string) => {
  const dir = dataDir ?? mkdtempSync(join(tmpdir(), 'ww-'));
  const config = readConfig({
    DATA_DIR: dir,
    PAGE_DELAY_MS: '0',
    PAGE_RETRY_MS: '10',
    LIVE_POLL_MS: '50',
    RATE_LIMITS: 'off',
    EMAIL_VERIFICATION: 'none',
    ...(await databaseEnv(dir)),
    ...env,
  });
  const store = await openTestStore(dir);
  const { log, beforeRoutes, expectNone } = createServerProblems();
  const secretKey = randomBytes(32);
  const { app, deps } = await buildApp({
    config,
    db: store.db,
    log,
    beforeRoutes,
    secretKey,
    truncateWal: store.truncateWal,
    poolUsage: store.poolUsage,
    engine: embeddedEngine,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    dir,
    db: store.db,
    deps,
    close: async () => {
      await app.close();
      await store.close();
      expectNone();
    },
  };
};
export type ListeningServer = Awaited<ReturnType<typeof startListeningServer>>;

/** A live connection that stores the received messages. */
export const openSocket = (
  origin: string,
  cookie: string,
  options: { headers?: object; path?: string } = {},
) => {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}${options.path ?? '/ws/weaversworld/'}`, {
    headers: { origin, ...(cookie === '' ? {} : { cookie }), ...options.headers },
    perMessageDeflate: false,
  });
  const received: ReceivedMessage[] = [];
  const pendingChecks = new Set<() => void>();
  socket.on('message', (data) => {
    received.push(JSON.parse(String(data)));
    for (const check of [...pendingChecks]) check();
  });
  const closed = new Promise<{ code: number; reason: string }>((resolve) =>
    socket.on('close', (code, reason) => resolve({ code, reason: String(reason) })),
  );
  const opened = new Promise<void>((resolve, reject) => {
    socket.on('open', resolve);
    socket.on('error', reject);
  });
  opened.catch(() => undefined);
  /** The first received message that matches, waiting up to `ms` for it. */
  const waitFor = (matches: (message: ReceivedMessage) => boolean, ms = WAIT_MS): Promise<ReceivedMessage> =>
    new Promise((resolve, reject) => {
      const timeout = setTimeout(() => {
        pendingChecks.delete(check);
        reject(
          new Error(`Not received in ${ms} ms; received ${JSON.stringify(received.map(({ type }) => type))}`),
        );
      }, ms);
      const check = () => {
        const found = received.find(matches);
        if (found === undefined) return;
        clearTimeout(timeout);
        pendingChecks.delete(check);
        resolve(found);
      };
      pendingChecks.add(check);
      check();
    });
  return {
    socket,
    received,
    opened,
    closed,
    waitFor,
    send: (message: unknown) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    join: async (storyId: unknown, after?: { epoch: string; seq: number }) => {
      const from = received.length;
      socket.send(JSON.stringify({ type: 'join_story', story_id: storyId, after }));
      return waitFor(
        (message) =>
          received.indexOf(message) >= from && (message.type !== 'error' || message.story_id === storyId),
      );
    },
  };
};
export type TestSocket = ReturnType<typeof openSocket>;

/** A minimal browser: stores cookies and sends the CSRF token. */
export const createVisitor = (firstOrigin: string) => {
  let origin = firstOrigin;
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const send = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        cookie: cookie(),
        ...(method === 'GET' ? {} : { origin, 'x-csrftoken': cookies.get('csrftoken') ?? '' }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  /** Calls the story-world API, with a CSRF cookie. */
  const call = async (method: string, path: string, body?: unknown, headers?: Record<string, string>) => {
    if (method !== 'GET' && !cookies.has('csrftoken')) await send('GET', '/accounts/api/csrf/');
    const response = await send(
      method,
      /^\/(auth|accounts)\b/.test(path) ? path : `/weaversworld/api${path}`,
      body,
      headers,
    );
    const text = await response.text();
    // biome-ignore lint/suspicious/noExplicitAny: tests read messages and bodies of any shape
    const json: any = /json/.test(response.headers.get('content-type') ?? '') ? JSON.parse(text) : text;
    return { status: response.status, body: json, headers: response.headers };
  };
  const fox = { name: 'Finn', creature: 'fox', description: 'A brave red fox', pronouns: 'he/him' };
  const makeCharacter = async (): Promise<number> => (await call('POST', '/characters/', fox)).body.id;
  return {
    call,
    /** Goes on at another server, with the same cookies. */
    moveTo: (other: string) => {
      origin = other;
    },
    fetch: (path: string) => send('GET', path),
    cookie,
    socket: (options?: Parameters<typeof openSocket>[2]) => openSocket(origin, cookie(), options),
    fox,
    makeCharacter,
    makeStory: async (): Promise<number> => {
      const characters = [await makeCharacter()];
      const story = {
        title: 'Your Story',
        theme: 'A trip to the moon',
        desired_ending: 'Everyone eats cake',
      };
      return (await call('POST', '/stories/', { ...story, characters })).body.id;
    },
    /** Signs up a parent, by default with an active child profile. */
    becomeParent: async (email: string, profile = true) => {
      const password = 'correct horse battery 9';
      const signup = await call('POST', '/auth/signup', { email, password, password_confirm: password });
      if (signup.status !== 200) throw new Error(`signup answered ${signup.status}`);
      if (!profile) return null;
      const made = await call('POST', '/child-profiles/', { name: 'Robin', age: 6 });
      const set = await call('POST', `/child-profiles/${made.body.id}/set-active/`);
      if (set.status !== 200) throw new Error(`set-active answered ${set.status}`);
      return made.body.id as number;
    },
  };
};
export type TestVisitor = ReturnType<typeof createVisitor>;

/** Repeats `read` until its result matches; fails after `ms`. */
export const until = async <T>(
  read: () => Promise<T>,
  matches: (value: T) => boolean,
  ms = WAIT_MS,
): Promise<T> => {
  const since = Date.now();
  for (;;) {
    const value = await read();
    if (matches(value)) return value;
    if (Date.now() - since > ms) throw new Error(`No match after ${ms} ms: ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};
