import type { BrowserContext } from 'playwright/test';
import {
  expectMusic,
  expectNoMusic,
  exposeMusicElement,
  measureLoudness,
  musicRequests,
} from '../fixtures/music-player.ts';
import { expectBar, startReadAloud } from '../fixtures/read-aloud-bar.ts';
import { expectSpeaking, installScriptedSpeech } from '../fixtures/scripted-speech.ts';
import { createStoryApi } from '../fixtures/story-api.ts';
import { test as base, expect, type Visitor } from '../fixtures/test.ts';

const PIECES = ['lantern-lullaby', 'meadow-morning', 'snowfall-window'] as const;
const pieceOf = (address: string) => PIECES.find((name) => address.includes(name));

interface Listener extends Visitor {
  /** URLs of the music files that the page requested so far. */
  requested: string[];
}

const test = base.extend<{ open(prepare?: (context: BrowserContext) => Promise<void>): Promise<Listener> }>({
  open: async ({ product, visit }, provide) =>
    provide(async (prepare) => {
      const visitor = await visit(product.origin);
      await exposeMusicElement(visitor.context);
      await prepare?.(visitor.context);
      return { ...visitor, requested: musicRequests(visitor.page) };
    }),
});

test.describe('the background music', () => {
  test('requests nothing before the first click, then one piece, which is audible, loops and fades out', async ({
    open,
  }) => {
    const { page, requested } = await open();
    await page.goto('/weaversworld/create');
    await expect(page.getByRole('heading', { name: 'Create a Story' })).toBeVisible();
    await page.goto('/weaversworld');
    await expect(page.getByRole('link', { name: 'Sign Up to Get Started' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(requested).toEqual([]);

    await page.getByRole('button', { name: 'Play music' }).click();
    await expectMusic(page, 0.3);
    expect(new Set(requested.map(pieceOf)).size).toBe(1);
    expect(PIECES).toContain(pieceOf(requested[0] ?? ''));
    expect(await page.evaluate(() => window.music?.loop)).toBe(true);
    expect(await measureLoudness(page)).toBeGreaterThan(0.001);

    // It loops without stopping.
    const near = await page.evaluate(async () => {
      const element = window.music;
      if (!element) return 0;
      const seeked = new Promise((resolve) => element.addEventListener('seeked', resolve, { once: true }));
      element.currentTime = element.duration - 0.3;
      await seeked;
      return element.currentTime;
    });
    expect(near).toBeGreaterThan(30);
    await page.waitForFunction(() => (window.music?.currentTime ?? 99) < 5 && window.music?.paused === false);

    // It goes on across screens, and fades out in steps.
    await page.getByRole('link', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Sign In', level: 1 })).toBeVisible();
    await expectMusic(page, 0.3);
    await page.evaluate(() => {
      window.music?.addEventListener('volumechange', () => window.volumes?.push(window.music?.volume ?? 0));
      window.volumes = [];
    });
    await page.getByRole('button', { name: 'Mute music' }).click();
    await expectNoMusic(page);
    const steps = (await page.evaluate(() => window.volumes)) ?? [];
    expect(steps.length).toBeGreaterThanOrEqual(5);
    expect(steps).toEqual([...steps].sort((a, b) => b - a));
    await expect(page.getByRole('button', { name: 'Play music' })).toBeVisible();
    expect(new Set(requested).size).toBe(1);
  });

  test('stays on for the visit after a reload; the next visit starts without music', async ({ open }) => {
    const { context, page } = await open();
    await page.goto('/weaversworld');
    await page.getByRole('button', { name: 'Play music' }).click();
    await expectMusic(page, 0.3);
    await page.reload();
    // A browser that requires a gesture first shows 'Play music'.
    await page.waitForFunction(() => {
      const hasButton = (name: string) => document.querySelector(`[aria-label="${name}"]`) !== null;
      const plays = window.music?.paused === false && window.music.currentTime > 0;
      return plays ? hasButton('Mute music') : hasButton('Play music');
    });

    const next = await context.newPage();
    const requested = musicRequests(next);
    await next.goto('/weaversworld');
    await expect(next.getByRole('button', { name: 'Play music' })).toBeVisible();
    await next.waitForLoadState('networkidle');
    expect(requested).toEqual([]);
  });

  for (const { random, piece } of [
    { random: 0, piece: 'lantern-lullaby' },
    { random: 0.5, piece: 'meadow-morning' },
    { random: 0.999, piece: 'snowfall-window' },
  ])
    test(`is one of three pieces, chosen at random: ${piece}`, async ({ open }) => {
      const { page, requested } = await open();
      await page.addInitScript((value) => {
        Math.random = () => value;
      }, random);
      await page.goto('/weaversworld');
      await page.getByRole('button', { name: 'Play music' }).click();
      await expectMusic(page, 0.3);
      expect(new Set(requested.map(pieceOf))).toEqual(new Set([piece]));
    });

  test('is quieter while a story is read aloud', async ({ product, open }) => {
    const { context, page } = await open(installScriptedSpeech);
    const id = await createStoryApi(context, product.origin).makeStory(1);
    await page.goto(`/weaversworld/story/${id}`);
    await page.getByRole('button', { name: 'Play music' }).click();
    await expectMusic(page, 0.3);
    await startReadAloud(page, 1);
    await expectSpeaking(page, '');
    await expectMusic(page, 0.08);
    await page.getByRole('button', { name: 'Pause reading' }).click();
    await expectBar(page, 'paused', 1);
    await expectMusic(page, 0.3);
  });
});
