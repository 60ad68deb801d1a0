import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/open-db.ts';
import type { Owner, Sessions, Visitor } from '../deps.ts';
import { HttpError } from '../http/http-error.ts';
import { pathKind } from '../http/paths.ts';
import type { WriteLimits } from '../http/write-limits.ts';
import {
  clearSessionCookie,
  readSessionToken,
  setCsrfCookie,
  setSessionCookie,
  syncGuestCookie,
} from './cookies.ts';
import { readCsrfCookie } from './csrf.ts';
import { findOwnProfile } from './own-profile.ts';
import { isSecure } from './request-origin.ts';
import { EMPTY_STATE, LIFETIME, type SessionState } from './session-state.ts';
import {
  createSessionStore,
  newAnonymousId,
  type Session,
  type SessionClient,
  type SessionStore,
  type SessionStoreDeps,
} from './session-store.ts';
import { hashToken, newToken } from './tokens.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The session of this request; null without one. */
    session: Session | null;
  }
}

const NO_VISITOR: Visitor = { sessionHash: null, userId: null, anonymousId: null, activeProfileId: null };

const visitorOf = (session: Session | null): Visitor =>
  session === null
    ? NO_VISITOR
    : {
        sessionHash: session.hash,
        userId: session.userId,
        anonymousId: session.anonymousId,
        activeProfileId: session.activeProfileId,
      };

/** What a page may know of an anonymous visitor: the same for all of the visitor's sessions, and of no use to others. */
const guestOf = ({ userId, anonymousId }: Visitor): string | null =>
  userId === null && anonymousId !== null ? hashToken(anonymousId).slice(0, 22) : null;

/** Sessions for the account routes, which also start and end them. */
export interface AccountSessions extends Sessions {
  store: SessionStore;
  /** Adds the hook that reads the session of every API request. */
  register(app: FastifyInstance): void;
  /** Starts a session with a new id; anonymous work is kept. Signing in also rotates the CSRF token. */
  startSession(
    request: FastifyRequest,
    reply: FastifyReply,
    start: { userId: number | null; state: SessionState },
  ): Promise<void>;
  /** Ends the session. A visitor who never signed in keeps the anonymous work, under a new session id. */
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Clears session and cookie of this request after the row was deleted. */
  clear(request: FastifyRequest, reply: FastifyReply): void;
  /** Reads this request's session again, after it may have changed or ended. */
  reload(request: FastifyRequest): Promise<void>;
  /** Updates columns of this request's session. */
  update(request: FastifyRequest, change: Parameters<SessionStore['update']>[1], trx?: Db): Promise<void>;
}

/** The longest User-Agent that is stored, in characters. */
const MAX_USER_AGENT = 200;

/** The browser of a request; nothing of an anonymous visitor's, who has no list of sessions. */
const clientOf = (request: FastifyRequest, userId: number | null): SessionClient =>
  userId === null
    ? { userAgent: '', ip: '' }
    : { userAgent: (request.headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT), ip: request.ip };

const profileHeader = (request: FastifyRequest): string | undefined => {
  const value = request.headers['x-profile-id'] ?? request.headers['x-active-child-profile-id'];
  return Array.isArray(value) ? value[0] : value;
};

