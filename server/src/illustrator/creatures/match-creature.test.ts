import { describe, expect, it } from 'vitest';
import { CREATURE_KINDS } from './creature-kinds.ts';
import { matchCreature } from './match-creature.ts';

describe('matchCreature', () => {
  it.each([
    ['a tiny purple space dragon', 'dragon'],
    ['kitty', 'cat'],
    ['T-Rex', 'dinosaur'],
    ['my grandma', 'grandparent'],
    ['robot dog', 'dog'],
    ['dog robot', 'robot'],
    ['toaster', 'robot'],
    ['polar bear', 'bear'],
    ['guinea pig', 'mouse'],
    ['Koala Bear', 'koala'],
    ['baby shark', 'fish'],
    ['seahorse', 'fish'],
    ['lady bug', 'ladybug'],
    ['a cat with a dog on her hat', 'cat'],
    ['wizard cat', 'cat'],
    ['girl fox', 'fox'],
    ['mermaid princess', 'mermaid'],
    ['Prinzessin and a princess', 'royal'],
    ['three bunnies', 'rabbit'],
    ['elefant', 'elephant'],
    ['dinasour', 'dinosaur'],
    ['draggon', 'dragon'],
    ['catfish', 'fish'],
    ['moonpenguin', 'penguin'],
    ['little brother', 'child'],
    ['fire truck', 'robot'],
    ['old wise owl', 'owl'],
    ['alicorn', 'unicorn'],
    ['axolotl', 'frog'],
  ])('matches %j to %s', (text, kind) => {
    expect(matchCreature(text)).toBe(kind);
  });

  it('matches every kind by its own name', () => {
    for (const kind of CREATURE_KINDS) expect(matchCreature(kind)).toBe(kind);
  });

  it('gives unknown words a fallback kind, always the same one', () => {
    for (const text of ['glorbnax', 'ずんぐり', '', '12345', 'wibblyx zzq']) {
      expect(CREATURE_KINDS).toContain(matchCreature(text));
      expect(matchCreature(text)).toBe(matchCreature(text));
    }
  });
});
