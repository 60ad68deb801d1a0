import { aChildProfile, aStory, createTestShell } from '@weaversworld/shared/testing';
import { expect, it } from 'vitest';
import { createStoryStores } from '../lib/story-stores.tsx';
import { storyAuthor } from './story-author.ts';

const mia = aChildProfile({ id: 3, name: 'Mia' });
const ben = aChildProfile({ id: 4, name: 'Ben' });
const story = aStory({ id: 7, user_is_owner: true });

const setUp = () => {
  const list = async (profile?: number | string) => (profile === 3 ? [story] : [aStory({ id: 8 })]);
  return createStoryStores(
    createTestShell({ session: { activeChildProfile: ben }, api: { stories: { list, cards: list } } }),
  );
};
const siblings = { childProfiles: [mia, ben], activeChildProfile: ben };

it('is the only child', () => {
  expect(storyAuthor(story, { childProfiles: [mia], activeChildProfile: mia }, setUp())).toBe('Mia');
});

it('is the child in whose list the story was seen, not the active one', async () => {
  const stores = setUp();
  await stores.storyList.load();
  expect(storyAuthor(story, siblings, stores)).toBeUndefined();
  await stores.storyListOf(3).load();
  expect(storyAuthor(story, siblings, stores)).toBe('Mia');
  expect(storyAuthor(aStory({ id: 8, user_is_owner: true }), siblings, stores)).toBe('Ben');
});

it('is nobody of another family, and nobody without child profiles', async () => {
  const stores = setUp();
  expect(
    storyAuthor({ ...story, user_is_owner: false }, { ...siblings, childProfiles: [mia] }, stores),
  ).toBeUndefined();
  expect(storyAuthor(story, { childProfiles: [], activeChildProfile: null }, stores)).toBeUndefined();
});
