import { describe, expect, it } from 'vitest';
import { bandFor, compose, type Piece } from './compose.ts';

const young = bandFor(4);
const words = (count: number, mark: string) => Array.from({ length: count }, () => mark).join(' ');
const must = (text: string, ...shorter: NonNullable<Piece['shorter']>): Piece => ({
  need: 'must',
  text,
  shorter,
});

describe('a page', () => {
  it('keeps every word while it is short enough', () => {
    const text = compose([must(words(45, 'a'), { text: 'b', cost: 1 })], young);
    expect(text).toBe(words(45, 'a'));
  });

  it('gives up what costs least, and no more than it has to', () => {
    const text = compose(
      [
        must(words(30, 'a'), { text: '', cost: 2 }),
        must(words(10, 'b'), { text: 'short', cost: 1 }),
        must(words(10, 'c'), { text: words(5, 'd'), cost: 1 }),
      ],
      young,
    );
    expect(text).toBe(`${words(30, 'a')} ${words(10, 'b')} ${words(5, 'd')}`);
  });

  it('leaves a piece out when nothing cheaper will do', () => {
    expect(
      compose(
        [must(words(40, 'a')), must(words(20, 'b'), { text: 'b b b b b b', cost: 1 }, { text: '', cost: 2 })],
        young,
      ),
    ).toBe(words(40, 'a'));
  });

  it('takes back what was given up for nothing', () => {
    const text = compose(
      [must(words(25, 'a'), { text: words(22, 'b'), cost: 1 }), must(words(25, 'c'), { text: 'd', cost: 2 })],
      young,
    );
    expect(text).toBe(`${words(25, 'a')} d`);
    expect(compose([must(words(46, 'a'), { text: words(46, 'b'), cost: 1 })], young)).toBe(words(46, 'a'));
  });

  it('gives up more for the youngest than for older readers', () => {
    const pieces = [must(words(90, 'a'), { text: 'a', cost: 3 })];
    expect(compose(pieces, bandFor(10))).toBe(words(90, 'a'));
    expect(compose(pieces, young)).toBe('a');
  });
});
