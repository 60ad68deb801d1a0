// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { ApiError } from '@weaversworld/shared/api';
import type { EmailAddress } from '@weaversworld/shared/contract';
import {
  aUser,
  createTestShell,
  renderWithShell,
  type TestShellOverrides,
  violations,
} from '@weaversworld/shared/testing';
import { describe, expect, it } from 'vitest';
import { EmailSection } from './email-section.tsx';

const primary: EmailAddress = { email: 'parent@example.org', verified: true, primary: true };
const asked: EmailAddress = { email: 'new@example.org', verified: false, primary: false };
const second: EmailAddress = { email: 'second@example.org', verified: true, primary: false };

const open = (account: NonNullable<TestShellOverrides['api']>['account']) =>
  renderWithShell(<EmailSection />, {
    shell: createTestShell({ session: { isAuthenticated: true, user: aUser() }, api: { account } }),
  });
const rejects = (status: number, body?: unknown) => async (): Promise<never> => {
  throw new ApiError('http', status, 'POST', body);
};
const list = async () => [primary];
const field = () => screen.findByLabelText('New email address');
const change = () => screen.getByRole('button', { name: 'Change Email' });

describe('changing the email address', () => {
  it('asks for the new one, and then says that its link must be opened', async () => {
    const { user, shell } = open({ emailAddresses: list, addEmailAddress: async () => [primary, asked] });
    await user.type(await field(), ' new@example.org{Enter}');
    expect(await screen.findByText(/waits to be confirmed/)).toHaveTextContent('new@example.org');
    expect(shell.callsOf('api.account.addEmailAddress')).toEqual([['new@example.org']]);
    expect(screen.queryByLabelText('New email address')).toBeNull();
    expect(await violations()).toEqual([]);
  });

  it('checks the address before it is sent', async () => {
    const { user, shell } = open({ emailAddresses: list });
    await field();
    await user.click(change());
    expect(await screen.findByText('Email is required')).toBeVisible();
    await user.type(await field(), 'nobody');
    await user.click(change());
    expect(await screen.findByText('Email address is invalid')).toBeVisible();
    expect(shell.callsOf('api.account.addEmailAddress')).toEqual([]);
    expect(await violations()).toEqual([]);
  });

  it.each([
    [
      'under the field',
      { errors: [{ message: 'It is yours already.', param: 'email' }] },
      'It is yours already.',
    ],
    [
      'above it',
      { errors: [{ message: "Please confirm it's you to go on." }] },
      "Please confirm it's you to go on.",
    ],
    ['as the default', undefined, 'The email address could not be changed. Please try again.'],
  ])("shows the server's error %s and keeps what was typed", async (_where, body, message) => {
    const { user } = open({ emailAddresses: list, addEmailAddress: rejects(400, body) });
    await user.type(await field(), 'new@example.org{Enter}');
    expect(await screen.findByText(message)).toBeVisible();
    expect(await field()).toHaveValue('new@example.org');
  });

  it('sends the link again, or says that it was sent just now', async () => {
    let resend = async (): Promise<void> => undefined;
    const { user } = open({ emailAddresses: async () => [primary, asked], resendEmailLink: () => resend() });
    await user.click(await screen.findByRole('button', { name: 'Send Again' }));
    expect(await screen.findByText('The link is on its way to new@example.org again.')).toBeVisible();
    resend = rejects(403, { status: 403 });
    await user.click(screen.getByRole('button', { name: 'Send Again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We sent the link just now.');
  });

  it('can be cancelled', async () => {
    const { user, shell } = open({
      emailAddresses: async () => [primary, asked],
      removeEmailAddress: async () => [primary],
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel the Change' }));
    expect(await screen.findByText('Your email address stays as it was.')).toBeVisible();
    expect(shell.callsOf('api.account.removeEmailAddress')).toEqual([['new@example.org']]);
    expect(await field()).toBeVisible();
  });

  it('is noticed when the link was opened in another tab', async () => {
    let addresses = [primary, asked];
    const { shell } = open({ emailAddresses: async () => addresses });
    await screen.findByText(/waits to be confirmed/);
    addresses = [{ ...asked, verified: true, primary: true }];
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(shell.callsOf('session.loadUserProfile')).not.toEqual([]));
    expect(shell.callsOf('session.load')).not.toEqual([]);
  });
});

describe('a further address of the account, as some servers keep them', () => {
  it('can become the one to sign in with, or be removed', async () => {
    const { user, shell } = open({
      emailAddresses: async () => [primary, second],
      makeEmailPrimary: async () => [
        { ...primary, primary: false },
        { ...second, primary: true },
      ],
      removeEmailAddress: async () => [{ ...second, primary: true }],
    });
    await user.click(await screen.findByRole('button', { name: 'Use This Address' }));
    expect(await screen.findByText('You sign in with second@example.org from now on.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('parent@example.org has been removed.')).toBeVisible();
    expect(shell.callsOf('api.account.removeEmailAddress')).toEqual([['parent@example.org']]);
  });
});

it('is hidden where the server has no such call, and can be loaded again after an error', async () => {
  open({ emailAddresses: rejects(404) });
  await waitFor(() => expect(screen.queryByText('Change email')).toBeNull());
  let attempt = async (): Promise<EmailAddress[]> => rejects(500)();
  const { user } = open({ emailAddresses: () => attempt() });
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not load your email addresses.');
  attempt = list;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await field()).toBeVisible();
});
