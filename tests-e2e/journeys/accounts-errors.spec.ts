import type { Page } from 'playwright/test';
import {
  childChip,
  screen,
  sendChild,
  sendCode,
  sendLogin,
  sendNewPassword,
  sendResetRequest,
  sendSignup,
  setUpTwoFactor,
  signIn,
  signOut,
  turnTwoFactorOn,
} from '../fixtures/account-steps.ts';
import { createAccount, newParent, type Parent } from '../fixtures/accounts.ts';
import { blockCookies, failWithBadGateway } from '../fixtures/bad-network.ts';
import { expect, test } from '../fixtures/test.ts';

const LOGIN_FAILED = 'Login failed. Please check your credentials and try again.';
const COOKIES_NEEDED =
  'This page needs cookies to know you again. Please allow them in your browser and try again.';

const expectAlert = (page: Page, sentence: string): Promise<void> =>
  expect(page.getByRole('alert').filter({ hasText: sentence }).first()).toBeVisible();

const expectInputs = async (page: Page, { email, password }: Parent): Promise<void> => {
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
};

test.describe('wrong passwords and codes', () => {
  test("are refused with the server's message each time, and the right ones still work", async ({
    product,
    visit,
    problems,
  }) => {
    problems.allow(
      /^response 400: POST \/auth\/(login|2fa\/authenticate)$/,
      /^response 400: POST \/account\/authenticators\/totp$/,
    );
    const parent = newParent('wrong');
    await createAccount(product.origin, parent, ['Mia']);
    const { page } = await visit(product.origin);
    await page.goto('/accounts/login');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expectAlert(page, 'Please enter both email and password');
    for (const password of ['not-this-one-1', 'nor-this-one-2']) {
      const answered = page.waitForResponse((response) => response.url().endsWith('/auth/login'));
      await sendLogin(page, { ...parent, password });
      expect((await answered).status()).toBe(400);
      await expectAlert(page, 'The email address and/or password you specified are not correct.');
      await expectInputs(page, { ...parent, password });
    }
    await sendLogin(page, parent);
    await expect(childChip(page, 'Mia')).toBeVisible();

    await page.goto('/profile');
    const refused = await setUpTwoFactor(page);
    await sendCode(page, refused.wrongCode());
    await expect(page.getByText('Incorrect code.')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('It is off.')).toBeVisible();
    const { app } = await turnTwoFactorOn(page);
    await signOut(page);

    await page.goto('/accounts/login');
    await sendLogin(page, parent);
    await page.getByRole('button', { name: 'Verify Code' }).click();
    await expect(page.getByText('Please enter your authentication code')).toBeVisible();
    await sendCode(page, app.wrongCode());
    await expect(page.getByText('Incorrect code.')).toBeVisible();
    // The stage stays open through a reload; a code works once.
    await page.reload();
    const code = app.code();
    await sendCode(page, code);
    await expect(childChip(page, 'Mia')).toBeVisible();
    await signOut(page);
    await page.goto('/accounts/login');
    await sendLogin(page, parent);
    await sendCode(page, code);
    await expect(page.getByText('Incorrect code.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Account menu' })).toHaveCount(0);
  });
});

test.describe('signing in', () => {
  test('with cookies blocked: shows what to do, and keeps the inputs', async ({
    product,
    visit,
    problems,
  }) => {
    problems.allow(/^response 403: POST \/auth\/login$/);
    const parent = newParent('cookieless');
    await createAccount(product.origin, parent);
    const { context, page } = await visit(product.origin);
    await blockCookies(context);
    await page.goto('/accounts/login');
    await sendLogin(page, parent);
    await expectAlert(page, COOKIES_NEEDED);
    await expectInputs(page, parent);
  });

  test('without a connection: shows the error, keeps the inputs, and works once the connection is back', async ({
    product,
    visit,
    problems,
  }) => {
    problems.allow(/^request failed: POST \/auth\/login: net::ERR_INTERNET_DISCONNECTED$/);
    const parent = newParent('dropped');
    await createAccount(product.origin, parent, ['Mia']);
    const { context, page } = await visit(product.origin);
    await page.goto('/accounts/login');
    await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
    await context.setOffline(true);
    await sendLogin(page, parent);
    await expectAlert(page, LOGIN_FAILED);
    await expectInputs(page, parent);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(childChip(page, 'Mia')).toBeVisible();
  });
});

