import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newVisitor, openBrowser } from '../fixtures/browser.ts';
import { type Product, startProduct } from '../fixtures/product.ts';
import { startStaticHost } from '../fixtures/static-site.ts';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

const without = async (remote: string): Promise<Product> =>
  startProduct({ changeSite: (site) => rmSync(join(site, 'remotes', remote), { recursive: true }) });

describe('when the files of one remote are gone', () => {
  it.each([
    { remote: 'profile', path: '/profile', works: '/weaversworld', sees: 'Sign Up to Get Started' },
    { remote: 'auth', path: '/accounts/login', works: '/weaversworld', sees: 'Sign Up to Get Started' },
    { remote: 'story', path: '/weaversworld', works: '/accounts/login', sees: 'Forgot Password?' },
  ])(
    '$remote: its place says so and offers another try, and the rest works on',
    async ({ remote, path, works, sees }) => {
      product = await without(remote);
      const { context, page } = await newVisitor(browser, product.origin);
      await page.goto(path === '/profile' ? '/child-profiles/create' : path);
      if (remote === 'profile') await page.goto(path);
      await page.getByRole('button', { name: 'Try again' }).waitFor();
      await page.getByRole('banner').waitFor();
      await page.getByRole('button', { name: 'Play music' }).waitFor();

      await page.goto(works);
      await page.getByRole('link', { name: sees }).waitFor();
      await context.close();
      await product.remove();
    },
  );

  it('characters: the create screen stands, and only its place asks to try again', async () => {
    product = await without('characters');
    const { context, page } = await newVisitor(browser, product.origin);
    await page.goto('/weaversworld/create');
    await page.getByRole('heading', { name: 'Create a Story' }).waitFor();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await page.getByLabel('Theme').fill('a quiet evening');
    expect(await page.getByLabel('Theme').inputValue()).toBe('a quiet evening');
    await context.close();
    await product.remove();
  });
});

/** Takes away the registry's file, and with `page` also what index.html says of it. */
const withoutRegistry = (page: boolean): Promise<Product> =>
  startProduct({
    changeSite: (site) => {
      rmSync(join(site, 'remotes/registry.json'));
      const index = join(site, 'index.html');
      if (!page) return;
      for (const end of ['br', 'gz']) rmSync(`${index}.${end}`, { force: true });
      const html = readFileSync(index, 'utf8');
      writeFileSync(index, html.replace(/<!--releases-->.*<!--\/releases-->/s, ''));
    },
  });

describe('when the registry is gone', () => {
  it('nobody notices, because the page says what it said', async () => {
    product = await withoutRegistry(false);
    const { context, page, complaints } = await newVisitor(browser, product.origin);
    await page.goto('/');
    await page.getByRole('link', { name: 'Sign Up to Get Started' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
    await product.remove();
  });

  it('from the page too, its place says so, with the header standing', async () => {
    product = await withoutRegistry(true);
    const { context, page } = await newVisitor(browser, product.origin);
    await page.goto('/');
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await page.getByRole('link', { name: 'Sign In' }).waitFor();
    await context.close();
    await product.remove();
  });
});

describe('when the server is gone', () => {
  it('an open page says so where something is missing, and finds it once the server is back', async () => {
    product = await startProduct();
    const { context, page } = await newVisitor(browser, product.origin);
    await page.goto('/weaversworld');
    await page.getByRole('link', { name: 'Sign Up to Get Started' }).waitFor();
    await product.stop('SIGKILL');
    await page.getByRole('link', { name: 'Sign In' }).click();
    const again = page.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await page.getByRole('button', { name: 'Play music' }).waitFor();
    await product.start();
    await again.click();
    await page.getByRole('link', { name: 'Forgot Password?' }).waitFor();
    await context.close();
    await product.remove();
  });

  it('but its files are served from elsewhere, every screen stands and offers another try', async () => {
    product = await startProduct();
    const host = await startStaticHost(product.siteDir, product.origin);
    await product.stop('SIGKILL');
    const { context, page, complaints } = await newVisitor(browser, host.origin);
    await page.goto('/weaversworld');
    await page.getByText('Failed to fetch stories. Please try again.').waitFor();
    await page.getByRole('link', { name: 'Sign In' }).click();
    await page.getByRole('link', { name: 'Forgot Password?' }).waitFor();
    await page.goBack();
    await product.start();
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await page.getByRole('link', { name: 'Sign Up to Get Started' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
    host.stop();
    await product.remove();
  });
});
