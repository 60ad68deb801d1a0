import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import pino from 'pino';
import { afterEach, expect, it, vi } from 'vitest';
import { assessText, moderateText } from '../moderate-text.ts';
import { createSecondOpinion } from './second-opinion.ts';

let logged: Record<string, unknown>[] = [];
let opinions: ReturnType<typeof createSecondOpinion>;
const create = (options: { file?: string; now?: () => number } = {}) => {
  logged = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  opinions = createSecondOpinion({ log, ...options });
};
afterEach(() => opinions.close());

it('compares a text with the corpus in a thread, once that has started', { timeout: 120_000 }, async () => {
  create();
  const opinionOf = (text: string) =>
    vi.waitUntil(() => opinions.opinionOf(text), { timeout: 100_000, interval: 200 });
  const [, secret = 0] = await opinionOf('my uncle comes at night, and I have to keep it a secret');
  const [, cake = 0] = await opinionOf('we bake a strawberry cake for grandma’s birthday');
  expect(secret).toBeGreaterThan(cake + 2);
  expect(logged).toEqual([]);
});

it('says once that the encoder cannot be loaded; texts are answered without it', async () => {
  create({ file: '/nowhere/second-opinion.js' });
  expect(await opinions.opinionOf('a dog')).toBeNull();
  expect(await Promise.race([opinions.opinionOf('a cat'), setImmediate('waits for the thread')])).toBeNull();
  expect(logged).toMatchObject([{ event: 'second-opinion.failed' }]);
  expect(JSON.stringify(logged)).not.toMatch(/a dog|a cat/);
});

it('has time for the texts of a family at once, and for a few of many in each second', async () => {
  let now = 0;
  create({ file: join(import.meta.dirname, '../../../testing/quick-opinion.mjs'), now: () => now });
  /** How many of twenty texts, one after another, had an opinion. */
  const countGiven = async () => {
    let given = 0;
    for (let text = 0; text < 20; text += 1) if ((await opinions.opinionOf(`${text}`)) !== null) given += 1;
    return given;
  };
  expect(await countGiven()).toBe(10);
  expect(await countGiven()).toBe(0);
  now += 1000;
  expect(await countGiven()).toBe(5);
  now += 3_600_000;
  expect(await countGiven()).toBe(10);
});

it('is asked about uncertain texts, whose answer it may change', () => {
  create();
  const text = 'a dog that hides when the master is angry';
  expect(assessText(text).isUncertain).toBe(true);
  expect(moderateText(text)).toMatchObject({ ok: true, offersHelp: true });
  expect(moderateText(text, undefined, [-3, -3, -3])).toMatchObject({ ok: true, offersHelp: false });
  expect(moderateText(text, undefined, [-3, 3, -3])).toMatchObject({ ok: false, reason: 'support' });
  for (const certain of ['a fox who bakes bread', 'daddy hits me with a belt', 'Finn', ''])
    expect(assessText(certain).isUncertain, certain).toBe(false);
});
