// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { ApiError } from '@weaversworld/shared/api';
import {
  anAuthResponse,
  aUser,
  type TestShellOverrides,
  violations,
  visitRemote,
} from '@weaversworld/shared/testing';
import { describe, expect, it } from 'vitest';
import { createRemote } from '../remote.tsx';

const visit = (address: string, overrides?: TestShellOverrides) =>
  visitRemote(createRemote, address, overrides);

const rejectsWith = (status: number, body?: unknown) => async () => {
  throw new ApiError('http', status, 'POST /auth/password', body);
};
const offline = async () => {
  throw new ApiError('network', 0, 'POST /auth/password');
};
const field = (name: string) => screen.getByLabelText(name);
const button = (name: string) => screen.getByRole('button', { name });
const alerts = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);

describe('requesting a reset email', () => {
  const ADDRESS = '/accounts/password/reset/';
  const done = async () => anAuthResponse();

  it('has the same result for known and unknown addresses', async () => {
    const { user, shell } = await visit(ADDRESS, { api: { auth: { requestPasswordReset: done } } });
    expect(await violations()).toEqual([]);
    await user.type(field('Email'), ' parent@example.org ');
    await user.click(button('Send Reset Link'));
    expect(await screen.findByRole('status')).toHaveTextContent(
      'If there is an account for this address, an email with a link is on its way.',
    );
    expect(shell.callsOf('api.auth.requestPasswordReset')).toEqual([['parent@example.org']]);
  });

  it.each([
    ['', 'Email is required'],
    ['nonsense', 'Email address is invalid'],
  ])('rejects %j', async (typed, message) => {
    const { user, shell } = await visit(ADDRESS);
    if (typed) await user.type(field('Email'), typed);
    await user.click(button('Send Reset Link'));
    await waitFor(() => expect(alerts()).toEqual([message]));
    expect(shell.calls).toEqual([]);
  });

  it.each([
    [
      rejectsWith(400, { errors: [{ message: 'Enter a valid email address.', param: 'email' }] }),
      'Enter a valid email address.',
    ],
    [rejectsWith(429, { status: 429 }), 'Password reset request failed'],
    [offline, 'Password reset request failed'],
  ])('keeps the email address after an error', async (requestPasswordReset, message) => {
    const { user } = await visit(ADDRESS, { api: { auth: { requestPasswordReset } } });
    await user.type(field('Email'), 'parent@example.org');
    await user.click(button('Send Reset Link'));
    await waitFor(() => expect(alerts()).toEqual([message]));
    expect(field('Email')).toHaveValue('parent@example.org');
  });
});

