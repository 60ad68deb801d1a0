import { expect, it } from 'vitest';
import { createDice } from './dice.ts';
import { readCharacter } from './read/read-character.ts';
import { createTeller } from './teller.ts';

const dice = createDice('teller');
const mira = readCharacter(
  { id: '1', name: 'Mira', creature: 'dragon', description: '', pronouns: 'she/her' },
  'Mira',
  dice,
);

it('tells a line again that did not come to stand on its page, and never one that did', () => {
  const voices = { L: mira, F: mira, T: null, G: { call: 'Gus', full: 'Gus the goose' } };
  const teller = createTeller({ voices, values: {}, dice, isBrief: false });
  const lines = ['{L} sang.', '{L} slept.'];
  const offered = [teller.fresh(lines), teller.fresh(lines)];
  expect(offered.toSorted()).toEqual(['Mira sang.', 'Mira slept.']);
  expect(teller.fresh(lines)).toBeNull();
  teller.settle('Then Mira sang. It was late.');
  expect(teller.fresh(lines)).toBe('Mira slept.');
  expect(teller.fresh(lines)).toBeNull();
});
