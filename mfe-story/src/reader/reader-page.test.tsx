// @vitest-environment jsdom

import { act, screen, waitFor } from '@testing-library/react';
import type { Page as StoryPage } from '@weaversworld/shared/contract';
import { aChildProfile, aPage, aStory, somePages, violations } from '@weaversworld/shared/testing';
import { describe, expect, it, vi } from 'vitest';
import { button, done, http, never, position, show } from '../testing/show-reader.tsx';

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
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to generate page. Please try again.');
    const { DOCUMENT_POSITION_FOLLOWING } = Node;
    expect(alert.compareDocumentPosition(screen.getByRole('article'))).toBe(DOCUMENT_POSITION_FOLLOWING);
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
