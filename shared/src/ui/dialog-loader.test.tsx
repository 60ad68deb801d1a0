// @vitest-environment jsdom

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DialogLoader } from './dialog-loader.tsx';
import { loadDialogContents } from './load-dialog-contents.ts';

const setUp = (role: 'dialog' | 'alertdialog') => {
  const onClose = vi.fn();
  const load = vi.fn(loadDialogContents).mockRejectedValue(new Error('offline'));
  render(
    <DialogLoader open load={load} onClose={onClose}>
      {({ DialogContent, ConfirmDialogContent }) =>
        role === 'dialog' ? (
          <DialogContent title="Share" onClose={onClose}>
            Words.
          </DialogContent>
        ) : (
          <ConfirmDialogContent title="Delete?" onCancel={onClose} onConfirm={vi.fn()}>
            Words.
          </ConfirmDialogContent>
        )
      }
    </DialogLoader>,
  );
  return { user: userEvent.setup(), onClose, load };
};

it.each(['dialog', 'alertdialog'] as const)(
  'says that a %s could not be opened, and opens it at the next try',
  async (role) => {
    const { user, onClose, load } = setUp(role);
    expect(await screen.findByRole('alert')).toHaveTextContent('This could not be opened just now.');
    expect(onClose).not.toHaveBeenCalled();
    load.mockImplementation(loadDialogContents);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole(role)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);

it('is closed with the notice', async () => {
  const { user, onClose } = setUp('alertdialog');
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
