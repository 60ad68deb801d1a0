import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser } from '../fixtures/browser.ts';
import type { SharedProduct } from '../fixtures/run-wide.ts';
import { FRIENDS, startStory } from '../fixtures/story-steps.ts';
import { expect, test } from '../fixtures/test.ts';

const SERVER = join(import.meta.dirname, '../../server/dist/main.js');

/** Starts a second server that must not start; returns its output and exit code. */
const failToStart = async (
  { siteDir }: SharedProduct,
  env: Record<string, string>,
): Promise<{ code: number; output: string }> => {
  const server = spawn(process.execPath, [SERVER], {
    env: { ...process.env, NODE_ENV: 'production', SITE_DIR: siteDir, ...env },
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (data: Buffer) => {
      output += data;
    });
  const [code] = (await once(server, 'exit')) as [number];
  return { code, output };
};

test.describe('a server that cannot start prints one sentence with the reason and exits', () => {
  test('when its port is taken', async ({ product }) => {
    const { port } = new URL(product.origin);
    const { code, output } = await failToStart(product, { PORT: port, DATA_DIR: `${product.dataDir}-other` });
    expect(code).toBe(1);
    expect(output).toContain(`Port ${port} is taken.`);
    expect(output).not.toMatch(/\n\s+at /);
  });

  test('when its data directory is in use', async ({ product }) => {
    const { code, output } = await failToStart(product, { PORT: '0', DATA_DIR: product.dataDir });
    expect(code).toBe(1);
    expect(output).toContain('is in use by another server');
    expect(output).not.toMatch(/\n\s+at /);
  });

  for (const [name, value] of [
    ['PORT', 'four thousand'],
    ['SMTP_URL', 'somewhere'],
  ] as const)
    test(`when ${name} is ${JSON.stringify(value)}`, async ({ product }) => {
      const { code, output } = await failToStart(product, {
        PORT: '0',
        DATA_DIR: `${product.dataDir}-other`,
        [name]: value,
      });
      expect(code).toBe(1);
      expect(output).toContain(name);
      expect(output).not.toMatch(/\n\s+at /);
    });
});

test.describe('without HTTPS in a home network', () => {
  test('characters and stories are created, although browsers restrict some of their APIs to HTTPS', async ({
    product,
    visit,
    problems,
  }) => {
    problems.allow(/^console error: The Cross-Origin-Opener-Policy header has been ignored/);
    const browser = await openBrowser({ flags: ['--host-resolver-rules=MAP weaver.home localhost'] });
    const origin = product.origin.replace('localhost', 'weaver.home');
    const { page } = await visit(origin, { browser });
    await startStory(page, [FRIENDS[0]], 'a lost lighthouse', 'everyone sails home singing');
    await expect(page.getByText('Page 1 of 10', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => [isSecureContext, typeof crypto.randomUUID])).toEqual([
      false,
      'undefined',
    ]);
    await browser.close();
  });
});

test.describe('a settings file with an error', () => {
  test('is shown on the page with the error', async ({ ownProduct, visit }) => {
    const broken = await ownProduct({
      changeSite: (site) => writeFileSync(join(site, 'settings.json'), '{"apiOrigin": "somewhere"}'),
    });
    const { page } = await visit(broken.origin);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await expect(page.getByText(/settings\.json.*apiOrigin/s)).toBeVisible();
  });
});
