// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@weaversworld/shared/api';
import {
  anAuthResponse,
  aUser,
  createTestShell,
  renderWithShell,
  type TestShellOverrides,
  violations,
} from '@weaversworld/shared/testing';
import { describe, expect, it, vi } from 'vitest';
import { TwoFactorSection } from './two-factor-section.tsx';

const meta = { secret: 'JBSWY3DPEHPK3PXP', totp_url: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP' };
const off = async () => anAuthResponse({ status: 404, body: { meta } });
const on = async () => anAuthResponse();
const wrong = async (): Promise<never> => {
  throw new ApiError('http', 400, 'POST', { errors: [{ message: 'Incorrect code.', param: 'code' }] });
};
const codes = ['abcd-efgh', 'jkmn-pqrs'];

const open = (account: NonNullable<TestShellOverrides['api']>['account']) =>
  renderWithShell(<TwoFactorSection />, {
    shell: createTestShell({ session: { isAuthenticated: true, user: aUser() }, api: { account } }),
  });
const press = async (user: ReturnType<typeof open>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));
const shownCodes = () =>
  within(screen.getByRole('list', { name: 'Recovery codes' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('two-factor authentication', () => {
  it('is turned on with a QR code, a key and the first code, then shows the recovery codes', async () => {
    const { user, shell } = open({ totp: off, activateTotp: on, recoveryCodes: async () => codes });
    await press(user, 'Turn On');
    expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    const key = screen.getByText(/^Key:/);
    expect(key).toHaveTextContent(`Key: ${meta.secret}`);
    const groups = [...key.querySelectorAll('span')].map(({ textContent }) => textContent);
    expect(groups).toEqual(['JBSW', 'Y3DP', 'EHPK', '3PXP']);
    expect(await violations()).toEqual([]);
    await user.type(screen.getByLabelText('Verification code'), '123 456');
    await press(user, 'Verify Code');
    await waitFor(() => expect(shownCodes()).toEqual(codes));
    expect(shell.callsOf('api.account.activateTotp')).toEqual([['123456']]);
    await press(user, 'I have kept them');
    expect(screen.getByRole('button', { name: 'Turn Off' })).toBeVisible();
  });

  it("stays off after a wrong first code, with the server's message", async () => {
    const { user } = open({ totp: off, activateTotp: wrong });
    await press(user, 'Turn On');
    await user.type(await screen.findByLabelText('Verification code'), '000000');
    await press(user, 'Verify Code');
    expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect code.');
    await press(user, 'Cancel');
    expect(await screen.findByRole('button', { name: 'Turn On' })).toBeVisible();
  });

  it('does not call an account off that signs in with a security key', async () => {
    open({ totp: off, authenticators: async () => [{ type: 'webauthn' }] });
    expect(await screen.findByText(/Signing in asks for your security key/)).toBeVisible();
    expect(screen.queryByText(/It is off/)).toBeNull();
  });

  it('says that recovery codes were shown once, when the server does not show them again', async () => {
    const { user } = open({
      totp: on,
      recoveryCodes: async (renew) => (renew ? codes : []),
      authenticators: async () => [{ type: 'totp' }, { type: 'recovery_codes', unused_code_count: 7 }],
    });
    await press(user, 'Show Recovery Codes');
    expect(await screen.findByText(/7 codes of yours can still be used/)).toBeVisible();
    expect(screen.queryByText(/Keep these recovery codes/)).toBeNull();
    await press(user, 'Make New Codes');
    await press(user, 'Continue');
    await waitFor(() => expect(shownCodes()).toEqual(codes));
  });

  it('says that no recovery code is left when all were used', async () => {
    const { user } = open({
      totp: on,
      recoveryCodes: async () => [],
      authenticators: async () => [{ type: 'recovery_codes', unused_code_count: 0 }],
    });
    await press(user, 'Show Recovery Codes');
    expect(await screen.findByText('No recovery code is left.')).toBeVisible();
  });

  it('requires a first code', async () => {
    const { user } = open({ totp: off });
    await press(user, 'Turn On');
    await press(user, 'Verify Code');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please enter your authentication code');
  });

  it('is turned off only after a confirmation', async () => {
    const { user, shell } = open({ totp: on, deactivateTotp: on });
    await press(user, 'Turn Off');
    await press(user, 'Cancel');
    expect(shell.callsOf('api.account.deactivateTotp')).toEqual([]);
    await press(user, 'Turn Off');
    await press(user, 'Continue');
    expect(await screen.findByRole('button', { name: 'Turn On' })).toBeVisible();
  });

  it('shows the codes again, and replaces them only after a confirmation', async () => {
    const recoveryCodes = async (renew?: boolean) => (renew ? ['new1-new1'] : codes);
    const { user } = open({ totp: on, recoveryCodes });
    await press(user, 'Show Recovery Codes');
    await waitFor(() => expect(shownCodes()).toEqual(codes));
    await press(user, 'Make New Codes');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('stop working');
    await press(user, 'Continue');
    await waitFor(() => expect(shownCodes()).toEqual(['new1-new1']));
  });

  it('copies the codes, and saves them as a file', async () => {
    const { user } = open({ totp: on, recoveryCodes: async () => codes });
    await press(user, 'Show Recovery Codes');
    await waitFor(() => expect(shownCodes()).toEqual(codes));
    await press(user, 'Copy');
    expect(await screen.findByText('Copied!')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(codes.join('\n'));
    const saved: Blob[] = [];
    const createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`;
    Object.assign(URL, { createObjectURL, revokeObjectURL: vi.fn() });
    await press(user, 'Download');
    expect(await saved[0]?.text()).toContain(codes.join('\n'));
  });

  it('can be loaded again after a network error', async () => {
    let requests = 0;
    const totp = async () => {
      requests += 1;
      if (requests === 1) throw new ApiError('network', 0, 'GET');
      return on();
    };
    const { user } = open({ totp });
    await press(user, 'Try again');
    expect(await screen.findByRole('button', { name: 'Turn Off' })).toBeVisible();
  });

  it('is not shown in a deployment without it', async () => {
    open({ totp: async () => anAuthResponse({ status: 404 }) });
    await waitFor(() => expect(screen.queryByRole('heading')).not.toBeInTheDocument());
  });
});
