import { findBrowser } from '../../scripts/browser.ts';
import { openBrowser } from '../fixtures/browser.ts';
import { findDuplicateModules } from './duplicate-modules.ts';
import { openFederated, openMonolith, preloadAll, type Site } from './sites.ts';
import { type Profile, type Screen, type Visit, visit } from './visit.ts';

/*
 * `pnpm bench`: the cost of federation on a first visit, against a monolith of the same source in the same run. Build first.
 * Visits alternate, so that a load peak affects both; `--runs 15` sets the number of each. A ratio above the goal, and a module that
 * came twice, fail the command.
 */
const MAX_RATIO = 1.05;

const PROFILES: Profile[] = [
  { name: '9 Mbit/s, 100 ms, 4x slower', bitsPerSecond: 9e6, roundTripMs: 100, slowdown: 4 },
  { name: '1.6 Mbit/s, 50 ms', bitsPerSecond: 1.6e6, roundTripMs: 50, slowdown: 1 },
];
const SCREENS: Screen[] = [
  { name: 'home', path: '/weaversworld', content: 'main a[href^="/accounts/signup"]' },
  { name: 'login', path: '/accounts/login', content: 'input[type="password"]' },
];

const at = process.argv.indexOf('--runs');
const runs = at === -1 ? 15 : Number(process.argv[at + 1]);

const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

const kilobytes = (visits: Visit[], kinds: string[]): string => {
  const bytes = visits.map(({ requests }) =>
    requests.filter(({ kind }) => kinds.includes(kind)).reduce((sum, one) => sum + one.bytes, 0),
  );
  return (median(bytes) / 1000).toFixed(0);
};

/** Depth of scripts and styles: the number of consecutive responses that must arrive. */
const depth = ([first]: Visit[]): number =>
  Math.max(
    ...(first?.requests ?? [])
      .filter(({ kind }) => ['Document', 'Script', 'Stylesheet'].includes(kind))
      .map((one) => one.depth),
  );

process.env.CHROMIUM_PATH ??= await findBrowser();
const browser = await openBrowser();
const federated = await openFederated();
const monolith = await openMonolith();
try {
  for (const screen of SCREENS) {
    await preloadAll(browser, monolith, screen);
    const { requests } = await visit(browser, federated.origin, screen, null);
    const names = [...findDuplicateModules(requests)].map(([name, size]) => `${name} (${size} B)`);
    console.log(`\n${screen.name}: modules that came twice: ${names.join(', ') || 'none'}`);
    if (names.length > 0) process.exitCode = 1;
    for (const profile of PROFILES) {
      const visits = new Map<Site, Visit[]>([
        [federated, []],
        [monolith, []],
      ]);
      for (let run = -1; run < runs; run += 1)
        for (const [site, list] of visits) {
          const one = await visit(browser, site.origin, screen, profile);
          if (run >= 0) list.push(one);
        }
      console.log(`\n${screen.name}, ${profile.name}, ${runs} visits each`);
      for (const [site, list] of visits) {
        const time = (key: 'content' | 'interactive') => median(list.map((one) => one[key])).toFixed(0);
        console.log(
          [
            site.name.padEnd(10),
            `content ${time('content')} ms`,
            `interactive ${time('interactive')} ms`,
            `depth ${depth(list)}`,
            `${list[0]?.requests.length} requests`,
            `html ${kilobytes(list, ['Document'])} KB`,
            `script ${kilobytes(list, ['Script'])} KB`,
            `style ${kilobytes(list, ['Stylesheet'])} KB`,
          ].join('  '),
        );
      }
      const [ours = [], theirs = []] = [...visits.values()];
      const ratio = (key: 'content' | 'interactive') =>
        median(ours.map((one) => one[key])) / median(theirs.map((one) => one[key]));
      const ratios = { content: ratio('content'), interactive: ratio('interactive') };
      console.log(
        `ratio      content ${ratios.content.toFixed(3)}  interactive ${ratios.interactive.toFixed(3)}`,
      );
      for (const [name, value] of Object.entries(ratios))
        if (!(value <= MAX_RATIO)) {
          console.log(`${name} of ${screen.name}, ${profile.name}, is above its goal, ${MAX_RATIO}.`);
          process.exitCode = 1;
        }
    }
  }
} finally {
  await browser.close();
  await federated.close();
  await monolith.close();
}
