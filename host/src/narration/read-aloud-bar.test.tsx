// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { createTestShell, renderWithShell } from '@weaversworld/shared/testing';
import { describe, expect, it } from 'vitest';
import { ReadAloudBar } from './read-aloud-bar.tsx';

const show = (narration: NonNullable<Parameters<typeof createTestShell>[0]>['narration']) => {
  const shell = createTestShell({
    narration: { storyId: 7, title: 'Pip', pageIndex: 2, pageCount: 10, ...narration },
  });
  return renderWithShell(<ReadAloudBar narration={shell.narration} />, { shell });
};

/** Where Back leads after a press on the bar's link at `route`. */
const backAfterLink = async (route: string) => {
  const { user, router } = show({ status: 'playing' });
  await act(() => router.navigate(route));
  await user.click(screen.getByRole('link', { name: /Pip/ }));
  expect(router.state.location.search).toBe('?pageIndex=2');
  await act(() => router.navigate(-1));
  return router.state.location.pathname + router.state.location.search;
};

describe('the read-aloud bar', () => {
  it('is hidden while no story is loaded', () => {
    show({ storyId: null, status: 'idle' });
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('shows the story and the page, and links to that page', async () => {
    const { user, router } = show({ status: 'playing' });
    const link = screen.getByRole('link', { name: /Pip.*Page 3\/10/ });
    await user.click(link);
    expect(router.state.location).toMatchObject({
      pathname: '/weaversworld/story/7',
      search: '?pageIndex=2',
    });
  });

  it.each(['/weaversworld/story/7', '/weaversworld/story/7/', '/weaversworld/story/7?pageIndex=0'])(
    'turns the page of the open story (%s) in the same history entry',
    async (route) => {
      expect(await backAfterLink(route)).toBe('/');
    },
  );

  it.each(['/weaversworld', '/weaversworld/story/8?pageIndex=0'])(
    'adds a history entry at %s',
    async (route) => {
      expect(await backAfterLink(route)).toBe(route);
    },
  );

  it('pauses, resumes and stops', async () => {
    const { user, shell } = show({ status: 'playing' });
    await user.click(screen.getByRole('button', { name: 'Pause reading' }));
    await user.click(screen.getByRole('button', { name: 'Continue reading' }));
    await user.click(screen.getByRole('button', { name: 'Stop reading' }));
    expect(shell.calls.map(({ name }) => name)).toEqual([
      'narration.pause',
      'narration.resume',
      'narration.stop',
    ]);
  });

  it('has a resume button when the narration stopped at the end', () => {
    show({ status: 'stopped' });
    expect(screen.getByRole('button', { name: 'Continue reading' })).toBeInTheDocument();
  });
});
