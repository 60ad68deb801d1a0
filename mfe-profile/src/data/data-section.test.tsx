// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@weaversworld/shared/api';
import { aUser, createTestShell, renderWithShell, violations } from '@weaversworld/shared/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DataSection } from './data-section.tsx';

const session = { isAuthenticated: true, user: aUser() };
const open = (account: { exportData?: () => Promise<Blob>; deleteAccount?: () => Promise<unknown> }) =>
  renderWithShell(<DataSection />, {
    shell: createTestShell({ session, api: { account } }),
    route: '/profile',
  });
const rejectsWith = (status: number, body?: unknown) => async (): Promise<never> => {
  throw new ApiError('http', status, 'POST', body);
};

describe('the data export', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('starts a download', async () => {
    const createObjectURL = vi.fn(() => 'blob:one');
    Object.assign(URL, { createObjectURL, revokeObjectURL: vi.fn() });
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const blob = new Blob(['{}']);
    const { user } = open({ exportData: async () => blob });
    await user.click(screen.getByRole('button', { name: 'Download our data' }));
    await waitFor(() => expect(createObjectURL).toHaveBeenCalledWith(blob));
    expect((clicked.mock.contexts[0] as HTMLAnchorElement).download).toBe('weavers-world.json');
  });

  it('says where to turn on a server that has none', async () => {
    const { user } = open({ exportData: rejectsWith(404) });
    await user.click(screen.getByRole('button', { name: 'Download our data' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This server has no download.');
  });

  it('shows an error when it fails', async () => {
    const { user } = open({ exportData: rejectsWith(500) });
    await user.click(screen.getByRole('button', { name: 'Download our data' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your data could not be downloaded.');
  });
});

describe('deleting the account', () => {
  const openDialog = async (deleteAccount: () => Promise<unknown>) => {
    const view = open({ deleteAccount });
    await view.user.click(screen.getByRole('button', { name: 'Delete account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    return { ...view, dialog };
  };

  it('requires the password again, deletes, and signs out', async () => {
    const { user, dialog, shell, router } = await openDialog(async () => undefined);
    expect(await violations(screen.getByRole('dialog'))).toEqual([]);
    await user.type(dialog.getByLabelText('Current Password'), 'secret-88');
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(shell.callsOf('api.account.deleteAccount')).toEqual([['secret-88']]);
    expect(shell.session.get().isAuthenticated).toBe(false);
  });

  it('does nothing without a password, or when cancelled', async () => {
    const { user, dialog, shell } = await openDialog(async () => undefined);
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Please enter your current password');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(shell.callsOf('api.account.deleteAccount')).toEqual([]);
  });

  it.each([
    [
      { errors: [{ message: 'Please type your current password.', param: 'password' }] },
      'Please type your current password.',
    ],
    [undefined, 'Your account could not be deleted. Please try again.'],
  ])('that fails with %j stays signed in', async (body, message) => {
    const { user, dialog, shell } = await openDialog(rejectsWith(400, body));
    await user.type(dialog.getByLabelText('Current Password'), 'wrong');
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(message);
    expect(shell.session.get().isAuthenticated).toBe(true);
  });
});
