import pg from 'pg';
import { connectionConfig } from '../db/postgres-dialect.ts';

/** Milliseconds between two heartbeats. */
const HEARTBEAT_MS = 300;
/** Heartbeats that may be missing before the connection counts as lost. */
const MAX_MISSING = 3;
/** Milliseconds before a lost connection is opened again; doubles up to the second. */
const MIN_RETRY_MS = 100;
const MAX_RETRY_MS = 2000;

export interface ListenDeps {
  /** A direct address: LISTEN needs a session of its own, which a pooler does not give. */
  url: string;
  channel: string;
  /** The payload of a heartbeat, and whether a received one is that of this server. */
  heartbeat: string;
  isOwnHeartbeat(payload: string): boolean;
  onPayload(payload: string): void;
  /** After each heartbeat was sent. */
  onHeartbeat(): void;
  onConnected(): void;
  onLost(error: unknown): void;
}

/**
 * A connection that listens to a channel of PostgreSQL, and is opened again whenever it is lost. It sends heartbeats to
 * itself through the channel: when they stop arriving, the connection is lost, whatever the network says.
 */
export const createListenConnection = (deps: ListenDeps) => {
  let client: pg.Client | null = null;
  let isConnected = false;
  let isClosed = false;
  let missing = 0;
  let isSending = false;
  let retryMs = MIN_RETRY_MS;
  let heartbeat: NodeJS.Timeout | undefined;
  let retry: NodeJS.Timeout | undefined;

  const notify = (payload: string): Promise<unknown> =>
    client === null ? Promise.resolve() : client.query('SELECT pg_notify($1, $2)', [deps.channel, payload]);

  const lose = (lost: pg.Client, error: unknown): void => {
    if (client !== lost || isClosed) return;
    client = null;
    clearInterval(heartbeat);
    // Half open, it would not end by itself.
    lost.connection.stream.destroy();
    if (isConnected) deps.onLost(error);
    isConnected = false;
    retry = setTimeout(connect, retryMs);
    retryMs = Math.min(retryMs * 2, MAX_RETRY_MS);
  };

  const beat = (to: pg.Client): void => {
    missing += 1;
    if (missing > MAX_MISSING) {
      lose(to, new Error('The heartbeats do not arrive'));
      return;
    }
    deps.onHeartbeat();
    if (isSending) return;
    isSending = true;
    notify(deps.heartbeat)
      .catch((error: unknown) => lose(to, error))
      .finally(() => {
        if (client === to) isSending = false;
      });
  };

  const open = async (opening: pg.Client): Promise<void> => {
    await opening.connect();
    // A notification need not wait for the disk: it says only that something was committed before.
    await opening.query('SET synchronous_commit = off');
    await opening.query(`LISTEN ${pg.escapeIdentifier(deps.channel)}`);
    if (client !== opening || isClosed) return;
    isConnected = true;
    missing = 0;
    isSending = false;
    retryMs = MIN_RETRY_MS;
    deps.onConnected();
    beat(opening);
    heartbeat = setInterval(() => beat(opening), HEARTBEAT_MS);
  };

  const connect = (): void => {
    const opening = new pg.Client(connectionConfig(deps.url));
    client = opening;
    opening.on('error', (error) => lose(opening, error));
    opening.on('end', () => lose(opening, new Error('The connection has ended')));
    opening.on('notification', ({ payload = '' }) => {
      if (deps.isOwnHeartbeat(payload)) missing = 0;
      else deps.onPayload(payload);
    });
    open(opening).catch((error: unknown) => lose(opening, error));
  };

  connect();
  return {
    isConnected: () => isConnected,
    /** Sends a last payload and closes. */
    close: async (lastPayload: string): Promise<void> => {
      clearInterval(heartbeat);
      clearTimeout(retry);
      if (isConnected) await notify(lastPayload).catch(() => undefined);
      isClosed = true;
      isConnected = false;
      await client?.end().catch(() => undefined);
    },
  };
};
