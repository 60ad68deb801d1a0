import type { PageLife } from '../page-life.ts';
import type { HostSession } from './create-session.ts';

/** How long a tab is out of sight before its session is looked at again when it comes back, in milliseconds. */
export const AWAY = 60_000;
/** How long another tab that signed out has to say so itself, in milliseconds. */
export const TABS_FIRST = 2_000;

interface WatchWorld {
  session: Pick<HostSession, 'suspectExpired'>;
  live: { reconnect(): void };
  page: Pick<PageLife, 'onSight'>;
  /** Milliseconds since 1970: a clock that goes on while the device sleeps. */
  now(): number;
  later(action: () => void, ms: number): void;
}

/**
 * Notices a session that ended without a word: its cookie aged out, or it was revoked elsewhere. Asks when the tab comes
 * back after a while, and when the server closed the live channel for that reason (`ended`); never on a timer.
 */
export const watchForEnd = ({ session, live, page, now, later }: WatchWorld) => {
  let since = now();
  page.onSight((visible) => {
    if (visible && now() - since >= AWAY) void session.suspectExpired();
    since = now();
  });
  const ask = async () => {
    // Signed in after all: the channel was closed for the session before this one.
    if (await session.suspectExpired()) live.reconnect();
  };
  return { ended: () => later(() => void ask(), TABS_FIRST) };
};
