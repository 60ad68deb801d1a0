// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { createTestShell, renderWithShell } from '@weaversworld/shared/testing';
import { expect, it } from 'vitest';
import { MusicToggle } from './music-toggle.tsx';

it('labels the toggle with what a press does', async () => {
  const shell = createTestShell();
  const { user } = renderWithShell(<MusicToggle music={shell.music} />, { shell });
  await user.click(screen.getByRole('button', { name: 'Play music' }));
  await user.click(screen.getByRole('button', { name: 'Mute music' }));
  expect(screen.getByRole('button', { name: 'Play music' })).toBeInTheDocument();
});
