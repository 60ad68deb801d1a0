import { expect, it } from 'vitest';
import { readTheme } from './read-theme.ts';

it.each([
  ['my little sister bites everyone at nursery', 'little sister', 'bit everyone at nursery'],
  ['Leo bites his friend', 'Leo', 'bit {S.their~the} friend'],
  ['my son hits other children when he is angry', 'boy', 'hit other children'],
  ['our son throws stones', 'boy', 'threw stones'],
  ['she pulls hair at kindergarten', 'girl', 'pulled hair at kindergarten'],
  ['the twins keep throwing their food on the floor', 'twin', 'threw {S.their~the} food on the floor'],
  ['a little wolf who tells lies', 'little wolf', 'told lies'],
  ['a boy who steals sweets from the shop', 'boy', 'stole sweets from the shop'],
  ['my brother breaks all my toys', 'brother', 'broke all {L’s} toys'],
  ['a toddler who says no to everything', 'child', 'said no to everything'],
  ['the girls leave Zoe out', 'girl', 'left Zoe out'],
  ['a boy who runs into the road', 'boy', 'ran into the road'],
])('what hurts or endangers: %s', (theme, who, did) => {
  const { situation, subject, action } = readTheme(theme);
  expect([situation, subject?.bare, action?.did]).toEqual(['misdeed', who, did]);
});

it.each([
  'a girl who bites into an apple',
  'a boy who kicks a ball over the fence',
  'my sister throws a party',
  'a bear who breaks the ice',
  'my brother pushes a cart',
  'a monkey who steals hats',
  'a cat who lies in the sun',
  'a horse that runs across the meadow',
])('harmless: %s', (theme) => {
  expect(readTheme(theme).situation).not.toBe('misdeed');
});
