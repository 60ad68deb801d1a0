import type { ChildProcess } from 'node:child_process';
import { FOX } from '../visitor.ts';
import { type LoadResult, loadHttp } from './http-load.ts';
import { usageOf } from './process-usage.ts';
import type { Stage } from './stage.ts';
import { openWatchers } from './watchers.ts';

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

/** One kind of request, on the product and on the bare server one after the other. */
export const measureHttp = async (
  stage: Stage,
  bare: Bare,
  load: Load,
  what: { path: string; headers?: Record<string, string>; body?: object; status?: number },
): Promise<Ratios> => {
  const headers = { cookie: stage.cookie, ...what.headers };
  const body = what.body === undefined ? {} : { method: 'PUT' as const, body: JSON.stringify(what.body) };
  const product = await loadAll(
    stage.servers.map(({ origin, pid }) => ({ origin: loopback(origin), pid: pid() })),
    { path: what.path, headers, status: what.status ?? 200, ...body },
    load,
  );
  const path = what.body === undefined ? `/${product.bytes}` : '/durable';
  const pid = bare.child.pid ?? 0;
  const plain = await loadAll([{ origin: bare.origin, pid }], { path, headers, status: 200, ...body }, load);
  return {
    p50: product.p50 / plain.p50,
    p99: product.p99 / plain.p99,
    rate: plain.rate / product.rate,
    cpu: product.cpuMs / plain.cpuMs,
    bytes: product.bytes,
    perSecond: product.rate,
  };
};

/** The requests of the table. */
export const requestsOf = (stage: Stage) => {
  const csrf = /csrftoken=([^;]*)/.exec(stage.cookie)?.[1] ?? '';
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
    'PUT a character (against one durable write)': {
      path: `/weaversworld/api/characters/${stage.character}/`,
      headers: { 'x-csrftoken': csrf, 'content-type': 'application/json' },
      body: { ...FOX, pronouns: '' },
    },
  };
};

/** Fan-out to watchers, and the memory of one socket in bytes, of the product and of raw `ws`. */
export const measureSockets = async (
  stage: Stage,
  bare: Bare,
  count: number,
): Promise<{ p50: number; p99: number; socketBytes: number; bareSocketBytes: number }> => {
  const [server] = stage.servers;
  if (server === undefined) throw new Error('no server');
  const story = await stage.visitor.createStory();
  const memory = () => usageOf(server.pid()).bytes;
  const bareMemory = () => usageOf(bare.child.pid ?? 0).bytes;
  const [before, bareBefore] = [memory(), bareMemory()];
  const watchers = await openWatchers({
    origin: loopback(server.origin),
    path: '/ws/weaversworld/',
    cookie: stage.cookie,
    count,
    join: JSON.stringify({ type: 'join_story', story_id: story }),
  });
  const socketBytes = (memory() - before) / count;
  const raw = await openWatchers({ origin: bare.origin, path: '/', count });
  const bareSocketBytes = (bareMemory() - bareBefore) / count;
  try {
    const times: number[] = [];
    const bareTimes: number[] = [];
    for (let page = 0; page < 5; page += 1) {
      const { ms, bytes } = await watchers.measure(() =>
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
    watchers.close();
    raw.close();
  }
};
