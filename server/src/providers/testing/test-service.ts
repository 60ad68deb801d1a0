import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findRequestProblem } from './request-schemas.ts';

/** A request as it arrived, byte by byte. */
export interface ReceivedRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
  /** The JSON of the body; undefined for other bodies. */
  json: Record<string, unknown> | undefined;
  /** Whether the client closed the connection before it was answered. */
  wasAborted(): boolean;
}

/** Answers one request, or leaves it open. */
export type Respond = (request: ReceivedRequest, response: ServerResponse) => void | Promise<void>;

/** A service on a socket of its own that does what a test says, also what no library would. */
export interface TestService {
  /** Base URL, with /v1. */
  url: string;
  requests: ReceivedRequest[];
  /** The messages of the n-th chat request. */
  messages(n: number): { role: string; content: string }[];
  /** How `path` (without /v1) is answered from now on. */
  on(path: string, respond: Respond): void;
  /** The highest number of requests that were open at once. */
  mostAtOnce(): number;
  /** Rejects when a request was not as OpenAI's schemas say. */
  close(): Promise<void>;
}

/** Sends JSON. */
export const sendJson = (response: ServerResponse, body: unknown, status = 200, headers = {}): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
};

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

const parse = (body: Buffer): Record<string, unknown> | undefined => {
  try {
    return JSON.parse(String(body)) as Record<string, unknown>;
  } catch {
    return undefined;
  }
};

/** Starts a service on a free port of this machine; every path is answered 404 until `on` says otherwise. */
export const startTestService = async (): Promise<TestService> => {
  const requests: ReceivedRequest[] = [];
  const responders = new Map<string, Respond>();
  const problems: string[] = [];
  let open = 0;
  let most = 0;
  const server: Server = createServer(async (message, response) => {
    open += 1;
    most = Math.max(most, open);
    let ended = false;
    let aborted = false;
    response.on('finish', () => (ended = true));
    response.on('close', () => {
      open -= 1;
      if (!ended) aborted = true;
    });
    const body = await bodyOf(message).catch(() => Buffer.alloc(0));
    const path = (message.url ?? '').replace(/^\/v1/, '');
    const request: ReceivedRequest = {
      method: message.method ?? '',
      path,
      headers: message.headers,
      body,
      json: parse(body),
      wasAborted: () => aborted,
    };
    // A client that gives up while it sends leaves half a request.
    const problem = message.complete ? await findRequestProblem(path, message.headers, body) : '';
    if (problem !== '') problems.push(problem);
    requests.push(request);
    const respond = responders.get(path);
    if (respond === undefined) sendJson(response, { error: { message: 'unknown path' } }, 404);
    else await respond(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    messages: (n) => (requests[n]?.json?.messages ?? []) as { role: string; content: string }[],
    on: (path, respond) => void responders.set(path, respond),
    mostAtOnce: () => most,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      if (problems.length > 0)
        throw new Error(`Requests that no service would accept:\n${problems.join('\n')}`);
    },
  };
};