/** Creates the sessions on top of the session store. */
export const createSessions = (deps: SessionStoreDeps & { writeLimits: WriteLimits }): AccountSessions => {
  const { db, now } = deps;
  const store = createSessionStore(deps);

  const setSession = (request: FastifyRequest, session: Session | null) => {
    request.session = session;
    request.visitor = visitorOf(session);
  };
  const findSession = async (
    header: string | undefined,
    secure?: boolean,
  ): Promise<[Session | null, string | null]> => {
    const token = readSessionToken(header, secure);
    return token === null ? [null, null] : [await store.find(token), token];
  };

  /** True for a request that names a child profile with the cookie of a session that has ended. */
  const hasExpiredSession = (request: FastifyRequest): boolean =>
    request.session === null &&
    profileHeader(request) !== undefined &&
    readSessionToken(request.headers.cookie, isSecure(request)) !== null;

  const findOwner = async (request: FastifyRequest): Promise<Owner | null> => {
    const { userId, anonymousId, activeProfileId } = request.visitor;
    if (hasExpiredSession(request)) throw new HttpError(401, 'Please sign in first.');
    if (userId === null) return anonymousId === null ? null : { anonymousId };
    const header = profileHeader(request);
    if (header !== undefined && header.trim() !== '') {
      const profile = await findOwnProfile(db, userId, header.trim());
      if (profile === undefined) throw new HttpError(403, 'You do not have access to this child profile');
      return { profileId: profile.id };
    }
    return activeProfileId === null ? null : { profileId: activeProfileId };
  };

  const startSession = async (
    request: FastifyRequest,
    reply: FastifyReply,
    {
      userId,
      anonymousId,
      state,
    }: { userId: number | null; anonymousId: string | null; state: SessionState },
  ) => {
    const csrfToken = userId === null ? (readCsrfCookie(request) ?? newToken()) : newToken();
    const client = clientOf(request, userId);
    const started = await store.replace(request.session, {
      userId,
      anonymousId,
      csrfToken,
      state,
      ...client,
    });
    setSession(request, started.session);
    setSessionCookie(request, reply, started.token);
    setCsrfCookie(request, reply, csrfToken);
  };

  const ensureOwner = async (request: FastifyRequest, reply: FastifyReply): Promise<Owner> => {
    const found = await findOwner(request);
    if (found !== null) return found;
    if (request.visitor.userId !== null)
      throw new HttpError(400, 'Please select a child profile before creating characters.');
    const anonymousId = newAnonymousId();
    if (request.session !== null) {
      await store.update(request.session.hash, { anonymousId });
      setSession(request, { ...request.session, anonymousId });
    } else {
      await deps.writeLimits.count('guests', request);
      await startSession(request, reply, { userId: null, anonymousId, state: EMPTY_STATE });
    }
    return { anonymousId };
  };

  const clear = (request: FastifyRequest, reply: FastifyReply) => {
    setSession(request, null);
    clearSessionCookie(request, reply);
  };

  return {
    store,
    readVisitor: async (header) => visitorOf((await findSession(header))[0]),
    findOwner,
    ensureOwner,

    register: (app) => {
      app.decorateRequest('session', null);
      app.decorateRequest('visitor', null as never);
      app.addHook('onRequest', async (request, reply) => {
        setSession(request, null);
        if (pathKind(request.url) === 'site') return;
        const [session, token] = await findSession(request.headers.cookie, isSecure(request));
        setSession(request, session);
        if (session === null || token === null || session.seenAt + LIFETIME.touchInterval > now()) return;
        await store.touch(session, clientOf(request, session.userId));
        setSessionCookie(request, reply, token);
      });
      app.addHook('onSend', async (request, reply) => {
        const kind = pathKind(request.url);
        // Null when the request was refused before its session was read.
        if (kind === 'site' || request.visitor === null) return;
        const extend = [reply.getHeader('set-cookie')].flat().some((one) => /sessionid=/.test(String(one)));
        // Other answers of the story world may come from a browser's cache.
        if (extend || kind === 'auth' || request.method !== 'GET')
          syncGuestCookie(request, reply, guestOf(request.visitor), extend);
      });
      // A story-world request keeps the cookie of an ended session: with it alone `hasExpiredSession` can recognize the
      // next request of a page that has not noticed it.
      app.addHook('onSend', async (request, reply) => {
        if (reply.statusCode !== 401 || request.session !== null || pathKind(request.url) !== 'auth') return;
        const isAnswered = [reply.getHeader('set-cookie')]
          .flat()
          .some((one) => /sessionid=/.test(String(one)));
        if (!isAnswered && readSessionToken(request.headers.cookie, isSecure(request)) !== null)
          clearSessionCookie(request, reply);
      });
    },

    startSession: (request, reply, { userId, state }) =>
      startSession(request, reply, { userId, state, anonymousId: request.session?.anonymousId ?? null }),

    end: async (request, reply) => {
      const session = request.session;
      if (session === null) return clearSessionCookie(request, reply);
      if (session.userId === null && session.anonymousId !== null)
        return startSession(request, reply, {
          userId: null,
          anonymousId: session.anonymousId,
          state: EMPTY_STATE,
        });
      await store.end(session.hash);
      clear(request, reply);
    },
    clear,

    reload: async (request) =>
      setSession(request, (await findSession(request.headers.cookie, isSecure(request)))[0]),

    update: async (request, change, trx) => {
      if (request.session === null) return;
      await store.update(request.session.hash, change, trx);
      setSession(request, { ...request.session, ...change });
    },
  };
};
