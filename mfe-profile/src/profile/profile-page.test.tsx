// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiError } from '@weaversworld/shared/api';
import {
  aChildProfile,
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

const mia = aChildProfile({ id: 1, name: 'Mia', age: 6 });
const ben = aChildProfile({ id: 2, name: 'Ben', age: null });
const family = {
  isAuthenticated: true,
  user: aUser(),
  childProfiles: [mia, ben],
  activeChildProfile: mia,
};
const missing = async (): Promise<never> => {
  throw new ApiError('http', 404, 'GET');
};
/** A server without two-factor, sessions, change of email and outside services. */
const api = {
  account: {
    totp: async () => anAuthResponse({ status: 404 }),
    sessions: missing,
    emailAddresses: missing,
    outsideServices: missing,
  },
};
const open = (session: NonNullable<Parameters<typeof visit>[1]>['session'] = {}) =>
  visit('/profile/', { session: { ...family, ...session }, api });
const rejectsWith = (status: number, body?: unknown) => async (): Promise<never> => {
  throw new ApiError('http', status, 'POST', body);
};
const row = (name: string) => screen.getByText(name).closest('li')!;
const press = (user: Awaited<ReturnType<typeof open>>['user'], child: string, name: string) =>
  user.click(within(row(child)).getByRole('button', { name }));

describe('the account', () => {
  it('shows email and creation date', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Your Profile' })).toBeVisible();
    expect(screen.getByText('parent@example.org')).toBeVisible();
    expect(screen.getByText('March 1, 2026')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change Password' })).toHaveAttribute(
      'href',
      '/accounts/password/change/',
    );
    expect(await violations()).toEqual([]);
  });

  it("shows 'N/A' when the date is missing", async () => {
    const undated = aUser({ date_joined: null });
    await open({ user: undated, userProfile: undated });
    expect(screen.getByText('N/A')).toBeVisible();
  });

  it("shows the session's details when the profile cannot be loaded, and reports it", async () => {
    const { shell } = await open({ loadUserProfile: rejectsWith(500) });
    await waitFor(() => expect(shell.reports.length).toBeGreaterThan(0));
    expect(screen.getByText('March 1, 2026')).toBeVisible();
  });

  it('signs out and navigates to /', async () => {
    const { user, at, shell } = await open();
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(at()).toBe('/'));
    expect(shell.callsOf('session.logout')).toHaveLength(1);
  });

  it('shows an error when signing out failed', async () => {
    const { user, at } = await open({ logout: rejectsWith(500) });
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to log out. Please try again.');
    expect(at()).toBe('/profile/');
  });
});

it('shows neither devices nor change of email where host or server do not have them', async () => {
  await open();
  await waitFor(() => expect(screen.queryByText('Just a moment...')).not.toBeInTheDocument());
  expect(screen.queryByText('Signed in on these devices')).not.toBeInTheDocument();
  expect(screen.queryByText('Change email')).not.toBeInTheDocument();
});

