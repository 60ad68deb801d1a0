import lighthouse from 'lighthouse';
import { findBrowser } from '../../scripts/browser.ts';
import { freePort } from '../../scripts/free-port.ts';
import { openBrowser } from '../fixtures/browser.ts';
import { createCharacters, createStory, send } from '../fixtures/stories.ts';
import { openFederated, type Site } from './sites.ts';

/*
 * `pnpm bench:lighthouse` (after `pnpm build`), and the end of `pnpm bench`: Lighthouse on the built product behind HTTP/2, as
 * on a phone: home of a new visitor, and the first page of a finished story that somebody shared. `--lighthouse-runs 5` sets the
 * number of runs; printed are the medians, and every audit below its best score. A rating below its goal fails the command.
 */
const GOALS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof GOALS;
const CATEGORIES = Object.keys(GOALS) as Category[];

const at = process.argv.indexOf('--lighthouse-runs');
const runs = at === -1 ? 5 : Number(process.argv[at + 1]);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--lighthouse-runs takes a whole number from 1.');

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

process.env.CHROMIUM_PATH ??= await findBrowser();
const port = await freePort();
const browser = await openBrowser({
  flags: [`--remote-debugging-port=${port}`, '--ignore-certificate-errors'],
});

/** A finished story that everybody may read; returns its path. */
const shareStory = async ({ product }: Site): Promise<string> => {
  const context = await browser.newContext({ baseURL: product.origin });
  const page = await context.newPage();
  const { id } = await createStory(page, { characters: await createCharacters(page), pages: 10 });
  await send(page, `/weaversworld/api/stories/${id}/toggle-sharing/`);
  await context.close();
  return `/weaversworld/story/${id}?pageIndex=0`;
};

const rate = async (url: string) => {
  const answer = await lighthouse(url, { port, onlyCategories: [...CATEGORIES], logLevel: 'error' });
  if (answer === undefined) throw new Error(`Lighthouse had no result for ${url}.`);
  return answer.lhr;
};

const site = await openFederated(undefined, { PAGE_DELAY_MS: '0' });
try {
  for (const [name, path] of [
    ['home', '/weaversworld'],
    ['reader', await shareStory(site)],
  ] as const) {
    const results: Awaited<ReturnType<typeof rate>>[] = [];
    for (let run = 0; run < runs; run += 1) results.push(await rate(site.origin + path));
    const score = (category: Category) =>
      Math.round(median(results.map(({ categories }) => categories[category]?.score ?? 0)) * 100);
    const time = (audit: string) => median(results.map(({ audits }) => audits[audit]?.numericValue ?? 0));
    console.log(`\nLighthouse, ${name}, as on a phone, medians of ${runs}`);
    console.log(CATEGORIES.map((category) => `${category} ${score(category)}`).join('  '));
    console.log(
      [
        `FCP ${time('first-contentful-paint').toFixed(0)} ms`,
        `LCP ${time('largest-contentful-paint').toFixed(0)} ms`,
        `blocked ${time('total-blocking-time').toFixed(0)} ms`,
        `shift ${time('cumulative-layout-shift').toFixed(3)}`,
        `speed index ${time('speed-index').toFixed(0)} ms`,
      ].join('  '),
    );
    for (const { id, title, score: points, displayValue } of Object.values(results[0]?.audits ?? {}))
      if (points !== null && points < 1) console.log(`  ${id} ${points}: ${title} ${displayValue ?? ''}`);
    for (const category of CATEGORIES)
      if (score(category) < GOALS[category]) {
        console.log(`${category} of ${name} is below its goal, ${GOALS[category]}.`);
        process.exitCode = 1;
      }
  }
} finally {
  await browser.close();
  await site.close();
}
