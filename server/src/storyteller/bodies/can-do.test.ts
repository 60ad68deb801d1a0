import { expect, it } from 'vitest';
import { canDo } from './can-do.ts';

it('a companion of the storyteller’s can do what the plot asks', () => {
  const asked = ['{F} held the ladder, and {L} climbed up.'];
  expect(canDo('snail', asked)).toBe(false);
  expect(canDo('mole', asked)).toBe(true);
  expect(canDo('snail', ['{F} nodded. {L} ran.'])).toBe(true);
  expect(canDo('robin', ['{L} took {F’s} hand.'])).toBe(false);
});
