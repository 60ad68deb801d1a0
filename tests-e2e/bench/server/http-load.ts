import { connect, type Socket } from 'node:net';

/** Latencies in milliseconds, and answers per second. */
export interface LoadResult {
  p50: number;
  p99: number;
  rate: number;
  /** Length of one answer's body. */
  bytes: number;
}

interface LoadOptions {
  origin: string;
  path: string;
  headers?: Record<string, string>;
  method?: 'GET' | 'PUT' | 'POST';
  body?: string;
  /** What differs in the nth request, over all connections. */
  vary?: (n: number) => { path?: string; headers?: Record<string, string>; body?: string };
  connections: number;
  seconds: number;
  /** The status that every answer must have. */
  status: number;
  /** Of those that do not: at most one in a hundred may have this one instead. */
  rareStatus?: number;
  /** Called when the server is warm and counting begins. */
  onStart?: () => void;
}

/** Answers that are not counted: until then much of a server runs uncompiled. */
const WARM_UP_ANSWERS = { GET: 3000, PUT: 2000, POST: 2000 };

const withResolvers = () => {
  let resolve = (): void => undefined;
  let reject = (_: Error): void => undefined;
  const promise = new Promise<void>((done, fail) => {
    resolve = done;
    reject = fail;
  });
  return { promise, resolve, reject };
};

const END_OF_HEAD = Buffer.from('\r\n\r\n');

/** Status and total length of the answer at the start of `data`; null while its head is incomplete. */
const readHead = (data: Buffer): { status: number; head: number; body: number } | null => {
  const end = data.indexOf(END_OF_HEAD);
  if (end === -1) return null;
  const head = data.toString('latin1', 0, end);
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  const status = Number(head.slice(9, 12));
  if (length === undefined && status !== 304 && status !== 204)
    throw new Error(`An answer without content-length: ${head}`);
  return { status, head: end + END_OF_HEAD.length, body: status === 304 ? 0 : Number(length ?? 0) };
};

/**
 * Sends the same request, or one that varies, again and again on each of `connections` keep-alive connections, one at a time, and measures every
 * answer. Written on sockets, because a load client that costs as much as the server hides the server's cost on a machine
 * with two cores, and because latencies below a millisecond are measured.
 */
export const loadHttp = async (options: LoadOptions): Promise<LoadResult> => {
  const { hostname, port, host } = new URL(options.origin);
  const { method = 'GET', vary } = options;
  const requestOf = ({
    path = options.path,
    headers = options.headers,
    body = options.body ?? '',
  }): Buffer => {
    const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
    const length = method === 'GET' ? '' : `content-length: ${Buffer.byteLength(body)}\r\n`;
    return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}${length}\r\n${body}`);
  };
  const same = requestOf({});
  let sent = 0;
  let answers = 0;
  let rare = 0;
  const latencies: number[] = [];
  let bytes = 0;
  let counting = false;
  let warmUps = 0;
  const end = withResolvers();

  const open = (): Socket => {
    const socket = connect(Number(port), hostname);
    socket.setNoDelay(true);
    let received = Buffer.alloc(0);
    let missing = 0;
    let sentAt = 0;
    const send = () => {
      const request = vary === undefined ? same : requestOf(vary(sent++));
      sentAt = performance.now();
      socket.write(request);
    };
    const answered = () => {
      if (counting) latencies.push(performance.now() - sentAt);
      else if (++warmUps === WARM_UP_ANSWERS[method]) beginCounting();
      send();
    };
    socket.on('connect', send);
    socket.on('data', (chunk) => {
      if (missing > 0) {
        missing -= chunk.length;
        if (missing <= 0) answered();
        return;
      }
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const answer = readHead(received);
      if (answer === null) return;
      answers += 1;
      if (answer.status === options.rareStatus) rare += 1;
      const isExpected =
        answer.status === options.status ||
        (answer.status === options.rareStatus && rare <= 10 + answers / 100);
      if (!isExpected)
        return end.reject(new Error(`${options.path} answered ${String(received.subarray(0, 500))}`));
      bytes = answer.body;
      missing = answer.head + answer.body - received.length;
      received = Buffer.alloc(0);
      if (missing <= 0) answered();
    });
    socket.on('error', (error) => end.reject(error));
    return socket;
  };

  let stop: NodeJS.Timeout | undefined;
  const beginCounting = () => {
    counting = true;
    stop = setTimeout(() => end.resolve(), options.seconds * 1000);
    options.onStart?.();
  };
  const sockets = Array.from({ length: options.connections }, open);
  await end.promise.finally(() => {
    clearTimeout(stop);
    for (const socket of sockets) socket.removeAllListeners('close').destroy();
  });
  latencies.sort((a, b) => a - b);
  const at = (part: number): number => latencies[Math.floor(latencies.length * part)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99), rate: latencies.length / options.seconds, bytes };
};
