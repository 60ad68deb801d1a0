import { expect, it } from 'vitest';
import { hasHarmfulSentence } from './has-harmful-sentence.ts';
import { moderateByRules } from './moderate-text.ts';

const pageWith = (sentence: string) =>
  `The fox walked on through the wood. ${sentence} Then it began to rain, and they went home.`;

it.each([
  'He held her head under the water until there were no more bubbles.',
  'The man tied the bag over the puppy and waited until it stopped.',
])('finds harm without a bad word in a page, which the rules do not: %s', (sentence) => {
  expect(moderateByRules(pageWith(sentence)).ok).toBe(true);
  expect(hasHarmfulSentence(pageWith(sentence))).toBe(true);
});

it.each([
  'She held the kitten in her arms until it slept.',
  'The storm shook the tower, and Pip held on to the rope with both paws.',
  'The dragon opened its mouth, and everyone thought that fire would come out, but it only yawned.',
  'The old bear had died in the winter, and nobody had told the bees.',
  'The lion chased the zebra, but the zebra was faster.',
  'The giant swallowed the boat, the sail and the captain, and then he hiccupped them out again.',
  'Suddenly the ice cracked, and Tomas fell into the cold water up to his chin.',
])('leaves the dangers of stories alone: %s', (sentence) => {
  expect(hasHarmfulSentence(pageWith(sentence))).toBe(false);
});
