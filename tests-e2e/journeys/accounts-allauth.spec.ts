import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
import { aParent } from '../fixtures/accounts.ts';
import { type AllauthBackend, startAllauthBackend } from '../fixtures/allauth-backend.ts';
import { newVisitor, openBrowser } from '../fixtures/browser.ts';

let backend: AllauthBackend;
let browser: Browser;

beforeAll(async () => {
  backend = await startAllauthBackend();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await backend?.close();
});

const keyFor = (to: string, kind: 'verify' | 'reset'): string =>
  backend.mails.findLast((mail) => mail.to === to && mail.kind === kind)?.key ?? '';

describe('the same build in front of a django-allauth server', () => {
  it('signs up, verifies, signs in with two-factor, gets a new password and signs out', async () => {
    const { context, page, complaints } = await newVisitor(browser, backend.origin);
    const parent = aParent('allauth');

    await page.goto('/accounts/signup');
    await sendSignup(page, parent);
    await page.getByText('Registration successful!').waitFor();
    await page.goto('/accounts/login');
    await sendLogin(page, parent);
    await page.getByText('Please check your email to verify your account before logging in.').waitFor();
    await page.goto(`/accounts/email/verification/${keyFor(parent.email, 'verify')}`);
    await page.getByRole('heading', { name: 'Email Verified Successfully!' }).waitFor();
    await page.getByRole('link', { name: 'Go to Login' }).click();
    await sendLogin(page, parent);
    await page.getByRole('link', { name: 'Get Started' }).click();
    await sendChild(page, 'Mia', '6');
    await page.waitForURL('**/weaversworld/create');
    await childChip(page, 'Mia').waitFor();

    await page.goto('/profile');
    await page.getByText('N/A', { exact: true }).waitFor();
    const { app, recovery } = await turnTwoFactorOn(page);
    expect(recovery).toHaveLength(10);
    // A token of other times is refused with Django's page; the change is sent again with a fresh one.
    const before = backend.csrfRefusals();
    await context.addCookies([{ name: 'csrftoken', value: 'of-other-times', url: backend.origin }]);
    await signOut(page);
    expect(backend.csrfRefusals()).toBe(before + 1);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('sessionid');

    await page.goto('/profile');
    await sendLogin(page, { ...parent, password: 'not-this-one-1' });
    await page.getByText('The email address and/or password you specified are not correct.').waitFor();
    await sendLogin(page, { ...parent, email: parent.email.toUpperCase() });
    await page.getByText('Please enter the verification code from your authenticator app.').waitFor();
    await sendCode(page, app.wrongCode());
    await page.getByText('Incorrect code.').waitFor();
    await page.reload();
    await sendCode(page, app.code());
    await page.waitForURL('**/profile');
    await page.getByText('It is on.').waitFor();
    await childChip(page, 'Mia').waitFor();
    await signOut(page);

    await page.goto('/accounts/password/reset/');
    await sendResetRequest(page, parent.email);
    await page.getByText('If there is an account for this address').waitFor();
    await page.goto(`/accounts/password/reset/key/${keyFor(parent.email, 'reset')}`);
    await sendNewPassword(page, 'copper-kettle-9');
    await screen(page).getByRole('link', { name: 'Go to Login' }).click();
    await sendLogin(page, { ...parent, password: 'copper-kettle-9' });
    await sendCode(page, recovery[0] ?? '');
    await page.getByRole('link', { name: 'Get Started' }).waitFor();
    await childChip(page, 'Mia').waitFor();
    await signOut(page);

    expect(backend.strangeCalls).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
