import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Db } from './db/open.ts';

/** Who is asking, as the session cookie says; never as a header or a query says. */
export interface Visitor {
  /** Hash of the session's token, or null when there is no session yet. */
  sessionHash: string | null;
  userId: number | null;
  /** Owner of anonymous work; null until something was made. Kept at login, so that the work can be moved. */
  anonymousId: string | null;
  activeProfileId: number | null;
}

/** Whose the characters and stories of this request are. */
export type Owner = { profileId: number } | { anonymousId: string };

/** The session's side of the server, used by every other part. */
export interface Sessions {
  /** Reads the visitor from a Cookie header; for HTTP it is already at `request.visitor`. */
  read(cookieHeader: string | undefined): Promise<Visitor>;
  /**
   * The owner of this request. Signed in: the child profile named by X-Profile-ID (must be the parent's own, else
   * 403), or the session's active one; null when there is none. Anonymous: the anonymous visitor; null when nothing
   * was made yet. A page whose session has ended but that still names a profile: 401, so that it hears of it.
   */
  owner(request: FastifyRequest): Promise<Owner | null>;
  /** Like `owner`, for making something: starts an anonymous session when there is none. Signed in without a profile: 400. */
  ensureOwner(request: FastifyRequest, reply: FastifyReply): Promise<Owner>;
  /** Hears of sessions that ended (logout, password reset, deletion), to close their sockets. Returns the closing. */
  onEnded(listener: (sessionHash: string) => void): () => void;
}

/** What every part of the server is given. */
export interface ServerContext {
  config: Config;
  db: Db;
  log: Logger;
  /** Milliseconds since 1970. */
  now(): number;
  sessions: Sessions;
}

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor;
  }
}

/** An answer of the story world that says no: `{"error": sentence}` with this status. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    sentence: string,
  ) {
    super(sentence);
  }
}
