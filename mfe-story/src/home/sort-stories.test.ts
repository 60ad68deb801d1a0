import { type Story, toStory } from '@weaversworld/shared/contract';
import { describe, expect, it } from 'vitest';
import { sortStories } from './sort-stories.ts';

const story = (id: number | string, ...pageIds: (number | string)[]): Story =>
  toStory({ id, pages: pageIds.map((page) => ({ id: page })) });

describe('sortStories', () => {
  it.each([
    ['stories with pages come before those without', [story(9), story(1, 5)], [1, 9]],
    ['the highest page id comes first', [story(3, 4), story(1, 2, 8), story(2, 7)], [1, 2, 3]],
    ['ids are compared by value, also as text', [story(1, '9'), story(2, '10')], [2, 1]],
    ['the highest page counts, not the last', [story(1, 8, 2), story(2, 7)], [1, 2]],
    ['without pages the highest story id comes first', [story(2), story('10'), story(9)], ['10', 9, 2]],
    ['other ids are compared by their text', [story('a'), story('b')], ['b', 'a']],
  ] as [string, Story[], (number | string)[]][])('%s', (_rule, stories, order) => {
    const before = [...stories];
    expect(sortStories(stories).map(({ id }) => id)).toEqual(order);
    expect(stories).toEqual(before);
  });
});
