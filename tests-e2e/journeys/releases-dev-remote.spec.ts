import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newVisitor, openBrowser } from '../fixtures/browser.ts';
import { checkOut } from '../fixtures/checkout.ts';
import { freePort, type Product, startProduct } from '../fixtures/product.ts';
import { marksThatRan } from '../fixtures/releases.ts';

let browser: Browser;
let checkout: Awaited<ReturnType<typeof checkOut>>;
let product: Product;
let guest: ChildProcess | null = null;

beforeAll(async () => {
  browser = await openBrowser();
  checkout = await checkOut('mfe-story');
});
afterEach(async () => {
  guest?.kill();
  guest = null;
  await product.remove();
});
afterAll(async () => {
  await browser?.close();
  checkout?.remove();
});

const HOME = 'Sign Up to Get Started';

/** Runs `pnpm dev:remote mfe-story` in the checkout, until it says the address to open or ends. */
const devRemote = (
  host: string,
  port: number,
): Promise<{ address?: string; code?: number | null; said: string }> =>
  new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', 'scripts/dev-remote.ts', 'mfe-story', '--host', host, '--port', String(port)],
      { cwd: checkout.dir, env: { ...process.env, WW_MARK: 'guest' } },
    );
    guest = child;
    let said = '';
    const listen = (data: Buffer) => {
      said += data;
      const address = /^ {2}(http\S+)$/m.exec(said)?.[1];
      if (address) resolve({ address, said });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', (code) => resolve({ code, said }));
  });

const productThatAllows = (origins: string[]): Promise<Product> =>
  startProduct({
    changeSite: (site) =>
      writeFileSync(join(site, 'settings.json'), JSON.stringify({ overrideOrigins: origins })),
  });

describe('a teammate runs the story remote inside the deployed product', () => {
  it('sees it there among the product’s own remotes, anew after every save, and goes back', async () => {
    const port = await freePort();
    product = await productThatAllows([`http://localhost:${port}`]);
    const { address = '', said } = await devRemote(product.origin, port);
    expect(said).toMatch(/Reset releases/);
    expect(address).toBe(`${product.origin}/weaversworld?release=story@http://localhost:${port}`);

    const { context, page, complaints } = await newVisitor(browser, product.origin);
    await page.goto(address);
    await page.getByRole('link', { name: HOME }).waitFor();
    expect(await marksThatRan(page)).toEqual(['guest']);
    const badge = page.getByRole('complementary', { name: 'Chosen releases' });
    await badge.getByText(`story@http://localhost:${port}`).waitFor();

    const screen = join(checkout.dir, 'mfe-story/src/home/first-run.tsx');
    writeFileSync(screen, readFileSync(screen, 'utf8').replace(HOME, 'Sign Up and Begin'));
    await page.getByRole('link', { name: 'Sign Up and Begin' }).waitFor();
    expect(await marksThatRan(page)).toEqual(['guest']);

    // Its screens of other chunks, and in them what other remotes fill in.
    await page.goto('/weaversworld/create');
    await page.getByRole('heading', { name: 'Create a Story' }).waitFor();
    await page.getByRole('button', { name: 'New Character' }).waitFor();
    expect(await marksThatRan(page)).toEqual(['guest']);
    const foreign = `third-party request: http://localhost:${port}/`;
    expect(complaints.filter((one) => !one.startsWith(foreign))).toEqual([]);

    await page.goto('/weaversworld');
    await badge.getByRole('button', { name: 'Reset releases' }).click();
    await page.getByRole('link', { name: HOME }).waitFor();
    await badge.waitFor({ state: 'detached' });
    expect(await marksThatRan(page)).toEqual([]);
    await context.close();
  });

  it('is told what the operator has to write when the product does not allow it, and nothing loads from there', async () => {
    const port = await freePort();
    product = await productThatAllows([]);
    const { code, said } = await devRemote(product.origin, port);
    expect(code).toBe(1);
    expect(said).toContain(`Its operator has to put it into settings.json beside index.html`);
    expect(said.trim().split('\n')).toHaveLength(1);

    const { context, page, complaints } = await newVisitor(browser, product.origin);
    await page.goto(`/weaversworld?release=story@http://localhost:${port}`);
    await page.getByRole('link', { name: HOME }).waitFor();
    expect(await page.getByRole('complementary', { name: 'Chosen releases' }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
