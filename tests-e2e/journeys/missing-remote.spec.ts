import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProductOptions } from '../fixtures/product.ts';
import { startStaticHost } from '../fixtures/static-site.ts';
import { expect, test } from '../fixtures/test.ts';

/** The host logs why a remote could not be loaded. */
const LOAD_ERROR = /^console error: \[(remotes|session)\] /;

const without = (remote: string): ProductOptions => ({
  changeSite: (site) => rmSync(join(site, 'remotes', remote), { recursive: true }),
});

test.describe('when the files of one remote are gone', () => {
  for (const { remote, path, works, sees } of [
    { remote: 'profile', path: '/profile', works: '/weaversworld', sees: 'Sign Up to Get Started' },
    { remote: 'auth', path: '/accounts/login', works: '/weaversworld', sees: 'Sign Up to Get Started' },
    { remote: 'story', path: '/weaversworld', works: '/accounts/login', sees: 'Forgot Password?' },
  ])
    test(`${remote}: its screen shows an error with another try, and the other remotes work`, async ({
      ownProduct,
      visit,
      problems,
    }) => {
      problems.allow(new RegExp(`^response 404: GET /remotes/${remote}/`), LOAD_ERROR);
      const product = await ownProduct(without(remote));
      const { page } = await visit(product.origin);
      await page.goto(path === '/profile' ? '/child-profiles/create' : path);
      if (remote === 'profile') await page.goto(path);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Play music' })).toBeVisible();

      await page.goto(works);
      await expect(page.getByRole('link', { name: sees })).toBeVisible();
    });

  test('characters: the create screen works, and only its slot shows an error with another try', async ({
    ownProduct,
    visit,
    problems,
  }) => {
    problems.allow(/^response 404: GET \/remotes\/characters\//, LOAD_ERROR);
    const product = await ownProduct(without('characters'));
    const { page } = await visit(product.origin);
    await page.goto('/weaversworld/create');
    await expect(page.getByRole('heading', { name: 'Create a Story' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.getByLabel('Theme').fill('a quiet evening');
    await expect(page.getByLabel('Theme')).toHaveValue('a quiet evening');
  });
});

/** Removes the registry's file, and with `inlined` also its copy in index.html. */
const withoutRegistry = (inlined: boolean): ProductOptions => ({
  changeSite: (site) => {
    rmSync(join(site, 'remotes/registry.json'));
    const index = join(site, 'index.html');
    if (!inlined) return;
    for (const end of ['br', 'gz']) rmSync(`${index}.${end}`, { force: true });
    const html = readFileSync(index, 'utf8');
    writeFileSync(index, html.replace(/<!--releases-->.*<!--\/releases-->/s, ''));
  },
});

test.describe('when the registry is gone', () => {
  test('everything works, because index.html holds a copy', async ({ ownProduct, visit }) => {
    const product = await ownProduct(withoutRegistry(false));
    const { page } = await visit(product.origin);
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Sign Up to Get Started' })).toBeVisible();
  });

  test('and its copy in index.html too, the screen shows an error below the header', async ({
    ownProduct,
    visit,
    problems,
  }) => {
    problems.allow(/^response 404: GET \/remotes\/registry\.json$/, LOAD_ERROR);
    const product = await ownProduct(withoutRegistry(true));
    const { page } = await visit(product.origin);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  });
});

test.describe('when the server is gone', () => {
  test('an open page shows an error for what it cannot load, and loads it once the server is back', async ({
    ownProduct,
    visit,
    problems,
  }) => {
    problems.allow(/net::ERR_CONNECTION_(REFUSED|RESET)/, LOAD_ERROR);
    const product = await ownProduct();
    const { page } = await visit(product.origin);
    await page.goto('/weaversworld');
    await expect(page.getByRole('link', { name: 'Sign Up to Get Started' })).toBeVisible();
    await product.stop('SIGKILL');
    await page.getByRole('link', { name: 'Sign In' }).click();
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play music' })).toBeVisible();
    await product.start();
    await again.click();
    await expect(page.getByRole('link', { name: 'Forgot Password?' })).toBeVisible();
  });

  test('but its files are served by another one, every screen is shown and offers another try', async ({
    ownProduct,
    visit,
    problems,
  }) => {
    problems.allow(/^response 502: /, /^console error: \[session\] Failed to load authentication state/);
    const product = await ownProduct();
    const host = await startStaticHost(product.siteDir, product.origin);
    await product.stop('SIGKILL');
    const { page } = await visit(host.origin);
    await page.goto('/weaversworld');
    await expect(page.getByText('Failed to fetch stories. Please try again.')).toBeVisible();
    await page.getByRole('link', { name: 'Sign In' }).click();
    await expect(page.getByRole('link', { name: 'Forgot Password?' })).toBeVisible();
    await page.goBack();
    await product.start();
    // Reading the session again also loads the lists again.
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(page.getByRole('link', { name: 'Sign Up to Get Started' })).toBeVisible();
    host.stop();
  });
});
