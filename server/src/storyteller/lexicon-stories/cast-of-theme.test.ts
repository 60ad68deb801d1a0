import { expect, it } from 'vitest';
import { peopleOfTheme } from '../parse/people-of-theme.ts';
import type { CastMember } from '../story-plan.ts';
import { readNoun } from '../theme/noun.ts';
import { asInCast, leadOf, memberOfTheme, withNames } from './cast-of-theme.ts';

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
  ['T-rex', [member('Ida', 'girl'), member('Spike', 'dinosaur')], 1],
  ['the bears', [member('Mia', 'girl'), member('Bruno', 'bear')], 1],
  ['Daddy', [member('Elif', 'girl'), member('Baba', 'dad')], 1],
  ['a grandparent', [member('Oskar', 'boy'), member('Opa', 'grandpa')], 1],
  ['the twins', [member('Kim', 'girl'), member('Kay', 'girl')], 1],
  ['my brother', [member('Pia', 'girl'), { ...member('Jonas', 'boy'), description: 'big brother' }], 1],
  ['gymnastics competition Maya', [member('Maya', 'girl')], 0],
])('%s of a theme is the right one of the cast', (noun, cast, index) => {
  const being = readNoun(noun);
  expect(being && memberOfTheme(being, cast)).toBe(index);
});

it.each([
  ['my big sister', '10 years old', '5 years old', 0],
  ['my little sister', '10', '5 years old', 1],
  ['my big sister', '4 years old', '9 years old', 1],
])('%s of two children (%s, %s) is the one of that age', (noun, first, second, index) => {
  const being = readNoun(noun);
  const cast = [
    { ...member('Nora', 'child'), description: first, pronouns: 'she/her' as const },
    { ...member('Fanny', 'child'), description: second, pronouns: 'she/her' as const },
  ];
  expect(being && memberOfTheme(being, cast)).toBe(index);
  if (index === 0) expect(leadOf(`${noun} teaches me to whistle`, cast)).toBe(1);
});

it('a brother is no girl, an old lady may be a grandmother, and Grandpa Karl is a grandfather', () => {
  const of = (noun: string, creature: string, name: string, pronouns: CastMember['pronouns']) => {
    const being = readNoun(noun);
    return being && memberOfTheme(being, [{ ...member(name, creature), pronouns }]);
  };
  expect(of('a boy', 'child', 'Nora', 'she/her')).toBe(-1);
  expect(of('an old lady', 'grandparent', 'Mrs Finch', 'she/her')).toBe(0);
  expect(of('grandpa', 'grandparent', 'Grandpa Karl', 'he/him')).toBe(0);
});

it('the boy of a theme has the name of the only boy', () => {
  const cast = [member('Miss Roo', 'kangaroo'), member('Elliot', 'boy')];
  const people = asInCast(peopleOfTheme('the boy wants to climb'), cast);
  expect(people).toEqual([{ text: 'Elliot', pronoun: 'he' }]);
});

it.each([
  ['the football final', [member('Coach', 'gorilla'), member('Kai', 'boy')], 1],
  ['swimming lessons, Leo is scared', [member('Bubbles', 'seal'), member('Leo', 'boy')], 1],
  ['bakers and bakeries', [member('Mr Crumb', 'baker'), member('Sesame', 'cat')], 0],
  ['the queen’s birthday', [member('Olga', 'queen'), member('Pim', 'boy')], 0],
])('the lead of “%s” is whom it names, else a child', (theme, cast, index) => {
  expect(leadOf(theme, cast)).toBe(index);
});

it.each([
  ['daddy comes home with a hug', 'Baba comes home with a hug'],
  ['the puppy finds its mum', 'Patch finds its mum'],
  ['he tells the truth to his dad', 'he tells the truth to Baba'],
  ['a puppy comes along', 'a puppy comes along'],
])('the ending “%s” names those of the cast', (ending, told) => {
  expect(withNames(ending, [member('Elif', 'girl'), member('Baba', 'dad'), member('Patch', 'puppy')])).toBe(
    told,
  );
});
