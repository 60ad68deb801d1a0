import { aPage, aStory, somePages } from '@weaversworld/shared/testing';
import { describe, expect, it } from 'vitest';
import { arrivedPages, mergeTold, pageCountOf, pageToRead, toTold } from './told-story.ts';

const told = (...texts: string[]) =>
  toTold(aStory({ pages: texts.map((text, n) => aPage({ page_number: n + 1, text })) }));

describe('the story as it is read', () => {
  it('never unwrites a page and keeps pages in order, whatever form ids travel in', () => {
    const before = told('One.', '');
    const after = mergeTold(before, {
      pages: [
        { id: 103, page_number: 3, text: 'Three.' },
        { id: '102', page_number: 2, text: 'Two.' },
        { id: 101, text: '' },
      ],
    });
    expect(after.pages.map(({ text }) => text)).toEqual(['One.', 'Two.', 'Three.']);
    expect(after.title).toBe(before.title);
    expect(arrivedPages(before, after)).toEqual([1, 2]);
    expect(arrivedPages(after, mergeTold(after, { title: 'New' }))).toEqual([]);
  });

  it.each([
    [['One.', 'Two.'], 0, 0],
    [['One.', '', 'Three.'], 1, 2],
    [['One.', '  '], 1, null],
    [[], 0, null],
  ])('of %j, from page %i, page %s is read', (texts, from, page) => {
    expect(pageToRead(told(...texts), from)).toBe(page);
  });

  it.each([
    [10, 3, 10],
    [null, 3, 3],
    [null, 0, 1],
  ])('with %s pages planned and %i there, counts %i', (total_pages, there, count) => {
    expect(pageCountOf(toTold(aStory({ total_pages, pages: somePages(there) })))).toBe(count);
  });
});
