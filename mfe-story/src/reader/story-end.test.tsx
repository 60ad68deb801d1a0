// @vitest-environment jsdom

import { act, screen, waitFor } from '@testing-library/react';
import { aChildProfile, aStory, somePages, violations } from '@weaversworld/shared/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { button, done, position, show } from '../testing/show-reader.tsx';

describe('the cover', () => {
  it('of a finished story opens it at its first page', async () => {
    const { container, user, shell } = await show({ story: done, search: '?cover=1' });
    expect(screen.getByRole('heading', { level: 1, name: done.title })).toBeVisible();
    expect(screen.getByRole('img')).toHaveAttribute('src', expect.stringContaining('page-1.svg'));
    expect(screen.queryByText(/^Page \d/)).not.toBeInTheDocument();
    expect(await violations(container)).toEqual([]);
    await user.click(button("I'll read"));
    expect(position()).toBe('Page 1 of 2');
    await waitFor(() => expect(screen.getByRole('article')).toHaveFocus());
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
    expect(screen.getByRole('article')).toHaveFocus();
    expect(shell.callsOf('narration.play')).toEqual([]);
    expect(screen.queryByRole('heading', { name: 'The End' })).not.toBeInTheDocument();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('heading', { name: 'The End' })).toBeVisible();
    await user.click(button('Read to me'));
    expect(shell.callsOf('narration.play')).toEqual([[7, 0]]);
    expect(position()).toBe('Page 1 of 2');
  });

  it.each([
    [true, 'Mia', 'by Mia'],
    // A line to write on.
    [true, null, 'by '],
    [false, 'Mia', undefined],
  ])(
    'is printed with every page; the cover names the child of the family (owner: %s, child: %s)',
    async (isOwner, child, by) => {
      const print = vi.fn(() => [
        document.querySelector('[data-book] header p')?.textContent,
        document.querySelectorAll('section > footer').length,
      ]);
      vi.stubGlobal('print', print);
      const mia = child === null ? null : aChildProfile({ name: child });
      const { user } = await show({
        session: { childProfiles: mia ? [mia] : [], activeChildProfile: mia },
        story: aStory({
          user_is_owner: isOwner,
          pages: somePages(3).map((one) => ({ ...one, permanent_image_url: null })),
          total_pages: 3,
        }),
      });
      await user.click(button('Reading settings'));
      await user.click(await screen.findByRole('button', { name: 'Print or save as PDF' }));
      await waitFor(() => expect(print).toHaveReturnedWith([by, 3]));
    },
  );

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
