// @vitest-environment jsdom

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@weaversworld/shared/api';
import { type Story, type Page as StoryPage, StoryPatch } from '@weaversworld/shared/contract';
import { useLocation } from '@weaversworld/shared/router';
import {
  aChildProfile,
  aPage,
  aStory,
  createTestShell,
  somePages,
  type TestShell,
  type TestShellOverrides,
  violations,
} from '@weaversworld/shared/testing';
import { useLayoutEffect } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithStores } from '../testing/render-with-stores.tsx';
import { Page } from './reader-page.tsx';

interface Given extends TestShellOverrides {
  story?: Story | (() => Promise<Story>);
  search?: string;
  /** The URL visited before the story. */
  from?: string;
  onSearchCommitted?: (search: string, shell: TestShell) => void;
  createPage?: () => Promise<StoryPage>;
  toggleSharing?: () => Promise<{ id?: number; is_public: boolean; share_url: string | null }>;
  restore?: () => Promise<unknown>;
}
const never = () => new Promise<never>(() => {});
const http = (status: number, body?: unknown) => new ApiError('http', status, 'GET /stories/7/', body);

const AfterCommit = ({ run }: { run(search: string): void }) => {
  const { search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every committed search
  useLayoutEffect(() => run(search), [search]);
  return null;
};

const show = async ({
  story = aStory({ pages: somePages(3) }),
  search = '',
  from,
  onSearchCommitted = () => {},
  createPage = never,
  toggleSharing = never,
  restore = never,
  ...over
}: Given = {}) => {
  const get = typeof story === 'function' ? story : async () => story;
  const shell = createTestShell({
    ...over,
    api: { ...over.api, stories: { get, createPage, toggleSharing, restore } },
  });
  const url = `/weaversworld/story/7${search}`;
  const path = '/weaversworld/story/:storyId';
  const screens = (
    <>
      <Page />
      <AfterCommit run={(search) => onSearchCommitted(search, shell)} />
    </>
  );
  const view = renderWithStores(screens, { shell, route: from ?? url, path });
  if (from) await act(() => view.router.navigate(url));
  await waitFor(() => expect(screen.queryByText('Loading story...')).not.toBeInTheDocument());
  const say = (type: 'story_update' | 'page_update', data: object) =>
    act(() => shell.live.deliver(7, { type, data: StoryPatch.parse(data) }));
  return { ...view, say };
};
const position = () => screen.getByText(/^Page \d+ of \d+$/).textContent;
const button = (name: string) => screen.getByRole('button', { name });
const done = aStory({ pages: somePages(2), total_pages: 2 });

describe('the reader', () => {
  it('shows title, theme, ending, the latest page and its picture', async () => {
    const { container, shell } = await show();
    expect(screen.getByRole('heading', { level: 1, name: 'Pip and the Lost Lantern' })).toBeVisible();
    expect(screen.getByText('Theme: an adventure in a magical forest')).toBeVisible();
    expect(screen.getByText('Ending: everybody is home for supper')).toBeVisible();
    expect(container).toHaveTextContent('This is page 3.');
    expect(position()).toBe('Page 3 of 10');
    expect(screen.getByRole('img', { name: 'Pip walked on.' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^\/media\/page-3\.svg\?t=\d+$/),
    );
    expect(shell.live.rooms()).toEqual([7]);
    expect(await violations(container)).toEqual([]);
  });

  it('has a fallback for a missing title', async () => {
    await show({ story: aStory({ title: '' }) });
    expect(screen.getByRole('heading', { level: 1, name: '[No Title]' })).toBeVisible();
  });

  it('counts the current pages when the total is not known', async () => {
    await show({ story: aStory({ pages: somePages(3), total_pages: null }) });
    expect(position()).toBe('Page 3 of 3');
  });

  it('shows that it is loading, and can be left', () => {
    void show({ story: never });
    expect(screen.getByText('Loading story...')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/weaversworld');
  });

  it('leaves the room when it is left', async () => {
    const { user, shell, router } = await show();
    await user.click(button('Back to Home'));
    expect(router.state.location.pathname).toBe('/weaversworld');
    expect(shell.live.rooms()).toEqual([]);
    expect(shell.events.at(-1)).toEqual({ name: 'story:left', event: { storyId: 7 } });
  });

  it('starts over when the URL names another story', async () => {
    const { router, shell } = await show({ search: '?pageIndex=0' });
    await act(() => router.navigate('/weaversworld/story/8'));
    await waitFor(() => expect(shell.live.rooms()).toEqual([8]));
    await waitFor(() => expect(shell.callsOf('api.stories.get').map(([id]) => id)).toEqual([7, 8]));
  });
});

describe('turning pages', () => {
  it('goes back and on, by button and by key', async () => {
    const { user, shell } = await show();
    expect(button('Next page')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Next page'));
    expect(position()).toBe('Page 3 of 10');
    await user.click(button('Previous page'));
    expect(position()).toBe('Page 2 of 10');
    await user.keyboard('{ArrowLeft}');
    expect(position()).toBe('Page 1 of 10');
    expect(button('Previous page')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Previous page')).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(position()).toBe('Page 3 of 10');
    expect(shell.events.at(-1)?.event).toEqual({ storyId: 7, pageIndex: 2, by: 'hand' });
  });

  it('keeps the page in the URL, in one history entry', async () => {
    const { user, router, shell } = await show({ from: '/weaversworld', search: '?release=story' });
    const search = () => router.state.location.search;
    expect(search()).toBe('?release=story');
    await user.click(button('Previous page'));
    expect(search()).toBe('?release=story&pageIndex=1');
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(search()).toBe('?release=story&pageIndex=0');
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(search()).toBe('?release=story&pageIndex=2');
    expect(shell.callsOf('api.stories.get')).toHaveLength(1);
    expect(shell.callsOf('live.join')).toHaveLength(1);
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/weaversworld');
  });

  it('follows a link to a page of the open story, and Back from there', async () => {
    const { user, router, shell } = await show();
    await user.click(button('Previous page'));
    await act(() => router.navigate('/weaversworld/story/7?pageIndex=0'));
    expect(position()).toBe('Page 1 of 10');
    await user.click(button('Next page'));
    await user.click(button('Next page'));
    expect(position()).toBe('Page 3 of 10');
    // The same link once more: it is another page than the one that is shown now.
    await act(() => router.navigate('/weaversworld/story/7?pageIndex=0'));
    expect(position()).toBe('Page 1 of 10');
    await act(() => router.navigate(-2));
    expect(position()).toBe('Page 2 of 10');
    expect(shell.callsOf('api.stories.get')).toHaveLength(1);
  });

  it.each(['?pageIndex=3', '?pageIndex=10'])(
    'shows the latest page for %s and corrects the URL',
    async (search) => {
      const { router } = await show({ search });
      expect(position()).toBe('Page 3 of 10');
      expect(router.state.location.search).toBe('?pageIndex=2');
    },
  );

  it.each(['?pageIndex=-1', '?pageIndex=x', '?pageIndex=', '?pageIndex=0.5'])(
    'shows the latest page for %s',
    async (search) => {
      await show({ search });
      expect(position()).toBe('Page 3 of 10');
    },
  );

  it('leaves a URL without pageIndex as it is when pages arrive', async () => {
    const { say, router, user } = await show();
    say('page_update', { id: 7, pages: [{ id: 104, page_number: 4, text: 'Four.' }] });
    expect(position()).toBe('Page 4 of 10');
    expect(router.state.location.search).toBe('');
    await user.click(button('Create Next Page'));
    expect(position()).toBe('Page 5 of 10');
    expect(router.state.location.search).toBe('');
  });

  it('takes a URL with pageIndex along when pages arrive', async () => {
    const { say, router } = await show({ search: '?pageIndex=2' });
    say('page_update', { id: 7, pages: [{ id: 104, page_number: 4, text: 'Four.' }] });
    expect(position()).toBe('Page 4 of 10');
    await waitFor(() => expect(router.state.location.search).toBe('?pageIndex=3'));
    say('page_update', { id: 7, pages: [{ id: 105, page_number: 5, text: 'Five.' }] });
    expect(position()).toBe('Page 5 of 10');
  });

  it('stays on the newest page when the next one arrives before the URL has followed', async () => {
    const { say, router } = await show({
      search: '?pageIndex=2',
      // Between the commit of the new URL and the effects of that commit.
      onSearchCommitted: (search, { live }) => {
        if (search !== '?pageIndex=3') return;
        const data = StoryPatch.parse({ id: 7, pages: [{ id: 105, page_number: 5, text: 'Five.' }] });
        live.deliver(7, { type: 'page_update', data });
      },
    });
    say('page_update', { id: 7, pages: [{ id: 104, page_number: 4, text: 'Four.' }] });
    await waitFor(() => expect(router.state.location.search).toBe('?pageIndex=4'));
    expect(position()).toBe('Page 5 of 10');
  });

  it('takes a URL with pageIndex along to a page that is written, and back when that fails', async () => {
    let fail = (_: unknown) => {};
    const createPage = () => new Promise<StoryPage>((_, reject) => (fail = reject));
    const { user, router } = await show({ search: '?pageIndex=0', createPage });
    await user.click(button('Create Next Page'));
    expect(position()).toBe('Page 4 of 10');
    await waitFor(() => expect(router.state.location.search).toBe('?pageIndex=3'));
    expect(position()).toBe('Page 4 of 10');
    await act(async () => fail(http(500)));
    expect(position()).toBe('Page 3 of 10');
    await waitFor(() => expect(router.state.location.search).toBe('?pageIndex=2'));
  });

  it('takes a URL with pageIndex along with read-aloud', async () => {
    const { shell, router } = await show({ search: '?pageIndex=0' });
    act(() => shell.bus.emit('narration:page-changed', { storyId: 7, pageIndex: 1 }));
    expect(position()).toBe('Page 2 of 10');
    await waitFor(() => expect(router.state.location.search).toBe('?pageIndex=1'));
    expect(shell.events.at(-1)?.event).toEqual({ storyId: 7, pageIndex: 1, by: 'arrival' });
  });

  it('has no arrows for a single page', async () => {
    await show({ story: aStory() });
    expect(screen.queryByRole('button', { name: 'Next page' })).not.toBeInTheDocument();
  });

  it('sets the transition flag until the animation ends', async () => {
    const { user, container } = await show();
    const spread = container.querySelector('article') as HTMLElement;
    expect(spread).not.toHaveAttribute('data-turning');
    await user.click(button('Previous page'));
    expect(spread).toHaveAttribute('data-turning', 'back');
    // jsdom has no AnimationEvent, so React listens for the prefixed name
    fireEvent(spread, new Event('webkitAnimationEnd', { bubbles: true }));
    expect(spread).not.toHaveAttribute('data-turning');
  });

  it('has a dot for each page: those that are written lead there, by one stop of the Tab key', async () => {
    const { user } = await show();
    const dots = () => screen.getAllByRole('button', { name: /^Go to page/ });
    expect(dots().map(({ ariaLabel }) => ariaLabel)).toEqual([
      'Go to page 1',
      'Go to page 2',
      'Go to page 3',
    ]);
    expect(within(screen.getByRole('navigation', { name: 'Pages' })).getAllByRole('listitem')).toHaveLength(
      10,
    );
    expect(button('Go to page 3')).toHaveAttribute('aria-current', 'page');
    await user.click(button('Go to page 1'));
    expect(position()).toBe('Page 1 of 10');
    expect(dots().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
    await user.keyboard('{ArrowRight}');
    expect(position()).toBe('Page 2 of 10');
    expect(button('Go to page 2')).toHaveFocus();
  });

  it('turns by a swipe of a finger, not by a drag of the mouse or up and down', async () => {
    const { container } = await show();
    const stage = container.querySelector('article')?.parentElement as HTMLElement;
    const drag = (pointerType: string, x: number, y: number) => {
      const at = (type: string, clientX: number, clientY: number) =>
        fireEvent(
          stage,
          Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY }), {
            pointerType,
            isPrimary: true,
          }),
        );
      at('pointerdown', 200, 200);
      at('pointerup', 200 + x, 200 + y);
    };
    drag('touch', 80, 10);
    expect(position()).toBe('Page 2 of 10');
    drag('touch', -80, 10);
    expect(position()).toBe('Page 3 of 10');
    drag('mouse', 80, 0);
    drag('touch', 80, 90);
    drag('touch', 30, 0);
    expect(position()).toBe('Page 3 of 10');
  });

  it('has no transition flag with reduced motion', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('reduced-motion'),
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    const { user, container } = await show();
    await user.click(button('Previous page'));
    expect(container.querySelector('article')).not.toHaveAttribute('data-turning');
  });

  it('opens at the page that the URL names, and follows the URL', async () => {
    const { router } = await show({ search: '?pageIndex=0' });
    expect(position()).toBe('Page 1 of 10');
    await act(() => router.navigate('/weaversworld/story/7?pageIndex=1'));
    expect(position()).toBe('Page 2 of 10');
  });

  it('goes on to the next page with read-aloud', async () => {
    const { shell } = await show({ search: '?pageIndex=0' });
    act(() => shell.bus.emit('narration:page-changed', { storyId: 7, pageIndex: 1 }));
    expect(position()).toBe('Page 2 of 10');
    act(() => shell.bus.emit('narration:page-changed', { storyId: 8, pageIndex: 2 }));
    expect(position()).toBe('Page 2 of 10');
  });

  it('moves to a new page once it has text, unless the visitor went back', async () => {
    const { say, user } = await show();
    say('page_update', { id: 7, pages: [{ id: 104, page_number: 4, text: '' }] });
    expect(position()).toBe('Page 3 of 10');
    say('page_update', { id: 7, pages: [{ id: 104, page_number: 4, text: 'Four.' }] });
    expect(position()).toBe('Page 4 of 10');
    await user.click(button('Previous page'));
    say('page_update', { id: 7, pages: [{ id: 105, page_number: 5, text: 'Five.' }] });
    expect(position()).toBe('Page 3 of 10');
  });

  it('fetches the picture of the next page ahead, then the others', async () => {
    const fetched: string[] = [];
    vi.stubGlobal(
      'Image',
      class {
        set src(url: string) {
          fetched.push(url);
        }
      },
    );
    await show({ search: '?pageIndex=0' });
    expect(fetched).toEqual([
      expect.stringContaining('/media/page-2.svg'),
      expect.stringContaining('/media/page-3.svg'),
    ]);
  });
});

describe('the next page', () => {
  it('is requested, shown ahead of its text, and shown with it', async () => {
    let answer = (_: StoryPage) => {};
    const { user, say, container } = await show({ createPage: () => new Promise((done) => (answer = done)) });
    await user.click(button('Create Next Page'));
    expect(position()).toBe('Page 4 of 10');
    expect(screen.getByText('Creating the next page of your story...')).toBeVisible();
    expect(button('Creating...')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Creating...')).toHaveFocus();
    await act(async () => answer(aPage({ page_number: 4, text: '', image_status: 'pending' })));
    expect(screen.getByText('Writing next page...')).toBeVisible();
    expect(button('Creating...')).toHaveAttribute('aria-disabled', 'true');
    say('page_update', {
      id: 7,
      pages: [{ id: 104, page_number: 4, text: 'Four.', image_status: 'processing' }],
    });
    expect(container).toHaveTextContent('Four.');
    expect(screen.getByText('Drawing...')).toBeVisible();
    expect(button('Create Next Page')).toBeEnabled();
  });

  it('is announced when its text arrives, and not when the story is opened', async () => {
    const { say } = await show();
    const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(announced()).not.toContain('Page 3 is ready');
    say('page_update', { id: 7, pages: [{ id: 104, page_number: 4, text: '' }] });
    expect(announced()).not.toContain('Page 4 is ready');
    say('page_update', { id: 7, pages: [{ id: 104, page_number: 4, text: 'Four.' }] });
    expect(announced()).toContain('Page 4 is ready');
  });

  it('moves the focus to the page when it is the last one, whose button starts another story', async () => {
    const created = aPage({ id: 104, page_number: 4, text: '', image_status: 'pending' });
    const { user, say, router } = await show({
      story: aStory({ pages: somePages(3), total_pages: 4 }),
      createPage: async () => created,
    });
    await user.click(button('Create Next Page'));
    await screen.findByRole('button', { name: 'Create New Story' });
    expect(screen.getByRole('article')).toHaveFocus();
    await user.keyboard('{Enter}');
    say('page_update', { id: 7, pages: [{ id: 104, page_number: 4, text: 'Four.' }] });
    expect(screen.getByRole('heading', { name: 'The End' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/weaversworld/story/7');
  });

  it('that cannot be created leads back to the last one, with a message until it is closed', async () => {
    const { user } = await show({ createPage: () => Promise.reject(http(500)) });
    await user.click(button('Create Next Page'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to generate page. Please try again.');
    expect(position()).toBe('Page 3 of 10');
    await user.click(button('Close'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(position()).toBe('Page 3 of 10');
  });

  it('is not offered to readers who are not the owner', async () => {
    await show({ story: aStory({ user_is_owner: false, is_public: true }) });
    expect(screen.queryByRole('button', { name: 'Create Next Page' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Shared' })).not.toBeInTheDocument();
  });

  it('after the last one is a new story', async () => {
    const { user, router, shell } = await show({ story: done });
    await user.click(button('Create New Story'));
    expect(router.state.location.pathname).toBe('/weaversworld/create');
    expect(shell.live.rooms()).toEqual([]);
  });

  it('after the last one may be a story with the same characters', async () => {
    await show({ story: { ...done, characters: [4, { id: 5 }] } });
    expect(screen.getByRole('link', { name: 'Another adventure with these friends' })).toHaveAttribute(
      'href',
      '/weaversworld/create?characters=4%2C5',
    );
  });
});

describe('the cover', () => {
  it('of a finished story opens it at its first page', async () => {
    const { container, user, shell } = await show({ story: done, search: '?cover=1' });
    expect(screen.getByRole('heading', { level: 1, name: done.title })).toBeVisible();
    expect(screen.getByRole('img')).toHaveAttribute('src', expect.stringContaining('page-1.svg'));
    expect(screen.queryByText(/^Page \d/)).not.toBeInTheDocument();
    expect(await violations(container)).toEqual([]);
    await user.click(button("I'll read"));
    expect(position()).toBe('Page 1 of 2');
    expect(shell.callsOf('narration.play')).toEqual([]);
  });

  it('starts read-aloud at the first page', async () => {
    const { user, shell } = await show({ story: done, search: '?cover=1' });
    await user.click(button('Read to me'));
    expect(shell.callsOf('narration.play')).toEqual([[7, 0]]);
    expect(position()).toBe('Page 1 of 2');
  });

  it('does not come up when the story is finished while it is read', async () => {
    const { say } = await show({
      story: aStory({ pages: somePages(1), total_pages: 2 }),
      search: '?cover=1',
    });
    say('page_update', { id: 7, pages: [{ id: 102, page_number: 2, text: 'Two.' }] });
    expect(position()).toBe('Page 2 of 2');
  });

  it('is not shown for an unfinished story, nor once a page of it was turned', async () => {
    const { user, router } = await show({ search: '?cover=1' });
    expect(position()).toBe('Page 3 of 10');
    await user.click(button('Previous page'));
    expect(router.state.location.search).toBe('?pageIndex=1');
  });
});

describe('a finished story', () => {
  it('can be read from its beginning, silently or aloud', async () => {
    const { user, shell } = await show({ story: { ...done, user_is_owner: false } });
    await user.click(button("I'll read"));
    expect(position()).toBe('Page 1 of 2');
    expect(shell.callsOf('narration.play')).toEqual([]);
    expect(screen.queryByRole('heading', { name: 'The End' })).not.toBeInTheDocument();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('heading', { name: 'The End' })).toBeVisible();
    await user.click(button('Read to me'));
    expect(shell.callsOf('narration.play')).toEqual([[7, 0]]);
    expect(position()).toBe('Page 1 of 2');
  });

  it('is printed with every page', async () => {
    const print = vi.fn(() => document.querySelectorAll('section > footer').length);
    vi.stubGlobal('print', print);
    const { user } = await show({
      story: aStory({
        pages: somePages(3).map((one) => ({ ...one, permanent_image_url: null })),
        total_pages: 3,
      }),
    });
    await user.click(button('Reading settings'));
    await user.click(await screen.findByRole('button', { name: 'Print or save as PDF' }));
    await waitFor(() => expect(print).toHaveReturnedWith(3));
  });

  it.each([
    ['a finished story of a server that makes them', 3, 'one', 1],
    ['an unfinished story', 4, 'one', 0],
    ['a server without them', 3, undefined, 0],
  ])('offers an e-book for %s', async (_, total_pages, epoch, count) => {
    const { user } = await show({
      story: aStory({ pages: somePages(3), total_pages, ...(epoch === undefined ? {} : { epoch, seq: 3 }) }),
    });
    await user.click(button('Reading settings'));
    await screen.findByText('Text size');
    const links = screen.queryAllByRole('link', { name: 'Save as an e-book' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      Array(count).fill(expect.stringMatching(/\/stories\/7\/book\.epub$/)),
    );
  });
});

describe('a picture that failed', () => {
  const failed = aPage({ image_status: 'failed', permanent_image_url: null, image_url: null });
  const withLog = aStory({ pages: [failed], epoch: 'one', seq: 3 });

  it('is redrawn for its owner by requesting its page again', async () => {
    const { user, shell } = await show({ story: withLog, createPage: async () => failed });
    expect(screen.getByText("Couldn't draw this yet, will try again soon...")).toBeVisible();
    await user.click(button('Draw it again'));
    expect(shell.callsOf('api.stories.createPage')).toEqual([[7, 1]]);
    expect(position()).toBe('Page 1 of 10');
  });

  it('stays, with a message, when the request fails', async () => {
    const { user } = await show({ story: withLog, createPage: () => Promise.reject(http(500)) });
    await user.click(button('Draw it again'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The picture could not be drawn just now.');
    expect(button('Draw it again')).not.toHaveAttribute('aria-disabled');
  });

  it.each([
    ['to readers who are not the owner', { ...withLog, user_is_owner: false }],
    ['on a server without an event log', aStory({ pages: [failed] })],
  ])('is not offered %s', async (_what, story) => {
    await show({ story });
    expect(screen.getByText("Couldn't draw this yet, will try again soon...")).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Draw it again' })).not.toBeInTheDocument();
  });
});

describe('the completion prompt', () => {
  beforeEach(() => localStorage.clear());
  const words = 'Great job on your story! Create an account to save this story and make more.';

  it('invites the anonymous owner of a finished story, and can be closed', async () => {
    const { user } = await show({ story: done });
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create Account' })).toHaveAttribute('href', '/accounts/signup');
    await user.click(button('Maybe Later'));
    expect(screen.queryByText(words)).not.toBeInTheDocument();
    expect(screen.getByRole('article')).toHaveFocus();
  });

  it("stays closed for that story on this device after 'Maybe Later'", async () => {
    const first = await show({ story: done });
    await first.user.click(button('Maybe Later'));
    first.unmount();
    const again = await show({ story: done });
    expect(screen.queryByText(words)).not.toBeInTheDocument();
    // Signing out takes the visitor's stories away, and what was answered about them.
    act(() => again.shell.bus.emit('session:reset', { reason: 'logout' }));
    again.unmount();
    await show({ story: done });
    expect(screen.getByText(words)).toBeVisible();
  });

  it.each([
    ['an unfinished story', {}],
    [
      'a signed-in visitor',
      { story: done, session: { isAuthenticated: true, activeChildProfile: aChildProfile() } },
    ],
    ["somebody else's story", { story: { ...done, user_is_owner: false } }],
  ])('is not shown for %s', async (_case, given) => {
    await show(given);
    expect(screen.queryByText(words)).not.toBeInTheDocument();
  });
});

describe('failures to load', () => {
  it('by denied access are shown for two seconds, then lead home once', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { router } = await show({
      story: () => Promise.reject(http(403, { error: 'You do not have access to this story' })),
    });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'You do not have access to this story - Redirecting to homepage...',
    );
    act(() => void vi.advanceTimersByTime(1_500));
    expect(router.state.location.pathname).toBe('/weaversworld/story/7');
    act(() => void vi.advanceTimersByTime(600));
    await waitFor(() => expect(router.state.location.pathname).toBe('/weaversworld'));
    vi.useRealTimers();
  });

  it('of the server are shown with a way home and a retry', async () => {
    const get = vi.fn().mockRejectedValueOnce(http(500)).mockResolvedValue(aStory());
    const { user } = await show({ story: get });
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load story. Please try again.');
    expect(screen.getByRole('link', { name: 'Return Home' })).toBeVisible();
    await user.click(button('Try again'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Pip and the Lost Lantern' })).toBeVisible();
  });
});

describe('sharing', () => {
  const opened = { id: 7, is_public: true, share_url: '/weaversworld/story/7?key=x' };

  it('makes the story public, shows the link and copies it for two seconds', async () => {
    const { user } = await show({ toggleSharing: async () => opened });
    await user.click(button('Share'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Your story is now public. Anyone can read it at this link:')).toBeVisible();
    expect(dialog.getByLabelText('Link to the story')).toHaveValue(
      `${location.origin}/weaversworld/story/7?key=x`,
    );
    await user.click(dialog.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/weaversworld/story/7?key=x`);
    expect(dialog.getByRole('button', { name: 'Copied!' })).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Copy' })).toBeVisible(), {
      timeout: 20_000,
    });
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(button('Shared')).toHaveAttribute('aria-pressed', 'true');
    await user.click(button('Show link'));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('makes a public story private at once', async () => {
    const { user } = await show({
      story: aStory({ is_public: true }),
      toggleSharing: async () => ({ ...opened, is_public: false }),
    });
    await user.click(button('Shared'));
    expect(await screen.findByRole('button', { name: 'Share' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show link' })).not.toBeInTheDocument();
  });

  it('can be taken up again by the same link', async () => {
    let story = aStory({ is_public: true, share_url: '/s/same', epoch: 'one', seq: 1 });
    const { user, shell } = await show({
      story: async () => story,
      toggleSharing: async () => ({ id: 7, is_public: false, share_url: null }),
      restore: async () => {
        story = { ...story, seq: 3 };
      },
    });
    await user.click(button('Shared'));
    await screen.findByText('This story is private again.');
    await user.click(button('Undo'));
    expect(shell.callsOf('api.stories.restore')).toEqual([[7]]);
    expect(await screen.findByRole('button', { name: 'Shared' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(button('Show link'));
    expect(await screen.findByLabelText('Link to the story')).toHaveValue(`${location.origin}/s/same`);
  });

  it('says so when the old link is gone, and offers it for ten minutes only', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const story = aStory({ is_public: true, epoch: 'one', seq: 1 });
    const stopped = { ...story, is_public: false };
    const get = vi.fn().mockResolvedValueOnce(story).mockResolvedValue(stopped);
    const { user } = await show({
      story: get,
      toggleSharing: async () => ({ id: 7, is_public: !get.mock.calls.length, share_url: null }),
      restore: async () => stopped,
    });
    await user.click(button('Shared'));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "The old link can't be brought back any more.",
    );
    await user.click(button('Share'));
    await screen.findByRole('button', { name: 'Undo' });
    act(() => void vi.advanceTimersByTime(10 * 60_000));
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    vi.useRealTimers();
  });

  it('that fails shows a message above the page', async () => {
    const { user } = await show({ toggleSharing: () => Promise.reject(http(500)) });
    await user.click(button('Share'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to toggle sharing status. Please try again.',
    );
  });
});

describe('reading aloud', () => {
  it('starts at this page, and hides its button meanwhile', async () => {
    const { user, shell } = await show();
    await user.click(button('Read Aloud'));
    expect(shell.callsOf('narration.play')).toEqual([[7, 2]]);
    expect(screen.queryByRole('button', { name: 'Read Aloud' })).not.toBeInTheDocument();
  });

  it('is an icon on a phone', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('max-width'),
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    await show();
    expect(button('Read story aloud')).toBeEnabled();
  });

  it('needs text', async () => {
    await show({ story: aStory({ pages: [aPage({ text: '' })] }) });
    expect(button('Read Aloud')).toHaveAttribute('aria-disabled', 'true');
  });

  it('marks the sentence and the word being spoken on this page only', async () => {
    const { shell, container } = await show();
    const spoken = (pageIndex: number) =>
      act(() =>
        shell.narration.set({
          storyId: 7,
          spoken: { pageIndex, start: 0, end: 14 },
          word: { start: 4, end: 10 },
        }),
      );
    spoken(2);
    expect(container.querySelector('[data-spoken]')).toHaveTextContent('Pip walked on.');
    expect(container.querySelector('[data-now]')).toHaveTextContent('walked');
    expect(container).toHaveTextContent('Pip walked on. This is page 3.');
    spoken(1);
    expect(container.querySelector('[data-spoken]')).toBeNull();
  });

  it('speaks a tapped word', async () => {
    const { user, shell } = await show();
    await user.click(screen.getByText('walked'));
    expect(shell.callsOf('narration.say')).toEqual([['walked']]);
  });
});

it('offers to reconnect when the live channel is lost', async () => {
  const { user, shell } = await show({ live: { status: 'offline' } });
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to reconnect after multiple attempts');
  await user.click(button('Reconnect'));
  expect(shell.callsOf('live.reconnect')).toHaveLength(1);
});

it('closes the notice of the lost live channel', async () => {
  const { user } = await show({ live: { status: 'offline' } });
  await user.click(button('Close'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it.each([
  [4, 'young'],
  [7, null],
  [11, 'older'],
])('sets the type for a child of %s years', async (age, expected) => {
  const activeChildProfile = { ...aChildProfile(), age };
  const { container } = await show({ session: { isAuthenticated: true, activeChildProfile } });
  expect(container.querySelector('[data-tint]')?.getAttribute('data-age')).toBe(expected);
});

it('shows theme and ending in full after a press, until the focus leaves', async () => {
  const { user } = await show();
  const line = screen.getByRole('button', { name: /^Theme: .* Ending: / });
  await user.click(line);
  expect(line).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  expect(line).toHaveAttribute('aria-expanded', 'false');
  await user.click(line);
  await user.tab();
  expect(line).toHaveAttribute('aria-expanded', 'false');
});

it('persists the reading settings on this device', async () => {
  const { user, container, unmount } = await show();
  await user.click(button('Reading settings'));
  await user.click(await screen.findByRole('radio', { name: 'Large' }));
  expect(container.querySelector('[data-size="large"]')).not.toBeNull();
  unmount();
  expect((await show()).container.querySelector('[data-size="large"]')).not.toBeNull();
  localStorage.clear();
});
