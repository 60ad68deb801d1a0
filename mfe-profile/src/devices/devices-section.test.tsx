// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@weaversworld/shared/api';
import type { AccountSession } from '@weaversworld/shared/contract';
import {
  aUser,
  createTestShell,
  renderWithShell,
  type TestShellOverrides,
  violations,
} from '@weaversworld/shared/testing';
import { describe, expect, it } from 'vitest';
import { DevicesSection } from './devices-section.tsx';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';
const aSession = (id: number, over: Partial<AccountSession> = {}): AccountSession => ({
  id,
  user_agent: PHONE,
  ip: '192.0.2.7',
  created_at: 1_700_000_000,
  last_seen_at: Date.now() / 1000,
  is_current: false,
  ...over,
});
const here = aSession(1, {
  is_current: true,
  user_agent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36',
});
const phone = aSession(2);
const old = aSession(3, { user_agent: 'Mozilla/5.0 (X11; Linux) Firefox/140.0', last_seen_at: undefined });

const open = (account: NonNullable<TestShellOverrides['api']>['account']) =>
  renderWithShell(<DevicesSection />, {
    shell: createTestShell({ session: { isAuthenticated: true, user: aUser() }, api: { account } }),
  });
const rows = () => within(screen.getByRole('list', { name: 'Devices' })).getAllByRole('listitem');
const fails = (status: number) => async (): Promise<never> => {
  throw new ApiError('http', status, 'DELETE');
};

describe('the list of devices', () => {
  it('begins with this device, which cannot be ended here', async () => {
    open({ sessions: async () => [phone, old, here] });
    await screen.findByRole('list', { name: 'Devices' });
    expect(rows().map((row) => row.textContent)).toEqual([
      'Chrome on WindowsThis device',
      'Safari on iPhoneLast used todayEnd',
      'Firefox on LinuxLast used November 14, 2023End',
    ]);
    expect(within(rows()[1]!).getByRole('button', { name: 'End' })).toHaveAccessibleDescription(
      /Safari on iPhone/,
    );
    expect(await violations()).toEqual([]);
  });

  it('ends one: the list is what the server answered, a message says it, and the focus stays in the list', async () => {
    const { user, shell } = open({
      sessions: async () => [here, phone, old],
      endSessions: async () => [here, old],
    });
    await screen.findByText('Safari on iPhone');
    await user.click(within(rows()[1]!).getByRole('button', { name: 'End' }));
    expect(await screen.findByText('Signed out: Safari on iPhone')).toBeVisible();
    expect(shell.callsOf('api.account.endSessions')).toEqual([[[2]]]);
    expect(rows()).toHaveLength(2);
    expect(screen.getByRole('list', { name: 'Devices' })).toHaveFocus();
  });

  it('ends all others at once, and offers that only when there are several', async () => {
    const { user, shell } = open({
      sessions: async () => [here, phone, old],
      endSessions: async () => [here],
    });
    await user.click(await screen.findByRole('button', { name: 'End All Others' }));
    expect(await screen.findByText('Signed out on all other devices')).toBeVisible();
    expect(shell.callsOf('api.account.endSessions')).toEqual([[[2, 3]]]);
    expect(screen.queryByRole('button', { name: 'End All Others' })).toBeNull();
  });

  it('shows an error and the list anew when ending failed', async () => {
    let list = [here, phone];
    const { user } = open({ sessions: async () => list, endSessions: fails(400) });
    await screen.findByText('Safari on iPhone');
    list = [here];
    await user.click(screen.getByRole('button', { name: 'End' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The device could not be signed out.');
    await waitFor(() => expect(rows()).toHaveLength(1));
  });

  it('can be loaded again after an error', async () => {
    let attempt = async (): Promise<AccountSession[]> => fails(500)();
    const { user } = open({ sessions: () => attempt() });
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not find out');
    attempt = async () => [here];
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
  });

  it.each([404, 405])('is hidden where the server answers %i', async (status) => {
    open({ sessions: fails(status) });
    await waitFor(() => expect(screen.queryByText('Signed in on these devices')).toBeNull());
  });
});
