import { expect, it } from 'vitest';
import { concepts, frames } from './lexicon/all-sources.ts';
import { findNonWords } from './lint-words.ts';

const nothing: ReadonlySet<string> = new Set();

it('finds verb forms of words that are no verbs', () => {
  expect(findNonWords('I givened far too much money, and it fited.', nothing)).toEqual(['givened', 'fited']);
  expect(findNonWords('somebody givening money', nothing)).toEqual(['givening']);
});

it('leaves words, names and what was typed', () => {
  expect(
    findNonWords('She hummed, tried, travelled and was skating; a wedding with Manfred.', nothing),
  ).toEqual([]);
  expect(findNonWords('they snarfed', new Set(['snarfed']))).toEqual([]);
});

it('knows every verb form of the plots', () => {
  const text = JSON.stringify([...concepts, ...frames].map(({ plots }) => plots)).replace(/\{[^}]*\}/g, '{}');
  expect(findNonWords(text, nothing)).toEqual([]);
});
