import { describe, expect, it } from 'vitest';
import { splitAt, splitWords } from './split-words.ts';

const words = (text: string) =>
  splitWords(text)
    .filter(({ isWord }) => isWord)
    .map(({ text: word }) => word);

describe('splitWords', () => {
  it.each([
    ['Pip walked on.', ['Pip', 'walked', 'on']],
    ["Don't stop, old-timer!", ["Don't", 'stop', 'old-timer']],
    ['Zoë said “Grüß Gott”', ['Zoë', 'said', 'Grüß', 'Gott']],
    ['…', []],
    ['', []],
  ])('finds the words of %j', (text, found) => {
    expect(words(text)).toEqual(found);
  });

  it('loses nothing and knows where each piece begins', () => {
    const text = '“Oh!” said Pip.\n\nShe ran — fast.';
    const pieces = splitWords(text, 5);
    expect(pieces.map(({ text: piece }) => piece).join('')).toBe(text);
    for (const { text: piece, start } of pieces)
      expect(text.slice(start - 5, start - 5 + piece.length)).toBe(piece);
  });
});

describe('splitAt', () => {
  it.each([
    [null, ['abcdef', '', '']],
    [{ start: 1, end: 3 }, ['a', 'bc', 'def']],
    [{ start: -2, end: 99 }, ['', 'abcdef', '']],
    [{ start: 9, end: 12 }, ['abcdef', '', '']],
  ])('cuts at %j', (range, [before, inside, after]) => {
    expect(splitAt('abcdef', range)).toEqual({ before, inside, after });
  });
});
