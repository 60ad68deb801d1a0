import { expect, it, vi } from 'vitest';
import { AWAY, TABS_FIRST, watchForEnd } from './watch-for-end.ts';

const open = (stillHere = true) => {
  let time = 1_000;
  let see: (visible: boolean) => void = () => undefined;
  const waits: number[] = [];
  let task: () => void = () => undefined;
  const session = { suspectExpired: vi.fn(async () => stillHere) };
  const live = { reconnect: vi.fn() };
  const watch = watchForEnd({
    session,
    live,
    page: {
      onSight: (listener) => {
        see = listener;
        return () => undefined;
      },
    },
    now: () => time,
    later: (action, ms) => {
      waits.push(ms);
      task = action;
    },
  });
  return {
    ...watch,
    session,
    live,
    waits,
    see: (visible: boolean, after: number) => {
      time += after;
      see(visible);
    },
    act: async () => {
      task();
      await Promise.resolve();
    },
  };
};

it.each([
  ['a minute', AWAY, 1],
  ['less than a minute', AWAY - 1, 0],
])('a tab that was out of sight for %s asks %s ms later: %s times', (_what, away, times) => {
  const { see, session } = open();
  see(false, 10 * AWAY);
  expect(session.suspectExpired).not.toHaveBeenCalled();
  see(true, away);
  expect(session.suspectExpired).toHaveBeenCalledTimes(times);
});

it('a tab that was opened behind another asks when it first comes to the front, if that is late', () => {
  const early = open();
  early.see(true, 1);
  expect(early.session.suspectExpired).not.toHaveBeenCalled();
  const late = open();
  late.see(true, AWAY);
  expect(late.session.suspectExpired).toHaveBeenCalledOnce();
});

it('a channel closed for its session: asks once another tab could have said that it signed out', async () => {
  const { ended, waits, session, live, act } = open(false);
  ended();
  expect(session.suspectExpired).not.toHaveBeenCalled();
  expect(waits).toEqual([TABS_FIRST]);
  await act();
  expect(session.suspectExpired).toHaveBeenCalledOnce();
  expect(live.reconnect).not.toHaveBeenCalled();
});

it('connects again when the visitor is still signed in', async () => {
  const { ended, live, act } = open(true);
  ended();
  await act();
  expect(live.reconnect).toHaveBeenCalledOnce();
});
