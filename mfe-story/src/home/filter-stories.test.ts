import { aStory } from '@weaversworld/shared/testing';
import { expect, it } from 'vitest';
import { filterStories, NO_FILTER } from './filter-stories.ts';

const stories = [
  aStory({ id: 1, title: 'The Lost Lantern', theme: 'a cave by the sea' }),
  aStory({ id: 2, title: 'Fée and the Moon', theme: 'flying', is_favourite: true }),
  aStory({ id: 3, title: 'The Moon Pearl', theme: 'under the sea' }),
];

it.each([
  ['', false, [1, 2, 3]],
  ['  MOON ', false, [2, 3]],
  ['fee', false, [2]],
  ['sea the', false, [1, 3]],
  ['sea dragon', false, []],
  ['', true, [2]],
  ['pearl', true, []],
])('finds with "%s" and favourites only: %s the stories %j', (text, favouritesOnly, ids) => {
  expect(filterStories(stories, { ...NO_FILTER, text, favouritesOnly }).map(({ id }) => id)).toEqual(ids);
});
