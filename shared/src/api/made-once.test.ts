import { DEFAULT_SETTINGS } from '@weaversworld/shared/contract';
import { expect, it, vi } from 'vitest';
import { createScriptedApi, json } from '../testing/scripted-api.ts';
import { randomId } from './random-id.ts';

const pip = { name: 'Pip', creature: 'fox', description: 'shy', pronouns: '' as const };
const wish = { title: 'Your Story', theme: 'moon', desired_ending: 'cake', characters: [1] };
const gone = (): Response => {
  throw new TypeError('Failed to fetch');
};
type Scripted = ReturnType<typeof createScriptedApi>;
const keysOf = ({ sent }: Pick<Scripted, 'sent'>) =>
  sent.filter(({ call }) => call.startsWith('POST')).map(({ headers }) => headers['Idempotency-Key']);

it.each([
  ['character', ({ api }: Scripted) => api.characters.create(pip), { id: 1, ...pip }],
  ['story', ({ api }: Scripted) => api.stories.create(wish), { id: 1, ...wish }],
])('every %s that is asked for has a key of its own', async (_what, create, made) => {
  const scripted = createScriptedApi([json(201, made)]);
  await create(scripted);
  await create(scripted);
  const [one, two] = keysOf(scripted);
  expect(one).toMatch(/^[0-9a-f]{32}$/);
  expect(two).toMatch(/^[0-9a-f]{32}$/);
  expect(two).not.toBe(one);
});

it.each([
  ['no answer', true, gone],
  ['502', true, json(502, {})],
  ['400', false, json(400, { error: 'Kinder words, please.' })],
])('after %s the same words, sent once more, have the same key: %s', async (_what, same, failure) => {
  const scripted = createScriptedApi([failure, json(201, { id: 1, ...wish })]);
  await expect(scripted.api.stories.create(wish)).rejects.toThrow();
  await scripted.api.stories.create({ ...wish, theme: 'sea' });
  await scripted.api.stories.create(wish);
  await scripted.api.stories.create(wish);
  const [first, sea, second, third] = keysOf(scripted);
  expect(sea).not.toBe(first);
  expect(second === first).toBe(same);
  expect(third).not.toBe(second);
});

it('keeps its key when the token had to be renewed', async () => {
  const refusal = json(403, { detail: 'CSRF Failed' });
  const scripted = createScriptedApi([refusal, json(200, {}), json(201, { id: 1, ...wish })]);
  await scripted.api.stories.create(wish);
  const [first, second] = keysOf(scripted);
  expect(second).toBe(first);
});

it('goes to no back end elsewhere, which would have to allow the header', async () => {
  const settings = { ...DEFAULT_SETTINGS, apiOrigin: 'https://api.ex.org' };
  const elsewhere = createScriptedApi([json(201, { id: 1, ...wish })], { settings });
  await elsewhere.api.stories.create(wish);
  expect(keysOf(elsewhere)).toEqual([undefined]);
});

it('is random, also where the browser has no randomUUID', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(new Set(Array.from({ length: 100 }, randomId)).size).toBe(100);
});
