import { fdatasync, openSync, writeSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocketServer } from 'ws';

/*
 * What the product is measured against, as a process of its own: a bare `node:http` server and a raw `ws` server.
 *
 * GET /{n} answers n bytes of JSON. PUT /durable answers when 500 bytes are on the disk. POST /broadcast/{n} sends n bytes to
 * every socket.
 */

const bodies = new Map<number, Buffer>();
const bodyOf = (bytes: number): Buffer => {
  const body = bodies.get(bytes) ?? Buffer.alloc(bytes, 'x');
  bodies.set(bytes, body);
  return body;
};

const RECORD = Buffer.alloc(500, 'x');
const file = openSync(join(tmpdir(), `ww-bench-${process.pid}`), 'w');

const server = createServer((request, response) => {
  const [, first = '', second = ''] = request.url?.split('/') ?? [];
  const answer = (body: Buffer) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
    response.end(body);
  };
  if (first === 'durable') {
    request.resume();
    writeSync(file, RECORD);
    fdatasync(file, () => answer(RECORD));
  } else if (first === 'broadcast') {
    request.resume();
    const message = bodyOf(Number(second)).toString();
    for (const socket of sockets.clients) socket.send(message);
    answer(bodyOf(2));
  } else answer(bodyOf(Number(first)));
});
const sockets = new WebSocketServer({ server, perMessageDeflate: false });

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? address?.port : 0);
});
process.on('disconnect', () => process.exit());
