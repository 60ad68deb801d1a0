import { fdatasync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { WebSocketServer } from 'ws';

/*
 * What the product is measured against, as a process of its own: a bare `node:http` server and a raw `ws` server.
 *
 * GET /{n} answers n bytes of JSON. POST and PUT /insert answer once a row of 500 bytes is committed to an SQLite database with the
 * product's driver and its settings, each in a commit of its own. /append answers once 500 bytes are appended to a file and on the
 * disk. POST /broadcast/{n} sends n bytes to
 * every socket.
 */

const bodies = new Map<number, Buffer>();
const bodyOf = (bytes: number): Buffer => {
  const body = bodies.get(bytes) ?? Buffer.alloc(bytes, 'x');
  bodies.set(bytes, body);
  return body;
};

const RECORD = Buffer.alloc(500, 'x');
const directory = mkdtempSync(join(tmpdir(), 'ww-bench-'));
const file = openSync(join(directory, 'appended'), 'w');

const database = new Database(join(directory, 'inserted.db'));
database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;');
database.exec('CREATE TABLE records (id INTEGER PRIMARY KEY, content TEXT NOT NULL)');
const insertRecord = database.prepare('INSERT INTO records (content) VALUES (?) RETURNING id');
const content = RECORD.toString();

/** Reads the body of a request, as every server must. */
const readBody = (request: IncomingMessage, whenRead: () => void): void => {
  request.resume();
  request.once('end', whenRead);
};

const server = createServer((request, response) => {
  const [, first = '', second = ''] = request.url?.split('/') ?? [];
  const answer = (body: Buffer) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
    response.end(body);
  };
  if (first === 'insert')
    readBody(request, () => {
      insertRecord.all([content]);
      answer(RECORD);
    });
  else if (first === 'append')
    readBody(request, () => {
      writeSync(file, RECORD);
      fdatasync(file, () => answer(RECORD));
    });
  else if (first === 'broadcast') {
    request.resume();
    const message = bodyOf(Number(second)).toString();
    for (const socket of sockets.clients) socket.send(message);
    answer(bodyOf(2));
  } else if (first === 'memory') {
    globalThis.gc?.();
    const { heapUsed, external } = process.memoryUsage();
    answer(Buffer.from(`${heapUsed + external}`));
  } else answer(bodyOf(Number(first)));
});
const sockets = new WebSocketServer({ server, perMessageDeflate: false });

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? address?.port : 0);
});
process.on('disconnect', () => {
  rmSync(directory, { recursive: true, force: true });
  process.exit();
});
