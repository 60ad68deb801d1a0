import type { ChildProcess } from 'node:child_process';
import { FOX } from '../visitor.ts';
import { descriptionOf } from './descriptions.ts';
import { type LoadResult, loadHttp } from './http-load.ts';
import { usageOf } from './process-usage.ts';
import type { Guest, Stage } from './stage.ts';

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

/** The bare server. */
export interface Bare {
  origin: string;
  child: ChildProcess;
}

export interface Load {
  connections: number;
  seconds: number;
}

/** The address that the load client and the subscribers use. */
export const loopback = (origin: string): string => origin.replace('localhost', '127.0.0.1');

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

/** What a request that writes is compared with: a bare server that commits one row to SQLite, or to the PostgreSQL of the stage. */
export const CONTROLS = {
  insert: 'against one durable INSERT',
  'insert-postgres': 'against one durable INSERT into PostgreSQL',
};

/** A request of the table. */
export interface BenchRequest {
  path: string;
  headers?: Record<string, string>;
  method?: 'GET' | 'PUT' | 'POST';
  /** What differs in the nth request. */
  vary?: (n: number) => { path?: string; headers?: Record<string, string>; body?: string };
  status?: number;
  /** One that a few answers may have instead. */
  rareStatus?: number;
}

const ratiosOf = (product: Measured, plain: Measured): Ratios => ({
  p50: product.p50 / plain.p50,
  p99: product.p99 / plain.p99,
  rate: plain.rate / product.rate,
  cpu: product.cpuMs / plain.cpuMs,
  bytes: product.bytes,
  perSecond: product.rate,
  cpuMicroseconds: product.cpuMs * 1000,
});

/**
 * One run of each request, on the product and on the bare server in turns; requests with the same control share its measurement. The result
 * has a row for each kind of bare server that a request is compared with: one for a request that reads, and on PostgreSQL two for one that
 * writes.
 */
export const measureRun = async (
  stage: Stage,
  bare: Bare,
  load: Load,
  requests: [string, BenchRequest][],
): Promise<Map<string, Ratios>> => {
  const servers = stage.servers.map(({ origin, pid }) => ({ origin: loopback(origin), pid: pid() }));
  const controls = new Map<string, Measured>();
  const control = async (path: string, method: 'GET' | 'POST', body: string): Promise<Measured> => {
    const measured =
      controls.get(path) ??
      (await loadAll(
        [{ origin: bare.origin, pid: bare.child.pid ?? 0 }],
        { path, headers: { cookie: stage.cookie }, status: 200, method, body },
        load,
      ));
    controls.set(path, measured);
    return measured;
  };
  const rows = new Map<string, Ratios>();
  for (const [name, { path, method = 'GET', status = 200, vary, ...what }] of requests) {
    const request = { path, status, method, ...what, ...(vary && { vary }) };
    const product = await loadAll(
      servers,
      { ...request, headers: { cookie: stage.cookie, ...what.headers } },
      load,
    );
    if (method === 'GET') {
      rows.set(name, ratiosOf(product, await control(`/${product.bytes}`, 'GET', '')));
      continue;
    }
    const body = vary?.(0).body ?? '';
    rows.set(`${name}, ${CONTROLS.insert}`, ratiosOf(product, await control('/insert', 'POST', body)));
    if (stage.databaseUrl !== undefined)
      rows.set(
        `${name}, ${CONTROLS['insert-postgres']}`,
        ratiosOf(product, await control('/insert-postgres', 'POST', body)),
      );
  }
  return rows;
};

/** The requests of the table. */
export const requestsOf = (stage: Pick<Stage, 'story'>) => {
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

/** Of a harmless description that moderation takes for another. */
const REFUSED = 400;

/** Every description is another one, as in an edit; names and creatures repeat. */
const characterBody = (n: number): string =>
  JSON.stringify({ ...FOX, description: descriptionOf(n), pronouns: '' });

const guestHeaders = ({ cookie }: Guest): Record<string, string> => ({
  cookie,
  'x-csrftoken': /csrftoken=([^;]*)/.exec(cookie)?.[1] ?? '',
  'content-type': 'application/json',
});

/**
 * The requests of the table that write, each by the next guest, as families do: on one and the same row PostgreSQL would wait for each
 * commit. Every run continues where the last one ended.
 */
export const writingRequestsOf = ({ guests }: Pick<Stage, 'guests'>) => {
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
      rareStatus: REFUSED,
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
      rareStatus: REFUSED,
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
