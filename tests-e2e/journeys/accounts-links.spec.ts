import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  screen,
  sendLogin,
  sendNewPassword,
  sendResetRequest,
  sendSignup,
  signIn,
} from '../fixtures/account-steps.ts';
import { aParent, enroll } from '../fixtures/accounts.ts';
import { newVisitor, openBrowser } from '../fixtures/browser.ts';
import { MAIL, mailedLink } from '../fixtures/outbox.ts';
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

const seeVerified = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { name: 'Email Verified Successfully!' }).waitFor();
  await page
    .getByText('Your email has been verified successfully! Please log in to access your account.')
    .waitFor();
};

describe('the link that confirms an address', () => {
  it('works in another browser, where signing in comes next; once used it is refused', async () => {
    const parent = aParent('elsewhere');
    const desk = await newVisitor(browser, product.origin);
    await desk.page.goto('/accounts/signup');
    await sendSignup(desk.page, parent);
    await desk.page.getByText('Registration successful!').waitFor();

    const phone = await newVisitor(browser, product.origin);
    await phone.page.goto('/accounts/login');
    await sendLogin(phone.page, parent);
    await phone.page.getByText('Please check your email to verify your account before logging in.').waitFor();

    const other = await newVisitor(browser, product.origin);
    const link = await mailedLink(other.page, parent.email, MAIL.verify);
    await other.page.goto(link);
    await seeVerified(other.page);
    expect(await other.page.getByRole('button', { name: 'Account menu' }).count()).toBe(0);

    await other.page.goto(link);
    await other.page.getByRole('heading', { name: 'Verification Failed' }).waitFor();
    await other.page.getByRole('alert').filter({ hasText: 'Invalid or expired key.' }).waitFor();
    await other.page.getByRole('link', { name: 'Go to Home' }).waitFor();
    await other.page.getByRole('link', { name: 'Go to Login' }).click();
    await sendLogin(other.page, parent);
    await other.page.getByRole('button', { name: 'Account menu' }).waitFor();
    for (const { context, complaints } of [desk, phone, other]) {
      expect(complaints).toEqual([]);
      await context.close();
    }
  });

  it('is not told to a second sign-up with the same address, whose screen looks the same', async () => {
    const parent = aParent('twice');
    await enroll(product.origin, parent);
    const { context, page, complaints } = await newVisitor(browser, product.origin);
    await page.goto('/accounts/signup');
    await sendSignup(page, { ...parent, password: 'somebody-elses-9' });
    await page.getByText('Registration successful!').waitFor();
    expect(await mailedLink(page, parent.email, MAIL.alreadyHere)).toBe(`${product.origin}/accounts/login/`);
    await page.goto('/accounts/login');
    await sendLogin(page, { ...parent, password: 'somebody-elses-9' });
    await page.getByText('The email address and/or password you specified are not correct.').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('the link for a new password', () => {
  it('keeps working after a password that is too easy, works once, and signs out everywhere else', async () => {
    const parent = aParent('forgetful');
    await enroll(product.origin, parent, ['Mia']);
    const home = await newVisitor(browser, product.origin);
    await signIn(home.page, parent, '/accounts/login?next=/profile');

    const { context, page, complaints } = await newVisitor(browser, product.origin);
    await page.goto('/accounts/password/reset/');
    await sendResetRequest(page, parent.email);
    await page.getByText('If there is an account for this address').waitFor();
    const link = await mailedLink(page, parent.email, MAIL.reset);

    await page.goto(link);
    await sendNewPassword(page, 'short');
    await page.getByText('Password must be at least 8 characters').waitFor();
    await sendNewPassword(page, 'password123');
    await page.getByText('This password is too common.').waitFor();
    await sendNewPassword(page, 'copper-kettle-9');
    await page.getByText('Your password has been changed.').waitFor();

    await page.goto(link);
    await page.getByRole('alert').filter({ hasText: 'The password reset token was invalid.' }).waitFor();
    expect(await page.getByLabel('New Password', { exact: true }).count()).toBe(0);
    await screen(page).getByRole('link', { name: 'Ask for a New Link' }).click();
    await page.waitForURL('**/accounts/password/reset/');

    await screen(home.page).getByRole('link', { name: 'Stories', exact: true }).click();
    await home.page.getByRole('link', { name: 'Sign Up', exact: true }).waitFor();
    await home.page.goto('/profile');
    await home.page.waitForURL('**/accounts/login/?next=%2Fprofile');
    await sendLogin(home.page, { ...parent, password: 'copper-kettle-9' });
    await home.page.getByRole('heading', { name: 'Your Profile' }).waitFor();
    expect([...complaints, ...home.complaints]).toEqual([]);
    await home.context.close();
    await context.close();
  });
});
