import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadFonts } from './load-fonts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const state = async (promise: Promise<unknown>, ms: number): Promise<string> => {
  let is = 'waiting';
  void promise.then(() => {
    is = 'done';
  });
  await vi.advanceTimersByTimeAsync(ms);
  return is;
};

it('waits for both faces, also for one that fails', async () => {
  const faces = new Map<string, { resolve(faces: FontFace[]): void; reject(error: Error): void }>();
  const load = (face: string) =>
    new Promise<FontFace[]>((resolve, reject) => void faces.set(face, { resolve, reject }));
  const loaded = loadFonts({ load });
  expect([...faces.keys()]).toEqual([expect.stringContaining('Andika'), expect.stringContaining('Fredoka')]);
  const [text, display] = [...faces.values()];
  text?.resolve([]);
  expect(await state(loaded, 100)).toBe('waiting');
  display?.reject(new Error('offline'));
  expect(await state(loaded, 0)).toBe('done');
});

it('waits no longer than two seconds', async () => {
  const loaded = loadFonts({ load: () => new Promise(() => undefined) });
  expect(await state(loaded, 1_999)).toBe('waiting');
  expect(await state(loaded, 1)).toBe('done');
});