describe('the child profiles', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are listed with age and marker', async () => {
    await open();
    expect(row('Mia')).toHaveTextContent(/^Mia\(Active\)Age 6/);
    expect(row('Ben')).toHaveTextContent(/^BenSwitch to/);
    expect(within(row('Mia')).getByRole('link', { name: 'Stories' })).toHaveAttribute(
      'href',
      '/weaversworld',
    );
    expect(within(row('Mia')).queryByRole('button', { name: 'Switch to' })).not.toBeInTheDocument();
    expect(within(row('Ben')).queryByRole('link', { name: 'Stories' })).not.toBeInTheDocument();
    expect(within(row('Ben')).getByRole('button', { name: 'Edit' })).toHaveAccessibleDescription('Ben');
  });

  it('can be switched, with a message for 3 s', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const { shell } = await open();
    await press(user, 'Ben', 'Switch to');
    expect(await screen.findByText("Switched to Ben's profile")).toBeVisible();
    expect(shell.callsOf('session.switchChildProfile')).toEqual([[2]]);
    expect(row('Ben')).toHaveTextContent('(Active)');
    expect(row('Ben')).toContainElement(document.activeElement as HTMLElement);
    // The effect that sets the timer may not have run yet.
    await act(async () => undefined);
    act(() => vi.advanceTimersByTime(2700));
    expect(screen.getByText("Switched to Ben's profile")).toBeVisible();
    act(() => vi.advanceTimersByTime(400));
    expect(screen.queryByText("Switched to Ben's profile")).not.toBeInTheDocument();
  });

  it('show an error when a switch failed', async () => {
    const { user } = await open({ switchChildProfile: rejectsWith(500) });
    await press(user, 'Ben', 'Switch to');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to set active child profile');
    expect(row('Mia')).toHaveTextContent('(Active)');
  });

  it('are created in a dialog, with a message', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Create Child Profile' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create Child Profile' });
    expect(await violations(dialog)).toEqual([]);
    await user.type(within(dialog).getByLabelText('Name'), 'Nils');
    await user.type(within(dialog).getByLabelText('Age'), '5');
    await user.click(within(dialog).getByRole('button', { name: 'Create Profile' }));
    expect(await screen.findByText("Nils's profile has been created")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(row('Nils')).toHaveTextContent('(Active)');
    await waitFor(() => expect(within(row('Nils')).getByText('Nils').parentElement).toHaveFocus());
  });

  it('are edited: the form starts with the current values, and submitting saves them', async () => {
    const { user, shell } = await open();
    await press(user, 'Mia', 'Edit');
    const dialog = await screen.findByRole('dialog', { name: 'Edit Child Profile' });
    const name = within(dialog).getByLabelText('Name');
    expect(name).toHaveValue('Mia');
    expect(within(dialog).getByLabelText('Age')).toHaveValue('6');
    await user.clear(name);
    await user.type(name, 'Mia Rose');
    expect(shell.callsOf('session.updateChildProfile')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Update Profile' }));
    await waitFor(() => expect(row('Mia Rose')).toBeVisible());
    expect(shell.callsOf('session.updateChildProfile')).toEqual([[1, { name: 'Mia Rose', age: 6 }]]);
  });

  it('keep the dialog open when saving failed', async () => {
    const { user } = await open({ updateChildProfile: rejectsWith(500) });
    await press(user, 'Mia', 'Edit');
    await user.click(await screen.findByRole('button', { name: 'Update Profile' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to save child profile. Please try again.',
    );
  });

  it('are deleted only after a confirmation that lists what else is deleted', async () => {
    const { user, shell } = await open();
    await press(user, 'Ben', 'Delete');
    const question = await screen.findByRole('alertdialog', { name: "Delete Ben's profile?" });
    expect(question).toHaveTextContent(/All stories and characters of Ben are deleted too/);
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(shell.callsOf('session.deleteChildProfile')).toEqual([]);
    await press(user, 'Ben', 'Delete');
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.queryByText('Ben')).not.toBeInTheDocument());
    expect(shell.callsOf('session.deleteChildProfile')).toEqual([[2]]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Create Child Profile' })).toHaveFocus());
  });

  it('show an error when deleting failed', async () => {
    const { user } = await open({ deleteChildProfile: rejectsWith(500) });
    await press(user, 'Ben', 'Delete');
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Failed to delete child profile. Please try again.')).toBeVisible();
  });

  it('can be loaded again after an error', async () => {
    const { user, shell } = await open({
      childProfiles: [],
      activeChildProfile: null,
      error: 'Failed to load child profiles',
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load child profiles');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(shell.callsOf('session.reloadProfiles')).toHaveLength(1);
  });
});

describe("the grown-ups' gate", () => {
  const gateThat = (answer: boolean) => {
    const state = { isGateOn: true, isUnlocked: false };
    const setGate = vi.fn();
    return { get: () => state, subscribe: () => () => undefined, setGate, confirm: async () => answer };
  };

  it('shows the page to whoever answers, where it can be switched off', async () => {
    const grownUps = gateThat(true);
    const { user } = await visit('/profile', { session: family, grownUps, api });
    expect(await screen.findByRole('heading', { name: 'Child Profiles' })).toBeVisible();
    const gate = screen.getByRole('checkbox', { name: 'Ask a sum first' });
    expect(gate).toBeChecked();
    await user.click(gate);
    expect(grownUps.setGate).toHaveBeenCalledWith(false);
  });

  it('leads home whoever does not', async () => {
    const { at } = await visit('/profile', { session: family, grownUps: gateThat(false), api });
    await waitFor(() => expect(at()).toBe('/weaversworld'));
    expect(screen.queryByText('Child Profiles')).not.toBeInTheDocument();
  });
});
