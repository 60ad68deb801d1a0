import { describe, expect, it } from 'vitest';
import { nextItem } from './menu-keys.ts';

const labels = ['My Profile', 'Stories', 'Sign Out'];

describe('nextItem', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowDown', -1, 0],
    ['ArrowUp', 0, 2],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['s', 0, 1],
    ['S', 1, 2],
    ['s', 2, 1],
    ['m', 0, 0],
    ['x', 0, null],
    [' ', 0, null],
    ['Escape', 0, null],
  ])('%s from %d leads to %s', (key, at, expected) => {
    expect(nextItem(key, at, labels)).toBe(expected);
  });

  it('leads nowhere in an empty menu', () => {
    expect(nextItem('ArrowDown', -1, [])).toBeNull();
  });
});
