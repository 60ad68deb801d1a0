import { describe, expect, it } from 'vitest';
import { findMaterial } from './find-material.ts';

describe('findMaterial', () => {
  it.each([
    ['a monkey made of wood', ['grain']],
    ['made out of glass', ['shine']],
    ['knitted, brave', ['patchwork']],
    ['wooden', ['grain']],
    ['made of old socks', ['patchwork']],
  ])('%s', (text, features) => {
    expect(findMaterial('monkey', text)?.features).toEqual(features);
  });

  it('reads the kind of creature as well', () => {
    expect(findMaterial('wooden horse', '')?.features).toEqual(['grain']);
  });

  it.each(['loves wood', 'not made of glass', 'made of money', 'with a wooden leg'])(
    'finds none in: %s',
    (text) => {
      expect(findMaterial('monkey', text)).toBeNull();
    },
  );
});
