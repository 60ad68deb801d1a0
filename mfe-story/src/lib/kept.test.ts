import { z } from '@weaversworld/shared/schema';
import { describe, expect, it } from 'vitest';
import { createKept } from './kept.ts';

const createStorage = () => {
  const map = new Map<string, string>();
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
};
const keptIn = (storage: object) =>
  createKept('ww.x', z.object({ size: z.number() }), () => storage as Storage);

describe('a kept value', () => {
  it('is read back until it is cleared', () => {
    const kept = keptIn(createStorage());
    kept.write({ size: 3 });
    expect(kept.read()).toEqual({ size: 3 });
    kept.clear();
    expect(kept.read()).toBeNull();
  });

  it.each(['not json', '{"size":"big"}', 'null'])('of another shape (%s) counts as none', (text) => {
    const storage = createStorage();
    storage.map.set('ww.x', text);
    expect(keptIn(storage).read()).toBeNull();
  });

  it('is only forgotten when the browser refuses storage', () => {
    const kept = createKept('ww.x', z.number(), () => {
      throw new Error('denied');
    });
    kept.write(1);
    kept.clear();
    expect(kept.read()).toBeNull();
  });
});
