// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { ApiError, type AuthResponse } from '@weaversworld/shared/api';
import {
  anAuthResponse,
  aUser,
  createTestShell,
  renderWithShell,
  violations,
} from '@weaversworld/shared/testing';
import { describe, expect, it, vi } from 'vitest';
import { createIdentityCheck } from './identity-check.ts';
import { IdentityPrompt } from './identity-prompt.tsx';

const FLOWS = [{ id: 'reauthenticate' }, { id: 'mfa_reauthenticate', types: ['totp', 'recovery_codes'] }];
const rejected = (message: string) =>
  new ApiError('http', 400, 'POST', { errors: [{ message, code: 'c', param: 'password' }] });

const open = async (flows = FLOWS) => {
  const check = createIdentityCheck();
  const auth = {
    reauthenticate: vi.fn(async (_password: string): Promise<AuthResponse> => anAuthResponse()),
    reauthenticateWithCode: vi.fn(async (_code: string): Promise<AuthResponse> => anAuthResponse()),
  };
  const onSignedOut = vi.fn();
  const shell = createTestShell({ session: { isAuthenticated: true, user: aUser() } });
  const { user } = renderWithShell(
    <IdentityPrompt check={check} api={{ auth } as never} onSignedOut={onSignedOut} />,
    { shell },
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  let confirmed: boolean | null = null;
  act(() => {
    void check.confirm(flows).then((value) => {
      confirmed = value;
    });
  });
  const dialog = await screen.findByRole('dialog', { name: "Confirm it's you" });
  return { user, auth, dialog, onSignedOut, confirmed: () => confirmed };
};

describe("the dialog 'Confirm it's you'", () => {
  it('asks for the password, and closes once it was right', async () => {
    const { user, auth, dialog, confirmed } = await open();
    expect(await violations(dialog)).toEqual([]);
    await waitFor(() => expect(within(dialog).getByLabelText('Password')).toHaveFocus());
    await user.keyboard('a loom of nine threads{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(auth.reauthenticate.mock.calls).toEqual([['a loom of nine threads']]);
    expect(confirmed()).toBe(true);
  });

  it('shows why a password was refused, keeps it, and can be tried again', async () => {
    const { user, auth, dialog, confirmed } = await open();
    auth.reauthenticate.mockRejectedValueOnce(rejected('Incorrect password.'));
    await user.type(within(dialog).getByLabelText('Password'), 'wrong');
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    expect(await within(dialog).findByText('Incorrect password.')).toBeVisible();
    expect(within(dialog).getByLabelText('Password')).toHaveValue('wrong');
    expect(within(dialog).getByLabelText('Password')).toHaveFocus();
    expect(await violations(dialog)).toEqual([]);
    expect(confirmed()).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(confirmed()).toBe(true));
  });

  it('takes a code instead, with or without spaces', async () => {
    const { user, auth, dialog, confirmed } = await open();
    await user.click(within(dialog).getByRole('button', { name: 'Use a code instead' }));
    expect(within(dialog).getByLabelText('Verification code')).toHaveFocus();
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    expect(within(dialog).getByText('Please enter your authentication code')).toBeVisible();
    await user.type(within(dialog).getByLabelText('Verification code'), '123 456');
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(confirmed()).toBe(true));
    expect(auth.reauthenticateWithCode.mock.calls).toEqual([['123456']]);
  });

  it('sends nothing without a password, and offers no code when the account has none', async () => {
    const { user, auth, dialog } = await open([{ id: 'reauthenticate' }]);
    expect(within(dialog).queryByRole('button', { name: /instead/ })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    expect(within(dialog).getByText('Please enter your password')).toBeVisible();
    expect(auth.reauthenticate).not.toHaveBeenCalled();
  });

  it.each(['{Escape}', 'Cancel'])('is not confirmed by %s', async (how) => {
    const { user, dialog, confirmed } = await open();
    if (how === 'Cancel') await user.click(within(dialog).getByRole('button', { name: how }));
    else await user.keyboard(how);
    await waitFor(() => expect(confirmed()).toBe(false));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes when the session ended meanwhile', async () => {
    const { user, auth, dialog, confirmed, onSignedOut } = await open();
    auth.reauthenticate.mockResolvedValueOnce(
      anAuthResponse({ status: 401, isAuthenticated: false, user: null }),
    );
    await user.type(within(dialog).getByLabelText('Password'), 'anything{Enter}');
    await waitFor(() => expect(confirmed()).toBe(false));
    expect(onSignedOut).toHaveBeenCalledOnce();
  });

  it('says what to do when only a security key would do', async () => {
    const { dialog } = await open([{ id: 'mfa_reauthenticate', types: ['webauthn'] }]);
    expect(dialog).toHaveTextContent(/security key, which this page cannot use/);
    expect(within(dialog).queryByRole('button', { name: 'Confirm' })).toBeNull();
    expect(await violations(dialog)).toEqual([]);
  });
});
