import { aStory, somePages } from '@weaversworld/shared/testing';
import { describe, expect, it } from 'vitest';
import { applyShareToggle, shareLink } from './share-story.ts';

const shared = aStory({ is_public: true, share_url: '/s/1' });

describe('applyShareToggle', () => {
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
  ])('takes %j and keeps everything else', (response, change) => {
    expect(applyShareToggle(shared, response)).toEqual({ ...shared, ...change });
  });
});

describe('shareLink', () => {
  it.each([
    ['https://ex.org/s/1', 'https://ex.org/s/1'],
    ['/s/1', 'https://here.org/s/1'],
    [null, 'https://here.org/weaversworld/story/7'],
    ['', 'https://here.org/weaversworld/story/7'],
  ])('of %j', (share_url, link) => {
    expect(shareLink(aStory({ share_url }), 'https://here.org')).toBe(link);
  });

  it('of a finished story is that of its cover', () => {
    const finished = aStory({ pages: somePages(2), total_pages: 2 });
    expect(shareLink(finished, 'https://here.org')).toBe('https://here.org/weaversworld/story/7?cover=1');
    expect(shareLink({ ...finished, share_url: '/s/1' }, 'https://here.org')).toBe('https://here.org/s/1');
  });
});
