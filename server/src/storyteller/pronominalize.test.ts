import { expect, it } from 'vitest';
import { pronominalize } from './pronominalize.ts';

const mira = { shortName: 'Mira', pronouns: 'she/her' } as const;
const anna = { shortName: 'Anna', pronouns: 'she/her' } as const;
const bo = { shortName: 'Bo', pronouns: 'he/him' } as const;
const puff = { shortName: 'Puff', pronouns: '' } as const;

it.each([
  ['a subject', 'Mira ran. Then Mira fell.', 'Mira ran. Then she fell.'],
  ['a clause', 'Mira ran until Mira fell, and Mira laughed.', 'Mira ran until she fell, and she laughed.'],
  [
    'an object',
    'Mira sat down. The dog ran to Mira. It followed Mira.',
    'Mira sat down. The dog ran to her. It followed her.',
  ],
  ['a possessive', 'Mira took Mira’s hat.', 'Mira took her hat.'],
  [
    'a speaker',
    'Mira waved. “Here!” called Mira. “Now?” asked Mira softly.',
    'Mira waved. “Here!” she called. “Now?” she asked softly.',
  ],
  [
    'a speaker before the verb',
    'Mira waved. “Would you like one?” Mira asked everybody.',
    'Mira waved. “Would you like one?” she asked everybody.',
  ],
  ['after “for”', 'Mira waved. For Mira was a spy.', 'Mira waved. For she was a spy.'],
  [
    'after an adverbial',
    'Mira slept. In the morning Mira ran. When it rained, Mira sang.',
    'Mira slept. In the morning she ran. When it rained, she sang.',
  ],
  ['both of two', 'Mira saw Bo. Bo waved. Mira saw Bo’s hat.', 'Mira saw Bo. He waved. She saw his hat.'],
])('a name that is repeated gives way to a pronoun: %s', (_case, text, told) => {
  expect(pronominalize(text, [mira, bo])).toBe(told);
});

it.each([
  ['in speech', '“Mira is here,” said Bo. “Come, Mira!”'],
  ['before “were”', 'Mira sat up. It was as if Mira were a queen.'],
  ['behind its verb', 'Mira slept. At the door stood Mira softly.'],
  ['beside another one', 'Mira laughed. Bo and Mira ran. Mira and Bo fell.'],
  ['of two with the same pronoun', 'Mira saw Anna. Mira waved.'],
  ['after somebody else', 'Mira saw the teacher. Mira waved.'],
  ['of whoever has no pronoun', 'Puff ran. Puff fell.'],
  ['as its own object', 'Mira saw Mira in the water.'],
])('a name is kept %s', (_case, text) => {
  expect(pronominalize(text, [mira, anna, bo, puff])).toBe(text);
});

it.each([
  ['Mira told Anna everything. Anna said nothing.', 'Mira told Anna everything. Anna said nothing.'],
  [
    'Down there it grew cold, for Mira had lit it. Mira sat.',
    'Down there it grew cold, for Mira had lit it. She sat.',
  ],
  ['Mira came. That was the house of Mira.', 'Mira came. That was the house of Mira.'],
])('%s', (text, told) => {
  expect(pronominalize(text, [mira, anna])).toBe(told);
});

it('somebody of the other pronoun is in nobody’s way', () => {
  expect(pronominalize('Mira saw Uncle Jo. Mira waved.', [mira])).toBe('Mira saw Uncle Jo. She waved.');
});

it('a page has a name before the pronoun', () => {
  expect(pronominalize('At noon she was there. Mira waved.', [mira])).toBe(
    'At noon Mira was there. She waved.',
  );
});

it('a name comes again after some pronouns, once', () => {
  const text = Array.from({ length: 12 }, (_, i) => `Mira ${['ran', 'sang', 'slept'][i % 3]}.`).join(' ');
  expect(pronominalize(text, [mira]).match(/Mira/g)).toHaveLength(2);
});
