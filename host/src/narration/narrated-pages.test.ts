import { aPage, aStory, somePages } from '@weaversworld/shared/testing';
import { describe, expect, it } from 'vitest';
import { newlyWrittenPages, nextPageWithText, pageCountOf } from './narrated-pages.ts';

const storyOf = (...texts: string[]) =>
  aStory({ pages: texts.map((text, n) => aPage({ page_number: n + 1, text })) });

describe('the pages of a narrated story', () => {
  it('newlyWrittenPages returns the pages whose text is new', () => {
    const before = storyOf('One.', '');
    const after = storyOf('One.', 'Two.', 'Three.');
    expect(newlyWrittenPages(before, after)).toEqual([1, 2]);
    expect(newlyWrittenPages(after, { ...after, title: 'New' })).toEqual([]);
    expect(newlyWrittenPages(before, storyOf('One.', ' '))).toEqual([]);
  });

  it.each([
    [['One.', 'Two.'], 0, 0],
    [['One.', '', 'Three.'], 1, 2],
    [['One.', '  '], 1, null],
    [[], 0, null],
  ])('of %j, from index %i, the next page with text is %s', (texts, from, page) => {
    expect(nextPageWithText(storyOf(...texts), from)).toBe(page);
  });

  it.each([
    [10, 3, 10],
    [null, 3, 3],
    [null, 0, 1],
  ])('with total_pages %s and %i pages, the page count is %i', (total_pages, existing, count) => {
    expect(pageCountOf(aStory({ total_pages, pages: somePages(existing) }))).toBe(count);
  });
});
