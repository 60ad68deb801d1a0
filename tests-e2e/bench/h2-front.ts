import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';

/** A certificate for localhost that is valid for one day, created by the openssl command. */
const certificate = (): { key: Buffer; cert: Buffer } => {
  const dir = mkdtempSync(join(tmpdir(), 'ww-cert-'));
  const [key, cert] = [join(dir, 'key.pem'), join(dir, 'cert.pem')];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'].concat([
      ...['-days', '1', '-subj', '/CN=localhost', '-keyout', key, '-out', cert],
    ]),
    { stdio: 'ignore' },
  );
  const pair = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(dir, { recursive: true });
  return pair;
};

const OWN_TO_HTTP1 = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

/** A reverse proxy as in production: HTTP/2 and TLS to the browser, HTTP/1.1 to the server. */
export const startFront = async (upstream: string): Promise<{ origin: string; close(): void }> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const { hostname, port } = new URL(upstream);
  // Browsers open a WebSocket by HTTP/1.1.
  const front = createSecureServer({ ...certificate(), allowHTTP1: true }, (incoming, outgoing) => {
    const headers = Object.fromEntries(
      Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':')),
    );
    const behind = request(
      {
        agent,
        hostname,
        port,
        path: incoming.url,
        method: incoming.method,
        headers: { ...headers, host: incoming.headers[':authority'] },
      },
      (answer) => {
        const kept = Object.entries(answer.headers).filter(([name]) => !OWN_TO_HTTP1.has(name));
        outgoing.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
        answer.pipe(outgoing);
      },
    );
    behind.on('error', () => outgoing.stream?.close());
    incoming.pipe(behind);
  });
  front.on('upgrade', ({ url, headers }: IncomingMessage, socket: Duplex) => {
    const behind = request({ hostname, port, path: url, headers });
    behind.on('upgrade', (answer, upstream) => {
      const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`);
      socket.write(['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n'));
      upstream.pipe(socket).pipe(upstream);
      for (const end of [socket, upstream])
        end.on('error', () => [socket, upstream].map((one) => one.destroy()));
    });
    behind.on('response', () => socket.destroy());
    behind.on('error', () => socket.destroy());
    behind.end();
  });
  await new Promise<void>((resolve) => {
    front.listen(0, 'localhost', resolve);
  });
  return {
    origin: `https://localhost:${(front.address() as AddressInfo).port}`,
    close: () => {
      front.close();
      agent.destroy();
    },
  };
};
