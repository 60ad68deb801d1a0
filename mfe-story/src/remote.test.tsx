// @vitest-environment jsdom

import { act, screen } from '@testing-library/react';
import { aStory, recordLeftovers, somePages, visitRemote } from '@weaversworld/shared/testing';
import { expect, it } from 'vitest';
import { createRemote } from './remote.tsx';

const story = aStory({ pages: somePages(3) });
const api = {
  stories: { list: async () => [story], get: async () => story },
  characters: { list: async () => [] },
};

it('opens a story at the page of the URL, in one room, when effects run twice', async () => {
  const { shell } = await visitRemote(createRemote, '/weaversworld/story/7?pageIndex=1', { api });
  expect(await screen.findByText('Page 2 of 10')).toBeVisible();
  expect(shell.live.rooms()).toEqual([7]);
});

it('keeps the list of stories between its screens', async () => {
  const { router } = await visitRemote(createRemote, '/weaversworld', { api });
  await screen.findByRole('link', { name: story.title });
  await act(() => router.navigate('/weaversworld/story/7'));
  await screen.findByText('Page 3 of 10');
  await act(() => router.navigate('/weaversworld'));
  expect(screen.getByRole('link', { name: story.title })).toBeVisible();
});

it.each([
  ['/weaversworld/story/7?pageIndex=1', 'Page 2 of 10'],
  ['/weaversworld', story.title],
  ['/weaversworld/create', 'Theme'],
])(
  'leaves no listener and no interval behind after %s was shown and it was disposed of',
  async (url, text) => {
    const visit = async (): Promise<void> => {
      const { remote, router, unmount } = await visitRemote(createRemote, url, { api });
      await screen.findAllByText(text);
      unmount();
      router.dispose();
      remote.dispose();
    };
    // React listens to the document once and for all.
    await visit();
    const recorded = recordLeftovers();
    await visit();
    recorded.stop();
    expect(recorded.leftovers()).toEqual([]);
  },
);
