import type { Browser, BrowserContext } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { signIn, signOut } from '../fixtures/account-steps.ts';
import { aParent, enroll } from '../fixtures/accounts.ts';
import { newVisitor, openBrowser } from '../fixtures/browser.ts';
import { hearVoice } from '../fixtures/heard-voice.ts';
import { type Product, startProduct } from '../fixtures/product.ts';
import { readAloud, readingBar, seeBar, seeNoBar, startReading } from '../fixtures/reading-bar.ts';
import {
  finishUntil,
  hearSilence,
  hearText,
  scriptVoice,
  textsHandedOver,
} from '../fixtures/scripted-voice.ts';
import { hasSpeechEngine, type SpeechEngine, startSpeechEngine } from '../fixtures/speech-engine.ts';
import { type StoryCalls, storyCalls } from '../fixtures/story-calls.ts';

const isReal = hasSpeechEngine();
if (!isReal)
  console.warn(
    'THE REAL SPEECH ENGINE IS NOT TESTED: none is on this machine. A scripted one stands in for it.',
  );

let product: Product;
let engine: SpeechEngine | null = null;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct({ env: { RATE_LIMITS: 'off', PAGE_PACE_MS: '0' } });
  engine = isReal ? await startSpeechEngine() : null;
  browser = await openBrowser(engine?.flags, engine?.env);
});
afterAll(async () => {
  await browser?.close();
  await engine?.stop();
  await product?.remove();
});

const open = async (prepare: (context: BrowserContext) => Promise<unknown>) => {
  const visitor = await newVisitor(browser, product.origin);
  await prepare(visitor.context);
  return { ...visitor, calls: storyCalls(visitor.context, product.origin) };
};

const letters = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();

