import { describe, expect, it } from 'vitest';
import { composePage, type Fragment } from './compose-page.ts';
import { readingLevelFor } from './reading-level.ts';

const young = readingLevelFor(4);
const words = (count: number, mark: string) => Array.from({ length: count }, () => mark).join(' ');
const required = (text: string, ...shorterVersions: NonNullable<Fragment['shorterVersions']>): Fragment => ({
  priority: 'required',
  text,
  shorterVersions,
});

describe('composePage', () => {
  it('keeps every fragment while the page is short enough', () => {
    const text = composePage([required(words(60, 'a'), { text: 'b', cost: 1 })], young);
    expect(text).toBe(words(60, 'a'));
  });

  it('applies the cheapest shorter version that is enough', () => {
    const text = composePage(
      [
        required(words(45, 'a'), { text: '', cost: 2 }),
        required(words(10, 'b'), { text: 'short', cost: 1 }),
        required(words(10, 'c'), { text: words(5, 'd'), cost: 1 }),
      ],
      young,
    );
    expect(text).toBe(`${words(45, 'a')} ${words(10, 'b')} ${words(5, 'd')}`);
  });

  it('omits a fragment when no cheaper version is enough', () => {
    expect(
      composePage(
        [
          required(words(55, 'a')),
          required(words(20, 'b'), { text: 'b b b b b b', cost: 1 }, { text: '', cost: 2 }),
        ],
        young,
      ),
    ).toBe(words(55, 'a'));
  });

  it('undoes a replacement that turned out to be unnecessary', () => {
    const text = composePage(
      [
        required(words(35, 'a'), { text: words(32, 'b'), cost: 1 }),
        required(words(35, 'c'), { text: 'd', cost: 2 }),
      ],
      young,
    );
    expect(text).toBe(`${words(35, 'a')} d`);
    expect(composePage([required(words(61, 'a'), { text: words(61, 'b'), cost: 1 })], young)).toBe(
      words(61, 'a'),
    );
  });

  it('pays higher costs for the youngest than for older readers', () => {
    const fragments = [required(words(90, 'a'), { text: 'a', cost: 3 })];
    expect(composePage(fragments, readingLevelFor(10))).toBe(words(90, 'a'));
    expect(composePage(fragments, young)).toBe('a');
  });
});
