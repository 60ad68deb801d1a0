import type { Page } from 'playwright/test';
import {
  screen,
  sendLogin,
  sendNewPassword,
  sendResetRequest,
  sendSignup,
  signIn,
} from '../fixtures/account-steps.ts';
import { createAccount, newParent } from '../fixtures/accounts.ts';
import { MAIL, mailedLink } from '../fixtures/outbox.ts';
import { expect, test } from '../fixtures/test.ts';

const expectVerified = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'Email Verified Successfully!' })).toBeVisible();
  await expect(
    page.getByText('Your email has been verified successfully! Please log in to access your account.'),
  ).toBeVisible();
};

test.describe('the email verification link', () => {
  test('works in another browser, which then has to sign in; it works only once', async ({
    product,
    visit,
    problems,
  }) => {
    problems.allow(/^response 400: POST \/auth\/email\/verify$/);
    const parent = newParent('elsewhere');
    const desk = await visit(product.origin);
    await desk.page.goto('/accounts/signup');
    await sendSignup(desk.page, parent);
    await expect(desk.page.getByText('Registration successful!')).toBeVisible();

    const phone = await visit(product.origin);
    await phone.page.goto('/accounts/login');
    await sendLogin(phone.page, parent);
    await expect(
      phone.page.getByText('Please check your email to verify your account before logging in.'),
    ).toBeVisible();

    const other = await visit(product.origin);
    const link = await mailedLink(other.page, parent.email, MAIL.verify);
    await other.page.goto(link);
    await expectVerified(other.page);
    await expect(other.page.getByRole('button', { name: 'Account menu' })).toHaveCount(0);

    await other.page.goto(link);
    await expect(other.page.getByRole('heading', { name: 'Verification Failed' })).toBeVisible();
    await expect(other.page.getByRole('alert').filter({ hasText: 'Invalid or expired key.' })).toBeVisible();
    await expect(other.page.getByRole('link', { name: 'Go to Home' })).toBeVisible();
    await other.page.getByRole('link', { name: 'Go to Login' }).click();
    await sendLogin(other.page, parent);
    await expect(other.page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  });

  test('is not sent to a second signup with the same address, whose screen looks the same', async ({
    product,
    visit,
    problems,
  }) => {
    problems.allow(/^response 400: POST \/auth\/login$/);
    const parent = newParent('twice');
    await createAccount(product.origin, parent);
    const { page } = await visit(product.origin);
    await page.goto('/accounts/signup');
    await sendSignup(page, { ...parent, password: 'somebody-elses-9' });
    await expect(page.getByText('Registration successful!')).toBeVisible();
    expect(await mailedLink(page, parent.email, MAIL.alreadyHere)).toBe(`${product.origin}/accounts/login/`);
    await page.goto('/accounts/login');
    await sendLogin(page, { ...parent, password: 'somebody-elses-9' });
    await expect(
      page.getByText('The email address and/or password you specified are not correct.'),
    ).toBeVisible();
  });
});

test.describe('the password reset link', () => {
  test('still works after a rejected password, works only once, and signs out every other browser', async ({
    product,
    visit,
    problems,
  }) => {
    // A rejected password, a used key, and the requests of a session that has ended.
    problems.allow(
      /^response 400: (GET|POST) \/auth\/password\/reset$/,
      /^response 401: GET \/weaversworld\/api\/(stories|characters)\/$/,
    );
    const parent = newParent('forgetful');
    await createAccount(product.origin, parent, ['Mia']);
    const home = await visit(product.origin);
    await signIn(home.page, parent, '/accounts/login?next=/profile');

    const { page } = await visit(product.origin);
    await page.goto('/accounts/password/reset/');
    await sendResetRequest(page, parent.email);
    await expect(page.getByText('If there is an account for this address')).toBeVisible();
    const link = await mailedLink(page, parent.email, MAIL.reset);

    await page.goto(link);
    await sendNewPassword(page, 'short');
    await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
    await sendNewPassword(page, 'password123');
    await expect(page.getByText('This password is too common.')).toBeVisible();
    await sendNewPassword(page, 'copper-kettle-9');
    await expect(page.getByText('Your password has been changed.')).toBeVisible();

    await page.goto(link);
    await expect(
      page.getByRole('alert').filter({ hasText: 'The password reset token was invalid.' }),
    ).toBeVisible();
    await expect(page.getByLabel('New Password', { exact: true })).toHaveCount(0);
    await screen(page).getByRole('link', { name: 'Ask for a New Link' }).click();
    await expect(page).toHaveURL('/accounts/password/reset/');

    await screen(home.page).getByRole('link', { name: 'Stories', exact: true }).click();
    await expect(home.page.getByRole('link', { name: 'Sign Up', exact: true })).toBeVisible();
    await home.page.goto('/profile');
    await expect(home.page).toHaveURL('/accounts/login/?next=%2Fprofile');
    await sendLogin(home.page, { ...parent, password: 'copper-kettle-9' });
    await expect(home.page.getByRole('heading', { name: 'Your Profile' })).toBeVisible();
  });
});
