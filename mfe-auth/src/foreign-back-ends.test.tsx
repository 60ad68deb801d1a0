// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { ApiError } from '@weaversworld/shared/api';
import {
  anAuthResponse,
  type TestShellOverrides,
  violations,
  visitRemote,
} from '@weaversworld/shared/testing';
import { describe, expect, it } from 'vitest';
import { createRemote } from './remote.tsx';

const visit = (address: string, overrides?: TestShellOverrides) =>
  visitRemote(createRemote, address, overrides);
const closed = { session: { authFlows: [{ id: 'login' }] } };
const byCode = {
  auth: { config: async () => ({ account: { email_verification_by_code_enabled: true } }) },
};

describe('a server that takes no new accounts', () => {
  it('is shown on the sign-up screen, which leads to the sign-in screen and back', async () => {
    await visit('/accounts/signup/?next=/profile', closed);
    expect(await screen.findByText(/New accounts cannot be created here at the moment/)).toBeVisible();
    expect(screen.queryByLabelText('Email')).toBeNull();
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/accounts/login/?next=%2Fprofile',
    );
    expect(await violations()).toEqual([]);
  });

  it('is not offered on the sign-in screen', async () => {
    await visit('/accounts/login', closed);
    expect(await screen.findByRole('link', { name: 'Forgot Password?' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Create Account' })).toBeNull();
  });
});

describe('a server that mails codes', () => {
  it('verifies the email by a code, and then leads to the sign-in screen', async () => {
    const unauthenticated = anAuthResponse({ status: 401, isAuthenticated: false, user: null });
    const { user, shell, at } = await visit('/email/verification/', {
      api: byCode,
      session: { verifyEmail: async () => unauthenticated },
    });
    await user.type(await screen.findByLabelText('Code from the email'), ' AB12-CD {Enter}');
    await waitFor(() => expect(at()).toBe('/accounts/login/?verified=true'));
    expect(shell.callsOf('session.verifyEmail')).toEqual([['AB12-CD']]);
  });

  it('shows why a code was refused', async () => {
    const { user } = await visit('/email/verification/', {
      api: byCode,
      session: {
        verifyEmail: async () => {
          throw new ApiError('http', 400, 'POST', { errors: [{ message: 'Incorrect code.', param: 'key' }] });
        },
      },
    });
    await user.type(await screen.findByLabelText('Code from the email'), 'AB12{Enter}');
    expect(await screen.findByText('Incorrect code.')).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  it('resets the password by a code, which becomes the key of the next screen', async () => {
    const flow = { id: 'password_reset_by_code', is_pending: true };
    const { user, at } = await visit('/accounts/password/reset/', {
      api: {
        auth: {
          requestPasswordReset: async () =>
            anAuthResponse({ status: 401, isAuthenticated: false, user: null, pendingFlow: flow }),
          checkPasswordResetKey: async () => anAuthResponse({ isAuthenticated: false }),
        },
      },
    });
    await user.type(await screen.findByLabelText('Email'), 'a@example.org{Enter}');
    await user.type(await screen.findByLabelText('Code from the email'), ' XY-99 {Enter}');
    await waitFor(() => expect(at()).toBe('/accounts/password/reset/key/XY-99'));
  });

  it('lets a mistyped reset code be typed again, and another one be asked for', async () => {
    const flow = { id: 'password_reset_by_code', is_pending: true };
    const rejected = { errors: [{ message: 'Incorrect code.', code: 'incorrect_code', param: 'key' }] };
    const answers = [rejected, {}];
    const { user, at } = await visit('/accounts/password/reset/', {
      api: {
        auth: {
          requestPasswordReset: async () =>
            anAuthResponse({ status: 401, isAuthenticated: false, user: null, pendingFlow: flow }),
          checkPasswordResetKey: async () => {
            const body = answers.shift() ?? {};
            throw new ApiError('http', 'errors' in body ? 400 : 409, 'GET', body);
          },
        },
      },
    });
    await user.type(await screen.findByLabelText('Email'), 'a@example.org{Enter}');
    await user.type(await screen.findByLabelText('Code from the email'), 'XY-98{Enter}');
    expect(await screen.findByText('Incorrect code.')).toBeVisible();
    expect(at()).toBe('/accounts/password/reset/');
    await user.type(screen.getByLabelText('Code from the email'), 'X{Enter}');
    expect(await screen.findByText('The code could not be checked. Please ask for a new one.')).toBeVisible();
    expect(await violations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Ask for a New Code' }));
    expect(await screen.findByRole('button', { name: 'Send Reset Link' })).toBeVisible();
  });
});

it('asks for the link where the server cannot say how it verifies', async () => {
  await visit('/email/verification/', {
    api: {
      auth: {
        config: async () => {
          throw new ApiError('http', 404, 'GET');
        },
      },
    },
  });
  expect(await screen.findByText(/We have sent you an email with a link/)).toBeVisible();
});

it('does not ask for a code when only a security key would do', async () => {
  const pendingFlow = { id: 'mfa_authenticate', is_pending: true, types: ['webauthn'] };
  await visit('/accounts/login', { session: { pendingFlow } });
  expect(await screen.findByText(/security key, which this page cannot read/)).toBeVisible();
  expect(screen.queryByLabelText('Verification code')).toBeNull();
  expect(screen.getByRole('button', { name: 'Back to Sign In' })).toBeVisible();
});
