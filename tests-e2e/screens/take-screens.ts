import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright/test';
import { findBrowser } from '../../scripts/browser.ts';
import { openScreen, resize, type Screen } from '../fixtures/axe.ts';
import { openBrowser } from '../fixtures/browser.ts';
import { startProduct } from '../fixtures/product.ts';
import { installScriptedSpeech } from '../fixtures/scripted-speech.ts';
import { SCREEN_GROUPS } from './screen-groups.ts';
import { createWebpEncoder } from './webp-encoder.ts';

/*
 * `pnpm screens` (after `pnpm build`): pictures of every screen of the built product, in three windows, by day and by night,
 * and the README that lists them. `--only reader` takes the screens whose name contains the word, and leaves the other files
 * alone; `--full` takes the whole page instead of the window; `--out` names another folder, which `--full` needs.
 */
const DEFAULT_OUT = join(import.meta.dirname, '../../docs/screens');
const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    full: { type: 'boolean', default: false },
    out: { type: 'string', default: DEFAULT_OUT },
  },
});
if (options.full && resolve(options.out) === DEFAULT_OUT)
  throw new Error('--full needs --out: whole pages would replace the pictures in docs/screens.');

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
] as const;
const THEMES = [
  ['day', 'light'],
  ['night', 'dark'],
] as const;

const fileName = (screen: string, window: (typeof WINDOWS)[number], theme: string): string =>
  `${screen.toLowerCase().replace(/[^a-z]+/g, '-')}.${window.width}.${theme}.webp`;

/** Waits for the colours of the theme, typefaces, pictures in sight and transitions. */
const waitUntilStill = async (page: Page, isNight: boolean): Promise<void> => {
  await page.waitForFunction(
    (night) =>
      !document.querySelector('header') || document.documentElement.hasAttribute('data-night') === night,
    isNight,
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    const inSight = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    await Promise.all(inSight.map((image) => image.decode().catch(() => undefined)));
    for (let frames = 0, still = 0; still < 3 && frames < 200; frames += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const isMoving = document.getAnimations().some(({ playState }) => playState === 'running');
      still = isMoving ? 0 : still + 1;
    }
  });
};

process.env.CHROMIUM_PATH ??= await findBrowser();
const product = await startProduct({ env: { RATE_LIMITS: 'off', PAGE_DELAY_MS: '0' } });
const browser = await openBrowser();
const encoder = await createWebpEncoder(browser);
const isWanted = (name: string): boolean => name.includes(options.only);
const isWhole = options.only === '' && !options.full;
mkdirSync(options.out, { recursive: true });
// Only what a run makes: `--out` may name a folder with other files.
const isMade = (file: string): boolean => file === 'README.md' || /\.\d+\.(day|night)\.webp$/.test(file);
if (isWhole) for (const file of readdirSync(options.out).filter(isMade)) rmSync(join(options.out, file));

const windowsOf = ({ isPhone, isPrint, isFullScreen }: Screen) =>
  WINDOWS.filter(({ width }) => (isPhone ? width === 390 : isPrint || isFullScreen ? width === 1280 : true));
const themesOf = ({ isPrint }: Screen) => (isPrint ? THEMES.slice(0, 1) : THEMES);

const takeScreen = async (page: Page, screen: Screen): Promise<void> => {
  for (const window of windowsOf(screen)) {
    await resize(page, window);
    for (const [theme, colorScheme] of themesOf(screen)) {
      await page.emulateMedia({ colorScheme, media: screen.isPrint ? 'print' : null });
      await screen.show?.(page);
      await waitUntilStill(page, colorScheme === 'dark');
      const png = await page.screenshot({ fullPage: options.full });
      writeFileSync(join(options.out, fileName(screen.name, window, theme)), await encoder.encode(png));
    }
  }
};

const lines = [
  '# Screens',
  '',
  'Every screen of the product, in three windows (390 x 844, 1024 x 768, 1280 x 800), by day and by night, made by',
  '`pnpm build && pnpm screens`. Do not edit this folder by hand: the screens are listed in `tests-e2e/screens`.',
];
try {
  for (const { title, prepare } of SCREEN_GROUPS) {
    const context = await browser.newContext({
      baseURL: product.origin,
      reducedMotion: 'reduce',
      viewport: { width: 1280, height: 800 },
    });
    // tsx compiles functions that run in the page as well, and names them by a helper that is not there.
    await context.addInitScript('globalThis.__name ??= (named) => named;');
    await installScriptedSpeech(context);
    const page = await context.newPage();
    const screens = await prepare(page, product);
    lines.push('', `## ${title}`, '', '| Screen | | 390 | 1024 | 1280 |', '|---|---|---|---|---|');
    for (const screen of screens) {
      const { name } = screen;
      await openScreen(page, screen);
      if (isWanted(name)) {
        console.log(name);
        await takeScreen(page, screen);
        if (screen.isPrint) await page.emulateMedia({ media: null });
      }
      const windows = windowsOf(screen);
      const links = WINDOWS.map((window) =>
        windows.includes(window)
          ? themesOf(screen)
              .map(([theme]) => `[${theme}](${fileName(name, window, theme)})`)
              .join(', ')
          : '',
      );
      const heading = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
      const small = `<img src="${fileName(name, windows[1] ?? windows[0] ?? WINDOWS[0], 'day')}" width="200" alt="">`;
      lines.push(`| ${heading} | ${small} | ${links.join(' | ')} |`);
    }
    await context.close();
  }
  if (isWhole) writeFileSync(join(options.out, 'README.md'), `${lines.join('\n')}\n`);
} finally {
  await browser.close();
  await product.remove();
}
