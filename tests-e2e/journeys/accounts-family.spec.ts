import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
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
  signOut,
  turnTwoFactorOn,
} from '../fixtures/account-steps.ts';
import { aParent } from '../fixtures/accounts.ts';
import { newVisitor, openBrowser } from '../fixtures/browser.ts';
import { FRIENDS, seePage, startStory } from '../fixtures/making.ts';
import { MAIL, mailedLink } from '../fixtures/outbox.ts';
import { type Product, startProduct } from '../fixtures/product.ts';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct({ env: { PAGE_PACE_MS: '0' } });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

const [pip, bruno] = FRIENDS;
const parent = aParent('lindqvist');
const NEW_PASSWORD = 'copper-kettle-9';

const openProfile = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'My Profile' }).click();
  await page.getByRole('heading', { name: 'Your Profile' }).waitFor();
};

const storyCards = (page: Page) => page.locator('main a[href^="/weaversworld/story/"]');

/** Every byte the server keeps. */
const kept = (): string =>
  readdirSync(product.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');

describe('a family', () => {
  it('comes as a visitor, keeps its stories, guards its account and leaves without a trace', async () => {
    const { context, page, complaints } = await newVisitor(browser, product.origin);
    const statusOf = async (path: string) => (await context.request.get(path)).status();

    // Two stories without an account.
    const first = await startStory(page, [pip], 'a lost lighthouse', 'everyone sails home singing');
    await seePage(page, 1);
    const second = await startStory(page, [bruno], 'a castle of snow', 'they drink hot chocolate');
    await seePage(page, 1);
    const picture = await page.locator('img[src*="/pictures/"]').getAttribute('src');
    await page.getByRole('button', { name: 'Back to Home' }).click();
    await page.getByText('Welcome back! You have made 2 stories and 2 characters.').waitFor();
    await screen(page).getByRole('button', { name: 'Create Account' }).click();

    // An account, and the mail that confirms its address.
    await page.waitForURL('**/accounts/signup*');
    await sendSignup(page, parent);
    await page.getByText('Registration successful!').waitFor();
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('');
    await page.waitForURL('**/email/verification/');
    await page.getByRole('heading', { name: 'Verify Your Email Address' }).waitFor();
    const verification = await mailedLink(page, parent.email, MAIL.verify);
    await page.getByRole('link', { name: verification }).click();
    await page.getByRole('heading', { name: 'Email Verified Successfully!' }).waitFor();
    await page.getByRole('link', { name: 'Go to Login' }).click();
    await page.getByText('Your email has been verified! Please log in.').waitFor();
    await sendLogin(page, parent);
    await page.waitForURL('**/weaversworld');

    // The first child, and what was made before goes to her.
    await page.goto('/weaversworld/create');
    await page.waitForURL('**/child-profiles/create/');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('link', { name: 'Get Started' }).click();
    await sendChild(page, 'Mia', '6');
    await page.getByRole('heading', { name: 'We found your stories!' }).waitFor();
    await page.getByText('2 stories and 2 characters').waitFor();
    await page.getByRole('button', { name: 'Yes, Save My Content' }).click();
    await page.getByText('2 stories saved', { exact: true }).waitFor();
    await page.getByText('2 characters saved', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/weaversworld/create');
    await page.getByRole('link', { name: "Weaver's World" }).click();
    await page.getByRole('heading', { name: "Mia's Stories" }).waitFor();
    await expect.poll(() => storyCards(page).count()).toBe(2);
    for (const id of [first, second])
      expect(await page.locator(`main a[href="/weaversworld/story/${id}"]`).count()).toBe(1);
    expect(await page.getByText('Welcome back!').count()).toBe(0);

    // A second child, who begins with nothing, and back to the first.
    await openProfile(page);
    await page.getByRole('button', { name: 'Create Child Profile' }).click();
    await sendChild(page, 'Nils', '9');
    await page.getByText("Nils's profile has been created").waitFor();
    await childChip(page, 'Nils').click();
    await page.getByRole('heading', { name: 'Child Profile Stories' }).waitFor();
    expect(await storyCards(page).count()).toBe(0);
    await openProfile(page);
    const mia = page.getByRole('listitem').filter({ hasText: 'Mia' });
    await mia.getByRole('button', { name: 'Switch to' }).click();
    const switched = page.getByText("Switched to Mia's profile");
    await switched.waitFor();
    await mia.getByText('(Active)').waitFor();
    await switched.waitFor({ state: 'detached' });
    await mia.getByRole('link', { name: 'Stories' }).click();
    await page.getByRole('heading', { name: "Mia's Stories" }).waitFor();
    await expect.poll(() => storyCards(page).count()).toBe(2);

    // Two-factor: on, and asked for.
    await openProfile(page);
    const { app, recovery } = await turnTwoFactorOn(page);
    expect(new Set(recovery).size).toBe(10);
    await signOut(page);
    await page.goto('/profile');
    await sendLogin(page, parent);
    await page.getByText('Please enter the verification code from your authenticator app.').waitFor();
    await sendCode(page, app.code());
    await page.waitForURL('**/profile');
    await page.getByText('It is on.').waitFor();
    await childChip(page, 'Mia').waitFor();
    await signOut(page);

    // A forgotten password.
    await page.getByRole('link', { name: 'Sign In', exact: true }).click();
    await page.getByRole('link', { name: 'Forgot Password?' }).click();
    await sendResetRequest(page, parent.email);
    await page.getByText('If there is an account for this address').waitFor();
    await page.goto(await mailedLink(page, parent.email, MAIL.reset));
    await sendNewPassword(page, NEW_PASSWORD);
    await page.getByText('Your password has been changed.').waitFor();
    await page.getByRole('link', { name: 'Go to Login' }).click();
    await sendLogin(page, parent);
    await page.getByText('The email address and/or password you specified are not correct.').waitFor();
    await sendLogin(page, { ...parent, password: NEW_PASSWORD });
    await sendCode(page, recovery[0] ?? '');
    await page.getByRole('heading', { name: "Mia's Stories" }).waitFor();

    // Everything the family made, to take along.
    await openProfile(page);
    await page.getByRole('button', { name: 'Show Recovery Codes' }).click();
    const left = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect.poll(() => left.count()).toBe(9);
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
    const told: string = data.child_profiles[0].stories[0].pages[0].text;
    expect(told).toContain('Pip');
    expect(kept()).toContain(parent.email);
    expect(await statusOf(`/weaversworld/api/stories/${first}/`)).toBe(200);

    // And gone.
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByLabel('Current Password').fill(parent.password);
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await dialog.getByText('Please type your current password.').waitFor();
    await dialog.getByLabel('Current Password').fill(NEW_PASSWORD);
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await page.waitForURL('**/weaversworld');
    await page.getByRole('link', { name: 'Sign Up to Get Started' }).waitFor();
    for (const id of [first, second]) expect(await statusOf(`/weaversworld/api/stories/${id}/`)).toBe(404);
    expect(await statusOf(picture ?? '')).toBe(404);
    await page.goto('/accounts/login');
    await sendLogin(page, { ...parent, password: NEW_PASSWORD });
    await page.getByText('The email address and/or password you specified are not correct.').waitFor();
    await product.stop();
    const bytes = kept();
    for (const trace of [parent.email, 'a lost lighthouse', told]) expect(bytes).not.toContain(trace);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
