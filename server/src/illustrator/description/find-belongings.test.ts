import { describe, expect, it } from 'vitest';
import { findBelongings, withoutBelongings } from './find-belongings.ts';

const handOf = (description: string) => findBelongings('fox', description).carries?.prop ?? null;
const wornOf = (description: string) =>
  findBelongings('fox', description).worn.map(({ prop, at }) => `${prop} ${at}`);

describe('findBelongings', () => {
  it.each([
    ['always carries a lantern', 'lantern'],
    ['brave, with a big red umbrella', 'umbrella'],
    ['plays the violin', 'violin'],
    ['blue basket, kind', 'basket'],
  ])('puts what is carried in the hand: %s', (description, prop) => {
    expect(handOf(description)).toBe(prop);
  });

  it.each([
    ['pocket watch that doesn’t work', ['pocket-watch chest']],
    ['has glasses and a bell', ['bell chest']],
    ['wears headphones', ['headphones head']],
    ['with a bird on its head', ['bird head']],
    ['has a map and a compass', ['compass hip']],
  ])('hangs what is worn on its part of the body: %s', (description, worn) => {
    expect(wornOf(description)).toEqual(worn);
  });

  it.each([
    'has no umbrella',
    'afraid of balloons',
    'loves cake',
    'cake lover',
    'with a button nose',
    'with an orange turban',
    'wants a kite',
    'clock for a face',
    'with a lighthouse',
    'red scarf',
  ])('leaves out what is not had, or is drawn otherwise: %s', (description) => {
    expect(findBelongings('fox', description)).toEqual({ carries: null, worn: [] });
  });

  it('takes the name of an object for itself', () => {
    expect(findBelongings('clock', 'an old clock that ticks').carries).toBeNull();
  });

  it('reads the kind of creature as well', () => {
    expect(findBelongings('rabbit with a pocket watch', '').worn).toHaveLength(1);
  });

  it('keeps the colour of a thing from its owner', () => {
    expect(findBelongings('hedgehog', 'carries a blue basket').carries?.color).toBeTruthy();
    expect(withoutBelongings('hedgehog', 'brown, carries a blue basket')).not.toContain('blue');
  });
});
