import { expect, it } from 'vitest';
import { peopleOfTheme } from '../parse/people-of-theme.ts';
import type { CastMember } from '../story-plan.ts';
import { readNoun } from '../theme/noun.ts';
import { asInCast, memberOfTheme } from './member-of-theme.ts';

const member = (name: string, creature: string): CastMember => ({
  id: name,
  name,
  creature,
  description: '',
  pronouns: '',
});

it.each([
  ['an evacuee', [member('Spike', 'hedgehog'), member('Norman', 'boy')], 1],
  ['a refuse collector', [member('Desmond', 'man'), member('Grumbler', 'bin lorry')], 0],
  ['the weaver’s daughter', [member('Mariam', 'girl')], 0],
  ['the weaver’s daughter', [member('Omar', 'boy')], -1],
  // A keeper is grown up, and a child is not her own sister.
  ['the keeper', [member('Merryn', 'girl')], -1],
  ['a big sister', [member('Cerys', 'girl'), member('Bronwen', 'girl')], 1],
  // Two could be meant; `my` brother is nobody of the cast.
  ['an evacuee', [member('Norman', 'boy'), member('Ida', 'girl')], -1],
  ['my brother', [member('Edie', 'girl'), member('Finn', 'boy')], -1],
  ['a dragon', [member('Edie', 'girl')], -1],
])('%s of a theme is the right one of the cast', (noun, cast, index) => {
  const being = readNoun(noun);
  expect(being && memberOfTheme(being, cast)).toBe(index);
});

it('the boy of a theme has the name of the only boy', () => {
  const cast = [member('Miss Roo', 'kangaroo'), member('Elliot', 'boy')];
  const people = asInCast(peopleOfTheme('the boy wants to climb'), cast);
  expect(people).toEqual([{ text: 'Elliot', pronoun: 'he' }]);
});
