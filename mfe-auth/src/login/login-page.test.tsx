// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { ApiError } from '@weaversworld/shared/api';
import type { AuthResponse } from '@weaversworld/shared/shell';
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

const rejectsWith =
  (body: unknown, status = 400) =>
  async () => {
    throw new ApiError('http', status, 'POST /auth/login', body);
  };
const pendingResponse = (id: string): AuthResponse =>
  anAuthResponse({
    status: 401,
    isAuthenticated: false,
    user: null,
    flows: [{ id, is_pending: true }],
    pendingFlow: { id, is_pending: true },
  });
const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const signIn = () => screen.getByRole('button', { name: 'Sign In' });

const open = async (...given: Parameters<typeof visit>) => {
  const view = await visit(...given);
  const fill = async () => {
    await view.user.type(email(), 'parent@example.org');
    await view.user.type(password(), 'secret-88');
    await view.user.click(signIn());
  };
  return { ...view, fill };
};

describe('the login form', () => {
  it('links to the other screens and has autocomplete attributes for password managers', async () => {
    await open('/accounts/login/?next=%2Fprofile');
    expect(screen.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Forgot Password?' })).toHaveAttribute(
      'href',
      '/accounts/password/reset/',
    );
    expect(screen.getByRole('link', { name: 'Create Account' })).toHaveAttribute(
      'href',
      '/accounts/signup/?next=%2Fprofile',
    );
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(await violations()).toEqual([]);
  });

  it.each([
    ['nothing', '', '', 'Email'],
    ['no password', 'a@example.org', '', 'Password'],
    ['no email', '', 'secret-88', 'Email'],
    ['a blank email', '   ', 'secret-88', 'Email'],
  ])('requires both after %s and sends no request', async (_what, typedEmail, typedPassword, focused) => {
    const { user, shell } = await open('/accounts/login');
    if (typedEmail) await user.type(email(), typedEmail);
    if (typedPassword) await user.type(password(), typedPassword);
    await user.click(signIn());
    expect(await screen.findByRole('alert')).toHaveTextContent('Please enter both email and password');
    await waitFor(() => expect(screen.getByLabelText(focused)).toHaveFocus());
    expect(shell.callsOf('session.login')).toEqual([]);
  });

  it("shows 'Signing in...' while the request is pending and is not submitted twice", async () => {
    let respond: (response: AuthResponse) => void = () => undefined;
    const login = () =>
      new Promise<AuthResponse>((resolve) => {
        respond = resolve;
      });
    const { fill, user, shell } = await open('/accounts/login', { session: { login } });
    await fill();
    expect(screen.getByRole('button', { name: 'Signing in...' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: 'Signing in...' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.type(password(), '{Enter}');
    expect(shell.callsOf('session.login')).toEqual([['parent@example.org', 'secret-88']]);
    await act(async () => respond(pendingResponse('verify_email')));
    expect(signIn()).toBeEnabled();
  });

  it.each([
    ['/accounts/login', '/weaversworld'],
    [
      '/accounts/login/?next=%2Fweaversworld%2Fstory%2F7%3FpageIndex%3D2',
      '/weaversworld/story/7?pageIndex=2',
    ],
    ['/accounts/login?next=https://evil.example', '/weaversworld'],
    ['/accounts/login?next=//evil.example', '/weaversworld'],
  ])('success at %s redirects to %s', async (address, target) => {
    const { fill, at } = await open(address);
    await fill();
    await waitFor(() => expect(at()).toBe(target));
  });

  it.each([
    ['the first error', { errors: [{ message: 'One.' }, { message: 'Two.' }], detail: 'D.' }, 'One.'],
    ['non_field_errors', { non_field_errors: ['N.'], detail: 'D.' }, 'N.'],
    ['detail', { detail: 'D.', error: 'E.' }, 'D.'],
    ['the default', { error: 'E.' }, 'Login failed. Please check your credentials and try again.'],
    ['the default', undefined, 'Login failed. Please check your credentials and try again.'],
  ])('after an error shows %s and keeps the values', async (_what, body, message) => {
    const { fill } = await open('/accounts/login', { session: { login: rejectsWith(body) } });
    await fill();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(email()).toHaveValue('parent@example.org');
    expect(password()).toHaveValue('secret-88');
  });

  it('asks to check the mail when the email address is not verified yet', async () => {
    const { fill } = await open('/accounts/login', {
      session: { login: async () => pendingResponse('verify_email') },
    });
    await fill();
    expect(
      await screen.findByText('Please check your email to verify your account before logging in.'),
    ).toBeVisible();
  });

  it('leads from there to the code of the email, or to another email', async () => {
    const { fill, user, at } = await open('/accounts/login', {
      session: { login: async () => pendingResponse('verify_email') },
    });
    expect(screen.queryByRole('link', { name: 'Verify Your Email Address' })).toBeNull();
    await fill();
    await user.click(await screen.findByRole('link', { name: 'Verify Your Email Address' }));
    expect(at()).toBe('/email/verification/');
    expect(await screen.findByText('parent@example.org')).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  it('shows that an email address was just verified', async () => {
    await open('/accounts/login/?verified=true');
    expect(screen.getByRole('status')).toHaveTextContent('Your email has been verified! Please log in.');
  });
});

describe('a visitor who is signed in', () => {
  const session = { isAuthenticated: true, user: aUser() };

  it.each([
    ['/accounts/login?next=%2Fprofile', '/profile'],
    ['/accounts/login', '/weaversworld'],
    ['/accounts/signup?next=%2Fprofile', '/profile'],
    ['/accounts/signup', '/weaversworld'],
  ])('is redirected from %s', async (address, target) => {
    const { at, router } = await open(address, { session });
    await waitFor(() => expect(at()).toBe(target));
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('is shown a loading state until the session was read', async () => {
    const { shell, at } = await open('/accounts/login', { session: { loading: true } });
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
    act(() => shell.session.set({ loading: false, isAuthenticated: true }));
    await waitFor(() => expect(at()).toBe('/weaversworld'));
  });

  it('keeps the form values when the session is read again', async () => {
    const { shell, user } = await open('/accounts/login');
    await user.type(email(), 'parent@example.org');
    act(() => shell.session.set({ refreshing: true }));
    act(() => shell.session.set({ refreshing: false }));
    expect(email()).toHaveValue('parent@example.org');
  });
});

describe('two-factor authentication', () => {
  const pending = { pendingFlow: { id: 'mfa_authenticate', is_pending: true } };
  const code = () => screen.getByLabelText('Verification code');
  const verify = () => screen.getByRole('button', { name: 'Verify Code' });

  it('follows a correct password', async () => {
    const { fill, shell } = await open('/accounts/login', {
      session: { login: async () => pendingResponse('mfa_authenticate') },
    });
    await fill();
    act(() => shell.session.set(pending));
    expect(await screen.findByRole('heading', { name: 'Two-Factor Authentication' })).toBeVisible();
    expect(screen.getByText('Please enter the verification code from your authenticator app.')).toBeVisible();
    expect(code()).toHaveFocus();
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(await violations()).toEqual([]);
  });

  it('is shown at once when the stage is pending at load, and redirects to the next path', async () => {
    const { user, shell, at } = await open('/accounts/login?next=%2Fprofile', { session: pending });
    await user.type(code(), '123 456');
    await user.click(verify());
    expect(shell.callsOf('session.authenticate2fa')).toEqual([['123456']]);
    await waitFor(() => expect(at()).toBe('/profile'));
  });

  it('requires a code', async () => {
    const { user, shell } = await open('/accounts/login', { session: pending });
    await user.type(code(), '  ');
    await user.click(verify());
    expect(await screen.findByRole('alert')).toHaveTextContent('Please enter your authentication code');
    expect(shell.callsOf('session.authenticate2fa')).toEqual([]);
  });

  it("shows 'Verifying...' while the request is pending", async () => {
    const authenticate2fa = () => new Promise<AuthResponse>(() => undefined);
    const { user } = await open('/accounts/login', { session: { ...pending, authenticate2fa } });
    await user.type(code(), '123456');
    await user.click(verify());
    expect(screen.getByRole('button', { name: 'Verifying...' })).toHaveAttribute('aria-disabled', 'true');
  });

  it.each([
    ["the server's message", { errors: [{ message: 'Incorrect code.', param: 'code' }] }, 'Incorrect code.'],
    ['the default', { detail: 'x' }, 'Two-factor authentication failed. Please try again.'],
  ])('shows %s for a wrong code and stays on the step', async (_what, body, message) => {
    const session = { ...pending, authenticate2fa: rejectsWith(body) };
    const { user } = await open('/accounts/login', { session });
    await user.type(code(), '000000');
    await user.click(verify());
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(code()).toHaveValue('000000');
    expect(code()).toHaveFocus();
  });

  it('shows an error after a 401 with the stage still pending', async () => {
    const session = { ...pending, authenticate2fa: async () => pendingResponse('mfa_authenticate') };
    const { user } = await open('/accounts/login', { session });
    await user.type(code(), '000000');
    await user.click(verify());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Two-factor authentication failed. Please try again.',
    );
  });

  it('returns to the login form after a 401 without a pending stage', async () => {
    const signedOut = anAuthResponse({ status: 401, isAuthenticated: false, user: null });
    const view = await open('/accounts/login', {
      session: {
        ...pending,
        authenticate2fa: async () => {
          view.shell.session.set({ pendingFlow: null });
          return signedOut;
        },
      },
    });
    await view.user.type(code(), '000000');
    await view.user.click(verify());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Login failed. Please check your credentials and try again.',
    );
    expect(email()).toBeVisible();
  });

  it('has a button back to the login form', async () => {
    const { user } = await open('/accounts/login', { session: pending });
    await user.click(screen.getByRole('button', { name: 'Back to Sign In' }));
    expect(email()).toBeVisible();
  });
});

it.each(['/accounts/nonsense', '/accounts/nonsense/', '/accounts', '/accounts/a/b/c'])(
  '%s redirects to the login screen',
  async (address) => {
    const { at } = await open(address);
    await waitFor(() => expect(at()).toBe('/accounts/login'));
  },
);
