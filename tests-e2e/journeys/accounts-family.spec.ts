import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
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
  signOut,
  turnTwoFactorOn,
} from '../fixtures/account-steps.ts';
import { newParent } from '../fixtures/accounts.ts';
import { MAIL, mailedLink } from '../fixtures/outbox.ts';
import type { Product } from '../fixtures/product.ts';
import { expectPage, FRIENDS, startStory } from '../fixtures/story-steps.ts';
import { expect, test } from '../fixtures/test.ts';

const [pip, bruno] = FRIENDS;
const parent = newParent('lindqvist');
const NEW_PASSWORD = 'copper-kettle-9';

const openProfile = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'My Profile' }).click();
  await expect(page.getByRole('heading', { name: 'Your Profile' })).toBeVisible();
};

const storyCards = (page: Page) => page.locator('main a[href^="/weaversworld/story/"]');

/** Every byte in the server's data directory. */
const storedBytes = ({ dataDir }: Product): string =>
  readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');

test.describe('a family', () => {
  test('makes stories anonymously, saves them to an account, uses two-factor, resets the password and deletes everything', async ({
    ownProduct,
    visit,
    problems,
  }) => {
    // Passwords that are wrong, or no longer right.
    problems.allow(/^response 400: POST \/auth\/login$/, /^response 400: POST \/accounts\/api\/delete\/$/);
    const product = await ownProduct({ env: { PAGE_DELAY_MS: '0' } });
    const { context, page } = await visit(product.origin);
    const statusOf = async (path: string) => (await context.request.get(path)).status();

    // Two stories without an account.
    const first = await startStory(page, [pip], 'a lost lighthouse', 'everyone sails home singing');
    await expectPage(page, 1);
    const second = await startStory(page, [bruno], 'a castle of snow', 'they drink hot chocolate');
    await expectPage(page, 1);
    const picture = await page.locator('img[src*="/pictures/"]').getAttribute('src');
    await page.getByRole('button', { name: 'Back to Home' }).click();
    await expect(page.getByText('Welcome back! You have made 2 stories and 2 characters.')).toBeVisible();
    await screen(page).getByRole('button', { name: 'Create Account' }).click();

    // An account, and the mail that confirms its address.
    await expect(page).toHaveURL(/\/accounts\/signup/);
    await sendSignup(page, parent);
    await expect(page.getByText('Registration successful!')).toBeVisible();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('');
    await expect(page).toHaveURL('/email/verification/');
    await expect(page.getByRole('heading', { name: 'Verify Your Email Address' })).toBeVisible();
    const verification = await mailedLink(page, parent.email, MAIL.verify);
    await page.getByRole('link', { name: verification }).click();
    await expect(page.getByRole('heading', { name: 'Email Verified Successfully!' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to Login' }).click();
    await expect(page.getByText('Your email has been verified! Please log in.')).toBeVisible();
    await sendLogin(page, parent);
    await expect(page).toHaveURL('/weaversworld');

    // The first child profile takes over the anonymous stories.
    await page.goto('/weaversworld/create');
    await expect(page).toHaveURL('/child-profiles/create/');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('link', { name: 'Get Started' }).click();
    await sendChild(page, 'Mia', '6');
    await expect(page.getByRole('heading', { name: 'We found your stories!' })).toBeVisible();
    await expect(page.getByText('2 stories and 2 characters')).toBeVisible();
    await page.getByRole('button', { name: 'Yes, Save My Content' }).click();
    await expect(page.getByText('2 stories saved', { exact: true })).toBeVisible();
    await expect(page.getByText('2 characters saved', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/weaversworld/create');
    await page.getByRole('link', { name: "Weaver's World" }).click();
    await expect(page.getByRole('heading', { name: "Mia's Stories" })).toBeVisible();
    await expect(storyCards(page)).toHaveCount(2);
    for (const id of [first, second])
      await expect(page.locator(`main a[href="/weaversworld/story/${id}"]`)).toHaveCount(1);
    await expect(page.getByText('Welcome back!')).toHaveCount(0);

    // A second child without stories, and back to the first.
    await openProfile(page);
    await page.getByRole('button', { name: 'Create Child Profile' }).click();
    await sendChild(page, 'Nils', '9');
    await expect(page.getByText("Nils's profile has been created")).toBeVisible();
    await childChip(page, 'Nils').click();
    await expect(page.getByRole('heading', { name: 'Child Profile Stories' })).toBeVisible();
    await expect(storyCards(page)).toHaveCount(0);
    await openProfile(page);
    const mia = page.getByRole('listitem').filter({ hasText: 'Mia' });
    await mia.getByRole('button', { name: 'Switch to' }).click();
    const switched = page.getByText("Switched to Mia's profile");
    await expect(switched).toBeVisible();
    await expect(mia.getByText('(Active)')).toBeVisible();
    await expect(switched).toHaveCount(0);
    await mia.getByRole('link', { name: 'Stories' }).click();
    await expect(page.getByRole('heading', { name: "Mia's Stories" })).toBeVisible();
    await expect(storyCards(page)).toHaveCount(2);

    // Two-factor is turned on, and required at the next sign-in.
    await openProfile(page);
    const { app, recovery } = await turnTwoFactorOn(page);
    expect(new Set(recovery).size).toBe(10);
    await signOut(page);
    await page.goto('/profile');
    await sendLogin(page, parent);
    await expect(
      page.getByText('Please enter the verification code from your authenticator app.'),
    ).toBeVisible();
    await sendCode(page, app.code());
    await expect(page).toHaveURL('/profile');
    await expect(page.getByText('It is on.')).toBeVisible();
    await expect(childChip(page, 'Mia')).toBeVisible();
    await signOut(page);

    // A forgotten password.
    await page.getByRole('link', { name: 'Sign In', exact: true }).click();
    await page.getByRole('link', { name: 'Forgot Password?' }).click();
    await sendResetRequest(page, parent.email);
    await expect(page.getByText('If there is an account for this address')).toBeVisible();
    await page.goto(await mailedLink(page, parent.email, MAIL.reset));
    await sendNewPassword(page, NEW_PASSWORD);
    await expect(page.getByText('Your password has been changed.')).toBeVisible();
    await page.getByRole('link', { name: 'Go to Login' }).click();
    await sendLogin(page, parent);
    await expect(
      page.getByText('The email address and/or password you specified are not correct.'),
    ).toBeVisible();
    await sendLogin(page, { ...parent, password: NEW_PASSWORD });
    await sendCode(page, recovery[0] ?? '');
    await expect(page.getByRole('heading', { name: "Mia's Stories" })).toBeVisible();

    // The export holds everything the family made.
    await openProfile(page);
    await page.getByRole('button', { name: 'Show Recovery Codes' }).click();
    // The server keeps hashes only, so another session than the one that made the codes learns their number.
    await expect(page.getByText(/9 codes of yours can still be used/)).toBeVisible();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download our data' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('weavers-world.json');
    const data = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(data.account.email).toBe(parent.email);
    expect(data.child_profiles).toMatchObject([
      {
        name: 'Mia',
        characters: [{ name: 'Pip' }, { name: 'Bruno' }],
        stories: [
          { id: Number(first), theme: 'a lost lighthouse', pages: [{ page_number: 1 }] },
          { id: Number(second), theme: 'a castle of snow', pages: [{ page_number: 1 }] },
        ],
      },
      { name: 'Nils', characters: [], stories: [] },
    ]);
    const text: string = data.child_profiles[0].stories[0].pages[0].text;
    expect(text).toContain('Pip');
    expect(storedBytes(product)).toContain(parent.email);
    expect(await statusOf(`/weaversworld/api/stories/${first}/`)).toBe(200);

    // Deleting the account removes all of it.
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByLabel('Current Password').fill(parent.password);
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(dialog.getByText('Please type your current password.')).toBeVisible();
    await dialog.getByLabel('Current Password').fill(NEW_PASSWORD);
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(page).toHaveURL('/weaversworld');
    await expect(page.getByRole('link', { name: 'Sign Up to Get Started' })).toBeVisible();
    for (const id of [first, second]) expect(await statusOf(`/weaversworld/api/stories/${id}/`)).toBe(404);
    expect(await statusOf(picture ?? '')).toBe(404);
    await page.goto('/accounts/login');
    await sendLogin(page, { ...parent, password: NEW_PASSWORD });
    await expect(
      page.getByText('The email address and/or password you specified are not correct.'),
    ).toBeVisible();
    await product.stop();
    const bytes = storedBytes(product);
    for (const trace of [parent.email, 'a lost lighthouse', text]) expect(bytes).not.toContain(trace);
  });
});
