// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { createTestShell, renderWithShell } from '@weaversworld/shared/testing';
import { describe, expect, it } from 'vitest';
import { ReadAloudBar } from './read-aloud-bar.tsx';

const show = (narration: NonNullable<Parameters<typeof createTestShell>[0]>['narration']) => {
  const shell = createTestShell({
    narration: { storyId: 7, title: 'Pip', pageIndex: 2, pageCount: 10, ...narration },
  });
  return renderWithShell(<ReadAloudBar narration={shell.narration} />, { shell });
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
