import { aPage, aStory, somePages } from '@weaversworld/shared/testing';
import { describe, expect, it } from 'vitest';
import { withNewPage } from './request-page.ts';

describe('withNewPage', () => {
  const created = aPage({ page_number: 3, text: '', image_status: 'pending' });

  it('adds the page and marks it as generating', () => {
    const { pages } = withNewPage(aStory({ pages: somePages(2) }), created);
    expect(pages.at(-1)).toEqual({ ...created, isGenerating: true });
  });

  it('numbers a page of a response without a number', () => {
    const { pages } = withNewPage(aStory({ pages: somePages(2) }), { ...created, page_number: 1 });
    expect(pages.map(({ page_number }) => page_number)).toEqual([1, 2, 3]);
  });

  it('keeps a page that arrived live before', () => {
    const story = aStory({ pages: somePages(3) });
    expect(withNewPage(story, created)).toBe(story);
  });
});
