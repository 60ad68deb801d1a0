import { describe, expect, it } from 'vitest';
import { cardPage } from './card-pages.ts';

const list = (length: number) => Array.from({ length }, (_, index) => index);

describe('cardPage', () => {
  it.each([
    ['no stories', 0, 0, { page: 0, count: 1, first: undefined, size: 0 }],
    ['nine stories', 9, 0, { page: 0, count: 1, first: 0, size: 9 }],
    ['ten stories', 10, 1, { page: 1, count: 2, first: 9, size: 1 }],
    ['a page that no longer exists', 18, 5, { page: 1, count: 2, first: 9, size: 9 }],
    ['a page before the first', 18, -1, { page: 0, count: 2, first: 0, size: 9 }],
  ])('%s', (_case, length, wanted, { page, count, first, size }) => {
    const result = cardPage(list(length), wanted);
    expect(result).toMatchObject({ page, count });
    expect(result.items[0]).toBe(first);
    expect(result.items).toHaveLength(size);
  });
});
