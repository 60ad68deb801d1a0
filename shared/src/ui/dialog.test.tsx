// @vitest-environment jsdom

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';
import { loadDialogContents } from './load-dialog-contents.ts';

vi.mock('./load-dialog-contents.ts', () => ({ loadDialogContents: vi.fn() }));

it('says that it could not be opened, and opens at the next try', async () => {
  const user = userEvent.setup();
  const onClose = vi.fn();
  vi.mocked(loadDialogContents).mockRejectedValue(new Error('offline'));
  render(
    <Dialog title="Share" onClose={onClose}>
      Words.
    </Dialog>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('This could not be opened just now.');
  expect(onClose).not.toHaveBeenCalled();
  vi.mocked(loadDialogContents).mockImplementation(() => import('./dialog-contents.ts'));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog', { name: 'Share' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
