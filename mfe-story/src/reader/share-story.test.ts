import { aPage, aStory, somePages } from '@weaversworld/shared/testing';
import { describe, expect, it } from 'vitest';
import { applyShare, shareLink } from './share-story.ts';
import { withPromisedPage } from './write-page.ts';

const shared = aStory({ is_public: true, share_url: '/s/1' });

describe('applyShare', () => {
  it.each([
    [
      { is_public: true, share_url: '/s/2' },
      { is_public: true, share_url: '/s/2' },
    ],
    [
      { is_public: false, share_url: null },
      { is_public: false, share_url: null },
    ],
    [{ is_public: true }, { is_public: true, share_url: '/s/1' }],
  ])('takes %j and keeps everything else', (answer, change) => {
    expect(applyShare(shared, answer)).toEqual({ ...shared, ...change });
  });
});

describe('shareLink', () => {
  it.each([
    ['https://ex.org/s/1', 'https://ex.org/s/1'],
    ['/s/1', 'https://here.org/s/1'],
    [null, 'https://here.org/weaversworld/story/7'],
    ['', 'https://here.org/weaversworld/story/7'],
  ])('of %j', (share_url, link) => {
    expect(shareLink({ id: 7, share_url }, 'https://here.org')).toBe(link);
  });
});

describe('withPromisedPage', () => {
  const promised = aPage({ page_number: 3, text: '', image_status: 'pending' });

  it('adds the page and marks it as being written', () => {
    const { pages } = withPromisedPage(aStory({ pages: somePages(2) }), promised);
    expect(pages.at(-1)).toEqual({ ...promised, isGenerating: true });
  });

  it('numbers a page that came without its number', () => {
    const { pages } = withPromisedPage(aStory({ pages: somePages(2) }), { ...promised, page_number: 1 });
    expect(pages.map(({ page_number }) => page_number)).toEqual([1, 2, 3]);
  });

  it('keeps a page that came live before', () => {
    const story = aStory({ pages: somePages(3) });
    expect(withPromisedPage(story, promised)).toBe(story);
  });
});
