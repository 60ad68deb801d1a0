import { expect, it } from 'vitest';
import { correctSpelling } from './correct-spelling.ts';

it.each([
  ['my brother wont let me in', 'my brother won’t let me in'],
  ['dads slipper', 'dad’s slipper'],
  ['we live at grandmas for a wile', 'we live at grandma’s for a while'],
  ['ibrahim and mary anne', 'Ibrahim and Mary Anne'],
  ['i think im a prinsess', 'I think I’m a princess'],
  ['the wich came on the buss', 'the witch came on the bus'],
  ['I get a big bit of bred', 'I get a big bit of bread'],
  ['a saturday in london', 'a Saturday in London'],
])('%s is written %s', (typed, text) => {
  expect(correctSpelling(typed)).toBe(text);
});

it.each([
  'my brothers fight',
  'two mums',
  'my friends play football',
  'the angel and the chase',
  'I don’t like it',
  'McGregor’s plumbus',
  'the hamster’s wheel',
  'the stink scares the baddy away',
  'my pet frog is very jumpy',
  'a horse that was bred for racing',
])('is left as it is: %s', (text) => {
  expect(correctSpelling(text)).toBe(text);
});
