import type { ChildProcess } from 'node:child_process';
import { FOX } from '../visitor.ts';
import { type LoadResult, loadHttp } from './http-load.ts';
import { memoryOf } from './memory-of.ts';
import { usageOf } from './process-usage.ts';
import type { Guest, Stage } from './stage.ts';
import { openSubscribers } from './subscribers.ts';

/** Times as much as bare: of the product, divided by what the bare server had in the same run. */
export interface Ratios {
  p50: number;
  p99: number;
  rate: number;
  /** Of CPU time for each answer, which other programs on the machine change less than times. */
  cpu: number;
  /** Bytes of an answer. */
  bytes: number;
  /** Answers of the product in a second. */
  perSecond: number;
  /** CPU time of an answer of the product, over all its servers. */
  cpuMicroseconds: number;
}

interface Bare {
  origin: string;
  child: ChildProcess;
}

export interface Load {
  connections: number;
  seconds: number;
}

const quantile = (values: number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

const loopback = (origin: string): string => origin.replace('localhost', '127.0.0.1');

type Measured = LoadResult & { cpuMs: number };

/** Loads several servers at once, each with its part of the connections, and adds them up. */
const loadAll = async (
  servers: { origin: string; pid: number }[],
  request: Omit<Parameters<typeof loadHttp>[0], 'origin' | 'connections' | 'seconds'>,
  { connections, seconds }: Load,
): Promise<Measured> => {
  const cpuMs = () => servers.map(({ pid }) => usageOf(pid).cpuMs);
  let before = cpuMs();
  const parts = await Promise.all(
    servers.map(({ origin }) =>
      loadHttp({
        ...request,
        origin,
        seconds,
        connections: Math.ceil(connections / servers.length),
        onStart: () => (before = cpuMs()),
      }),
    ),
  );
  const used = cpuMs().reduce((sum, one, at) => sum + one - (before[at] ?? 0), 0);
  const rate = parts.reduce((sum, one) => sum + one.rate, 0);
  return {
    p50: Math.max(...parts.map(({ p50 }) => p50)),
    p99: Math.max(...parts.map(({ p99 }) => p99)),
    rate,
    bytes: parts[0]?.bytes ?? 0,
    cpuMs: used / (rate * seconds),
  };
};

/**
 * What a request that writes is compared with: a bare server that commits one row to SQLite, or to the PostgreSQL of the stage, or that
 * appends as many bytes to a file.
 */
export const CONTROLS = {
  insert: 'against one durable INSERT',
  'insert-postgres': 'against one durable INSERT into PostgreSQL',
  append: 'against the bare disk',
};

/** A request of the table. */
export interface BenchRequest {
  path: string;
  headers?: Record<string, string>;
  method?: 'GET' | 'PUT' | 'POST';
  /** What differs in the nth request. */
  vary?: (n: number) => { path?: string; headers?: Record<string, string>; body?: string };
  status?: number;
}

/**
 * One kind of request, on the product and on the bare server one after the other. The result has a row for each kind of bare server
 * that it is compared with, by what is added to its name: two for a request that writes.
 */
export const measureHttp = async (
  stage: Stage,
  bare: Bare,
  load: Load,
  { path, method = 'GET', status = 200, ...what }: BenchRequest,
): Promise<Map<string, Ratios>> => {
  const headers = { cookie: stage.cookie, ...what.headers };
  const vary = what.vary === undefined ? {} : { vary: what.vary };
  const product = await loadAll(
    stage.servers.map(({ origin, pid }) => ({ origin: loopback(origin), pid: pid() })),
    { path, headers, status, method, ...vary },
    load,
  );
  const body = what.vary?.(0).body ?? '';
  const { 'insert-postgres': withPostgres, ...withSqlite } = CONTROLS;
  const writeControls =
    stage.databaseUrl === undefined ? withSqlite : { ...withSqlite, 'insert-postgres': withPostgres };
  const controls = method === 'GET' ? { [`${product.bytes}`]: '' } : writeControls;
  const rows = new Map<string, Ratios>();
  for (const [barePath, name] of Object.entries(controls)) {
    const servers = [{ origin: bare.origin, pid: bare.child.pid ?? 0 }];
    const plain = await loadAll(servers, { path: `/${barePath}`, headers, status: 200, method, body }, load);
    rows.set(name, {
      p50: product.p50 / plain.p50,
      p99: product.p99 / plain.p99,
      rate: plain.rate / product.rate,
      cpu: product.cpuMs / plain.cpuMs,
      bytes: product.bytes,
      perSecond: product.rate,
      cpuMicroseconds: product.cpuMs * 1000,
    });
  }
  return rows;
};

/** The requests of the table. */
export const requestsOf = (stage: Stage) => {
  const html = { accept: 'text/html', 'accept-encoding': 'gzip, br' };
  return {
    '/healthz (what Fastify costs)': { path: '/healthz' },
    'GET a story of ten pages': { path: `/weaversworld/api/stories/${stage.story}/` },
    'the same, as Brotli': {
      path: `/weaversworld/api/stories/${stage.story}/`,
      headers: { 'accept-encoding': 'gzip, br' },
    },
    'shelf of 100 stories': { path: '/weaversworld/api/stories/?fields=card' },
    'the same, as Brotli ': {
      path: '/weaversworld/api/stories/?fields=card',
      headers: { 'accept-encoding': 'gzip, br' },
    },
    '/weaversworld (HTML)': { path: '/weaversworld', headers: html },
  } satisfies Record<string, BenchRequest>;
};

const ADJECTIVES =
  'red blue green tiny tall round soft warm quiet merry shy brave funny clever gentle curious'.split(' ');

/** Every description is another one, as in an edit; names and creatures repeat. No digits: some of them look like words. */
const characterBody = (n: number): string => {
  const adjectives = [1, 16, 256, 4096].map((divisor) => ADJECTIVES[Math.floor(n / divisor) % 16]);
  const description = `A ${adjectives.join(' ')} fox`;
  return JSON.stringify({ ...FOX, description, pronouns: '' });
};

const guestHeaders = ({ cookie }: Guest): Record<string, string> => ({
  cookie,
  'x-csrftoken': /csrftoken=([^;]*)/.exec(cookie)?.[1] ?? '',
  'content-type': 'application/json',
});

/**
 * The requests of the table that write, each by the next guest, as families do: on one and the same row PostgreSQL would wait for each
 * commit. Every run continues where the last one ended.
 */
export const writingRequestsOf = ({ guests }: Stage) => {
  const visits = { changes: 0, characters: 0, pages: 0 };
  const next = (kind: keyof typeof visits) => {
    const visit = visits[kind]++;
    const guest = guests[visit % guests.length];
    if (guest === undefined) throw new Error('The stage has no guests.');
    return { guest, headers: guestHeaders(guest), visit: Math.floor(visit / guests.length) };
  };
  return {
    'PUT a character': {
      path: '',
      method: 'PUT' as const,
      vary: (n: number) => {
        const { guest, headers } = next('changes');
        return {
          headers,
          path: `/weaversworld/api/characters/${guest.character}/`,
          body: characterBody(n),
        };
      },
    },
    'POST a character': {
      path: '/weaversworld/api/characters/',
      method: 'POST' as const,
      status: 201,
      vary: (n: number) => ({ headers: next('characters').headers, body: characterBody(n) }),
    },
    'POST a page (begin to write it)': {
      path: '',
      method: 'POST' as const,
      status: 202,
      vary: () => {
        const { guest, headers, visit } = next('pages');
        return { headers, path: `/weaversworld/api/stories/${guest.stories[visit]}/pages/`, body: '{}' };
      },
    },
  } satisfies Record<string, BenchRequest>;
};

const FIRST_SOCKETS = 200;

/** Fan-out to subscribers, and the memory of one socket in bytes, of the product and of raw `ws`. */
export const measureSockets = async (
  stage: Stage,
  bare: Bare,
  count: number,
): Promise<{ p50: number; p99: number; socketBytes: number; bareSocketBytes: number }> => {
  const [server] = stage.servers;
  if (server === undefined) throw new Error('no server');
  const story = await stage.visitor.createStory();
  const memory = () => memoryOf(server.pid());
  const bareMemory = async () => Number(await (await fetch(`${bare.origin}/memory`)).text());
  const openOnProduct = (count: number) =>
    openSubscribers({
      origin: loopback(server.origin),
      path: '/ws/weaversworld/',
      cookie: stage.cookie,
      count,
      join: JSON.stringify({ type: 'join_story', story_id: story }),
    });
  const openOnBare = (count: number) => openSubscribers({ origin: bare.origin, path: '/', count });
  // What the first sockets load and compile is not theirs alone.
  for (const first of [await openOnProduct(FIRST_SOCKETS), await openOnBare(FIRST_SOCKETS)]) first.close();
  const [before, bareBefore] = [await memory(), await bareMemory()];
  const subscribers = await openOnProduct(count);
  const socketBytes = ((await memory()) - before) / count;
  const raw = await openOnBare(count);
  const bareSocketBytes = ((await bareMemory()) - bareBefore) / count;
  try {
    const times: number[] = [];
    const bareTimes: number[] = [];
    for (let page = 0; page < 5; page += 1) {
      const { ms, bytes } = await subscribers.measure(() =>
        stage.visitor.call('POST', `/stories/${story}/pages/`),
      );
      times.push(...ms);
      // The steps of the page and of its picture follow at once; the next page begins after them.
      await new Promise((resolve) => setTimeout(resolve, 1000));
      const plain = await raw.measure(() => fetch(`${bare.origin}/broadcast/${bytes}`, { method: 'POST' }));
      bareTimes.push(...plain.ms);
    }
    return {
      p50: quantile(times, 0.5) / quantile(bareTimes, 0.5),
      p99: quantile(times, 0.99) / quantile(bareTimes, 0.99),
      socketBytes,
      bareSocketBytes,
    };
  } finally {
    subscribers.close();
    raw.close();
  }
};
