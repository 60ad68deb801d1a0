import { describe, expect, it } from 'vitest';
import { afterArrival, afterFailure, afterTurn, clampRate } from './policy.ts';

const at = (status: 'idle' | 'stopped' | 'playing' | 'paused', pageIndex = 2) => ({
  status,
  pageIndex,
  storyId: 7,
});

describe('when the shown page is turned', () => {
  it.each([
    ['playing', 'hand', 2],
    ['playing', 'arrival', 2],
    ['paused', 'hand', 5],
    ['stopped', 'hand', 5],
    ['stopped', 'arrival', 5],
    ['idle', 'hand', 2],
  ] as const)('%s, by %s: the bar stands on %i', (status, by, pageIndex) => {
    expect(afterTurn(at(status), { storyId: 7, pageIndex: 5, by })).toBe(pageIndex);
  });
});

describe('when a page arrives', () => {
  it.each([
    ['stopped', [3], { next: 'read', pageIndex: 3 }],
    ['stopped', [2], { next: 'read', pageIndex: 2 }],
    ['stopped', [2, 3], { next: 'read', pageIndex: 2 }],
    ['stopped', [4], { next: 'nothing' }],
    ['stopped', [1], { next: 'nothing' }],
    ['paused', [3], { next: 'advance', pageIndex: 3 }],
    ['playing', [3], { next: 'nothing' }],
    ['idle', [3], { next: 'nothing' }],
  ] as const)('%s, %j: %j', (status, arrived, then) => {
    expect(afterArrival(at(status), arrived)).toEqual(then);
  });
});

describe('when the engine fails', () => {
  it.each([
    ['not-allowed', false, 'pause'],
    ['silent', true, 'pause'],
    ['silent', false, 'unload'],
    ['network', false, 'unload'],
  ] as const)('%s, unprompted %s: %s', (error, unprompted, then) => {
    expect(afterFailure(error, unprompted)).toBe(then);
  });
});

describe('the pace', () => {
  it.each([
    [0.1, 0.5],
    [0.9, 0.9],
    [3, 1.5],
    [Number.NaN, 0.9],
  ])('%f is read at %f', (rate, pace) => {
    expect(clampRate(rate)).toBe(pace);
  });
});
