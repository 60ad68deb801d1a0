import { z } from 'zod';

/** How the user authenticated; `at` in seconds since 1970. */
export const AuthMethod = z.object({
  method: z.enum(['password', 'mfa']),
  at: z.number(),
  email: z.string().optional(),
  /** The authenticator that was used. */
  id: z.number().optional(),
  type: z.enum(['totp', 'recovery_codes']).optional(),
  /** True for a proof given again by a user who was signed in already. */
  reauthenticated: z.literal(true).optional(),
});
export type AuthMethod = z.infer<typeof AuthMethod>;

/**
 * A stage between a correct password and being signed in. After signing up with a known address `user_id` is null. `email` is the
 * address that was signed up with; sessions of earlier versions have none.
 */
export const PendingStage = z.object({
  flow: z.enum(['verify_email', 'mfa_authenticate']),
  user_id: z.number().nullable(),
  email: z.string().optional(),
  at: z.number(),
  methods: z.array(AuthMethod),
});
export type PendingStage = z.infer<typeof PendingStage>;

/** The JSON column of a session. */
export const SessionState = z.object({
  methods: z.array(AuthMethod).default([]),
  pending: PendingStage.nullable().default(null),
  /** Number of times two-factor was turned off, so that each new setup in one session gets a new secret. */
  totp_round: z.number().int().default(0),
  /** From this and the session's token the recovery codes that were made in it can be computed again. */
  codes_nonce: z.string().optional(),
});
export type SessionState = z.infer<typeof SessionState>;

/** The state of a session without pending stage or methods. */
export const EMPTY_STATE: SessionState = { methods: [], pending: null, totp_round: 0 };

const EMPTY_JSON = JSON.stringify(EMPTY_STATE);

/** Parses the column; invalid JSON counts as the empty state. */
export const readState = (json: string): SessionState => {
  // What every guest has.
  if (json === EMPTY_JSON) return EMPTY_STATE;
  try {
    return SessionState.parse(JSON.parse(json));
  } catch {
    return EMPTY_STATE;
  }
};

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Lifetimes in milliseconds. A session expires 14 days after its last use and 30 days after it started. */
export const LIFETIME = {
  idle: 14 * DAY,
  absolute: 30 * DAY,
  /** Minimum time between two updates of `seen_at` and the cookie. */
  touchInterval: 60 * MINUTE,
  pending: 15 * MINUTE,
} as const;

/** The expiry of a session, from when it was created and last used. */
export const expiresAt = (createdAt: number, seenAt: number): number =>
  Math.min(seenAt + LIFETIME.idle, createdAt + LIFETIME.absolute);

/** The pending stage, unless it has expired. */
export const activePending = (state: SessionState, now: number): PendingStage | null =>
  state.pending !== null && state.pending.at + LIFETIME.pending > now ? state.pending : null;
