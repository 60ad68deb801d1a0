// @vitest-environment jsdom

import { act, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@weaversworld/shared/api';
import type { Character, Story } from '@weaversworld/shared/contract';
import {
  aCharacter,
  aChildProfile,
  aClosedGate,
  aPage,
  aStory,
  createTestShell,
  type TestShellOverrides,
  violations,
} from '@weaversworld/shared/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithStores } from '../testing/render-with-stores.tsx';
import { Page } from './home-page.tsx';

interface Given extends TestShellOverrides {
  stories?: () => Promise<Story[]>;
  characters?: () => Promise<Character[]>;
}
const broken = async () => {
  throw new ApiError('http', 500, 'GET /stories/');
};
const show = async ({
  stories = async () => [aStory()],
  characters = async () => [aCharacter()],
  ...over
}: Given = {}) => {
  const api = {
    stories: {
      list: stories,
      remove: async () => undefined,
      restore: async () => undefined,
      setFavourite: async () => undefined,
    },
    characters: { list: characters },
  };
  const view = renderWithStores(<Page />, {
    shell: createTestShell({ ...over, api }),
    route: '/weaversworld',
  });
  await waitFor(() => expect(screen.queryByText('Loading stories...')).not.toBeInTheDocument());
  return view;
};
const many = (count: number) => async () =>
  Array.from({ length: count }, (_, index) =>
    aStory({ id: index + 1, title: `Story ${index + 1}`, pages: [aPage({ id: index + 1 })] }),
  );
const signedIn = { isAuthenticated: true };
const withChild = { ...signedIn, activeChildProfile: aChildProfile() };
const nothing = { stories: async () => [], characters: async () => [] };

beforeEach(() => sessionStorage.clear());

describe('without a connection', () => {
  const goOffline = (isOffline: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline);
    act(() => void window.dispatchEvent(new Event(isOffline ? 'offline' : 'online')));
  };

  it('the stories that can be read now are marked, until there is one again', async () => {
    await show({ stories: many(2), offline: { readableStories: async () => [2] } });
    expect(screen.queryByText('On this device')).not.toBeInTheDocument();
    goOffline(true);
    const marked = await screen.findByText('On this device');
    expect(marked.closest('li')).toHaveTextContent('Story 2');
    expect(screen.getByText('Needs the internet').closest('li')).toHaveTextContent('Story 1');
    goOffline(false);
    expect(screen.queryByText('On this device')).not.toBeInTheDocument();
    expect(screen.queryByText('Needs the internet')).not.toBeInTheDocument();
  });

  it('nothing is marked in a host that does not know them', async () => {
    await show({ stories: many(2) });
    goOffline(true);
    expect(screen.queryByText('Needs the internet')).not.toBeInTheDocument();
    goOffline(false);
  });
});

