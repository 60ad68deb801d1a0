import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { freePort } from '../../scripts/free-port.ts';
import { checkOut } from '../fixtures/checkout.ts';
import { type ProcessTree, startProcessTree } from '../fixtures/process-tree.ts';
import { expect, test } from '../fixtures/test.ts';

/** One remote in development, in a checkout of its team. */

let checkout: Awaited<ReturnType<typeof checkOut>>;
const started: ProcessTree[] = [];
test.beforeAll(async () => {
  checkout = await checkOut('mfe-story');
});
test.afterEach(async () => {
  for (const tree of started.splice(0)) {
    tree.note();
    tree.signal('SIGTERM');
    await expect.poll(() => tree.left()).toEqual([]);
  }
});
test.afterAll(() => checkout?.remove());

/** Port of the story remote without an offset. */
const STORY_PORT = 3102;

const startDev = (offset: number): ProcessTree => {
  const tree = startProcessTree([process.execPath, '--import', 'tsx', 'scripts/dev.ts', 'mfe-story'], {
    cwd: checkout.dir,
    env: { DEV_PORT_OFFSET: String(offset) },
  });
  started.push(tree);
  return tree;
};

const urlOf = async (tree: ProcessTree): Promise<string> => {
  const find = () => /in development: (http\S+)/.exec(tree.output())?.[1];
  await expect.poll(find).toBeDefined();
  await expect.poll(tree.output).toMatch(/successfully/);
  return find() ?? '';
};

/** An offset whose ports are very likely free: far above the usual ones. */
const someOffset = async (): Promise<number> => (await freePort()) - STORY_PORT;

const edit = (file: string, from: string, to: string): void => {
  const path = join(checkout.dir, 'mfe-story/src', file);
  const before = readFileSync(path, 'utf8');
  expect(before).toContain(from);
  writeFileSync(path, before.replace(from, to));
};

test.describe.configure({ mode: 'serial' });

test('a saved file is shown by itself: components, styles, and what needs a reload', async ({
  visit,
  problems,
}) => {
  // At the end the development server stops before the page.
  problems.allow(/rspack-hmr|rspack-dev-server/);
  const url = await urlOf(startDev(await someOffset()));
  const { page } = await visit(url);
  await page.goto('/weaversworld');
  await expect(page.getByRole('heading', { name: 'Your Stories' })).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.dataset.page = 'first';
  });

  edit('home/home-page.tsx', "'Your Stories'", "'My Stories'");
  await expect(page.getByRole('heading', { name: 'My Stories' })).toBeVisible();
  edit('home/home.module.css', '@layer app {', '@layer app {\n  :global(h1) { outline: 7px solid teal; }');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCSS('outline-width', '7px');
  // Both without a reload.
  await expect(page.locator('html[data-page=first]')).toBeAttached();

  edit('home/home.module.css', '7px solid', '9px solid');
  await page.reload();
  await expect(heading).toHaveCSS('outline-width', '9px');

  // Code of the browser at the top of the module, which a build does not run.
  edit(
    'remote.tsx',
    'export const contract',
    "document.documentElement.dataset.top = 'yes';\nexport const contract",
  );
  await expect(page.locator('html[data-top=yes]')).toBeAttached();
});

test('a port that another program uses is left to it', async () => {
  const offset = await someOffset();
  const other = createServer();
  await new Promise<void>((ready) => {
    other.listen(STORY_PORT + offset, 'localhost', ready);
  });
  const tree = startDev(offset);
  expect(await urlOf(tree)).not.toContain(`:${STORY_PORT + offset}`);
  expect(tree.output()).toContain(`In use by another program: ${STORY_PORT + offset} (story)`);
  await new Promise((closed) => other.close(closed));
});

test('a second one in the same checkout says where the first one runs', async () => {
  const offset = await someOffset();
  const url = await urlOf(startDev(offset));
  const second = startDev(offset);
  await expect.poll(second.output).toContain(`It is running already, at ${url}`);
  started.pop();
});
