import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sendCode, sendLogin, signIn, signOut, turnTwoFactorOn } from '../fixtures/account-steps.ts';
import { createAccount, newParent } from '../fixtures/accounts.ts';
import { createStoryApi } from '../fixtures/story-api.ts';
import { expect, test } from '../fixtures/test.ts';

const BACKUP = join(import.meta.dirname, '../../server/dist/backup.js');

/** Runs the built command beside the server, as an operator does. */
const runBackup = (dataDir: string, ...args: string[]): string =>
  execFileSync(process.execPath, [BACKUP, ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir },
  });

test('a server whose data is lost goes on from a backup that was made while it ran', async ({
  ownProduct,
  visit,
  problems,
}) => {
  // Pages that are open while the server is away.
  problems.allow(/ERR_CONNECTION_(REFUSED|RESET)/, /^console error: WebSocket connection to/);
  const product = await ownProduct({ env: { RATE_LIMITS: 'off', PAGE_DELAY_MS: '20' } });
  const parent = newParent('careful');
  await createAccount(product.origin, parent, ['Mia']);
  const { page } = await visit(product.origin);
  await signIn(page, parent, '/accounts/login?next=/profile');
  const { app } = await turnTwoFactorOn(page);
  await signOut(page);

  const guest = await visit(product.origin);
  const api = createStoryApi(guest.context, product.origin);
  const story = await api.makeStory(3);
  await guest.page.goto(`/weaversworld/story/${story}`);
  await expect(guest.page.getByText('Page 3 of 10', { exact: true })).toBeVisible();
  const saved = await api.read(story);

  const backups = join(product.dataDir, '../backups');
  const backup = runBackup(product.dataDir, 'create', backups).replace('Backed up: ', '').trim();
  await api.writePage(story);
  await product.stop('SIGKILL');
  rmSync(product.dataDir, { recursive: true });
  expect(runBackup(product.dataDir, 'restore', backup)).toContain('Start the server.');
  await product.start();

  // The page after the backup is gone; everything before it is there, for the same browser.
  const restored = await api.read(story);
  expect(restored.pages.map(({ text }) => text)).toEqual(saved.pages.map(({ text }) => text));
  await guest.page.goto(`/weaversworld/story/${story}?pageIndex=0`);
  await expect(guest.page.getByRole('img').first()).toBeVisible();
  await api.writePage(story);
  expect((await api.read(story)).pages).toHaveLength(4);

  // The key that reads two-factor secrets came back as well.
  await page.goto('/accounts/login?next=/profile');
  await sendLogin(page, parent);
  await sendCode(page, app.code());
  await expect(page.getByText('It is on.')).toBeVisible();
});
