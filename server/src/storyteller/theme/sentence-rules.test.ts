import { expect, it } from 'vitest';
import { SENTENCE_RULES } from './sentence-rules.ts';

const situationOf = (theme: string): string | null => {
  for (const read of SENTENCE_RULES) {
    const match = read(theme);
    if (match) return match.situation;
  }
  return null;
};

it.each([
  ['two friends row a boat', 'quarrel'],
  ['two knights fight a dragon', 'quarrel'],
  ['my dog has got the hiccups', 'taken'],
  ['my cat hides the whole day', 'taken'],
])('%s: is not read as the situation %s', (theme, situation) => {
  expect(situationOf(theme)).not.toBe(situation);
});

it.each([
  ['two knights fight over a castle', 'quarrel'],
  ['two snails who quarrel about a leaf', 'quarrel'],
  ['a dog and a cat both want the sofa', 'quarrel'],
  ['my sister took my scooter', 'taken'],
  ['my brother has got my shoe', 'taken'],
  ['a magpie stole the ring', 'taken'],
])('%s: is read as the situation %s', (theme, situation) => {
  expect(situationOf(theme)).toBe(situation);
});
