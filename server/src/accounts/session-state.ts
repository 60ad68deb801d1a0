import { z } from 'zod';

/** How somebody proved who they are; `at` in seconds since 1970. */
export const AuthMethod = z.object({
  method: z.enum(['password', 'mfa']),
  at: z.number(),
  email: z.string().optional(),
  type: z.enum(['totp', 'recovery_codes']).optional(),
});
export type AuthMethod = z.infer<typeof AuthMethod>;

/** A stage between "the password was right" and "signed in". `user_id` is null where the address was known already. */
export const PendingStage = z.object({
  flow: z.enum(['verify_email', 'mfa_authenticate']),
  user_id: z.number().nullable(),
  at: z.number(),
  methods: z.array(AuthMethod),
});
export type PendingStage = z.infer<typeof PendingStage>;

/** What a session remembers beside its columns. */
export const SessionState = z.object({
  methods: z.array(AuthMethod).default([]),
  pending: PendingStage.nullable().default(null),
  /** Counts two-factor removals, so that each new set-up in one session is offered a new secret. */
  totp_round: z.number().int().default(0),
});
export type SessionState = z.infer<typeof SessionState>;

/** A session with nothing to remember. */
export const EMPTY_STATE: SessionState = { methods: [], pending: null, totp_round: 0 };

/** Reads the column; what cannot be read counts as nothing. */
export const readState = (json: string): SessionState => {
  try {
    return SessionState.parse(JSON.parse(json));
  } catch {
    return EMPTY_STATE;
  }
};

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Lifetimes in milliseconds. A session ends 14 days after it was last used and 30 days after sign-in at the latest. */
export const LIFETIME = {
  idle: 14 * DAY,
  absolute: 30 * DAY,
  /** How often use is written down (and the cookie renewed). */
  touchInterval: 60 * MINUTE,
  pending: 15 * MINUTE,
} as const;

/** When a session that began and was last used at these times ends. */
export const expiresAt = (createdAt: number, seenAt: number): number =>
  Math.min(seenAt + LIFETIME.idle, createdAt + LIFETIME.absolute);

/** The pending stage, unless its time is over. */
export const activePending = (state: SessionState, now: number): PendingStage | null =>
  state.pending !== null && state.pending.at + LIFETIME.pending > now ? state.pending : null;
