import type { Page } from 'playwright/test';
import { childChip, screen, sendLogin, signIn, signOut } from '../fixtures/account-steps.ts';
import { createAccount, newParent } from '../fixtures/accounts.ts';
import { createStoryApi } from '../fixtures/story-api.ts';
import { expect, test } from '../fixtures/test.ts';

/** Hides the tab, advances its clock by so many milliseconds, and shows it again. */
const hideFor = async (page: Page, ms: number): Promise<void> => {
  const show = (state: DocumentVisibilityState) =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await show('hidden');
  await page.clock.fastForward(ms);
  await show('visible');
};

const pathOf = (address: string): string => new URL(address).pathname + new URL(address).search;

test.describe('two tabs of one browser', () => {
  test('sign in, switch the child and sign out together; only protected screens are left for home', async ({
    product,
    visit,
  }) => {
    const parent = newParent('tabs');
    await createAccount(product.origin, parent, ['Mia', 'Nils']);
    const { context, page: here } = await visit(product.origin);
    const [profile, notice] = [await context.newPage(), await context.newPage()];
    await profile.goto('/weaversworld');
    await notice.goto('/accounts/confirm-email');
    await expect(notice.getByRole('link', { name: 'Sign Up', exact: true })).toBeVisible();

    await here.bringToFront();
    await signIn(here, parent);
    await expect(childChip(profile, 'Mia')).toBeVisible();
    await expect(childChip(notice, 'Mia')).toBeVisible();

    await profile.bringToFront();
    await profile.goto('/profile');
    await profile.getByRole('button', { name: 'Switch to' }).click();
    await expect(childChip(here, 'Nils')).toBeVisible();
    await expect(childChip(notice, 'Nils')).toBeVisible();

    await here.bringToFront();
    await signOut(here);
    expect(pathOf(here.url())).toBe('/weaversworld');
    for (const tab of [profile, notice])
      await expect(tab.getByRole('link', { name: 'Sign Up', exact: true })).toBeVisible();
    await expect(profile).toHaveURL('/weaversworld');
    await expect(profile.getByRole('link', { name: 'Sign Up to Get Started' })).toBeVisible();
    expect(pathOf(notice.url())).toBe('/accounts/confirm-email');
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('sessionid');
  });
});

test.describe('a protected screen', () => {
  for (const { asked, ends } of [
    { asked: '/profile', ends: '/profile' },
    { asked: '/child-profiles/create?first_run=1', ends: '/child-profiles/create?first_run=1' },
    { asked: '/accounts/login?next=//evil.example/x', ends: '/weaversworld' },
  ])
    test(`${asked}: signing in leads to ${ends}, also by way of the signup screen`, async ({
      product,
      visit,
    }) => {
      const parent = newParent('origin');
      await createAccount(product.origin, parent, ['Mia']);
      const { page } = await visit(product.origin);
      await page.goto(asked);
      await screen(page).getByRole('link', { name: 'Create Account' }).click();
      await screen(page).getByRole('link', { name: 'Sign In' }).click();
      await sendLogin(page, parent);
      await expect(childChip(page, 'Mia')).toBeVisible();
      await expect(page).toHaveURL(ends);
      // The login screen redirects whoever is signed in.
      await page.goto('/accounts/login');
      await expect(page).toHaveURL('/weaversworld');
    });
});

test.describe('a session that ended on the server', () => {
  test('is noticed when the tab becomes visible: a notice is shown, inputs are kept, and signing in leads back', async ({
    product,
    visit,
  }) => {
    const parent = newParent('aged-out');
    await createAccount(product.origin, parent, ['Mia']);
    const { context, page } = await visit(product.origin);
    await page.clock.install();
    await signIn(page, parent, '/accounts/login?next=/weaversworld/create');
    const theme = page.getByLabel('Theme');
    await theme.fill('a lost lighthouse');
    await expect(childChip(page, 'Mia')).toBeVisible();
    // Advancing the clock would time out a remote that is still loading.
    await expect(page.getByRole('heading', { name: /^Available/ })).toBeVisible();
    const reads: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/auth/session')) reads.push(request.method());
    });

    // After less than a minute nothing is read; after more, once, and the page stays as it is.
    await hideFor(page, 59_000);
    expect(reads).toEqual([]);
    const [answer] = await Promise.all([page.waitForResponse('**/auth/session'), hideFor(page, 61_000)]);
    expect(answer.status()).toBe(200);
    await expect(childChip(page, 'Mia')).toBeVisible();

    await context.clearCookies({ name: 'sessionid' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await hideFor(page, 61_000);
    const notice = page.getByText('You have been signed out. Please sign in again to go on.');
    await expect(notice).toBeVisible();
    // Inside the viewport, although the page is scrolled down.
    const { y, height } = (await notice.boundingBox()) ?? { y: -1, height: 0 };
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThan(844);
    await expect(page.getByRole('link', { name: 'Sign Up', exact: true })).toBeVisible();
    await expect(childChip(page, 'Mia')).toHaveCount(0);
    expect(reads).toHaveLength(2);

    await page.getByRole('button', { name: 'Sign in again' }).click();
    await sendLogin(page, parent);
    await expect(childChip(page, 'Mia')).toBeVisible();
    await expect(page).toHaveURL('/weaversworld/create');
    await expect(theme).toHaveValue('a lost lighthouse');
  });

  test('is noticed at once in an open story when another browser changes the password', async ({
    product,
    visit,
  }) => {
    const parent = newParent('revoked');
    await createAccount(product.origin, parent, ['Mia']);
    const { context, page } = await visit(product.origin);
    await signIn(page, parent);
    await expect(childChip(page, 'Mia')).toBeVisible();
    const id = await createStoryApi(context, product.origin).makeStory(0);
    const channel = page.waitForEvent('websocket');
    await page.goto(`/weaversworld/story/${id}`);
    await (await channel).waitForEvent('framereceived');

    const elsewhere = await visit(product.origin);
    await signIn(elsewhere.page, parent, '/accounts/login?next=/accounts/password/change/');
    await elsewhere.page.getByLabel('Current Password', { exact: true }).fill(parent.password);
    await elsewhere.page.getByLabel('New Password', { exact: true }).fill('silver-thimble-9');
    await elsewhere.page.getByLabel('Confirm New Password', { exact: true }).fill('silver-thimble-9');
    await elsewhere.page.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByText('You have been signed out. Please sign in again to go on.')).toBeVisible();
  });
});

test.describe('data of another family', () => {
  test('is refused by URL and by API, and the visitor is redirected to home', async ({ product, visit }) => {
    const [theirs] = await createAccount(product.origin, newParent('theirs'), ['Otto']);
    const parent = newParent('ours');
    const [ours] = await createAccount(product.origin, parent, ['Mia']);
    const { context, page } = await visit(product.origin);
    await signIn(page, parent, `/accounts/login?next=/child-profiles/${ours?.id}/stories`);
    await expect(screen(page).getByText('Mia')).toBeVisible();
    await expect(screen(page).getByRole('link', { name: 'Create New Story' })).toBeVisible();

    await page.goto(`/child-profiles/${theirs?.id}/stories`);
    await expect(page.getByRole('alert').filter({ hasText: 'You do not have access' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Create New Story' })).toHaveCount(0);
    await expect(page).toHaveURL('/weaversworld');
    await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible();

    const asTheirs = { headers: { 'X-Profile-ID': String(theirs?.id) } };
    expect((await context.request.get('/weaversworld/api/stories/', asTheirs)).status()).toBe(403);
  });
});
