import { describe, expect, it } from 'vitest';
import { actionAfterArrival, actionAfterError, clampRate, indexAfterPageTurn } from './narration-rules.ts';

const at = (status: 'idle' | 'stopped' | 'playing' | 'paused', pageIndex = 2) => ({
  status,
  pageIndex,
  storyId: 7,
});

describe('indexAfterPageTurn', () => {
  it.each([
    ['playing', 'hand', 2],
    ['playing', 'arrival', 2],
    ['paused', 'hand', 5],
    ['stopped', 'hand', 5],
    ['stopped', 'arrival', 5],
    ['idle', 'hand', 2],
  ] as const)('%s, by %s: page index %i', (status, by, pageIndex) => {
    expect(indexAfterPageTurn(at(status), { storyId: 7, pageIndex: 5, by })).toBe(pageIndex);
  });
});

describe('actionAfterArrival', () => {
  it.each([
    ['stopped', [3], { next: 'read', pageIndex: 3 }],
    ['stopped', [2], { next: 'read', pageIndex: 2 }],
    ['stopped', [2, 3], { next: 'read', pageIndex: 2 }],
    ['stopped', [4], { next: 'nothing' }],
    ['stopped', [1], { next: 'nothing' }],
    ['paused', [3], { next: 'advance', pageIndex: 3 }],
    ['playing', [3], { next: 'nothing' }],
    ['idle', [3], { next: 'nothing' }],
  ] as const)('%s, %j: %j', (status, arrived, expected) => {
    expect(actionAfterArrival(at(status), arrived)).toEqual(expected);
  });
});

describe('actionAfterError', () => {
  it.each([
    ['not-allowed', false, 'pause'],
    ['silent', true, 'pause'],
    ['silent', false, 'unload'],
    ['network', false, 'unload'],
  ] as const)('%s, unprompted %s: %s', (error, unprompted, expected) => {
    expect(actionAfterError(error, unprompted)).toBe(expected);
  });
});

describe('clampRate', () => {
  it.each([
    [0.1, 0.5],
    [0.9, 0.9],
    [3, 1.5],
    [Number.NaN, 0.9],
  ])('%f: %f', (rate, expected) => {
    expect(clampRate(rate)).toBe(expected);
  });
});