describe(`a story of six pages, read aloud by ${isReal ? 'espeak-ng' : 'a scripted engine'}`, () => {
  const PAGES = 6;

  it('is read to its end: sentence by sentence, over screens, a pause and a reload', async () => {
    const { context, page, complaints, calls } = await open(async (context) => {
      if (!isReal) await scriptVoice(context, { byItself: true });
    });
    const heard = await hearVoice(context);
    const id = await calls.makeStory(PAGES);
    const { pages } = await calls.read(id);
    await page.goto(`/weaversworld/story/${id}?pageIndex=0`);
    await page.getByText('Page 1 of 10', { exact: true }).waitFor();
    await page.waitForFunction(() => speechSynthesis.getVoices().length > 0);
    expect(await readingBar(page).count()).toBe(0);

    await startReading(page, 1);
    expect(await readAloud(page).count()).toBe(0);
    await page.locator('[data-spoken]').waitFor();
    // By itself to the next page, and the book turns with the voice.
    await seeBar(page, 'playing', 2);
    await page.getByText('Page 2 of 10', { exact: true }).waitFor();

    // The voice goes on where no story is shown.
    await page.getByRole('button', { name: 'Back to Home' }).click();
    await page.getByRole('link', { name: 'Create New Story' }).waitFor();
    const before = heard.filter(({ what }) => what === 'end').length;
    await vi.waitUntil(() => heard.filter(({ what }) => what === 'end').length > before, { timeout: 20_000 });

    await page.getByRole('button', { name: 'Pause reading' }).click();
    await seeBar(page, 'paused');
    await page.waitForFunction(() => !speechSynthesis.speaking && !speechSynthesis.pending);
    await page.getByRole('button', { name: 'Continue reading' }).click();
    await seeBar(page, 'playing');
    const resumed = heard.length;
    await vi.waitUntil(() => heard.slice(resumed).some(({ what }) => what === 'end'), { timeout: 20_000 });

    // A browser that waits for the press of a button shows the bar paused.
    await page.reload();
    await page.waitForFunction(() => {
      const status = document.querySelector('[data-status]')?.getAttribute('data-status');
      return status === 'paused' || (status === 'playing' && speechSynthesis.speaking);
    });
    const restored = await readingBar(page).getAttribute('data-status');
    if (restored === 'paused') await page.getByRole('button', { name: 'Continue reading' }).click();
    await seeBar(page, 'stopped', PAGES);

    const spoken = letters(heard.flatMap(({ what, text }) => (what === 'end' ? text : [])).join(' '));
    for (const { text } of pages)
      for (const sentence of text.split(/[.!?]/)) expect(spoken).toContain(letters(sentence));
    const marked = heard.flatMap(({ what, text }) => (what === 'marked' ? text : [])).join(' ');
    expect(letters(marked)).toMatch(new RegExp(`^${letters(pages[0]?.text ?? '?')}`));

    // The bar leads back to the page that was read last; Stop puts it away.
    await readingBar(page).getByRole('link').click();
    await page.getByText(`Page ${PAGES} of 10`, { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Stop reading' }).click();
    await seeNoBar(page);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('reading aloud with a scripted engine', () => {
  /** The first words of page `n` as the server holds it. */
  const wordsOf = async ({ read }: StoryCalls, id: number, n: number): Promise<string> =>
    (await read(id)).pages[n - 1]?.text.slice(0, 25) ?? '';

  it('waits for a page that is being written and begins it by itself, but not after a pause', async () => {
    const { context, page, complaints, calls } = await open(scriptVoice);
    const id = await calls.makeStory(1);
    await page.goto(`/weaversworld/story/${id}`);
    await startReading(page, 1);
    await hearText(page, await wordsOf(calls, id, 1));
    await finishUntil(page, 'stopped');
    await seeBar(page, 'stopped', 1);

    await page.getByRole('button', { name: 'Create Next Page' }).click();
    await seeBar(page, 'playing', 2);
    await hearText(page, await wordsOf(calls, id, 2));
    await page.getByText('Page 2 of 10', { exact: true }).waitFor();

    await page.getByRole('button', { name: 'Pause reading' }).click();
    await seeBar(page, 'paused', 2);
    await hearSilence(page);
    const before = await textsHandedOver(page);
    await calls.writePage(id);
    await seeBar(page, 'paused', 3);
    expect(await textsHandedOver(page)).toEqual(before);

    await page.getByRole('button', { name: 'Continue reading' }).click();
    await hearText(page, await wordsOf(calls, id, 3));
    await page.getByRole('button', { name: 'Stop reading' }).click();
    await seeNoBar(page);
    await hearSilence(page);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('ends when the story is taken back by whoever shared it', async () => {
    const owner = await open(scriptVoice);
    const id = await owner.calls.makeStory(2);
    await owner.calls.toggleSharing(id);
    const { context, page, complaints } = await open(scriptVoice);
    await page.goto(`/weaversworld/story/${id}?pageIndex=0`);
    await startReading(page, 1);
    await hearText(page, await wordsOf(owner.calls, id, 1));

    await owner.calls.toggleSharing(id);
    await seeNoBar(page);
    await hearSilence(page);
    await page.getByText('You do not have access to this story').waitFor();
    await page.waitForURL('**/weaversworld');
    expect(complaints).toEqual([]);
    await context.close();
    await owner.context.close();
  });

  it('ends on every screen when the story is deleted on another device', async () => {
    const { context, page, complaints, calls } = await open(scriptVoice);
    const id = await calls.makeStory(2);
    await page.goto(`/weaversworld/story/${id}?pageIndex=0`);
    await startReading(page, 1);
    await page.getByRole('button', { name: 'Back to Home' }).click();
    await page.getByRole('link', { name: 'Create New Story' }).waitFor();
    await hearText(page, await wordsOf(calls, id, 1));
    await calls.remove(id);
    await seeNoBar(page);
    await hearSilence(page);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('ends when the parent signs out, and nothing of it comes back', async () => {
    const parent = aParent('reader');
    await enroll(product.origin, parent, ['Mia']);
    const { context, page, complaints, calls } = await open(scriptVoice);
    await signIn(page, parent);
    const id = await calls.makeStory(2);
    await page.goto(`/weaversworld/story/${id}?pageIndex=0`);
    await startReading(page, 1);
    await hearText(page, await wordsOf(calls, id, 1));
    await signOut(page);
    await seeNoBar(page);
    await hearSilence(page);
    await page.reload();
    await page.getByRole('link', { name: 'Sign Up', exact: true }).waitFor();
    expect(await readingBar(page).count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
