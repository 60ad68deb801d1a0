import type { Browser, BrowserContext } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newVisitor, openBrowser } from '../fixtures/browser.ts';
import { hearMusic, hearNoMusic, hearSound, holdMusic, musicRequests } from '../fixtures/heard-music.ts';
import { type Product, startProduct } from '../fixtures/product.ts';
import { seeBar, startReading } from '../fixtures/reading-bar.ts';
import { hearText, scriptVoice } from '../fixtures/scripted-voice.ts';
import { storyCalls } from '../fixtures/story-calls.ts';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct({ env: { RATE_LIMITS: 'off', PAGE_PACE_MS: '0' } });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

const PIECES = ['lantern-lullaby', 'meadow-morning', 'snowfall-window'] as const;
const pieceOf = (address: string) => PIECES.find((name) => address.includes(name));

const open = async (prepare: (context: BrowserContext) => Promise<void> = async () => {}) => {
  const visitor = await newVisitor(browser, product.origin);
  await holdMusic(visitor.context);
  await prepare(visitor.context);
  return { ...visitor, asked: musicRequests(visitor.page) };
};

describe('the background music', () => {
  it('asks for nothing before the first press, then for one piece that sounds, goes round and fades', async () => {
    const { context, page, asked, complaints } = await open();
    await page.goto('/weaversworld/create');
    await page.getByRole('heading', { name: 'Create a Story' }).waitFor();
    await page.goto('/weaversworld');
    await page.getByRole('link', { name: 'Sign Up to Get Started' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);

    await page.getByRole('button', { name: 'Play music' }).click();
    await hearMusic(page, 0.3);
    expect(new Set(asked.map(pieceOf)).size).toBe(1);
    expect(PIECES).toContain(pieceOf(asked[0] ?? ''));
    expect(await page.evaluate(() => window.music?.loop)).toBe(true);
    expect(await hearSound(page)).toBeGreaterThan(0.001);

    // From its end to its beginning without a stop.
    const near = await page.evaluate(async () => {
      const element = window.music;
      if (!element) return 0;
      const there = new Promise((resolve) => element.addEventListener('seeked', resolve, { once: true }));
      element.currentTime = element.duration - 0.3;
      await there;
      return element.currentTime;
    });
    expect(near).toBeGreaterThan(30);
    await page.waitForFunction(() => (window.music?.currentTime ?? 99) < 5 && window.music?.paused === false);

    // It outlives the screen, and ends in steps.
    await page.getByRole('link', { name: 'Sign In', exact: true }).click();
    await page.getByRole('heading', { name: 'Sign In', level: 1 }).waitFor();
    await hearMusic(page, 0.3);
    await page.evaluate(() => {
      window.music?.addEventListener('volumechange', () => window.volumes?.push(window.music?.volume ?? 0));
      window.volumes = [];
    });
    await page.getByRole('button', { name: 'Mute music' }).click();
    await hearNoMusic(page);
    const steps = (await page.evaluate(() => window.volumes)) ?? [];
    expect(steps.length).toBeGreaterThanOrEqual(5);
    expect(steps).toEqual([...steps].sort((a, b) => b - a));
    await page.getByRole('button', { name: 'Play music' }).waitFor();
    expect(new Set(asked).size).toBe(1);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('keeps the choice for the visit, and the next visit begins without music', async () => {
    const { context, page, complaints } = await open();
    await page.goto('/weaversworld');
    await page.getByRole('button', { name: 'Play music' }).click();
    await hearMusic(page, 0.3);
    await page.reload();
    // A browser that wants a press of the button first is told so by its name.
    await page.waitForFunction(() => {
      const says = (name: string) => document.querySelector(`[aria-label="${name}"]`) !== null;
      const plays = window.music?.paused === false && window.music.currentTime > 0;
      return plays ? says('Mute music') : says('Play music');
    });

    const next = await context.newPage();
    const asked = musicRequests(next);
    await next.goto('/weaversworld');
    await next.getByRole('button', { name: 'Play music' }).waitFor();
    await next.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each([
    { dice: 0, piece: 'lantern-lullaby' },
    { dice: 0.5, piece: 'meadow-morning' },
    { dice: 0.999, piece: 'snowfall-window' },
  ])('leaves the choice among its three pieces to chance: $piece', async ({ dice, piece }) => {
    const { context, page, asked } = await open();
    await page.addInitScript((rolled) => {
      Math.random = () => rolled;
    }, dice);
    await page.goto('/weaversworld');
    await page.getByRole('button', { name: 'Play music' }).click();
    await hearMusic(page, 0.3);
    expect(new Set(asked.map(pieceOf))).toEqual(new Set([piece]));
    await context.close();
  });

  it('steps back while a story is read aloud', async () => {
    const { context, page, complaints } = await open(scriptVoice);
    const id = await storyCalls(context, product.origin).makeStory(1);
    await page.goto(`/weaversworld/story/${id}`);
    await page.getByRole('button', { name: 'Play music' }).click();
    await hearMusic(page, 0.3);
    await startReading(page, 1);
    await hearText(page, '');
    await hearMusic(page, 0.08);
    await page.getByRole('button', { name: 'Pause reading' }).click();
    await seeBar(page, 'paused', 1);
    await hearMusic(page, 0.3);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
