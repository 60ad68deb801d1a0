import { expect, it } from 'vitest';
import { appearanceOf } from './derive-appearance.ts';
import { relativeSize } from './relative-size.ts';

const sizeOf = (creature: string) =>
  relativeSize(appearanceOf({ id: '1', name: '', creature, description: '', pronouns: '' }));

it('keeps animals in the order of their sizes, and the smallest at a third of a child', () => {
  const sizes = ['woodlouse', 'mouse', 'squirrel', 'fox', 'girl', 'horse', 'whale'].map(sizeOf);
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  expect(sizeOf('girl') / sizeOf('spider')).toBeGreaterThan(2.4);
  expect(sizeOf('a tiny ant')).toBeGreaterThan(0.3);
});
