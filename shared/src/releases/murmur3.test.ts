import { murmur3 } from '@weaversworld/shared/releases';
import { describe, expect, it } from 'vitest';

describe('murmur3', () => {
  it.each([
    ['', 0x00000000],
    ['a', 0x3c2569b2],
    ['test', 0xba6bd213],
    ['Hello, world!', 0xc0363e43],
    ['The quick brown fox jumps over the lazy dog', 0x2e4ff723],
    ['hello', 0x248bfa47],
  ])('of %j is the published value', (text, expected) => {
    expect(murmur3(text)).toBe(expected);
  });
});
