import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newVisitor, openBrowser } from '../fixtures/browser.ts';
import { FRIENDS, startStory } from '../fixtures/making.ts';
import { type Product, startProduct } from '../fixtures/product.ts';

const SERVER = join(import.meta.dirname, '../../server/dist/main.js');

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  await product?.remove();
});

/** Starts a second server that must refuse; gives what it said and its exit code. */
const refusal = async (env: Record<string, string>): Promise<{ code: number; said: string }> => {
  const server = spawn(process.execPath, [SERVER], {
    env: { ...process.env, NODE_ENV: 'production', SITE_DIR: product.siteDir, ...env },
  });
  let said = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (data: Buffer) => {
      said += data;
    });
  const [code] = (await once(server, 'exit')) as [number];
  return { code, said };
};

describe('a server that cannot start says why in one sentence and ends', () => {
  it('when its port is taken', async () => {
    const { port } = new URL(product.origin);
    const { code, said } = await refusal({ PORT: port, DATA_DIR: `${product.dataDir}-other` });
    expect(code).toBe(1);
    expect(said).toContain(`Port ${port} is taken.`);
    expect(said).not.toMatch(/\n\s+at /);
  });

  it('when its data directory is in use', async () => {
    const { code, said } = await refusal({ PORT: '0', DATA_DIR: product.dataDir });
    expect(code).toBe(1);
    expect(said).toContain('is in use by another server');
    expect(said).not.toMatch(/\n\s+at /);
  });

  it.each([
    ['PORT', 'four thousand'],
    ['SMTP_URL', 'somewhere'],
  ])('when %s is %j', async (name, value) => {
    const { code, said } = await refusal({ PORT: '0', DATA_DIR: `${product.dataDir}-other`, [name]: value });
    expect(code).toBe(1);
    expect(said).toContain(name);
    expect(said).not.toMatch(/\n\s+at /);
  });
});

describe('a product without https in the home network', () => {
  it('makes friends and stories, although browsers keep some of their functions for https', async () => {
    const browser = await openBrowser(['--host-resolver-rules=MAP weaver.home localhost']);
    const origin = product.origin.replace('localhost', 'weaver.home');
    const { page, complaints } = await newVisitor(browser, origin);
    await startStory(page, [FRIENDS[0]], 'a lost lighthouse', 'everyone sails home singing');
    await page.getByText('Page 1 of 10', { exact: true }).waitFor();
    expect(await page.evaluate(() => [isSecureContext, typeof crypto.randomUUID])).toEqual([
      false,
      'undefined',
    ]);
    expect(complaints).toEqual([]);
    await browser.close();
  });
});

describe('a settings file that cannot be read', () => {
  it('is named on the page with what is wrong in it', async () => {
    const broken = await startProduct({
      changeSite: (site) => writeFileSync(join(site, 'settings.json'), '{"apiOrigin": "somewhere"}'),
    });
    const browser = await openBrowser();
    const { page } = await newVisitor(browser, broken.origin);
    await page.goto('/');
    await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
    await page.getByText(/settings\.json.*apiOrigin/s).waitFor();
    await browser.close();
    await broken.remove();
  });
});
