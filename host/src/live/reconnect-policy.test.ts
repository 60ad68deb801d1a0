import { describe, expect, it } from 'vitest';
import { LIVE } from './live-constants.ts';
import { afterLoss, INITIAL_BURST, nextBurst, reconnectDelay, restartDelay } from './reconnect-policy.ts';

describe('the delay before a reconnect attempt', () => {
  it.each([
    [0, 3_000],
    [1, 6_000],
    [2, 12_000],
    [3, null],
    [9, null],
  ])('attempt %i: %s', (attempt, delay) => {
    expect(reconnectDelay(attempt)).toBe(delay);
  });
});

describe('the next step after a socket was lost', () => {
  const loss = { code: 1006, reason: '', attempts: 0, burst: INITIAL_BURST, lastAttempt: false, random: 0.5 };
  const burstOf = (count: number) => ({ count, at: 0 });
  it.each([
    ['the first loss', loss, { next: 'wait', delay: 3_000, attempts: 1 }],
    ['the second', { ...loss, attempts: 1 }, { next: 'wait', delay: 6_000, attempts: 2 }],
    ['the third', { ...loss, attempts: 2 }, { next: 'wait', delay: 12_000, attempts: 3 }],
    ['all attempts used', { ...loss, attempts: 3 }, { next: 'fallback' }],
    ['the attempt after a state fetch', { ...loss, attempts: 3, lastAttempt: true }, { next: 'offline' }],
    ['a normal close', { ...loss, code: 1000 }, { next: 'closed' }],
    ['signed out', { ...loss, code: 4001 }, { next: 'closed' }],
    ['three quick errors', { ...loss, burst: burstOf(3) }, { next: 'wait', delay: 3_000, attempts: 1 }],
    ['four quick errors', { ...loss, burst: burstOf(4) }, { next: 'offline' }],
    ['a restart', { ...loss, code: 1012, attempts: 2 }, { next: 'wait', delay: 1_000, attempts: 2 }],
    [
      'a restart with a hint',
      { ...loss, code: 1012, reason: '3000' },
      { next: 'wait', delay: 1_500, attempts: 0 },
    ],
    ['too much traffic', { ...loss, code: 1013 }, { next: 'wait', delay: 3_000, attempts: 1 }],
  ])('%s', (_, given, expected) => {
    expect(afterLoss(given)).toEqual(expected);
  });
});

describe('a burst of errors', () => {
  it.each([
    [[0], 1],
    [[0, 1_000, 2_000], 3],
    [[0, 1_001], 1],
    [[0, 500, 900, 1_400], 4],
    [[0, 10, 20, 5_000], 1],
  ])('at %j counts %i', (times, count) => {
    expect(times.reduce(nextBurst, INITIAL_BURST).count).toBe(count);
  });
});

describe('reconnecting to a restarting server', () => {
  it.each([
    ['', 0, 0],
    ['', 0.999, 1_998],
    ['restart, back in 800 ms', 0.5, 400],
    ['999999999', 1, 10 * LIVE.restartSpread],
  ])('hint %j and random %f: %i ms', (reason, random, delay) => {
    expect(restartDelay(reason, random)).toBe(delay);
  });
});
