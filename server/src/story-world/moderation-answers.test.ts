import { HelpOffer, Support } from '@weaversworld/shared/contract';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { openDb } from '../db/open-db.ts';
import { type Client, createClient } from '../testing/test-server.ts';
import { embeddedEngine } from './embedded-engine.ts';

const API = '/weaversworld/api';
const fox = { name: 'Finn', creature: 'Fox', description: 'Brave and curious' };

let store: Awaited<ReturnType<typeof openDb>>;
let app: Awaited<ReturnType<typeof buildApp>>['app'];
let logged = '';
let visitor: Client;
let character: number;

beforeAll(async () => {
  store = await openDb(':memory:');
  const config = readConfig({ DATA_DIR: ':memory:', SITE_DIR: './no-site', RATE_LIMITS: 'off' });
  const log = pino({ level: 'trace' }, { write: (line: string) => (logged += line) });
  ({ app } = await buildApp({
    config,
    db: store.db,
    log,
    secretKey: Buffer.alloc(32, 7),
    engine: embeddedEngine,
  }));
  await app.ready();
  visitor = createClient(app);
  character = (await visitor.post(`${API}/characters/`, fox)).body.id;
});
afterAll(async () => {
  await app.close();
  await store.close();
});

const startStory = (input: { theme?: string; desired_ending?: string; title?: string }, language = 'en-GB') =>
  visitor.post(
    `${API}/stories/`,
    { theme: 'a trip', desired_ending: 'cake', characters: [character], ...input },
    { headers: { 'accept-language': language } },
  );

describe('a refused text', () => {
  it.each([
    ['name', { ...fox, name: 'Shithead' }],
    ['creature', { ...fox, creature: 'a naked woman' }],
    ['description', { ...fox, description: 'He kills people' }],
    ['description', { ...fox, description: '' }],
    ['name', { ...fox, name: 'x'.repeat(101) }],
  ])('is answered with a message and the field %s', async (field, body) => {
    const response = await visitor.post(`${API}/characters/`, body);
    expect(response.status).toBe(400);
    expect(response.body).toEqual({ error: expect.any(String), field });
  });

  it.each(['theme', 'desired_ending', 'title'])('names the field %s of a story', async (field) => {
    const response = await startStory({ [field]: 'they kill everybody' });
    expect(response.status).toBe(400);
    expect(response.body).toEqual({ error: expect.stringMatching(/gentler adventure/), field });
  });

  it('names the field when a character is changed', async () => {
    const response = await visitor.put(`${API}/characters/${character}/`, { ...fox, description: 'fuck' });
    expect(response).toMatchObject({ status: 400, body: { field: 'description' } });
  });
});

describe('a text in which a child may ask for help', () => {
  it('is answered with a warm line, the field and help lines of the region', async () => {
    const response = await startStory({ desired_ending: 'she wants to die' });
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({
      error: expect.stringMatching(/not your fault/),
      field: 'desired_ending',
    });
    const { region, regions } = Support.parse(response.body.support);
    expect(region).toBe('GB');
    expect(regions.find(({ code }) => code === region)?.lines[0]).toEqual({
      name: 'Childline',
      phone: '0800 1111',
    });
  });

  it('is answered with all regions when the region is unknown', async () => {
    const { body } = await startStory({ theme: 'daddy hits me' }, 'en');
    expect(body.support.region).toBeNull();
    expect(body.support.regions.length).toBeGreaterThan(30);
    expect(body.support.international.url).toMatch(/^https:/);
  });

  it('comes before a rude word in another field', async () => {
    const { body } = await startStory({ theme: 'fuck', desired_ending: 'my uncle touches me' });
    expect(body).toMatchObject({ field: 'desired_ending', support: expect.anything() });
  });

  it('leaves no trace in the database or the log', async () => {
    logged = '';
    const count = async () => (await visitor.get(`${API}/stories/`)).body.length;
    const before = await count();
    await startStory({ theme: 'my mummy hits me with a hanger' });
    await visitor.post(`${API}/characters/`, { ...fox, description: 'wants to kill himself, zorblatt' });
    expect(await count()).toBe(before);
    expect(logged).toContain('/weaversworld/api/stories/');
    expect(logged).not.toMatch(/mummy|hanger|zorblatt|support|moderat|not your fault/i);
  });
});

describe('a text in which a child may ask for help, but probably does not', () => {
  const theme = 'a dog that hides when the master is angry';

  it('is told, and help lines of the region come with the story', async () => {
    const response = await startStory({ theme });
    expect(response).toMatchObject({ status: 201, body: { theme } });
    const { region, message } = HelpOffer.parse(response.body.support);
    expect(region).toBe('GB');
    expect(message).toMatch(/not your fault/);
    const { body } = await visitor.get(`${API}/stories/${response.body.id}/`);
    expect(body).not.toHaveProperty('support');
  });

  it('is answered so in a character, new or changed', async () => {
    const shy = { ...fox, description: 'she is sad when daddy comes home' };
    const made = await visitor.post(`${API}/characters/`, shy);
    expect(made).toMatchObject({ status: 201, body: { support: { message: expect.any(String) } } });
    const changed = await visitor.put(`${API}/characters/${made.body.id}/`, shy);
    expect(changed).toMatchObject({ status: 200, body: { support: { message: expect.any(String) } } });
  });

  it('is refused with help lines when something else in it is refused', async () => {
    const { status, body } = await startStory({ theme: `${theme}, call me on 07700 900417` });
    expect(status).toBe(400);
    expect(body).toMatchObject({ field: 'theme', support: expect.anything() });
  });

  it('leaves no trace in the log', async () => {
    logged = '';
    await startStory({ theme });
    expect(logged).toContain('/weaversworld/api/stories/');
    expect(logged).not.toMatch(/master|angry|support|help|not your fault/i);
  });

  it('is not what ordinary texts are answered with', async () => {
    expect((await startStory({})).body).not.toHaveProperty('support');
    expect((await visitor.post(`${API}/characters/`, fox)).body).not.toHaveProperty('support');
  });
});

it('grief and fear are allowed', async () => {
  const response = await startStory({
    theme: 'my mum died and I miss her',
    desired_ending: 'we say goodbye',
  });
  expect(response.status).toBe(201);
});
