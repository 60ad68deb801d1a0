import type { Browser, Page } from 'playwright';
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
  setUpTwoFactor,
  signIn,
  signOut,
  turnTwoFactorOn,
} from '../fixtures/account-steps.ts';
import { aParent, enroll } from '../fixtures/accounts.ts';
import { badGateway, refuseCookies } from '../fixtures/bad-network.ts';
import { newVisitor, openBrowser } from '../fixtures/browser.ts';
import { type Product, startProduct } from '../fixtures/product.ts';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct({ env: { RATE_LIMITS: 'off' } });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

const LOGIN_FAILED = 'Login failed. Please check your credentials and try again.';
const COOKIES_NEEDED =
  'This page needs cookies to know you again. Please allow them in your browser and try again.';

const seeAlert = (page: Page, sentence: string): Promise<void> =>
  page.getByRole('alert').filter({ hasText: sentence }).first().waitFor();

const typed = async (page: Page): Promise<string[]> => [
  await page.getByLabel('Email', { exact: true }).inputValue(),
  await page.getByLabel('Password', { exact: true }).inputValue(),
];

describe('wrong passwords and codes', () => {
  it('are refused in the words of the server as often as they come, and the right ones still work', async () => {
    const parent = aParent('wrong');
    await enroll(product.origin, parent, ['Mia']);
    const { context, page, complaints } = await newVisitor(browser, product.origin);
    await page.goto('/accounts/login');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await seeAlert(page, 'Please enter both email and password');
    for (const password of ['not-this-one-1', 'nor-this-one-2']) {
      const answered = page.waitForResponse((response) => response.url().endsWith('/auth/login'));
      await sendLogin(page, { ...parent, password });
      expect((await answered).status()).toBe(400);
      await seeAlert(page, 'The email address and/or password you specified are not correct.');
      expect(await typed(page)).toEqual([parent.email, password]);
    }
    await sendLogin(page, parent);
    await childChip(page, 'Mia').waitFor();

    await page.goto('/profile');
    const refused = await setUpTwoFactor(page);
    await sendCode(page, refused.wrongCode());
    await page.getByText('Incorrect code.').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('It is off.').waitFor();
    const { app } = await turnTwoFactorOn(page);
    await signOut(page);

    await page.goto('/accounts/login');
    await sendLogin(page, parent);
    await page.getByRole('button', { name: 'Verify Code' }).click();
    await page.getByText('Please enter your authentication code').waitFor();
    await sendCode(page, app.wrongCode());
    await page.getByText('Incorrect code.').waitFor();
    // The stage stays open through a reload; a code works once.
    await page.reload();
    const code = app.code();
    await sendCode(page, code);
    await childChip(page, 'Mia').waitFor();
    await signOut(page);
    await page.goto('/accounts/login');
    await sendLogin(page, parent);
    await sendCode(page, code);
    await page.getByText('Incorrect code.').waitFor();
    expect(await page.getByRole('button', { name: 'Account menu' }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a browser that cannot sign in', () => {
  it('without cookies: says what to do next, and keeps what was typed', async () => {
    const parent = aParent('cookieless');
    await enroll(product.origin, parent);
    const { context, page, complaints } = await newVisitor(browser, product.origin);
    await refuseCookies(context);
    await page.goto('/accounts/login');
    await sendLogin(page, parent);
    await seeAlert(page, COOKIES_NEEDED);
    expect(await typed(page)).toEqual([parent.email, parent.password]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('without a connection: says the sentence, keeps what was typed, and gets in once it is back', async () => {
    const parent = aParent('dropped');
    await enroll(product.origin, parent, ['Mia']);
    const { context, page, complaints } = await newVisitor(browser, product.origin);
    await page.goto('/accounts/login');
    await page.getByLabel('Email', { exact: true }).waitFor();
    await context.setOffline(true);
    await sendLogin(page, parent);
    await seeAlert(page, LOGIN_FAILED);
    expect(await typed(page)).toEqual([parent.email, parent.password]);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await childChip(page, 'Mia').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

interface Outage {
  call: string;
  sentence: string;
  act(page: Page): Promise<void>;
}

/** Opens the gateway's page in place of each call, and looks for the sentence of the catalogue. */
const goThrough = async (page: Page, outages: Outage[]): Promise<void> => {
  for (const { call, sentence, act } of outages) {
    const [method = '', path = ''] = call.split(' ');
    const end = await badGateway(page, method, path);
    await act(page);
    await seeAlert(page, sentence);
    expect(await page.getByText(/status 50\d|502|Bad Gateway|nginx/i).count(), call).toBe(0);
    await end();
  }
};

describe("a gateway's page instead of an answer", () => {
  it("shows a visitor the catalogue's sentences", async () => {
    const parent = aParent('gateway-visitor');
    const { context, page, complaints } = await newVisitor(browser, product.origin);
    const visit = async (path: string): Promise<void> => {
      await page.goto(path);
    };
    await goThrough(page, [
      {
        call: 'GET /auth/session',
        sentence: 'Failed to load authentication state',
        act: () => visit('/weaversworld'),
      },
      {
        call: 'POST /auth/login',
        sentence: LOGIN_FAILED,
        act: async () => {
          await visit('/accounts/login');
          await sendLogin(page, parent);
        },
      },
      {
        call: 'POST /auth/signup',
        sentence: 'Registration failed. Please try again.',
        act: async () => {
          await visit('/accounts/signup');
          await sendSignup(page, parent);
        },
      },
      {
        call: 'POST /auth/password/request',
        sentence: 'Password reset request failed',
        act: async () => {
          await visit('/accounts/password/reset/');
          await sendResetRequest(page, parent.email);
        },
      },
      {
        call: 'GET /auth/password/reset',
        sentence: 'The password reset token was invalid.',
        act: async () => {
          await visit('/accounts/password/reset/key/some-key');
          await sendNewPassword(page, parent.password);
        },
      },
      {
        call: 'POST /auth/email/verify',
        sentence: 'Email verification failed. Please try again or contact support.',
        act: () => visit('/accounts/email/verification/some-key'),
      },
    ]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("shows a parent the catalogue's sentences", async () => {
    const parent = aParent('gateway-parent');
    await enroll(product.origin, parent, ['Mia', 'Nils']);
    const { context, page, complaints } = await newVisitor(browser, product.origin);
    await signIn(page, parent, '/accounts/login?next=/profile');
    await goThrough(page, [
      {
        call: 'GET /child-profiles/',
        sentence: 'Failed to load child profiles',
        act: async () => {
          await page.reload();
        },
      },
    ]);
    await screen(page).getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Switch to' }).waitFor();
    await goThrough(page, [
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
    await goThrough(page, [
      {
        call: 'DELETE /auth/session',
        sentence: 'Failed to log out. Please try again.',
        act: () => screen(page).getByRole('button', { name: 'Sign Out' }).click(),
      },
    ]);
    await screen(page).getByRole('button', { name: 'Sign Out' }).click();
    await page.getByRole('link', { name: 'Sign Up', exact: true }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