interface Outage {
  call: string;
  sentence: string;
  act(page: Page): Promise<void>;
}

/** Answers each call with a gateway's error page, and expects the error message of the specification. */
const expectMessages = async (page: Page, outages: Outage[]): Promise<void> => {
  for (const { call, sentence, act } of outages) {
    const [method = '', path = ''] = call.split(' ');
    const restore = await failWithBadGateway(page, method, path);
    await act(page);
    await expectAlert(page, sentence);
    expect(await page.getByText(/status 50\d|502|Bad Gateway|nginx/i).count(), call).toBe(0);
    await restore();
  }
};

test.describe("a gateway's error page instead of a response", () => {
  test("shows a visitor the specification's error messages", async ({ product, visit, problems }) => {
    problems.allow(
      /^response 502: /,
      /^response 400: POST \/auth\/password\/reset$/,
      /^console error: \[session\] Failed to load authentication state/,
    );
    const parent = newParent('gateway-visitor');
    const { page } = await visit(product.origin);
    const open = async (path: string): Promise<void> => {
      await page.goto(path);
    };
    await expectMessages(page, [
      {
        call: 'GET /auth/session',
        sentence: 'Failed to load authentication state',
        act: () => open('/weaversworld'),
      },
      {
        call: 'POST /auth/login',
        sentence: LOGIN_FAILED,
        act: async () => {
          await open('/accounts/login');
          await sendLogin(page, parent);
        },
      },
      {
        call: 'POST /auth/signup',
        sentence: 'Registration failed. Please try again.',
        act: async () => {
          await open('/accounts/signup');
          await sendSignup(page, parent);
        },
      },
      {
        call: 'POST /auth/password/request',
        sentence: 'Password reset request failed',
        act: async () => {
          await open('/accounts/password/reset/');
          await sendResetRequest(page, parent.email);
        },
      },
      {
        call: 'GET /auth/password/reset',
        sentence: 'The password reset token was invalid.',
        act: async () => {
          await open('/accounts/password/reset/key/some-key');
          await sendNewPassword(page, parent.password);
        },
      },
      {
        call: 'POST /auth/email/verify',
        sentence: 'Email verification failed. Please try again or contact support.',
        act: () => open('/accounts/email/verification/some-key'),
      },
    ]);
  });

  test("shows a parent the specification's error messages", async ({ product, visit, problems }) => {
    problems.allow(
      /^response 502: /,
      /^console error: \[session\] (Failed to load child profiles|Logout failed)/,
    );
    const parent = newParent('gateway-parent');
    await createAccount(product.origin, parent, ['Mia', 'Nils']);
    const { page } = await visit(product.origin);
    await signIn(page, parent, '/accounts/login?next=/profile');
    await expectMessages(page, [
      {
        call: 'GET /child-profiles/',
        sentence: 'Failed to load child profiles',
        act: async () => {
          await page.reload();
        },
      },
    ]);
    await screen(page).getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Switch to' })).toBeVisible();
    await expectMessages(page, [
      {
        call: 'POST /set-active/',
        sentence: 'Failed to set active child profile',
        act: () => page.getByRole('button', { name: 'Switch to' }).click(),
      },
      {
        call: 'POST /child-profiles/',
        sentence: 'Failed to save child profile. Please try again.',
        act: async () => {
          await page.getByRole('button', { name: 'Create Child Profile' }).click();
          await sendChild(page, 'Otto', '4');
        },
      },
    ]);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expectMessages(page, [
      {
        call: 'DELETE /auth/session',
        sentence: 'Failed to log out. Please try again.',
        act: () => screen(page).getByRole('button', { name: 'Sign Out' }).click(),
      },
    ]);
    await screen(page).getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByRole('link', { name: 'Sign Up', exact: true })).toBeVisible();
  });
});
