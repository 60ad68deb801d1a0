import { createCharacters, createStory, send } from '../fixtures/stories.ts';
import { expect, test } from '../fixtures/test.ts';

const SERVER = { RATE_LIMITS: 'off', PAGE_DELAY_MS: '0' };
test.use({ serverEnv: SERVER });

test('nothing moves while home and the reader appear, however late typefaces and session arrive', async ({
  product,
  visit,
}) => {
  const { page: owner } = await visit(product.origin);
  const { id } = await createStory(owner, { characters: await createCharacters(owner), pages: 10 });
  await send(owner, `/weaversworld/api/stories/${id}/toggle-sharing/`);

  for (const path of ['/weaversworld', `/weaversworld/story/${id}?pageIndex=0`]) {
    const { context, page } = await visit(product.origin, { viewport: { width: 412, height: 823 } });
    // The delays below are a slow network, which the browser's own throttling cannot make for single files. Nothing waits for them.
    // Typefaces arrive after the scripts: the host has begun when it asks for the session.
    let hasBegun: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => {
      hasBegun = resolve;
    });
    await context.route('**/auth/session', async (route) => {
      hasBegun();
      await new Promise((resolve) => setTimeout(resolve, 100));
      await route.continue();
    });
    await context.route('**/*.woff2', async (route) => {
      await begun;
      // After the first page would be shown, and long before the host stops waiting for them.
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          document.documentElement.dataset.shift = String(
            Number(document.documentElement.dataset.shift ?? 0) + entry.value,
          );
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Sign Up', exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(async () => {
      await document.fonts.ready;
      // A shift is reported after the frame in which it happened.
      for (let frames = 0; frames < 3; frames += 1) await new Promise((done) => requestAnimationFrame(done));
    });
    expect(await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0)), path).toBe(0);
  }
});
