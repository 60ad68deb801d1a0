import { expect, it } from 'vitest';
import { lintPageText } from './lint-page-text.ts';
import { correctMisspellings } from './parse/common-misspellings.ts';
import { parseCharacter } from './parse/parse-character.ts';
import { pronominalize } from './pronominalize.ts';
import { createSeededRandom } from './seeded-random.ts';

const mira = { id: '1', name: 'Mira', creature: 'fox', description: '', pronouns: 'she/her' } as const;

it.each([
  '“Then my wish can’t come true, not while it was always too late,” said Mira.',
  'Mira tried, and still the larder was still empty.',
  '“Is what hard?” The tree house asked.',
  'Stamp! Said the postman.',
  'It was seventeen o’clock.',
  'Next she noticed the door.',
  'Then breathed in through the nose, and out.',
  'It should run all by themselves, nearly.',
  'And so it came about: everyone danced.',
  'On a Tuesday Dad came home on Sunday, and on a Monday he left on Friday.',
])('finds what readers stumbled over: %s', (text) => {
  expect(lintPageText(text, [mira], ['Mira'], [])).not.toEqual([]);
});

it.each([
  '“We can wait while it rains,” said Mira. The larder was still empty.',
  '“Is what hard?” the tree house asked.',
  '“Stamp!” said the postman. It was three o’clock.',
  'Next day she noticed the door. Then she breathed in.',
  'They did it themselves. “Still?” asked Mira. It was still there.',
])('has nothing against its right form: %s', (text) => {
  expect(lintPageText(text, [mira], ['Mira'], [])).toEqual([]);
});

it('says “her” instead of a name that the sentence begins with', () => {
  const present = [parseCharacter(mira, 'Mira', createSeededRandom('a'))];
  expect(pronominalize('Mira wished that Mira’s mum would come back.', present)).toBe(
    'Mira wished that her mum would come back.',
  );
});

it('says “she” of who spoke or acted last, and the name where somebody else could be meant', () => {
  const anna = { ...mira, id: '2', name: 'Anna' };
  const [one, other] = [mira, anna].map((member) =>
    parseCharacter(member, member.name, createSeededRandom('a')),
  );
  if (!one || !other) throw new Error('nobody');
  expect(pronominalize('Mira ran home. It was late. “Wait!” called Mira.', [one, other])).toBe(
    'Mira ran home. It was late. “Wait!” she called.',
  );
  expect(pronominalize('Mira saw Anna. Mira waved.', [one, other])).toBe('Mira saw Anna. Mira waved.');
  expect(pronominalize('Mira saw the teacher. Mira waved.', [one])).toBe('Mira saw the teacher. Mira waved.');
  expect(pronominalize('Mira sat down. So Mira waited. Then Mira sang. Mira ate.', [one])).toBe(
    'Mira sat down. So she waited. Then she sang. She ate.',
  );
});

it.each([
  ['my freind is moving away', 'my friend is moving away'],
  ['we rite letters for a wile', 'we write letters for a while'],
  ['in dads slipper', 'in dad’s slipper'],
  ['at grandmas', 'at grandma’s'],
  ['Wont and dont', 'Won’t and don’t'],
  ['my dads and mums are nice', 'my dads and mums are nice'],
])('puts common misspellings right: %s', (typed, expected) => {
  expect(correctMisspellings(typed)).toBe(expected);
});
