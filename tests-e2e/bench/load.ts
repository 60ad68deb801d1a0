import { fork } from 'node:child_process';
import { startProduct } from '../fixtures/product.ts';
import { createVisitor, FOX } from './visitor.ts';

/*
 * `pnpm bench:load` (build first): what a reader notices of 50 busy abusers, and of the longest and most repetitive texts.
 * Every figure stands beside the same figure of the same run without the load; the abusers are a process of their own.
 */

const at = process.argv.indexOf('--reads');
const READS = at === -1 ? 400 : Number(process.argv[at + 1]);
const ABUSERS = 50;
/** The goal, on a machine whose figure without abusers is a few milliseconds. */
const P99_MS = 100;
const HOLD_MS = 50;

const quantile = (values: number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

const timed = async (run: () => Promise<unknown>): Promise<number> => {
  const since = performance.now();
  await run();
  return performance.now() - since;
};

const product = await startProduct({
  env: { RATE_LIMITS: 'on', TRUST_PROXY: 'true', LOG_LEVEL: 'error', PAGE_DELAY_MS: '0' },
});
try {
  const reader = createVisitor(product.origin, '192.0.2.1');
  const story = await reader.createStory();
  await reader.call('POST', `/stories/${story}/pages/`);
  const read = async () => {
    const { status } = await reader.call('GET', `/stories/${story}/`);
    if (status !== 200) throw new Error(`The reader got ${status}`);
  };
  const readMany = async (): Promise<number[]> => {
    const times: number[] = [];
    for (let n = 0; n < READS; n += 1) times.push(await timed(read));
    return times;
  };

  await readMany();
  const alone = await readMany();
  const abusers = fork(`${import.meta.dirname}/abusers.ts`, [product.origin, String(ABUSERS)], {
    execArgv: ['--import', 'tsx'],
  });
  await new Promise((resolve) => abusers.once('message', resolve));
  const together = await readMany();
  const counts = new Promise<Record<string, number>>((resolve) =>
    abusers.once('message', (message) => resolve(message as Record<string, number>)),
  );
  abusers.send('stop');
  console.log(`answers to ${ABUSERS} abusers:`, await counts);
  for (const [name, times] of [
    ['alone', alone],
    ['beside the abusers', together],
  ] as const)
    console.log(
      `a reader ${name}: median ${quantile(times, 0.5).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms`,
    );
  const bound = Math.max(P99_MS, 20 * quantile(alone, 0.99));
  if (quantile(together, 0.99) > bound) {
    console.error(`p99 is above ${bound.toFixed(0)} ms.`);
    process.exitCode = 1;
  }
} finally {
  await product.remove();
}

/** All repetitions of one to three of these signs, at a field's greatest length and as large as a body may be. */
const SIGNS = ['a', '1', ' ', '-', '.', '@', '/', "'", 'é', 'ﷺ'];
const units = SIGNS.flatMap((a) => [a, ...SIGNS.flatMap((b) => [a + b, ...SIGNS.map((c) => a + b + c)])]);
const repeat = (unit: string, length: number) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

const unlimited = await startProduct({ env: { RATE_LIMITS: 'off', LOG_LEVEL: 'error', PAGE_DELAY_MS: '0' } });
try {
  const visitor = createVisitor(unlimited.origin, '192.0.2.1');
  const path = `/characters/${await visitor.createCharacter()}/`;
  const send = (text: string) => visitor.call('PUT', path, { ...FOX, description: text });
  /** Another end each time: the server keeps its verdicts on texts. */
  let sent = 0;
  const neverSent = (text: string) => text.slice(0, -4) + String(1000 + (sent++ % 9000));
  for (let n = 0; n < 50; n += 1) await send(neverSent('A brave red fox     '));
  const ordinary: number[] = [];
  for (let n = 0; n < 200; n += 1) ordinary.push(await timed(() => send(neverSent('A brave red fox     '))));
  for (const length of [1000, 20_000]) {
    let worst = { ms: 0, unit: '' };
    for (const unit of units) {
      const text = repeat(unit, length);
      let ms = await timed(() => send(neverSent(text)));
      // Again, because another process may have had the CPU.
      for (let n = 0; n < 4 && ms > worst.ms; n += 1)
        ms = Math.min(ms, await timed(() => send(neverSent(text))));
      if (ms > worst.ms) worst = { ms, unit };
    }
    const slow = Math.max(HOLD_MS, 10 * quantile(ordinary, 0.5));
    console.log(
      `${units.length} descriptions of ${length} signs: the slowest ${worst.ms.toFixed(1)} ms (${JSON.stringify(worst.unit)}), ordinary ${quantile(ordinary, 0.5).toFixed(1)} ms`,
    );
    if (worst.ms > slow) {
      console.error(`That is above ${slow.toFixed(0)} ms.`);
      process.exitCode = 1;
    }
  }
} finally {
  await unlimited.remove();
}
