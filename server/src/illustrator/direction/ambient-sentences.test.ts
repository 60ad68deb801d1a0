import { describe, expect, it } from 'vitest';
import { isAmbient } from './ambient-sentences.ts';

describe('isAmbient', () => {
  it.each([
    'A soft wind was blowing.',
    'The snow glittered, and everything was white.',
    '“” It was nice and warm inside.',
    'The wind turned round, and it smelled of wet leaves.',
    'Somebody had chalked a snail on the ground, and the rain had taken its nose.',
  ])('%s', (sentence) => {
    expect(isAmbient(sentence)).toBe(true);
  });

  it.each([
    'The train stopped, in the middle of a field.',
    'Then a wave came, quite a little one.',
    'On the rails, right in front of the engine, lay a cow.',
    'The snowman had no head.',
    'They stirred and poured, and put the cake in the oven.',
  ])('is an event: %s', (sentence) => {
    expect(isAmbient(sentence)).toBe(false);
  });
});
