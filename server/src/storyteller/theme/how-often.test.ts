import { expect, it } from 'vitest';
import { isDoneOnce } from './how-often.ts';
import { readTheme } from './read-theme.ts';

it.each([
  ['a penguin opens an ice cream shop', true],
  ['my sister wins a race', true],
  ['a mouse moves to the city', true],
  ['an octopus starts a band', true],
  ['dad falls in the pond', true],
  ['a monkey who steals hats', false],
  ['a donkey who sings at night', false],
  ['my cousin always wins', false],
  ['a goat who wears a hat', false],
])('%s: once is %s', (theme, isOnce) => {
  expect(isDoneOnce(readTheme(theme))).toBe(isOnce);
});