describe('the first run', () => {
  it.each([
    [{}, 'Sign Up to Get Started', '/accounts/signup'],
    [signedIn, 'Get Started', '/child-profiles/create?first_run=1'],
    [withChild, 'Get Started', '/weaversworld/create'],
  ])('with session %j leads on', async (session, name, target) => {
    const { container } = await show({ ...nothing, session });
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', target);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(await violations(container)).toEqual([]);
  });

  it('has a story of three pages to read and to hear', async () => {
    const { user, shell } = await show(nothing);
    const book = within(screen.getByRole('region', { name: 'A story to try' }));
    expect(book.getByText(/^One night a small star/)).toBeVisible();
    expect(book.getByRole('button', { name: 'Back a page' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(book.getByRole('button', { name: 'Turn the page' }));
    await user.click(book.getByRole('button', { name: 'Turn the page' }));
    expect(book.getByText(/^At the very top/)).toBeVisible();
    expect(book.getByRole('img', { name: /waves at the night sky/ })).toBeVisible();
    await user.click(book.getByRole('button', { name: 'Read to me' }));
    expect(shell.callsOf('narration.say')).toEqual([[expect.stringMatching(/^At the very top/)]]);
    await user.click(book.getByRole('button', { name: 'Turn the page' }));
    expect(book.getByText(/^At the very top/)).toBeVisible();
  });

  it('stops reading its story when the page is turned, and when it is left', async () => {
    const { user, shell, unmount } = await show(nothing);
    const book = within(screen.getByRole('region', { name: 'A story to try' }));
    await user.click(book.getByRole('button', { name: 'Turn the page' }));
    expect(shell.callsOf('narration.pause')).toHaveLength(0);
    await user.click(book.getByRole('button', { name: 'Read to me' }));
    await user.click(book.getByRole('button', { name: 'Turn the page' }));
    expect(shell.callsOf('narration.pause')).toHaveLength(1);
    await user.click(book.getByRole('button', { name: 'Read to me' }));
    unmount();
    expect(shell.callsOf('narration.pause')).toHaveLength(2);
  });

  it.each([
    ['there is a character', { ...nothing, characters: async () => [aCharacter()] }],
    ['the characters could not be fetched', { ...nothing, characters: broken }],
    ['the stories could not be fetched', { ...nothing, stories: broken }],
  ])('is not shown when %s', async (_case, given) => {
    await show(given);
    expect(screen.getByRole('heading', { level: 1, name: 'Your Stories' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create New Story' })).toBeVisible();
  });

  it('waits for both lists', () => {
    renderWithStores(<Page />, {
      shell: createTestShell({
        api: { stories: { list: async () => [] }, characters: { list: () => new Promise(() => {}) } },
      }),
    });
    expect(screen.getByText('Loading stories...')).toBeVisible();
  });
});

describe('the story list', () => {
  it("is the active child's", async () => {
    const { container } = await show({ session: withChild });
    expect(screen.getByRole('heading', { level: 1, name: "Mia's Stories" })).toBeVisible();
    expect(await violations(container)).toEqual([]);
  });

  it('begins with the card for a new story, then shows title, picture and progress', async () => {
    await show({ stories: async () => [aStory({ id: 5, pages: [aPage(), aPage({ page_number: 2 })] })] });
    const [first, second] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
    expect(within(first).getByRole('link', { name: 'Create New Story' })).toHaveAttribute(
      'href',
      '/weaversworld/create',
    );
    expect(within(second).getByRole('link')).toHaveAttribute('href', '/weaversworld/story/5');
    expect(within(second).getByRole('img')).toHaveAttribute('src', '/media/page-1.svg');
    expect(within(second).getByRole('progressbar')).toHaveAttribute('aria-valuetext', '2 / 10 pages');
  });

  it('leads from a finished story to its last page, and to its cover to read it again', async () => {
    await show({ stories: async () => [aStory({ id: 5, title: 'Pip', total_pages: 1, pages: [aPage()] })] });
    expect(screen.getByRole('link', { name: 'Pip' })).toHaveAttribute('href', '/weaversworld/story/5');
    expect(screen.getByRole('link', { name: 'Read again Pip' })).toHaveAttribute(
      'href',
      '/weaversworld/story/5?cover=1',
    );
  });

  it('shows nine stories a page', async () => {
    const { user } = await show({ stories: many(20) });
    expect(screen.getAllByRole('listitem')).toHaveLength(10);
    expect(screen.getByText('1 / 3')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous stories' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Next stories' }));
    await user.click(screen.getByRole('button', { name: 'Next stories' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByText('3 / 3')).toBeVisible();
    // The pressed button keeps the focus, so it is not `disabled`.
    expect(screen.getByRole('button', { name: 'Next stories' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: 'Next stories' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Next stories' }));
    expect(screen.getByText('3 / 3')).toBeVisible();
  });

  it('finds a story, from whatever page of the list', async () => {
    const { user } = await show({ stories: many(20) });
    await user.click(screen.getByRole('button', { name: 'Next stories' }));
    await user.type(screen.getByRole('searchbox', { name: 'Find a story' }), 'story 20');
    expect(screen.getByRole('link', { name: 'Story 20' })).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    await user.type(screen.getByRole('searchbox'), ' zebra');
    expect(screen.getByText('No story with that. Try another word.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(10);
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('has favourites, which can be shown alone', async () => {
    const { user, shell } = await show({ stories: many(3) });
    const heart = screen.getByRole('button', { name: 'Favourite: Story 2' });
    await user.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(shell.callsOf('api.stories.setFavourite')).toEqual([[2, true]]);
    await user.click(screen.getByRole('button', { name: 'Favourites' }));
    expect(screen.getByRole('link', { name: 'Story 2' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Story 1' })).not.toBeInTheDocument();
    expect(await violations()).toEqual([]);
  });

  it('keeps the focus when the last favourite goes, and the way to all stories', async () => {
    const { user } = await show({ stories: many(3) });
    await user.click(screen.getByRole('button', { name: 'Favourite: Story 2' }));
    await user.click(screen.getByRole('button', { name: 'Favourites' }));
    const shelf = screen.getByRole('region', { name: 'Stories' });
    screen.getByRole('button', { name: 'Favourite: Story 2' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByText('No favourites yet. Press a heart to have one here.')).toBeVisible();
    expect(shelf).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(shelf).toHaveFocus();
  });

  it('marks finished stories', async () => {
    const finished = aStory({ id: 5, title: 'Done', total_pages: 1, pages: [aPage()] });
    await show({ stories: async () => [finished, aStory({ id: 6, pages: [aPage()] })] });
    expect(screen.getAllByText('Finished')).toHaveLength(1);
  });

  it('has no arrows for nine stories', async () => {
    await show({ stories: many(9) });
    expect(screen.queryByRole('button', { name: 'Next stories' })).not.toBeInTheDocument();
  });

  it('shows a message when it could not be fetched, and a retry', async () => {
    let tries = 0;
    const { user } = await show({ stories: () => (tries++ === 0 ? broken() : many(1)()) });
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch stories. Please try again.');
    expect(screen.getByRole('link', { name: 'Create New Story' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Story 1' })).toBeVisible();
  });

  it('deletes a story and brings it back', async () => {
    const { user, shell } = await show({ stories: many(1), characters: async () => [] });
    await user.click(screen.getByRole('button', { name: 'Delete Story 1' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Story 1' })).toBeVisible();
    expect(shell.callsOf('api.stories.remove')).toEqual([[1]]);
    expect(shell.callsOf('api.stories.restore')).toEqual([[1]]);
  });

  it.each([
    [false, []],
    [true, [[1]]],
  ])('deletes a story behind the gate when the answer is %s', async (confirmed, removed) => {
    const grownUps = aClosedGate(confirmed);
    const { user, shell } = await show({ stories: many(1), grownUps });
    await user.click(screen.getByRole('button', { name: 'Delete Story 1' }));
    expect(grownUps.asked).toBe(1);
    await waitFor(() => expect(shell.callsOf('api.stories.remove')).toEqual(removed));
  });

  it('is fetched again when the active child changes', async () => {
    const session = { ...withChild, childProfiles: [aChildProfile({ id: 8 })] };
    const { shell } = await show({ session });
    await shell.session.switchChildProfile(8);
    await waitFor(() => expect(shell.callsOf('api.stories.list')).toHaveLength(2));
  });
});

describe('the welcome-back banner', () => {
  const activity = { storiesCreated: 2, charactersCreated: 3 };
  const words = /You have made 2 stories and 3 characters/;

  it('leads to signup', async () => {
    const { user, router } = await show({ activity });
    expect(screen.getByText(words)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(router.state.location.pathname).toBe('/accounts/signup');
  });

  it('stays closed for the visit', async () => {
    const { user, unmount } = await show({ activity });
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(words)).not.toBeInTheDocument();
    unmount();
    await show({ activity });
    expect(screen.queryByText(words)).not.toBeInTheDocument();
  });

  it.each([[{ activity, session: withChild }], [{ activity: {} }]])('is not shown with %j', async (given) => {
    await show(given);
    expect(screen.queryByText(/Welcome back!/)).not.toBeInTheDocument();
  });
});
