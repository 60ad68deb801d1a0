import { WebSocket } from 'ws';

interface SubscriberOptions {
  origin: string;
  path: string;
  cookie?: string;
  count: number;
  /** Sent by each subscriber when it is open; it counts as ready with the first message that it receives. */
  join?: string;
}

/** Subscribers of one story, or of the raw server. */
export interface Subscribers {
  /** Runs `trigger` and resolves with the milliseconds until each subscriber had the next message. */
  measure(trigger: () => Promise<unknown>): Promise<{ ms: number[]; bytes: number }>;
  close(): void;
}

/** Handshakes at a time. */
const OPENING = 50;

const open = ({ origin, path, cookie, join }: SubscriberOptions): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}${path}`, {
      origin,
      perMessageDeflate: false,
      headers: cookie === undefined ? {} : { cookie },
    });
    socket.on('error', reject);
    socket.on('open', () => {
      if (join === undefined) resolve(socket);
      else socket.send(join);
    });
    if (join !== undefined) socket.once('message', () => resolve(socket));
  });

/** Opens the subscribers; all are ready when it resolves. */
export const openSubscribers = async (options: SubscriberOptions): Promise<Subscribers> => {
  const sockets: WebSocket[] = [];
  for (let at = 0; at < options.count; at += OPENING)
    sockets.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(OPENING, options.count - at) }, () => open(options)),
      )),
    );
  return {
    measure: async (trigger) => {
      const since = performance.now();
      let bytes = 0;
      const arrivals = sockets.map(
        (socket) =>
          new Promise<number>((arrived) =>
            socket.once('message', (data: Buffer) => {
              bytes = data.length;
              arrived(performance.now() - since);
            }),
          ),
      );
      await trigger();
      return { ms: await Promise.all(arrivals), bytes };
    },
    close: () => {
      for (const socket of sockets) socket.terminate();
    },
  };
};
