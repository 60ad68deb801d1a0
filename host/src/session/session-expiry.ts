import type { PageLifecycle } from '../page-lifecycle.ts';
import type { Schedule } from '../schedule.ts';
import type { HostSession } from './create-session.ts';

/** How long a tab is hidden before its session is checked when it becomes visible again, in milliseconds. */
export const MIN_HIDDEN_MS = 60_000;
/** How long another tab that signed out has to report that through local storage, in milliseconds. */
export const CROSS_TAB_DELAY_MS = 2_000;

interface SessionExpiryDeps {
  session: Pick<HostSession, 'suspectExpired'>;
  live: { reconnect(): void };
  page: Pick<PageLifecycle, 'onVisibilityChange'>;
  /** Milliseconds since 1970: a clock that keeps running while the device sleeps. */
  now(): number;
  schedule: Schedule;
}

/**
 * Detects session expiry: a session that ended without a response saying so; its cookie expired, or it was revoked elsewhere. Checks when
 * the tab becomes visible after a while, and when the server closed the live channel for that reason
 * (`onLiveSignedOut`); never on a timer.
 */
export const watchSessionExpiry = ({ session, live, page, now, schedule }: SessionExpiryDeps) => {
  let since = now();
  page.onVisibilityChange((visible) => {
    if (visible && now() - since >= MIN_HIDDEN_MS) void session.suspectExpired();
    since = now();
  });
  const check = async () => {
    // Still signed in: the channel was closed for the session before this one.
    if (await session.suspectExpired()) live.reconnect();
  };
  return { onLiveSignedOut: (): void => void schedule(() => void check(), CROSS_TAB_DELAY_MS) };
};
