import {
  childChip,
  screen,
  sendChild,
  sendCode,
  sendLogin,
  sendNewPassword,
  sendResetRequest,
  sendSignup,
  signOut,
  turnTwoFactorOn,
} from '../fixtures/account-steps.ts';
import { newParent } from '../fixtures/accounts.ts';
import type { AllauthBackend } from '../fixtures/allauth-state.ts';
import { startAllauth } from '../fixtures/start-allauth.ts';
import { expect, test } from '../fixtures/test.ts';

let backend: AllauthBackend;

test.beforeAll(async () => {
  backend = await startAllauth();
});
test.afterAll(() => backend?.close());

const keyFor = (to: string, kind: 'verify' | 'reset'): string =>
  backend.mails.findLast((mail) => mail.to === to && mail.kind === kind)?.key ?? '';

test.describe('the same build in front of a django-allauth server', () => {
  test('signs up, verifies the email, signs in with two-factor, resets the password and signs out', async ({
    visit,
    problems,
  }) => {
    // A stale CSRF token, a wrong password and a wrong code.
    problems.allow(
      /^response 403: DELETE \S*\/auth\/session$/,
      /^response 400: POST \S*\/auth\/(login|2fa\/authenticate)$/,
    );
    const { context, page } = await visit(backend.origin);
    const parent = newParent('allauth');

    await page.goto('/accounts/signup');
    await sendSignup(page, parent);
    await expect(page.getByText('Registration successful!')).toBeVisible();
    await page.goto('/accounts/login');
    await sendLogin(page, parent);
    await expect(
      page.getByText('Please check your email to verify your account before logging in.'),
    ).toBeVisible();
    await page.goto(`/accounts/email/verification/${keyFor(parent.email, 'verify')}`);
    await expect(page.getByRole('heading', { name: 'Email Verified Successfully!' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to Login' }).click();
    await sendLogin(page, parent);
    await page.getByRole('link', { name: 'Get Started' }).click();
    await sendChild(page, 'Mia', '6');
    await expect(page).toHaveURL('/weaversworld/create');
    await expect(childChip(page, 'Mia')).toBeVisible();

    await page.goto('/profile');
    await expect(page.getByText('N/A', { exact: true })).toBeVisible();
    const { app, recovery } = await turnTwoFactorOn(page);
    expect(recovery).toHaveLength(10);
    // A stale CSRF token is rejected with Django's page; the request is sent again with a fresh one.
    const before = backend.csrfRejections();
    await context.addCookies([{ name: 'csrftoken', value: 'stale', url: backend.origin }]);
    await signOut(page);
    expect(backend.csrfRejections()).toBe(before + 1);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('sessionid');

    await page.goto('/profile');
    await sendLogin(page, { ...parent, password: 'not-this-one-1' });
    await expect(
      page.getByText('The email address and/or password you specified are not correct.'),
    ).toBeVisible();
    await sendLogin(page, { ...parent, email: parent.email.toUpperCase() });
    await expect(
      page.getByText('Please enter the verification code from your authenticator app.'),
    ).toBeVisible();
    await sendCode(page, app.wrongCode());
    await expect(page.getByText('Incorrect code.')).toBeVisible();
    await page.reload();
    await sendCode(page, app.code());
    await expect(page).toHaveURL('/profile');
    await expect(page.getByText('It is on.')).toBeVisible();
    await expect(childChip(page, 'Mia')).toBeVisible();
    await signOut(page);

    await page.goto('/accounts/password/reset/');
    await sendResetRequest(page, parent.email);
    await expect(page.getByText('If there is an account for this address')).toBeVisible();
    await page.goto(`/accounts/password/reset/key/${keyFor(parent.email, 'reset')}`);
    await sendNewPassword(page, 'copper-kettle-9');
    await screen(page).getByRole('link', { name: 'Go to Login' }).click();
    await sendLogin(page, { ...parent, password: 'copper-kettle-9' });
    await sendCode(page, recovery[0] ?? '');
    await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible();
    await expect(childChip(page, 'Mia')).toBeVisible();
    await signOut(page);

    expect(backend.strangeCalls).toEqual([]);
  });
});
