import { expect, it } from 'vitest';
import { readStoryResponse } from './story-response.ts';

const page = (text: string) => ({
  page: 1,
  text,
  place: 'meadow',
  time: 'day',
  weather: 'clear',
  guest: null,
  second_guest: null,
  actors: [],
  props: [],
});
const answerWith = (text: string, title = 'The Red Kite') =>
  JSON.stringify({ plan: {}, title, pages: [page(text)] });

it('reads a story, also behind reasoning', () => {
  expect(readStoryResponse(answerWith('A kite flew.'), [])?.pages[0]?.text).toBe('A kite flew.');
  expect(readStoryResponse(`<think>{</think>${answerWith('A kite flew.')}`, [])?.title).toBe('The Red Kite');
});

it.each([
  ['a page', answerWith('kite '.repeat(1000))],
  ['a title', answerWith('A kite flew.', 'kite '.repeat(100))],
  ['an answer', `${answerWith('A kite flew.')}${' '.repeat(200_000)}`],
  // With a pattern that looks for the end of each of these, this takes minutes.
  ['reasoning without an end', '<think>'.repeat(280_000)],
])('is no story when it is too long: %s', (_, text) => {
  expect(readStoryResponse(text, [])).toBeNull();
});
