import { DEFAULT_SETTINGS } from '@weaversworld/shared/contract';
import { expect, it, vi } from 'vitest';
import { createFakeApi, json } from '../testing/fake-api.ts';
import { randomId } from './random-id.ts';

const pip = { name: 'Pip', creature: 'fox', description: 'shy', pronouns: '' as const };
const storyInput = { title: 'Your Story', theme: 'moon', desired_ending: 'cake', characters: [1] };
const noResponse = (): Response => {
  throw new TypeError('Failed to fetch');
};
type Scripted = ReturnType<typeof createFakeApi>;
const idempotencyKeys = ({ sent }: Pick<Scripted, 'sent'>) =>
  sent.filter(({ call }) => call.startsWith('POST')).map(({ headers }) => headers['Idempotency-Key']);

it.each([
  ['character', ({ api }: Scripted) => api.characters.create(pip), { id: 1, ...pip }],
  ['story', ({ api }: Scripted) => api.stories.create(storyInput), { id: 1, ...storyInput }],
])('every request for a new %s has its own key', async (_what, create, created) => {
  const scripted = createFakeApi([json(201, created)]);
  await create(scripted);
  await create(scripted);
  const [one, two] = idempotencyKeys(scripted);
  expect(one).toMatch(/^[0-9a-f]{32}$/);
  expect(two).toMatch(/^[0-9a-f]{32}$/);
  expect(two).not.toBe(one);
});

it.each([
  ['no response', true, noResponse],
  ['502', true, json(502, {})],
  ['400', false, json(400, { error: 'Kinder words, please.' })],
])('after %s, an equal request reuses the key: %s', async (_what, same, failure) => {
  const scripted = createFakeApi([failure, json(201, { id: 1, ...storyInput })]);
  await expect(scripted.api.stories.create(storyInput)).rejects.toThrow();
  await scripted.api.stories.create({ ...storyInput, theme: 'sea' });
  await scripted.api.stories.create(storyInput);
  await scripted.api.stories.create(storyInput);
  const [first, sea, second, third] = idempotencyKeys(scripted);
  expect(sea).not.toBe(first);
  expect(second === first).toBe(same);
  expect(third).not.toBe(second);
});

it('keeps its key when the CSRF token had to be renewed', async () => {
  const forbidden = json(403, { detail: 'CSRF Failed' });
  const scripted = createFakeApi([forbidden, json(200, {}), json(201, { id: 1, ...storyInput })]);
  await scripted.api.stories.create(storyInput);
  const [first, second] = idempotencyKeys(scripted);
  expect(second).toBe(first);
});

it('is not sent to a back end of another origin, which would have to allow the header', async () => {
  const settings = { ...DEFAULT_SETTINGS, apiOrigin: 'https://api.ex.org' };
  const crossOrigin = createFakeApi([json(201, { id: 1, ...storyInput })], { settings });
  await crossOrigin.api.stories.create(storyInput);
  expect(idempotencyKeys(crossOrigin)).toEqual([undefined]);
});

it('is random even where crypto.randomUUID is missing', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(new Set(Array.from({ length: 100 }, randomId)).size).toBe(100);
});
