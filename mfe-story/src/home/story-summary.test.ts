import { type StoryPatch, toStory } from '@weaversworld/shared/contract';
import { describe, expect, it } from 'vitest';
import { storySummary } from './story-summary.ts';
import { welcomeBackText } from './welcome-back-text.ts';

const summaryOf = (patch: StoryPatch) => storySummary(toStory({ id: 1, ...patch }));
const completed = (more: object) => ({ pages: [{ id: 1, image_status: 'completed' as const, ...more }] });

describe('storySummary', () => {
  it.each([
    [
      'the permanent picture first',
      completed({ permanent_image_url: '/p.svg', image_url: '/i.png' }),
      '/p.svg',
    ],
    ['else the other picture', completed({ image_url: '/i.png' }), '/i.png'],
    ['else none', completed({}), null],
    [
      'none while it is being drawn',
      { pages: [{ id: 1, image_status: 'processing' as const, permanent_image_url: '/p.svg' }] },
      null,
    ],
    ['none without pages', {}, null],
  ])('shows %s', (_rule, patch, picture) => {
    expect(summaryOf(patch).picture).toBe(picture);
  });

  it('counts ten pages for a story without a total', () => {
    expect(summaryOf({ pages: [{ id: 1 }, { id: 2 }, { id: 3 }] }).progress).toBe('3 / 10 pages');
    expect(summaryOf({ total_pages: 4, pages: [{ id: 1 }] }).progress).toBe('1 / 4 pages');
  });

  it('has a fallback for a missing title', () => {
    expect(summaryOf({}).title).toBe('[No Title]');
  });
});

describe('welcomeBackText', () => {
  it.each([
    [2, 3, 'Welcome back! You have made 2 stories and 3 characters. Create an account to keep them.'],
    [1, 1, 'Welcome back! You have made 1 story and 1 character. Create an account to keep them.'],
    [0, 1, 'Welcome back! You have made 0 stories and 1 character. Create an account to keep them.'],
  ])('for %i and %i', (storiesCreated, charactersCreated, text) => {
    expect(welcomeBackText({ storiesCreated, charactersCreated })).toBe(text);
  });
});
