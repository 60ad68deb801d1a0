import { describe, expect, it } from 'vitest';
import { isAmbient } from './ambient-sentences.ts';

describe('isAmbient', () => {
  it.each([
    'Two swallows were quarrelling about a worm, and the worm left.',
    'A cart rattled by, full of buns, and dropped seven of them.',
    'One sock lay on the stairs and had given up.',
    'The wind turned round, and it smelled of wet leaves.',
    '“” A feather came down, turning.',
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
