import { expect, it } from 'vitest';
import { unwrapTopic } from './unwrap-topic.ts';

it.each([
  ['People who help us: firefighters', 'firefighters'],
  ['Our senses: touch', 'touch'],
  ['Maths week: finding patterns everywhere', 'finding patterns'],
  ['Year 2 - the Great Fire of London', 'the Great Fire of London'],
  ['Topic: castles', 'castles'],
  ['Our topic this half term is the rainforest', 'the rainforest'],
  ['Bears -- Juvenile fiction', 'Bears'],
  ['Colour of the week: purple', 'the colour purple'],
  ['Letter of the week is B', 'the letter B'],
  ['Animal of the month: the otter', 'otter'],
  ['Dinosaur week', 'Dinosaur'],
  ['road safety week', 'road safety'],
])('%s is about %s', (line, topic) => {
  expect(unwrapTopic(line)).toBe(topic);
});

it.each([
  'the days of the week',
  'no sweets for a week',
  'book week',
  'star of the week',
  'a week without my tablet',
  'science fiction',
  'jobs',
  'the art of waiting',
  'Feelings: happy, sad, angry and scared',
])('is left as it is: %s', (theme) => {
  expect(unwrapTopic(theme)).toBe(theme);
});