describe('choosing a new password with the link in the email', () => {
  const ADDRESS = '/accounts/password/reset/key/4-abc/';
  const checkPasswordResetKey = async () => anAuthResponse();
  const open = async (session = {}, check = checkPasswordResetKey) => {
    const view = await visit(ADDRESS, { session, api: { auth: { checkPasswordResetKey: check } } });
    const fill = async (password: string, confirm: string) => {
      await screen.findByLabelText('New Password');
      if (password) await view.user.type(field('New Password'), password);
      if (confirm) await view.user.type(field('Confirm New Password'), confirm);
      await view.user.click(button('Set New Password'));
    };
    return { ...view, fill };
  };

  it('links to the login screen afterwards', async () => {
    const { fill, shell } = await open();
    await fill('secret-88', 'secret-88');
    expect(await screen.findByRole('status')).toHaveTextContent('Your password has been changed.');
    expect(screen.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/accounts/login/');
    expect(shell.callsOf('session.resetPassword')).toEqual([['4-abc', 'secret-88']]);
    expect(await violations()).toEqual([]);
  });

  it('redirects to the home page when signed in afterwards', async () => {
    const { fill, at } = await open({ resetPassword: async () => anAuthResponse() });
    await fill('secret-88', 'secret-88');
    await waitFor(() => expect(at()).toBe('/weaversworld'));
  });

  it.each([
    ['', '', ['Password is required', 'Please confirm your password']],
    ['short', 'short', ['Password must be at least 8 characters']],
    ['secret-88', 'secret-89', ['Passwords do not match']],
  ])('has the rules of registration: %j, %j', async (password, confirm, messages) => {
    const { fill, shell } = await open();
    await fill(password, confirm);
    await waitFor(() => expect(alerts()).toEqual(messages));
    expect(shell.callsOf('session.resetPassword')).toEqual([]);
  });

  it.each([
    [
      rejectsWith(400, { errors: [{ message: 'This password is too common.', param: 'password' }] }),
      'This password is too common.',
    ],
    [
      rejectsWith(400, { errors: [{ message: 'The password reset token was invalid.', param: 'key' }] }),
      'The password reset token was invalid.',
    ],
    [rejectsWith(500), 'Password reset failed'],
    [offline, 'Failed to reset password'],
  ])('shows why it was rejected', async (resetPassword, message) => {
    const { fill } = await open({ resetPassword });
    await fill('secret-88', 'secret-88');
    await waitFor(() => expect(alerts()).toEqual([message]));
    expect(field('New Password')).toHaveValue('secret-88');
  });

  it('shows at once that the link is invalid', async () => {
    const body = { errors: [{ message: 'The password reset token was invalid.', param: 'key' }] };
    await open({}, rejectsWith(400, body));
    await waitFor(() => expect(alerts()).toEqual(['The password reset token was invalid.']));
    expect(screen.getByRole('link', { name: 'Ask for a New Link' })).toHaveAttribute(
      'href',
      '/accounts/password/reset/',
    );
  });

  it('shows the form when the key cannot be checked', async () => {
    await open({}, rejectsWith(404));
    expect(await screen.findByLabelText('New Password')).toBeVisible();
  });
});

describe('changing the password', () => {
  const ADDRESS = '/accounts/password/change/';
  const session = { isAuthenticated: true, user: aUser() };
  const open = async (changePassword: () => Promise<never> | Promise<ReturnType<typeof anAuthResponse>>) => {
    const view = await visit(ADDRESS, { session, api: { account: { changePassword } } });
    const fill = async (current: string, password: string, confirm: string) => {
      if (current) await view.user.type(field('Current Password'), current);
      if (password) await view.user.type(field('New Password'), password);
      if (confirm) await view.user.type(field('Confirm New Password'), confirm);
      await view.user.click(button('Change Password'));
    };
    return { ...view, fill };
  };

  it('requires the current password and confirms the change', async () => {
    const { fill, shell } = await open(async () => anAuthResponse());
    expect(await violations()).toEqual([]);
    await fill('old-secret', 'secret-88', 'secret-88');
    expect(await screen.findByRole('status')).toHaveTextContent('Your password has been changed.');
    expect(shell.callsOf('api.account.changePassword')).toEqual([['old-secret', 'secret-88']]);
    expect(field('Current Password')).toHaveValue('');
  });

  it('requires every field', async () => {
    const { fill } = await open(async () => anAuthResponse());
    await fill('', '', '');
    await waitFor(() =>
      expect(alerts()).toEqual([
        'Please enter your current password',
        'Password is required',
        'Please confirm your password',
      ]),
    );
    await waitFor(() => expect(field('Current Password')).toHaveFocus());
  });

  it.each([
    [
      rejectsWith(400, {
        errors: [{ message: 'Please type your current password.', param: 'current_password' }],
      }),
      'Please type your current password.',
      'Current Password',
    ],
    [
      rejectsWith(400, { errors: [{ message: 'This password is too common.', param: 'new_password' }] }),
      'This password is too common.',
      'New Password',
    ],
  ])('shows an error below its field', async (changePassword, message, name) => {
    const { fill } = await open(changePassword);
    await fill('old-secret', 'secret-88', 'secret-88');
    await waitFor(() => expect(alerts()).toEqual([message]));
    expect(field(name)).toHaveFocus();
  });

  it('shows an error without a response', async () => {
    const { fill } = await open(offline);
    await fill('old-secret', 'secret-88', 'secret-88');
    await waitFor(() => expect(alerts()).toEqual(['Your password could not be changed. Please try again.']));
  });
});
