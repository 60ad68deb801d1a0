import { expect, it, vi } from 'vitest';
import { CROSS_TAB_DELAY_MS, MIN_HIDDEN_MS, watchSessionExpiry } from './session-expiry.ts';

const setUp = (stillSignedIn = true) => {
  let time = 1_000;
  let changeVisibility: (visible: boolean) => void = () => undefined;
  const delays: number[] = [];
  let task: () => void = () => undefined;
  const session = { suspectExpired: vi.fn(async () => stillSignedIn) };
  const live = { reconnect: vi.fn() };
  const watch = watchSessionExpiry({
    session,
    live,
    page: {
      onVisibilityChange: (listener) => {
        changeVisibility = listener;
        return () => undefined;
      },
    },
    now: () => time,
    schedule: (action, ms) => {
      delays.push(ms);
      task = action;
      return () => undefined;
    },
  });
  return {
    ...watch,
    session,
    live,
    delays,
    setVisible: (visible: boolean, after: number) => {
      time += after;
      changeVisibility(visible);
    },
    runTask: async () => {
      task();
      await Promise.resolve();
    },
  };
};

it.each([
  ['a minute', MIN_HIDDEN_MS, 1],
  ['less than a minute', MIN_HIDDEN_MS - 1, 0],
])('a tab that was hidden for %s (%s ms) checks the session %s times', (_what, hidden, times) => {
  const { setVisible, session } = setUp();
  setVisible(false, 10 * MIN_HIDDEN_MS);
  expect(session.suspectExpired).not.toHaveBeenCalled();
  setVisible(true, hidden);
  expect(session.suspectExpired).toHaveBeenCalledTimes(times);
});

it('a tab opened in the background checks when it first becomes visible, if that is late', () => {
  const early = setUp();
  early.setVisible(true, 1);
  expect(early.session.suspectExpired).not.toHaveBeenCalled();
  const late = setUp();
  late.setVisible(true, MIN_HIDDEN_MS);
  expect(late.session.suspectExpired).toHaveBeenCalledOnce();
});

it('a live channel closed for its session: checks after another tab had time to announce its sign-out', async () => {
  const { onLiveSignedOut, delays, session, live, runTask } = setUp(false);
  onLiveSignedOut();
  expect(session.suspectExpired).not.toHaveBeenCalled();
  expect(delays).toEqual([CROSS_TAB_DELAY_MS]);
  await runTask();
  expect(session.suspectExpired).toHaveBeenCalledOnce();
  expect(live.reconnect).not.toHaveBeenCalled();
});

it('reconnects when the user is still signed in', async () => {
  const { onLiveSignedOut, live, runTask } = setUp(true);
  onLiveSignedOut();
  await runTask();
  expect(live.reconnect).toHaveBeenCalledOnce();
});
