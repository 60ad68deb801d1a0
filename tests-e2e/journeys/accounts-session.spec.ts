import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { childChip, screen, sendLogin, signIn, signOut } from '../fixtures/account-steps.ts';
import { aParent, enroll } from '../fixtures/accounts.ts';
import { newVisitor, openBrowser } from '../fixtures/browser.ts';
import { type Product, startProduct } from '../fixtures/product.ts';
import { storyCalls } from '../fixtures/story-calls.ts';

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

/** The tab goes behind, its clock goes on for so many milliseconds, and it comes to the front again. */
const awayFor = async (page: Page, ms: number): Promise<void> => {
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

describe('two tabs of one browser', () => {
  it('sign in, change the child and sign out together; only some areas are left for home', async () => {
    const parent = aParent('tabs');
    await enroll(product.origin, parent, ['Mia', 'Nils']);
    const { context, page: here, complaints } = await newVisitor(browser, product.origin);
    const [profile, notice] = [await context.newPage(), await context.newPage()];
    await profile.goto('/weaversworld');
    await notice.goto('/accounts/confirm-email');
    await notice.getByRole('link', { name: 'Sign Up', exact: true }).waitFor();

    await here.bringToFront();
    await signIn(here, parent);
    await childChip(profile, 'Mia').waitFor();
    await childChip(notice, 'Mia').waitFor();

    await profile.bringToFront();
    await profile.goto('/profile');
    await profile.getByRole('button', { name: 'Switch to' }).click();
    await childChip(here, 'Nils').waitFor();
    await childChip(notice, 'Nils').waitFor();

    await here.bringToFront();
    await signOut(here);
    expect(pathOf(here.url())).toBe('/weaversworld');
    for (const tab of [profile, notice])
      await tab.getByRole('link', { name: 'Sign Up', exact: true }).waitFor();
    await profile.waitForURL('**/weaversworld');
    await profile.getByRole('link', { name: 'Sign Up to Get Started' }).waitFor();
    expect(pathOf(notice.url())).toBe('/accounts/confirm-email');
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('sessionid');
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('the page that was refused', () => {
  it.each([
    { asked: '/profile', ends: '/profile' },
    { asked: '/child-profiles/create?first_run=1', ends: '/child-profiles/create?first_run=1' },
    { asked: '/accounts/login?next=//evil.example/x', ends: '/weaversworld' },
  ])('$asked: signing in leads to $ends, by way of signing up too', async ({ asked, ends }) => {
    const parent = aParent(`origin-${ends.length}-${asked.length}`);
    await enroll(product.origin, parent, ['Mia']);
    const { context, page, complaints } = await newVisitor(browser, product.origin);
    await page.goto(asked);
    await screen(page).getByRole('link', { name: 'Create Account' }).click();
    await screen(page).getByRole('link', { name: 'Sign In' }).click();
    await sendLogin(page, parent);
    await childChip(page, 'Mia').waitFor();
    await page.waitForURL((url) => url.pathname + url.search === ends);
    // Somebody who is signed in has no business at the door.
    await page.goto('/accounts/login');
    await page.waitForURL('**/weaversworld');
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a session that ended while nobody looked', () => {
  it('is noticed when the tab comes back: the page says so, keeps what was typed, and signing in leads back', async () => {
    const parent = aParent('aged-out');
    await enroll(product.origin, parent, ['Mia']);
    const { context, page, complaints } = await newVisitor(browser, product.origin);
    await page.clock.install();
    await signIn(page, parent, '/accounts/login?next=/weaversworld/create');
    const theme = page.getByLabel('Theme');
    await theme.fill('a lost lighthouse');
    await childChip(page, 'Mia').waitFor();
    const reads: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/auth/session')) reads.push(request.method());
    });

    // Back soon: nobody is asked. Back later: once, and nothing stirs.
    await awayFor(page, 59_000);
    expect(reads).toEqual([]);
    const [answer] = await Promise.all([page.waitForResponse('**/auth/session'), awayFor(page, 61_000)]);
    expect(answer.status()).toBe(200);
    await childChip(page, 'Mia').waitFor();

    await context.clearCookies({ name: 'sessionid' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await awayFor(page, 61_000);
    const notice = page.getByText('You have been signed out. Please sign in again to go on.');
    await notice.waitFor();
    // In sight, although the page was left far below its top.
    const { y, height } = (await notice.boundingBox()) ?? { y: -1, height: 0 };
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThan(844);
    await page.getByRole('link', { name: 'Sign Up', exact: true }).waitFor();
    expect(await childChip(page, 'Mia').count()).toBe(0);
    expect(reads).toHaveLength(2);

    await page.getByRole('button', { name: 'Sign in again' }).click();
    await sendLogin(page, parent);
    await childChip(page, 'Mia').waitFor();
    await page.waitForURL('**/weaversworld/create');
    expect(await theme.inputValue()).toBe('a lost lighthouse');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is noticed without looking away when a story is open and another browser changed the password', async () => {
    const parent = aParent('revoked');
    await enroll(product.origin, parent, ['Mia']);
    const { context, page, complaints } = await newVisitor(browser, product.origin);
    await signIn(page, parent);
    await childChip(page, 'Mia').waitFor();
    const id = await storyCalls(context, product.origin).makeStory(0);
    const channel = page.waitForEvent('websocket');
    await page.goto(`/weaversworld/story/${id}`);
    await (await channel).waitForEvent('framereceived');

    const elsewhere = await newVisitor(browser, product.origin);
    await signIn(elsewhere.page, parent, '/accounts/login?next=/accounts/password/change/');
    await elsewhere.page.getByLabel('Current Password', { exact: true }).fill(parent.password);
    await elsewhere.page.getByLabel('New Password', { exact: true }).fill('silver-thimble-9');
    await elsewhere.page.getByLabel('Confirm New Password', { exact: true }).fill('silver-thimble-9');
    await elsewhere.page.getByRole('button', { name: 'Change Password' }).click();
    await page.getByText('You have been signed out. Please sign in again to go on.').waitFor();
    expect(complaints).toEqual([]);
    await elsewhere.context.close();
    await context.close();
  });
});

describe('what belongs to another family', () => {
  it('is refused by its address and by its calls, and the visitor is sent home', async () => {
    const [theirs] = await enroll(product.origin, aParent('theirs'), ['Otto']);
    const parent = aParent('ours');
    const [ours] = await enroll(product.origin, parent, ['Mia']);
    const { context, page, complaints } = await newVisitor(browser, product.origin);
    await signIn(page, parent, `/accounts/login?next=/child-profiles/${ours?.id}/stories`);
    await screen(page).getByText('Mia').waitFor();
    await screen(page).getByRole('link', { name: 'Create New Story' }).waitFor();

    await page.goto(`/child-profiles/${theirs?.id}/stories`);
    await page.getByRole('alert').filter({ hasText: 'You do not have access' }).waitFor();
    expect(await page.getByRole('link', { name: 'Create New Story' }).count()).toBe(0);
    await page.waitForURL('**/weaversworld');
    await page.getByRole('link', { name: 'Get Started' }).waitFor();

    const asTheirs = { headers: { 'X-Profile-ID': String(theirs?.id) } };
    expect((await context.request.get('/weaversworld/api/stories/', asTheirs)).status()).toBe(403);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
