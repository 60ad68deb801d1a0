// @vitest-environment jsdom

import { act, screen, waitFor, within } from '@testing-library/react';
import { aClosedGate, aPage, aStory } from '@weaversworld/shared/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { button, http, position, show } from '../testing/show-reader.tsx';

beforeEach(() => sessionStorage.clear());

const onAPhone = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));

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

  it('is for grown-ups, when taken up again as well', async () => {
    const { user, shell } = await show({
      story: aStory({ is_public: true, share_url: '/s/same', epoch: 'one', seq: 1 }),
      toggleSharing: async () => ({ id: 7, is_public: false, share_url: null }),
    });
    await user.click(button('Shared'));
    await screen.findByText('This story is private again.');
    // The grown-up's answer holds for a while; then the child has the device again.
    const confirm = vi.fn(async () => false);
    shell.grownUps = {
      ...shell.grownUps,
      get: () => ({ isGateOn: true, isUnlocked: false }),
      confirm,
    } as never;
    await user.click(button('Undo'));
    expect(confirm).toHaveBeenCalledOnce();
    expect(shell.callsOf('api.stories.restore')).toEqual([]);
  });

  it('can be taken up again after a reload, for what is left of the ten minutes', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const story = aStory({ is_public: true, share_url: '/s/same', epoch: 'one', seq: 1 });
    const stopped = { ...story, is_public: false, share_url: null };
    const first = await show({
      story,
      toggleSharing: async () => ({ id: 7, is_public: false, share_url: null }),
    });
    await first.user.click(button('Shared'));
    await screen.findByRole('button', { name: 'Undo' });
    first.unmount();

    const other = await show({ story: { ...stopped, epoch: undefined } });
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    other.unmount();
    vi.setSystemTime(Date.now() + 9 * 60_000);
    const get = vi
      .fn()
      .mockResolvedValueOnce(stopped)
      .mockResolvedValue({ ...story, seq: 3 });
    const { user, shell, unmount } = await show({ story: get, restore: async () => story });
    act(() => void vi.advanceTimersByTime(50_000));
    await user.click(button('Undo'));
    expect(await screen.findByRole('button', { name: 'Shared' })).toBeVisible();
    expect(shell.callsOf('api.stories.restore')).toEqual([[7]]);
    unmount();
    await show({ story: stopped });
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    vi.useRealTimers();
  });

  it.each([
    [9, 1],
    [10, 0],
  ])('is offered again after %s minutes: %s times', async (minutes, count) => {
    const until = Date.now() + (10 - minutes) * 60_000;
    sessionStorage.setItem('ww.unshared', JSON.stringify({ storyId: 7, until }));
    await show({ story: aStory({ epoch: 'one', seq: 1 }) });
    expect(screen.queryAllByRole('button', { name: 'Undo' })).toHaveLength(count);
  });

  it('is forgotten when the visitor signs out', async () => {
    const until = Date.now() + 60_000;
    sessionStorage.setItem('ww.unshared', JSON.stringify({ storyId: 7, until }));
    const { shell } = await show({ story: aStory({ epoch: 'one', seq: 1 }) });
    act(() => shell.bus.emit('session:reset', { reason: 'logout' }));
    expect(sessionStorage.getItem('ww.unshared')).toBeNull();
  });

  describe('behind the gate', () => {
    const isPublic = aStory({ is_public: true, share_url: '/s/same' });

    it('asks a grown-up before it starts', async () => {
      const grownUps = aClosedGate(false);
      const { user, shell } = await show({ grownUps });
      await user.click(button('Share'));
      expect(grownUps.asked).toBe(1);
      expect(shell.callsOf('api.stories.toggleSharing')).toEqual([]);
    });

    it.each([
      [false, 0],
      [true, 1],
    ])('shows the link when the answer is %s', async (confirmed, links) => {
      const grownUps = aClosedGate(confirmed);
      const { user } = await show({ story: isPublic, grownUps });
      await user.click(button('Show link'));
      expect(grownUps.asked).toBe(1);
      await waitFor(() => expect(screen.queryAllByLabelText('Link to the story')).toHaveLength(links));
    });

    it.each([
      [false, 0],
      [true, 1],
    ])('shows the link on a phone when the answer is %s', async (confirmed, links) => {
      onAPhone();
      const grownUps = aClosedGate(confirmed);
      const { user } = await show({ story: isPublic, grownUps });
      await user.click(button('Reading settings'));
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Show link' }));
      expect(grownUps.asked).toBe(1);
      const words = 'Your story is now public. Anyone can read it at this link:';
      await waitFor(() => expect(screen.queryAllByText(words)).toHaveLength(links));
      expect(screen.queryAllByRole('heading', { name: 'Reading settings' })).toHaveLength(1 - links);
      await waitFor(() => expect(screen.queryAllByLabelText('Link to the story')).toHaveLength(links));
    });
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

  it('shows its name to the keyboard, until Escape', async () => {
    const { user } = await show();
    const tooltip = within(button('Read Aloud')).getByText('Read Aloud');
    button('Read Aloud').focus();
    expect(tooltip).not.toHaveAttribute('data-dismissed');
    await user.keyboard('{Escape}');
    expect(tooltip).toHaveAttribute('data-dismissed');
    await user.tab();
    await user.tab({ shift: true });
    expect(tooltip).not.toHaveAttribute('data-dismissed');
  });

  it('is an icon on a phone', async () => {
    onAPhone();
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
