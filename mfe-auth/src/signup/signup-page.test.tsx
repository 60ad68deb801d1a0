// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiError } from '@weaversworld/shared/api';
import type { AuthResponse } from '@weaversworld/shared/shell';
import {
  anAuthResponse,
  aUser,
  type TestShellOverrides,
  violations,
  visitRemote,
} from '@weaversworld/shared/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRemote } from '../remote.tsx';

const visit = (address: string, overrides?: TestShellOverrides) =>
  visitRemote(createRemote, address, overrides);

const field = (name: string) => screen.getByLabelText(name);
const create = () => screen.getByRole('button', { name: 'Create Account' });
const alerts = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);

const open = async (...given: Parameters<typeof visit>) => {
  const view = await visit(...given);
  const fill = async (email: string, password: string, confirm: string, user = view.user) => {
    if (email) await user.type(field('Email'), email);
    if (password) await user.type(field('Password'), password);
    if (confirm) await user.type(field('Confirm Password'), confirm);
    await user.click(create());
  };
  return { ...view, fill };
};

describe('registration', () => {
  it('has a title, a link to the login screen and autocomplete attributes for password managers', async () => {
    await open('/accounts/signup/?next=%2Fprofile');
    expect(screen.getByRole('heading', { level: 1, name: 'Create an Account' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/accounts/login/?next=%2Fprofile',
    );
    expect(field('Password')).toHaveAttribute('autocomplete', 'new-password');
    expect(field('Confirm Password')).toHaveAttribute('autocomplete', 'new-password');
    expect(await violations()).toEqual([]);
  });

  it.each([
    ['', '', '', ['Email is required', 'Password is required', 'Please confirm your password']],
    ['nonsense', 'secret-88', 'secret-88', ['Email address is invalid']],
    ['a@b', 'secret-88', 'secret-88', ['Email address is invalid']],
    ['a@example.org', 'short-7', 'short-7', ['Password must be at least 8 characters']],
    ['a@example.org', 'secret-88', '', ['Please confirm your password']],
    ['a@example.org', 'secret-88', 'secret-89', ['Passwords do not match']],
    ['', 'secret-88', 'secret-89', ['Email is required', 'Passwords do not match']],
  ])('rejects %j, %j, %j without a request', async (email, password, confirm, messages) => {
    const { fill, shell } = await open('/accounts/signup');
    await fill(email, password, confirm);
    await waitFor(() => expect(alerts()).toEqual(messages));
    expect(shell.callsOf('session.signup')).toEqual([]);
  });

  it('moves the focus to the first invalid field', async () => {
    const { fill } = await open('/accounts/signup');
    await fill('a@example.org', 'short', 'other');
    await waitFor(() => expect(field('Password')).toHaveFocus());
    expect(field('Password')).toBeInvalid();
    expect(field('Password')).toHaveAccessibleDescription(/Password must be at least 8 characters/);
  });

  it('is not submitted twice', async () => {
    const signup = () => new Promise<AuthResponse>(() => undefined);
    const { fill, shell } = await open('/accounts/signup', { session: { signup } });
    await fill('a@example.org', 'secret-88', 'secret-88');
    expect(screen.getByRole('button', { name: 'Creating account...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(shell.callsOf('session.signup')).toEqual([['a@example.org', 'secret-88', 'secret-88']]);
  });

  const rejectsWith = (status: number, body?: unknown) => async () => {
    throw new ApiError('http', status, 'POST /auth/signup', body);
  };

  it('shows below the email field that the address is taken', async () => {
    const { fill } = await open('/accounts/signup', {
      session: { signup: rejectsWith(409, { status: 409 }) },
    });
    await fill('a@example.org', 'secret-88', 'secret-88');
    const message =
      'This email address is already registered. Please use a different email or sign in instead.';
    await waitFor(() => expect(alerts()).toEqual([message]));
    expect(field('Email')).toHaveAccessibleDescription(message);
    expect(field('Email')).toHaveFocus();
    expect(field('Email')).toHaveValue('a@example.org');
    expect(field('Password')).toHaveValue('secret-88');
  });

  it("shows the server's errors below their fields and the others above the form", async () => {
    const errors = [
      { message: 'This password is too common.', code: 'password_too_common', param: 'password' },
      { message: 'Not today.', param: '__all__' },
    ];
    const { fill } = await open('/accounts/signup', { session: { signup: rejectsWith(400, { errors }) } });
    await fill('a@example.org', 'password', 'password');
    await waitFor(() => expect(alerts()).toEqual(['Not today.', 'This password is too common.']));
    expect(field('Password')).toHaveAccessibleDescription(/This password is too common\./);
  });

  it('shows the default without a server message', async () => {
    const { fill } = await open('/accounts/signup', { session: { signup: rejectsWith(500) } });
    await fill('a@example.org', 'secret-88', 'secret-88');
    await waitFor(() => expect(alerts()).toEqual(['Registration failed. Please try again.']));
  });
});

describe('a successful registration', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    [false, '/email/verification/'],
    [true, '/child-profiles/create?first_run=1'],
  ])(
    'with signed in: %s clears the fields and redirects to %s after 3 s',
    async (isAuthenticated, target) => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
      const view = await open('/accounts/signup', {
        session: {
          signup: async () => {
            if (isAuthenticated) view.shell.session.set({ isAuthenticated, user: aUser() });
            return anAuthResponse({ isAuthenticated });
          },
        },
      });
      await view.fill('a@example.org', 'secret-88', 'secret-88', user);
      expect(await screen.findByRole('status')).toHaveTextContent('Registration successful!');
      for (const name of ['Email', 'Password', 'Confirm Password']) expect(field(name)).toHaveValue('');
      expect(create()).toHaveAttribute('aria-disabled', 'true');
      // The effect that sets the timer may not have run yet.
      await act(async () => undefined);
      act(() => vi.advanceTimersByTime(2700));
      expect(view.at()).toBe('/accounts/signup');
      await act(async () => vi.advanceTimersByTime(500));
      expect(view.at()).toBe(target);
    },
  );
});
