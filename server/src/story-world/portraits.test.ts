import pino from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import type { Store } from '../db/store.ts';
import { openTestStore } from '../testing/test-database.ts';
import { type Client, createClient } from '../testing/test-server.ts';
import { embeddedEngine } from './embedded-engine.ts';

const API = '/weaversworld/api';
const FOX = { name: 'Finn', creature: 'fox', description: 'A brave red fox' };

let store: Store;
let app: Awaited<ReturnType<typeof buildApp>>['app'];
let browser: Client;
/** The names of the characters that were drawn, by the engine and thus not by the thread that answers requests. */
let drawn: string[];
let isBroken: boolean;

beforeEach(async () => {
  drawn = [];
  isBroken = false;
  store = await openTestStore();
  ({ app } = await buildApp({
    config: readConfig({ DATA_DIR: ':memory:', SITE_DIR: './no-site', RATE_LIMITS: 'off' }),
    db: store.db,
    log: pino({ level: 'silent' }),
    secretKey: Buffer.alloc(32, 7),
    engine: {
      ...embeddedEngine,
      drawPortrait: async (member, { whole }) => {
        drawn.push(member.name);
        if (isBroken) throw new Error('The thread ended');
        return `<svg>${member.description}${whole ? ', waving' : ''}</svg>`;
      },
    },
  }));
  await app.ready();
  browser = createClient(app);
});
afterEach(async () => {
  await app.close();
  await store.close();
});

const startStory = async () => {
  const { body: fox } = await browser.post(`${API}/characters/`, FOX);
  const storyRequest = { theme: 'The moon', desired_ending: 'Everyone eats cake', characters: [fox.id] };
  const { body: story } = await browser.post(`${API}/stories/`, storyRequest);
  return {
    portrait: `${API}/characters/${fox.id}/portrait/`,
    cast: `${API}/stories/${story.id}/cast/1/`,
    fox,
  };
};

it('a portrait and a member of the cast are drawn once, and are not sent to a browser that has them', async () => {
  const { portrait, cast } = await startStory();
  for (const [url, svg] of [
    [portrait, '<svg>A brave red fox</svg>'],
    [cast, '<svg>A brave red fox, waving</svg>'],
  ] as const) {
    const [first, second] = await Promise.all([browser.get(url), browser.get(url)]);
    expect([first.status, first.raw.body, second.raw.body]).toEqual([200, svg, svg]);
    const again = await browser.get(url, { headers: { 'if-none-match': String(first.headers.etag) } });
    expect([again.status, again.raw.body]).toEqual([304, '']);
  }
  expect(drawn).toEqual(['Finn', 'Finn']);
});

it('a character that was changed is drawn anew, its story keeps the one that it began with', async () => {
  const { portrait, cast, fox } = await startStory();
  await browser.get(portrait);
  await browser.get(cast);
  await browser.put(`${API}/characters/${fox.id}/`, { ...FOX, description: 'A shy blue fox' });
  expect((await browser.get(portrait)).raw.body).toBe('<svg>A shy blue fox</svg>');
  expect((await browser.get(cast)).raw.body).toContain('brave red');
});

it('a drawing that failed is tried again', async () => {
  const { portrait } = await startStory();
  isBroken = true;
  expect((await browser.get(portrait)).status).toBe(500);
  isBroken = false;
  expect((await browser.get(portrait)).status).toBe(200);
});
