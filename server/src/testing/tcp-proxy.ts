import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy to one of several ports of this machine, in turns, whose connections can be frozen, made deaf and cut. */
export const startTcpProxy = async (targets: () => number[]) => {
  const pairs = new Set<[Socket, Socket]>();
  let turn = 0;
  let isFrozen = false;
  const server = createServer((client) => {
    const ports = targets();
    turn += 1;
    const port = ports[turn % ports.length];
    if (port === undefined) return client.destroy();
    const upstream = connect(port, '127.0.0.1');
    const pair: [Socket, Socket] = [client, upstream];
    pairs.add(pair);
    for (const [from, to] of [pair, [upstream, client]] as const) {
      from.on('error', () => undefined);
      from.on('close', () => {
        pairs.delete(pair);
        to.destroy();
      });
      from.pipe(to);
    }
    if (isFrozen) for (const socket of pair) socket.pause();
    return undefined;
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    /** Forwards nothing any more, without closing: half-open connections, and those to come. */
    freeze: () => {
      isFrozen = true;
      for (const socket of [...pairs].flat()) {
        socket.unpipe();
        socket.pause();
      }
    },
    /** Still forwards what clients send on their connections, and drops every answer to it. */
    dropAnswers: () => {
      for (const [client, upstream] of pairs) {
        upstream.unpipe(client);
        upstream.resume();
      }
    },
    /** Closes every connection and forwards again. */
    thaw: () => {
      isFrozen = false;
      for (const socket of [...pairs].flat()) socket.destroy();
    },
    close: async () => {
      for (const socket of [...pairs].flat()) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
};
