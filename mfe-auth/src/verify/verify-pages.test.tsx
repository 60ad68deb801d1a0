// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
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

const ADDRESS = '/accounts/email/verification/Abc-123';
const mustLogIn = anAuthResponse({ status: 401, isAuthenticated: false, user: null });
const rejectsWith =
  (body: unknown, status = 400) =>
  async (): Promise<AuthResponse> => {
    throw new ApiError('http', status, 'POST /auth/email/verify', body);
  };
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe.each(['/accounts/confirm-email', '/accounts/confirm-email/', '/email/verification/'])(
  'the notice at %s',
  (address) => {
    it('asks to verify the address and links to the home page', async () => {
      await visit(address);
      expect(screen.getByRole('heading', { level: 1, name: 'Verify Your Email Address' })).toBeVisible();
      expect(href('Return to Home')).toBe('/weaversworld');
      expect(await violations()).toEqual([]);
    });
  },
);

describe('the email that did not arrive', () => {
  const state = { email: 'ada@example.org' };

  it('is sent again to the address that is shown', async () => {
    const { user, router, shell } = await visit('/accounts/login', {
      api: { auth: { resendVerification: async () => undefined } },
    });
    await act(() => router.navigate('/email/verification/', { state }));
    expect(await screen.findByText('ada@example.org')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText(/^Sent\./)).toBeVisible();
    expect(shell.callsOf('api.auth.resendVerification')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Send again' })).toHaveFocus();
    expect(await violations()).toEqual([]);
  });

  it.each([
    [403, /wait three minutes/],
    [409, /sign in with your password/],
    [500, /Please try again/],
  ])('with status %s says what to do next', async (status, words) => {
    const { user } = await visit('/email/verification/', {
      api: { auth: { resendVerification: rejectsWith(undefined, status) as () => Promise<never> } },
    });
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
  });
});

describe('the verification link', () => {
  it('is used once per page load, also under StrictMode and when the screen is shown again', async () => {
    const { shell, router } = await visit(ADDRESS, { session: { verifyEmail: async () => mustLogIn } });
    await screen.findByRole('heading', { name: 'Email Verified Successfully!' });
    await act(() => router.navigate('/weaversworld'));
    expect(screen.getByText('Elsewhere')).toBeVisible();
    await act(() => router.navigate(ADDRESS));
    await screen.findByRole('heading', { name: 'Email Verified Successfully!' });
    expect(shell.callsOf('session.verifyEmail')).toEqual([['Abc-123']]);
  });

  it('shows a loading state', async () => {
    await visit(ADDRESS, { session: { verifyEmail: () => new Promise(() => undefined) } });
    expect(screen.getByRole('heading', { name: 'Verifying Your Email...' })).toBeVisible();
  });

  it('when verified without a session asks to log in', async () => {
    await visit(ADDRESS, { session: { verifyEmail: async () => mustLogIn } });
    await screen.findByRole('heading', { name: 'Email Verified Successfully!' });
    expect(screen.getByRole('status')).toHaveTextContent(
      'Your email has been verified successfully! Please log in to access your account.',
    );
    expect(href('Go to Login')).toBe('/accounts/login/?verified=true');
    expect(await violations()).toEqual([]);
  });

  it('shows the message of the response', async () => {
    const body = { data: { message: 'Verified. You can now log in.' } };
    await visit(ADDRESS, { session: { verifyEmail: async () => ({ ...mustLogIn, body }) } });
    expect(await screen.findByText('Verified. You can now log in.')).toBeVisible();
  });

  it('when verified and signed in links to the product', async () => {
    await visit(ADDRESS, {
      session: { isAuthenticated: true, user: aUser(), verifyEmail: async () => anAuthResponse() },
    });
    await screen.findByRole('heading', { name: 'Email Verified Successfully!' });
    expect(href("Continue to Weaver's World")).toBe('/weaversworld');
    expect(screen.queryByRole('link', { name: 'Go to Login' })).not.toBeInTheDocument();
  });

  it('rejected because of a different browser session counts as verified with login required', async () => {
    const body = { errors: [{ message: 'This link was opened in a different browser session.' }] };
    await visit(ADDRESS, { session: { verifyEmail: rejectsWith(body) } });
    await screen.findByRole('heading', { name: 'Email Verified Successfully!' });
    expect(screen.getByRole('status')).toHaveTextContent('Please log in to access your account.');
    expect(href('Go to Login')).toContain('/accounts/login');
  });

  it.each([
    [
      "the server's message",
      rejectsWith({ errors: [{ message: 'Invalid or expired key.' }] }),
      'Invalid or expired key.',
    ],
    [
      'the link as the reason without a server message',
      rejectsWith(undefined),
      'Email verification failed. The link may have expired or is invalid.',
    ],
    [
      'no reason when the server is down',
      rejectsWith(undefined, 500),
      'Email verification failed. Please try again or contact support.',
    ],
    [
      'a response with is_verified: false',
      async () => ({ ...mustLogIn, body: { meta: { is_verified: false } } }),
      'Email verification failed. Please try again or contact support.',
    ],
  ])('that failed shows %s', async (_what, verifyEmail, message) => {
    await visit(ADDRESS, { session: { verifyEmail } });
    await screen.findByRole('heading', { name: 'Verification Failed' });
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(href('Go to Login')).toBe('/accounts/login/');
    expect(href('Go to Home')).toBe('/weaversworld');
  });
});
