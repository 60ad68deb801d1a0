import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Owner, Refusal, type Sessions, type Visitor } from '../context.ts';
import type { Db } from '../db/open.ts';
import { kindOf } from '../http/paths.ts';
import { giveCsrfCookie, giveSessionCookie, sessionTokenIn, takeSessionCookie } from './cookies.ts';
import { csrfTokenOf } from './csrf.ts';
import type { Limits } from './limits.ts';
import { isSecure } from './origin.ts';
import { newToken } from './secrets.ts';
import { LIFETIME, NO_STATE, type SessionState } from './session-state.ts';
import { createSessionStore, newAnonymousId, type Session, type SessionStore } from './session-store.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The session of this request, already read; null when there is none. */
    session: Session | null;
  }
}

const NOBODY: Visitor = { sessionHash: null, userId: null, anonymousId: null, activeProfileId: null };

const visitorOf = (session: Session | null): Visitor =>
  session === null
    ? NOBODY
    : {
        sessionHash: session.hash,
        userId: session.userId,
        anonymousId: session.anonymousId,
        activeProfileId: session.activeProfileId,
      };

/** The sessions as the account routes use them: what every part may do, and beginning and ending them. */
export interface AccountSessions extends Sessions {
  store: SessionStore;
  /** Reads the session of every request to an API before anything else happens. */
  attach(app: FastifyInstance): void;
  /** A new session id with this user and state; anonymous work comes along. Signing in also changes the CSRF token. */
  begin(
    request: FastifyRequest,
    reply: FastifyReply,
    start: { userId: number | null; state: SessionState },
  ): Promise<void>;
  /** Ends the session. A visitor who never signed in keeps the work made so far, under a new session id. */
  finish(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Forgets the session of this request after its rows were removed. */
  forget(request: FastifyRequest, reply: FastifyReply): void;
  /** Reads this request's session anew, after something may have changed or ended it. */
  reread(request: FastifyRequest): Promise<void>;
  /** Changes columns of this request's session. */
  change(request: FastifyRequest, change: Parameters<SessionStore['update']>[1], trx?: Db): Promise<void>;
}

const profileHeader = (request: FastifyRequest): string | undefined => {
  const value = request.headers['x-profile-id'] ?? request.headers['x-active-child-profile-id'];
  return Array.isArray(value) ? value[0] : value;
};

/** Builds the sessions over the store. */
export const createSessions = (world: { db: Db; now(): number; limits: Limits }): AccountSessions => {
  const { db, now } = world;
  const store = createSessionStore({ db, now });

  const hold = (request: FastifyRequest, session: Session | null) => {
    request.session = session;
    request.visitor = visitorOf(session);
  };
  const find = async (
    header: string | undefined,
    secure?: boolean,
  ): Promise<[Session | null, string | null]> => {
    const token = sessionTokenIn(header, secure);
    return token === null ? [null, null] : [await store.find(token), token];
  };

  const ownProfile = async (userId: number, header: string): Promise<number> => {
    const id = /^\d{1,15}$/.test(header.trim()) ? Number(header) : -1;
    const row = await db
      .selectFrom('child_profiles')
      .select('id')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (row === undefined) throw new Refusal(403, 'You do not have access to this child profile');
    return row.id;
  };

  /** A page that speaks for a child while the session it holds has ended: no visitor without an account. */
  const isLeftBehind = (request: FastifyRequest): boolean =>
    request.session === null &&
    profileHeader(request) !== undefined &&
    sessionTokenIn(request.headers.cookie, isSecure(request)) !== null;

  const owner = async (request: FastifyRequest): Promise<Owner | null> => {
    const { userId, anonymousId, activeProfileId } = request.visitor;
    if (isLeftBehind(request)) throw new Refusal(401, 'Please sign in first.');
    if (userId === null) return anonymousId === null ? null : { anonymousId };
    const header = profileHeader(request);
    if (header !== undefined && header.trim() !== '') return { profileId: await ownProfile(userId, header) };
    return activeProfileId === null ? null : { profileId: activeProfileId };
  };

  const start = async (
    request: FastifyRequest,
    reply: FastifyReply,
    {
      userId,
      anonymousId,
      state,
    }: { userId: number | null; anonymousId: string | null; state: SessionState },
  ) => {
    const csrfToken = userId === null ? (csrfTokenOf(request) ?? newToken()) : newToken();
    const begun = await store.replace(request.session, { userId, anonymousId, csrfToken, state });
    hold(request, begun.session);
    giveSessionCookie(request, reply, begun.token);
    giveCsrfCookie(request, reply, csrfToken);
  };

  const ensureOwner = async (request: FastifyRequest, reply: FastifyReply): Promise<Owner> => {
    const found = await owner(request);
    if (found !== null) return found;
    if (request.visitor.userId !== null)
      throw new Refusal(400, 'Please select a child profile before creating characters.');
    const anonymousId = newAnonymousId();
    if (request.session !== null) {
      await store.update(request.session.hash, { anonymousId });
      hold(request, { ...request.session, anonymousId });
    } else {
      await world.limits.newVisitor(request);
      await start(request, reply, { userId: null, anonymousId, state: NO_STATE });
    }
    return { anonymousId };
  };

  const forget = (request: FastifyRequest, reply: FastifyReply) => {
    hold(request, null);
    takeSessionCookie(request, reply);
  };

  return {
    store,
    onEnded: store.onEnded,
    read: async (header) => visitorOf((await find(header))[0]),
    owner,
    ensureOwner,

    attach: (app) => {
      app.decorateRequest('session', null);
      app.decorateRequest('visitor', null as never);
      app.addHook('onRequest', async (request, reply) => {
        hold(request, null);
        if (kindOf(request.url) === 'site') return;
        const [session, token] = await find(request.headers.cookie, isSecure(request));
        hold(request, session);
        if (session === null || token === null || session.seenAt + LIFETIME.touch > now()) return;
        await store.touch(session);
        giveSessionCookie(request, reply, token);
      });
    },

    begin: (request, reply, { userId, state }) =>
      start(request, reply, { userId, state, anonymousId: request.session?.anonymousId ?? null }),

    finish: async (request, reply) => {
      const session = request.session;
      if (session === null) return takeSessionCookie(request, reply);
      if (session.userId === null && session.anonymousId !== null)
        return start(request, reply, { userId: null, anonymousId: session.anonymousId, state: NO_STATE });
      await store.end(session.hash);
      forget(request, reply);
    },
    forget,

    reread: async (request) => hold(request, (await find(request.headers.cookie, isSecure(request)))[0]),

    change: async (request, change, trx) => {
      if (request.session === null) return;
      await store.update(request.session.hash, change, trx);
      hold(request, { ...request.session, ...change });
    },
  };
};
