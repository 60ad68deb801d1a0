import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { childChip, screen, sendLogin, signIn, signOut } from '../fixtures/account-steps.ts';
import { aParent, enroll } from '../fixtures/accounts.ts';
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
