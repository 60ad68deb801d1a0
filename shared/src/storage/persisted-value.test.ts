import { z } from '@weaversworld/shared/schema';
import { browserStorage, createMemoryStorage, createPersistedValue } from '@weaversworld/shared/storage';
import { describe, expect, it, vi } from 'vitest';

const KEY = 'ww.x';
const setUp = (text?: string) => {
  const storage = createMemoryStorage(text === undefined ? {} : { [KEY]: text });
  const report = vi.fn();
  const value = createPersistedValue({ storage, key: KEY, schema: z.object({ size: z.number() }), report });
  return { storage, report, value };
};
const deny = () => {
  throw new Error('denied');
};

describe('a persisted value', () => {
  it('is read back until it is cleared', () => {
    const { value, report } = setUp();
    expect(value.read()).toBeNull();
    value.write({ size: 3 });
    expect(value.read()).toEqual({ size: 3 });
    value.clear();
    expect(value.read()).toBeNull();
    expect(report).not.toHaveBeenCalled();
  });

  it.each(['not json', '{"size":"big"}', 'null'])('of another shape (%s) is absent and reported', (text) => {
    const { value, report } = setUp(text);
    expect(value.read()).toBeNull();
    expect(report).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        level: 'warning',
        source: 'storage',
        message: `${KEY} has an invalid stored value`,
      }),
    );
  });

  it('parses the text of a storage event like a stored one', () => {
    const { value } = setUp();
    expect(value.parse('{"size":1}')).toEqual({ size: 1 });
    expect(value.parse('{')).toBeNull();
    expect(value.parse(null)).toBeNull();
  });

  it('is lost, and nothing else, when the storage refuses', () => {
    const report = vi.fn();
    const storage = { getItem: deny, setItem: deny, removeItem: deny };
    const value = createPersistedValue({ storage, key: KEY, schema: z.number(), report });
    value.write(1);
    value.clear();
    expect(value.read()).toBeNull();
    expect(report.mock.calls.map(([{ message }]) => message)).toEqual([
      'ww.x could not be written',
      'ww.x could not be removed',
      'ww.x could not be read',
    ]);
  });

  it('is stored as plain text on request', () => {
    const storage = createMemoryStorage({ [KEY]: 'on' });
    const value = createPersistedValue({ storage, key: KEY, schema: z.enum(['on', 'off']), format: 'text' });
    expect(value.read()).toBe('on');
    value.write('off');
    expect(storage.entries.get(KEY)).toBe('off');
  });
});

describe("the browser's storage", () => {
  it('is used where the browser allows it', () => {
    const storage = createMemoryStorage() as unknown as Storage;
    expect(browserStorage(() => storage)).toBe(storage);
  });

  it.each([
    ['reaching it', deny],
    ['reading it', () => ({ getItem: deny }) as unknown as Storage],
  ])('is replaced by memory where %s is forbidden', (_what, open) => {
    const storage = browserStorage(open);
    storage.setItem(KEY, 'a');
    expect(storage.getItem(KEY)).toBe('a');
    storage.removeItem(KEY);
    expect(storage.getItem(KEY)).toBeNull();
  });
});
