import { aPage, aStory, somePages } from '@weaversworld/shared/testing';
import { describe, expect, it } from 'vitest';
import { arrivedPages, pageCountOf, pageToRead } from './told-story.ts';

const storyOf = (...texts: string[]) =>
  aStory({ pages: texts.map((text, n) => aPage({ page_number: n + 1, text })) });

describe('the story being narrated', () => {
  it('names the pages whose text is new', () => {
    const before = storyOf('One.', '');
    const after = storyOf('One.', 'Two.', 'Three.');
    expect(arrivedPages(before, after)).toEqual([1, 2]);
    expect(arrivedPages(after, { ...after, title: 'New' })).toEqual([]);
    expect(arrivedPages(before, storyOf('One.', ' '))).toEqual([]);
  });

  it.each([
    [['One.', 'Two.'], 0, 0],
    [['One.', '', 'Three.'], 1, 2],
    [['One.', '  '], 1, null],
    [[], 0, null],
  ])('of %j, from page %i, page %s is read', (texts, from, page) => {
    expect(pageToRead(storyOf(...texts), from)).toBe(page);
  });

  it.each([
    [10, 3, 10],
    [null, 3, 3],
    [null, 0, 1],
  ])('with %s pages planned and %i there, counts %i', (total_pages, there, count) => {
    expect(pageCountOf(aStory({ total_pages, pages: somePages(there) }))).toBe(count);
  });
});
