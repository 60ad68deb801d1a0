import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '../db/database.ts';
import { createListenConnection } from './listen-connection.ts';
import { readMessage, writeMessages } from './notification-message.ts';
import { createListeners, type Notifier } from './notifier.ts';

const CHANNEL = 'weaversworld';
/** Milliseconds over which notifications are gathered: NOTIFY takes a lock of the whole database at its commit. */
const GATHER_MS = 15;
/** Milliseconds before notifications that could not be sent are sent again. */
const RETRY_MS = 500;
/** Heartbeats of another server that may be missing: then it was killed, perhaps between a commit and its notification. */
const MAX_MISSING = 3;

export interface PostgresNotifierDeps {
  db: Db;
  /** The direct address of the database. */
  url: string;
  log: Logger;
  /** Receives what listeners throw. */
  onError(error: unknown): void;
}

/**
 * Creates the notifier of servers that share a PostgreSQL. Notifications are sent after the commit, never in the
 * transaction, gathered for some milliseconds. Listeners get `onGap` when some may be lost: when the connection is lost
 * and when it is back, and when another server falls silent.
 */
export const createPostgresNotifier = ({ db, url, log, onError }: PostgresNotifierDeps): Notifier => {
  const id = randomBytes(8).toString('hex');
  const heartbeat = JSON.stringify({ from: id });
  const listeners = createListeners(onError);
  const stories = new Set<number>();
  const sessions = new Set<string>();
  /** The other servers, with the heartbeats that each has missed. */
  const others = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const sent = { stories: [...stories], sessions: [...sessions] };
    stories.clear();
    sessions.clear();
    try {
      for (const payload of writeMessages(id, sent.stories, sent.sessions))
        await sql`SELECT pg_notify(${CHANNEL}, ${payload})`.execute(db);
    } catch (error) {
      if (isClosed) return;
      log.warn({ event: 'notifier.send-failed', err: error }, 'other servers were not notified');
      for (const story of sent.stories) stories.add(story);
      for (const hash of sent.sessions) sessions.add(hash);
      timer ??= setTimeout(flush, RETRY_MS);
    }
  };
  const flushSoon = (): void => {
    timer ??= setTimeout(flush, GATHER_MS);
  };

  const onPayload = (payload: string): void => {
    const message = readMessage(payload);
    if (message === null || message.from === id) return;
    if (message.closes) others.delete(message.from);
    else others.set(message.from, 0);
    for (const story of message.stories ?? []) listeners.story(story, false);
    for (const hash of message.sessions ?? []) listeners.sessionEnded(hash);
  };

  const countMissing = (): void => {
    for (const [other, missing] of others) {
      others.set(other, missing + 1);
      if (missing < MAX_MISSING) continue;
      others.delete(other);
      log.warn({ event: 'notifier.server-silent', server: other }, 'another server is silent');
      listeners.gap();
    }
  };

  const connection = createListenConnection({
    url,
    channel: CHANNEL,
    heartbeat,
    isOwnHeartbeat: (payload) => payload === heartbeat,
    onPayload,
    onHeartbeat: countMissing,
    onConnected: () => {
      log.info({ event: 'notifier.connected' }, 'listening for notifications');
      others.clear();
      listeners.gap();
    },
    onLost: (error) => {
      log.warn({ event: 'notifier.lost', err: error }, 'notifications do not arrive: polling more often');
      listeners.gap();
    },
  });

  return {
    publishStory: (storyId) => {
      stories.add(storyId);
      flushSoon();
      listeners.story(storyId, true);
    },
    publishEndedSession: (hash) => {
      sessions.add(hash);
      flushSoon();
      listeners.sessionEnded(hash);
    },
    subscribe: listeners.subscribe,
    isConnected: connection.isConnected,
    close: async () => {
      isClosed = true;
      await flush();
      await connection.close(JSON.stringify({ from: id, closes: true }));
    },
  };
};
