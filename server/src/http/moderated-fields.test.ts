import { expect, it, vi } from 'vitest';
import { considerTexts, offersHelp } from './moderated-fields.ts';

const uncertain = 'a dog that hides when the master is angry';

it('asks once about an uncertain text, and goes by the opinion', async () => {
  const opinion = vi.fn(async () => [-3, -3, -3]);
  expect(offersHelp([uncertain])).toBe(true);
  await considerTexts({ theme: ` ${uncertain}\n`, desired_ending: 'cake', characters: [1] }, opinion);
  expect(opinion.mock.calls).toEqual([[uncertain]]);
  expect(offersHelp([uncertain])).toBe(false);
  await considerTexts({ theme: uncertain }, opinion);
  expect(opinion).toHaveBeenCalledOnce();
});

it('goes by the score without an opinion, and asks again the next time', async () => {
  const text = 'she is sad when daddy comes home';
  const opinion = vi.fn(async (): Promise<number[] | null> => null);
  await considerTexts({ theme: text }, opinion);
  expect(offersHelp([text])).toBe(true);
  opinion.mockResolvedValue([-9, -9, -9]);
  await considerTexts({ theme: text }, opinion);
  expect(opinion).toHaveBeenCalledTimes(2);
  expect(offersHelp([text])).toBe(false);
});

it('takes any body, and needs no encoder', async () => {
  for (const body of [undefined, null, 'text', 7, [uncertain], { theme: { deep: uncertain } }])
    await considerTexts(body, async () => [-3, -3, -3]);
  await considerTexts({ theme: uncertain }, undefined);
});
