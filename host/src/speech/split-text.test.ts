import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONG_TEXT, splitChunks, splitSentences, wordAt } from './split-text.ts';

const sentencesOf = (text: string) => splitSentences(text).map(({ start, end }) => text.slice(start, end));

describe('the sentences of a text', () => {
  it.each([
    ['Mia ran. Tom slept.', ['Mia ran.', 'Tom slept.']],
    ['Stop! Who is there? Me…  Oh.', ['Stop!', 'Who is there?', 'Me…', 'Oh.']],
    ['“Stop!” cried Ann. “Why?” Tom asked.', ['“Stop!” cried Ann.', '“Why?”', 'Tom asked.']],
    ['Mr. Fox met Dr. Owl. They sang.', ['Mr. Fox met Dr. Owl.', 'They sang.']],
    ['It was 3.5 miles away', ['It was 3.5 miles away']],
    ['One line\nanother line', ['One line', 'another line']],
    ['  Space.  ', ['Space.']],
    ['お茶。ねこ！', ['お茶。', 'ねこ！']],
    ['', []],
    [' \n ', []],
  ])('%j', (text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences);
  });
});

describe('the chunks of a text', () => {
  const sentence = `${'A'.repeat(48)}. `;
  const of = (length: number) => sentence.repeat(6).slice(0, length);
  it.each([
    [250, false, 1],
    [251, false, 6],
    [250, true, 5],
    [251, true, 6],
  ])('a text of %i characters, by sentence %s, has %i chunks', (length, each, chunks) => {
    expect(of(length)).toHaveLength(length);
    expect(splitChunks(of(length), each)).toHaveLength(chunks);
  });

  it('split a long sentence at a comma, or else at a space', () => {
    const text = `${'and on '.repeat(30)}, ${'and on '.repeat(60)}`;
    const chunks = splitChunks(text, false).map(({ start, end }) => text.slice(start, end));
    expect(chunks[0]).toMatch(/,$/);
    expect(Math.max(...chunks.map(({ length }) => length))).toBeLessThanOrEqual(LONG_TEXT);
  });

  it('contain every word, in order', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom('Mia ', 'Ran', 'ran', '. ', '!', '"', '\n', 'Mr. ', 'x'.repeat(300), '…', ' '),
        ),
        fc.boolean(),
        (parts, each) => {
          const text = parts.join('');
          const chunks = splitChunks(text, each);
          const joined = chunks.map(({ start, end }) => text.slice(start, end)).join('');
          const words = (all: string) => all.replaceAll(/[^\p{L}\p{N}]/gu, '');
          expect(words(joined)).toBe(words(text));
          for (const [n, { start, end }] of chunks.entries()) {
            expect(end).toBeGreaterThan(start);
            expect(start).toBeGreaterThanOrEqual(chunks[n - 1]?.end ?? 0);
          }
        },
      ),
    );
  });
});

describe('the word at an index', () => {
  it.each([
    ['Don’t run', 0, undefined, 'Don’t'],
    ['a big fox.', 6, undefined, 'fox'],
    ['a big fox.', 2, 3, 'big'],
    ['...', 0, undefined, null],
  ])('%j at %i', (text, at, length, word) => {
    const found = wordAt(text, at, length);
    expect(found && text.slice(found.start, found.end)).toBe(word);
  });
});
