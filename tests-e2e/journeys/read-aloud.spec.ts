import type { Browser, BrowserContext } from 'playwright/test';
import { presentFullChromium } from '../../scripts/browser.ts';
import { signIn, signOut } from '../fixtures/account-steps.ts';
import { createAccount, newParent } from '../fixtures/accounts.ts';
import { openBrowser } from '../fixtures/browser.ts';
import {
  expectBar,
  expectNoBar,
  readAloudBar,
  readAloudButton,
  startReadAloud,
} from '../fixtures/read-aloud-bar.ts';
import {
  expectSilence,
  expectSpeaking,
  finishUntilStatus,
  installScriptedSpeech,
  spokenTexts,
} from '../fixtures/scripted-speech.ts';
import { hasSpeechEngine, startSpeechEngine } from '../fixtures/speech-engine.ts';
import { recordSpeech } from '../fixtures/speech-log.ts';
import { createStoryApi, type StoryApi } from '../fixtures/story-api.ts';
import { test as base, expect, type Visitor } from '../fixtures/test.ts';

const isReal = hasSpeechEngine();
if (!isReal)
  console.warn(
    'THE REAL SPEECH ENGINE IS NOT TESTED: there is none on this machine. A scripted one is used instead.',
  );

interface Reader extends Visitor {
  /** The story API with this visitor's cookies. */
  api: StoryApi;
}

const test = base.extend<{
  /** A browser that speaks through espeak-ng, or without speech where there is no engine. */
  speechBrowser: Browser;
  open(prepare: (context: BrowserContext) => Promise<unknown>, browser?: Browser): Promise<Reader>;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures this one needs.
  speechBrowser: async ({}, provide) => {
    const engine = isReal ? await startSpeechEngine() : null;
    const browser = await openBrowser(engine ? { ...engine, path: presentFullChromium() } : {});
    await provide(browser);
    await browser.close();
    await engine?.stop();
  },
  open: async ({ product, visit }, provide) =>
    provide(async (prepare, browser) => {
      const visitor = await visit(product.origin, { browser });
      await prepare(visitor.context);
      return { ...visitor, api: createStoryApi(visitor.context, product.origin) };
    }),
});
test.use({ serverEnv: { RATE_LIMITS: 'off', PAGE_DELAY_MS: '0' } });

const letters = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();

