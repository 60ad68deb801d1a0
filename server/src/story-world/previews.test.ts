import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CharacterPreview } from '@weaversworld/shared/contract';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import type { Store } from '../db/store.ts';
import { openTestStore } from '../testing/test-database.ts';
import { type Client, createClient } from '../testing/test-server.ts';
import { embeddedEngine } from './embedded-engine.ts';

const PREVIEW = '/weaversworld/api/characters/preview/';
const DRAWN: CharacterPreview = { portrait: '<svg/>', drawn_as: 'a fox', certain: true, choices: [] };
/** More than may wait. */
const FLOOD = 60;

let store: Store;
let app: Awaited<ReturnType<typeof buildApp>>['app'];
let browser: Client;
/** Ends the drawings that have begun. */
let finish: (() => void)[];
let mostAtOnce: number;

const open = async (rateLimits: 'on' | 'off') => {
  store = await openTestStore();
  const config = readConfig({ DATA_DIR: ':memory:', SITE_DIR: './no-site', RATE_LIMITS: rateLimits });
  const drawPreview = async () => {
    await new Promise<void>((resolve) => {
      mostAtOnce = Math.max(mostAtOnce, finish.push(resolve));
    });
    return DRAWN;
  };
  ({ app } = await buildApp({
    config,
    db: store.db,
    log: pino({ level: 'silent' }),
    secretKey: Buffer.alloc(32, 7),
    engine: { ...embeddedEngine, drawPreview },
  }));
  await app.ready();
  browser = createClient(app);
};
beforeEach(() => {
  finish = [];
  mostAtOnce = 0;
});
afterEach(async () => {
  await app.close();
  await store.close();
});

const ask = (creature: string, ip?: string) =>
  browser.post(PREVIEW, { creature, description: '' }, ip === undefined ? {} : { ip });

describe('previews of characters', () => {
  it('are drawn one at a time, a few wait, and the others get 429 with Retry-After', async () => {
    await open('off');
    await browser.get('/accounts/api/csrf/');
    const flood = Array.from({ length: FLOOD }, (_, n) => ask(`fox ${n}`));
    const statuses: number[] = [];
    for (const one of flood) one.then(({ status }) => statuses.push(status));
    await expect.poll(() => statuses.length).toBe(FLOOD - 20);
    expect(new Set(statuses)).toEqual(new Set([429]));
    const refused = await ask('owl');
    expect([refused.status, refused.headers['retry-after'], refused.body]).toEqual([
      429,
      '2',
      { error: 'Many pictures are being drawn right now. Please try again in a moment.' },
    ]);
    // Everything else goes on meanwhile.
    expect((await browser.get('/weaversworld/api/stories/')).status).toBe(200);
    while (statuses.length < FLOOD) {
      finish.shift()?.();
      await nextTurn();
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(mostAtOnce).toBe(1);
    // What was drawn once is not drawn again.
    expect((await ask('fox 1')).body).toEqual(DRAWN);
  });

  it('have a lower limit for an address as long as nothing was made there', async () => {
    await open('on');
    const again = async (times: number) => {
      let last = 0;
      for (let n = 0; n < times && last !== 429; n += 1) {
        const answer = ask('fox');
        await nextTurn();
        const timer = setInterval(() => finish.shift()?.(), 1);
        last = (await answer).status;
        clearInterval(timer);
      }
      return last;
    };
    expect(await again(300)).toBe(200);
    expect(await again(1)).toBe(429);
    expect(
      (
        await browser.post('/weaversworld/api/characters/', {
          name: 'Finn',
          creature: 'fox',
          description: 'red',
        })
      ).status,
    ).toBe(201);
    expect(await again(100)).toBe(200);
  });

  it.each([
    ['creature', { creature: '', description: '' }],
    ['creature', { creature: 'x'.repeat(101) }],
    ['description', { creature: 'fox', description: 'x'.repeat(1001) }],
    ['description', { creature: 'fox', description: 'He kills people' }],
    ['description', { creature: 'fox', description: 7 }],
    ['pronouns', { creature: 'fox', description: '', pronouns: 'x' }],
  ])('name the field %s of what is refused', async (field, body) => {
    await open('off');
    const { status, body: answer } = await browser.post(PREVIEW, body);
    expect(status).toBe(400);
    expect(answer).toMatchObject({ field, error: expect.stringMatching(/^(?!Please check|Invalid)/) });
  });

  it('need no description', async () => {
    await open('off');
    for (const [n, description] of [undefined, '', ' \n '].entries()) {
      const answer = browser.post(PREVIEW, { creature: `cat ${n}`, description });
      await expect.poll(() => finish.length).toBe(1);
      finish.shift()?.();
      expect((await answer).status).toBe(200);
    }
  });
});
