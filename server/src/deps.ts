import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Db } from './db/open-db.ts';
import type { PurgeClock } from './db/purge-clock.ts';
import type { SecondOpinion } from './http/moderated-fields.ts';
import type { WriteLimits } from './http/write-limits.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Notifier } from './notifier/notifier.ts';
import type { PictureStore } from './pictures/picture-store.ts';

/** Who sends a request, read from the session cookie only, never from another header or the query. */
export interface Visitor {
  /** Hash of the session token, or null without a session. */
  sessionHash: string | null;
  userId: number | null;
  /** Owner of anonymous work; null until something was created. Kept at login, so that the work can be migrated. */
  anonymousId: string | null;
  activeProfileId: number | null;
}

/** Owner of characters and stories. */
export type Owner = { profileId: number } | { anonymousId: string };

/** Reads sessions and resolves the owner of a request. */
export interface Sessions {
  /** The visitor of a Cookie header; an HTTP request already has it as `request.visitor`. */
  readVisitor(cookieHeader: string | undefined): Promise<Visitor>;
  /**
   * The owner of this request. Signed in: the child profile in X-Profile-ID (403 unless it is the parent's own), else
   * the session's active one; null without either. Anonymous: the anonymous visitor; null before anything was created.
   * A request that names a profile while its session has expired: 401, so that the page can show it.
   */
  findOwner(request: FastifyRequest): Promise<Owner | null>;
  /** Like `findOwner`, but starts an anonymous session when there is none. Signed in without a profile: 400. */
  ensureOwner(request: FastifyRequest, reply: FastifyReply): Promise<Owner>;
}

/** Dependencies of every part of the server. */
export interface ServerDeps {
  config: Config;
  db: Db;
  log: Logger;
  /** Milliseconds since 1970. */
  now(): number;
  metrics: Metrics;
  /** The clock by which data is old enough to be deleted. */
  purgeClock: PurgeClock;
  /** Empties the database's write-ahead log, where deleted text would stay. */
  truncateWal(): void;
  sessions: Sessions;
  /** Reports changed stories and ended sessions to the live channel and the page worker. */
  notifier: Notifier;
  /** The pictures of pages. */
  pictures: PictureStore;
  /** Counts what visitors write. */
  writeLimits: WriteLimits;
  /** Second opinions about typed texts; without it the score decides alone. */
  secondOpinion?: SecondOpinion | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor;
  }
}