test.describe(`a story of six pages, read aloud by ${isReal ? 'espeak-ng' : 'a scripted engine'}`, () => {
  const PAGES = 6;

  test('is read to its end, sentence by sentence, across screens, a pause and a reload', async ({
    speechBrowser,
    open,
  }) => {
    const { context, page, api } = await open(async (given) => {
      if (!isReal) await installScriptedSpeech(given, { byItself: true });
    }, speechBrowser);
    const speechLog = await recordSpeech(context);
    const id = await api.makeStory(PAGES);
    const { pages } = await api.read(id);
    await page.goto(`/weaversworld/story/${id}?pageIndex=0`);
    await expect(page.getByText('Page 1 of 10', { exact: true })).toBeVisible();
    await page.waitForFunction(() => speechSynthesis.getVoices().length > 0);
    await expect(readAloudBar(page)).toHaveCount(0);

    await startReadAloud(page, 1);
    await expect(readAloudButton(page)).toHaveCount(0);
    await expect(page.locator('[data-spoken]')).toBeVisible();
    // It goes on to the next page, and the reader follows.
    await expectBar(page, 'playing', 2);
    await expect(page.getByText('Page 2 of 10', { exact: true })).toBeVisible();

    // It goes on where no story is shown.
    await page.getByRole('button', { name: 'Back to Home' }).click();
    await expect(page.getByRole('link', { name: 'Create New Story' })).toBeVisible();
    const ended = (): number => speechLog.filter(({ what }) => what === 'end').length;
    const before = ended();
    await expect.poll(ended).toBeGreaterThan(before);

    await page.getByRole('button', { name: 'Pause reading' }).click();
    await expectBar(page, 'paused');
    await page.waitForFunction(() => !speechSynthesis.speaking && !speechSynthesis.pending);
    await page.getByRole('button', { name: 'Continue reading' }).click();
    await expectBar(page, 'playing');
    const resumed = ended();
    await expect.poll(ended).toBeGreaterThan(resumed);

    // A browser that requires a gesture shows the bar paused.
    await page.reload();
    await page.waitForFunction(() => {
      const status = document.querySelector('[data-status]')?.getAttribute('data-status');
      return status === 'paused' || (status === 'playing' && speechSynthesis.speaking);
    });
    const restored = await readAloudBar(page).getAttribute('data-status');
    if (restored === 'paused') await page.getByRole('button', { name: 'Continue reading' }).click();
    await expectBar(page, 'stopped', PAGES);

    const spoken = letters(speechLog.flatMap(({ what, text }) => (what === 'end' ? text : [])).join(' '));
    for (const { text } of pages)
      for (const sentence of text.split(/[.!?]/)) expect(spoken).toContain(letters(sentence));
    const marked = speechLog.flatMap(({ what, text }) => (what === 'marked' ? text : [])).join(' ');
    expect(letters(marked)).toMatch(new RegExp(`^${letters(pages[0]?.text ?? '?')}`));

    // The bar leads back to the page that was read last; Stop closes it.
    await readAloudBar(page).getByRole('link').click();
    await expect(page.getByText(`Page ${PAGES} of 10`, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Stop reading' }).click();
    await expectNoBar(page);
  });
});

test.describe('reading aloud with a scripted engine', () => {
  /** The first words of page `n` as the server stores it. */
  const textOf = async ({ read }: StoryApi, id: number, n: number): Promise<string> =>
    (await read(id)).pages[n - 1]?.text.slice(0, 25) ?? '';

  test('waits for the next page and reads it when it is written, but not after a pause', async ({ open }) => {
    const { page, api } = await open(installScriptedSpeech);
    const id = await api.makeStory(1);
    await page.goto(`/weaversworld/story/${id}`);
    await startReadAloud(page, 1);
    await expectSpeaking(page, await textOf(api, id, 1));
    await finishUntilStatus(page, 'stopped');
    await expectBar(page, 'stopped', 1);

    await page.getByRole('button', { name: 'Create Next Page' }).click();
    await expectBar(page, 'playing', 2);
    await expectSpeaking(page, await textOf(api, id, 2));
    await expect(page.getByText('Page 2 of 10', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Pause reading' }).click();
    await expectBar(page, 'paused', 2);
    await expectSilence(page);
    const before = await spokenTexts(page);
    await api.writePage(id);
    await expectBar(page, 'paused', 3);
    expect(await spokenTexts(page)).toEqual(before);

    await page.getByRole('button', { name: 'Continue reading' }).click();
    await expectSpeaking(page, await textOf(api, id, 3));
    await page.getByRole('button', { name: 'Stop reading' }).click();
    await expectNoBar(page);
    await expectSilence(page);
  });

  test('stops when the owner makes the story private', async ({ open, problems }) => {
    problems.allow(/^response 403: GET \/weaversworld\/api\/stories\/\d+\/$/);
    const owner = await open(installScriptedSpeech);
    const id = await owner.api.makeStory(2);
    await owner.api.toggleSharing(id);
    const { page } = await open(installScriptedSpeech);
    await page.goto(`/weaversworld/story/${id}?pageIndex=0`);
    await startReadAloud(page, 1);
    await expectSpeaking(page, await textOf(owner.api, id, 1));

    await owner.api.toggleSharing(id);
    await expectNoBar(page);
    await expectSilence(page);
    await expect(page.getByText('You do not have access to this story')).toBeVisible();
    await expect(page).toHaveURL('/weaversworld');
  });

  test('stops on every screen when the story is deleted on another device', async ({ open }) => {
    const { page, api } = await open(installScriptedSpeech);
    const id = await api.makeStory(2);
    await page.goto(`/weaversworld/story/${id}?pageIndex=0`);
    await startReadAloud(page, 1);
    await page.getByRole('button', { name: 'Back to Home' }).click();
    await expect(page.getByRole('link', { name: 'Create New Story' })).toBeVisible();
    await expectSpeaking(page, await textOf(api, id, 1));
    await api.remove(id);
    await expectNoBar(page);
    await expectSilence(page);
  });

  test('stops when the parent signs out, and is not restored', async ({ product, open }) => {
    const parent = newParent('reader');
    await createAccount(product.origin, parent, ['Mia']);
    const { page, api } = await open(installScriptedSpeech);
    await signIn(page, parent);
    const id = await api.makeStory(2);
    await page.goto(`/weaversworld/story/${id}?pageIndex=0`);
    await startReadAloud(page, 1);
    await expectSpeaking(page, await textOf(api, id, 1));
    await signOut(page);
    await expectNoBar(page);
    await expectSilence(page);
    await page.reload();
    await expect(page.getByRole('link', { name: 'Sign Up', exact: true })).toBeVisible();
    await expect(readAloudBar(page)).toHaveCount(0);
  });
});
