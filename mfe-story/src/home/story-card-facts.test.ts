import { type StoryPatch, toStory } from '@weaversworld/shared/contract';
import { describe, expect, it } from 'vitest';
import { storyCardFacts } from './story-card-facts.ts';
import { welcomeBackText } from './welcome-back-text.ts';

const facts = (patch: StoryPatch) => storyCardFacts(toStory({ id: 1, ...patch }));
const drawn = (more: object) => ({ pages: [{ id: 1, image_status: 'completed' as const, ...more }] });

describe('storyCardFacts', () => {
  it.each([
    ['the permanent picture first', drawn({ permanent_image_url: '/p.svg', image_url: '/i.png' }), '/p.svg'],
    ['else the other picture', drawn({ image_url: '/i.png' }), '/i.png'],
    ['else none', drawn({}), null],
    [
      'none while it is drawn',
      { pages: [{ id: 1, image_status: 'processing' as const, permanent_image_url: '/p.svg' }] },
      null,
    ],
    ['none without pages', {}, null],
  ])('shows %s', (_rule, patch, picture) => {
    expect(facts(patch).picture).toBe(picture);
  });

  it('counts to ten when the story does not say', () => {
    expect(facts({ pages: [{ id: 1 }, { id: 2 }, { id: 3 }] }).progress).toBe('3 / 10 pages');
    expect(facts({ total_pages: 4, pages: [{ id: 1 }] }).progress).toBe('1 / 4 pages');
  });

  it('names a story without a title', () => {
    expect(facts({}).title).toBe('[No Title]');
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
