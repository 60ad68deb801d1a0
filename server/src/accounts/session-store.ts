import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { createBatchedReads } from '../db/batched-reads.ts';
import { changeInBatches } from '../db/change-in-batches.ts';
import { compiledQuery, isAmong } from '../db/compiled-query.ts';
import { type Db, writeTransaction } from '../db/database.ts';
import type { SessionsTable } from '../db/schema.ts';
import type { Notifier } from '../notifier/notifier.ts';
import { EMPTY_STATE, expiresAt, readState, type SessionState } from './session-state.ts';
import { hashToken, newToken } from './tokens.ts';

/** A stored session. Only the browser knows the token; the database has its hash. */
export interface Session {
  hash: string;
  userId: number | null;
  anonymousId: string | null;
  activeProfileId: number | null;
  csrfToken: string;
  userAgent: string;
  ip: string;
  state: SessionState;
  createdAt: number;
  seenAt: number;
}

/** The browser that uses a session. */
export type SessionClient = Pick<Session, 'userAgent' | 'ip'>;

/** The values of a new session. */
export interface SessionStart extends SessionClient {
  userId: number | null;
  anonymousId: string | null;
  csrfToken: string;
  state: SessionState;
}

export interface SessionStoreDeps {
  db: Db;
  /** The clock for purges: a session must not expire by a clock that is suddenly 40 days ahead. */
  now(): number;
  notifier: Pick<Notifier, 'publishEndedSession'>;
}

const toSession = (row: Omit<Selectable<SessionsTable>, 'pending_user_id'>): Session => ({
  hash: row.token_hash,
  userId: row.user_id,
  anonymousId: row.anonymous_id,
  activeProfileId: row.active_profile_id,
  csrfToken: row.csrf_token,
  userAgent: row.user_agent,
  ip: row.ip,
  state: readState(row.state_json),
  createdAt: row.created_at,
  seenAt: row.seen_at,
});

/** Read by every request of the APIs. */
const findSessions = compiledQuery((db, { hashes }: { hashes: string[] }) =>
  db
    .selectFrom('sessions')
    .select([
      'token_hash',
      'user_id',
      'anonymous_id',
      'active_profile_id',
      'csrf_token',
      'user_agent',
      'ip',
      'state_json',
      'created_at',
      'seen_at',
      'expires_at',
    ])
    .where(isAmong(db, 'token_hash', hashes)),
);
/** Expired sessions per deletion. */
const EXPIRED_BATCH = 500;

const stateColumns = (state: SessionState) => ({
  state_json: JSON.stringify(state),
  pending_user_id: state.pending?.user_id ?? null,
});

/** Sessions in the database. Each ended session is published after the commit. */
export const createSessionStore = ({ db, now, notifier }: SessionStoreDeps) => {
  const notifyEnded = (hashes: string[]) => {
    for (const hash of hashes) notifier.publishEndedSession(hash);
  };

  const readSession = createBatchedReads(
    async (hashes: string[]) =>
      new Map(
        (await findSessions(db, { hashes })).map((row) => [
          row.token_hash,
          { session: toSession(row), expiresAt: row.expires_at },
        ]),
      ),
    (hash) => hash,
  );

  const insert = async (trx: Db, start: SessionStart): Promise<{ token: string; session: Session }> => {
    const token = newToken();
    const at = now();
    const row: Selectable<SessionsTable> = {
      token_hash: hashToken(token),
      user_id: start.userId,
      anonymous_id: start.anonymousId,
      active_profile_id: null,
      csrf_token: start.csrfToken,
      user_agent: start.userAgent,
      ip: start.ip,
      ...stateColumns(start.state),
      created_at: at,
      seen_at: at,
      expires_at: expiresAt(at, at),
    };
    await trx.insertInto('sessions').values(row).execute();
    return { token, session: toSession(row) };
  };

  return {
    /** The session of a token, unless it has expired. */
    find: async (token: string): Promise<Session | null> => {
      const found = await readSession(hashToken(token));
      return found !== undefined && found.expiresAt > now() ? found.session : null;
    },

    /** The sessions of a user that have not expired, the latest use first. */
    listForUser: async (userId: number): Promise<Session[]> => {
      const rows = await db
        .selectFrom('sessions')
        .selectAll()
        .where('user_id', '=', userId)
        .where('expires_at', '>', now())
        .orderBy('seen_at', 'desc')
        .orderBy('created_at', 'desc')
        .execute();
      return rows.map(toSession);
    },

    /** Records that the session was used and by which browser, which extends it. */
    touch: async (session: Session, { userAgent, ip }: SessionClient): Promise<void> => {
      const at = now();
      await db
        .updateTable('sessions')
        .set({ seen_at: at, expires_at: expiresAt(session.createdAt, at), user_agent: userAgent, ip })
        .where('token_hash', '=', session.hash)
        .execute();
    },

    /** Replaces a session by a new one; the old id stops working. */
    replace: async (
      old: Session | null,
      start: SessionStart,
    ): Promise<{ token: string; session: Session }> => {
      const started = await writeTransaction(db, async (trx) => {
        if (old !== null) await trx.deleteFrom('sessions').where('token_hash', '=', old.hash).execute();
        return insert(trx, start);
      });
      if (old !== null) notifyEnded([old.hash]);
      return started;
    },

    update: async (
      hash: string,
      change: { activeProfileId?: number | null; anonymousId?: string | null; state?: SessionState },
      trx: Db = db,
    ): Promise<void> => {
      await trx
        .updateTable('sessions')
        .set({
          ...(change.activeProfileId === undefined ? {} : { active_profile_id: change.activeProfileId }),
          ...(change.anonymousId === undefined ? {} : { anonymous_id: change.anonymousId }),
          ...(change.state === undefined ? {} : stateColumns(change.state)),
        })
        .where('token_hash', '=', hash)
        .execute();
    },

    end: async (hash: string): Promise<void> => {
      await db.deleteFrom('sessions').where('token_hash', '=', hash).execute();
      notifyEnded([hash]);
    },

    /**
     * Ends every session of a user but `except`, and every pending stage for that user, in the caller's transaction.
     * Call `notifyEnded` with the returned hashes after the commit.
     */
    endAllForUser: async (trx: Db, userId: number, except: string | null = null): Promise<string[]> => {
      const ended = await trx
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where('token_hash', '!=', except ?? '')
        .returning('token_hash')
        .execute();
      await trx
        .updateTable('sessions')
        .set(stateColumns(EMPTY_STATE))
        .where('pending_user_id', '=', userId)
        .execute();
      return ended.map((row) => row.token_hash);
    },
    notifyEnded,

    /** Deletes the sessions that had expired at that time, in batches, and returns how many. */
    deleteExpired: async (at: number, signal?: AbortSignal): Promise<number> => {
      const expired = await changeInBatches(
        EXPIRED_BATCH,
        (limit) =>
          db
            .deleteFrom('sessions')
            // Again here: on PostgreSQL a request may have prolonged it meanwhile.
            .where('expires_at', '<=', at)
            .where('token_hash', 'in', (eb) =>
              eb.selectFrom('sessions').select('token_hash').where('expires_at', '<=', at).limit(limit),
            )
            .returning('token_hash')
            .execute(),
        signal,
      );
      notifyEnded(expired.map((row) => row.token_hash));
      return expired.length;
    },
  };
};
export type SessionStore = ReturnType<typeof createSessionStore>;

/** A new id for an anonymous visitor. */
export const newAnonymousId = (): string => randomUUID();
