import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../scripts/free-port.ts';
import { checkOut } from '../fixtures/checkout.ts';
import type { ProductOptions } from '../fixtures/product.ts';
import { executedBuilds } from '../fixtures/releases.ts';
import { expect, test } from '../fixtures/test.ts';

let checkout: Awaited<ReturnType<typeof checkOut>>;
let guest: ChildProcess | null = null;

test.beforeAll(async () => {
  checkout = await checkOut('mfe-story');
});
test.afterEach(() => {
  guest?.kill();
  guest = null;
});
test.afterAll(async () => {
  checkout?.remove();
});

const HOME = 'Sign Up to Get Started';

/** Runs `pnpm dev:remote mfe-story` in the checkout, until it prints the URL to open or exits. */
const devRemote = (
  host: string,
  port: number,
): Promise<{ address?: string; code?: number | null; output: string }> =>
  new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', 'scripts/dev-remote.ts', 'mfe-story', '--host', host, '--port', String(port)],
      { cwd: checkout.dir, env: { ...process.env, WW_MARK: 'guest' } },
    );
    guest = child;
    let output = '';
    const listen = (data: Buffer) => {
      output += data;
      const address = /^ {2}(http\S+)$/m.exec(output)?.[1];
      if (address) resolve({ address, output });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', (code) => resolve({ code, output }));
  });

const allowing = (overrideOrigins: string[]): ProductOptions => ({
  changeSite: (site) => writeFileSync(join(site, 'settings.json'), JSON.stringify({ overrideOrigins })),
});

test.describe('a developer runs the story remote inside the deployed product', () => {
  test('and sees it there among the deployed remotes, updated after every save, until the reset', async ({
    ownProduct,
    visit,
    problems,
  }) => {
    const port = await freePort();
    problems.allow(new RegExp(`^third-party request: http://localhost:${port}/`));
    const product = await ownProduct(allowing([`http://localhost:${port}`]));
    const { address = '', output } = await devRemote(product.origin, port);
    expect(output).toMatch(/Reset releases/);
    expect(address).toBe(`${product.origin}/weaversworld?release=story@http://localhost:${port}`);

    const { page } = await visit(product.origin);
    await page.goto(address);
    await expect(page.getByRole('link', { name: HOME })).toBeVisible();
    expect(await executedBuilds(page)).toEqual(['guest']);
    const badge = page.getByRole('complementary', { name: 'Chosen releases' });
    await expect(badge.getByText(`story@http://localhost:${port}`)).toBeVisible();

    const screen = join(checkout.dir, 'mfe-story/src/home/first-run.tsx');
    writeFileSync(screen, readFileSync(screen, 'utf8').replace(HOME, 'Sign Up and Begin'));
    await expect(page.getByRole('link', { name: 'Sign Up and Begin' })).toBeVisible();
    expect(await executedBuilds(page)).toEqual(['guest']);

    // Screens in other chunks, with slots that other remotes fill.
    await page.goto('/weaversworld/create');
    await expect(page.getByRole('heading', { name: 'Create a Story' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'New Character' })).toBeVisible();
    expect(await executedBuilds(page)).toEqual(['guest']);

    await page.goto('/weaversworld');
    await badge.getByRole('button', { name: 'Reset releases' }).click();
    await expect(page.getByRole('link', { name: HOME })).toBeVisible();
    await expect(badge).toHaveCount(0);
    expect(await executedBuilds(page)).toEqual([]);
  });

  test('but gets the setting that the operator has to add where the product does not allow it, and nothing is loaded', async ({
    ownProduct,
    visit,
  }) => {
    const port = await freePort();
    const product = await ownProduct(allowing([]));
    const { code, output } = await devRemote(product.origin, port);
    expect(code).toBe(1);
    expect(output).toContain(`Its operator has to put it into settings.json beside index.html`);
    expect(output.trim().split('\n')).toHaveLength(1);

    const { page } = await visit(product.origin);
    await page.goto(`/weaversworld?release=story@http://localhost:${port}`);
    await expect(page.getByRole('link', { name: HOME })).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Chosen releases' })).toHaveCount(0);
  });
});
