// @vitest-environment jsdom

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { LoadedDialog } from './dialog.tsx';
import { loadDialogContents } from './load-dialog-contents.ts';

it('says that it could not be opened, and opens at the next try', async () => {
  const user = userEvent.setup();
  const onClose = vi.fn();
  const load = vi.fn(loadDialogContents).mockRejectedValue(new Error('offline'));
  render(
    <LoadedDialog title="Share" onClose={onClose} load={load}>
      Words.
    </LoadedDialog>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('This could not be opened just now.');
  expect(onClose).not.toHaveBeenCalled();
  load.mockImplementation(loadDialogContents);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog', { name: 'Share' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
