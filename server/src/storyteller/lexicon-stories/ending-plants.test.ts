import { expect, it } from 'vitest';
import { planStory } from '../index.ts';

const CAST = [{ id: '1', name: 'Mia', creature: 'girl', description: '', pronouns: 'she/her' }] as const;
const pagesOf = (theme: string, desiredEnding: string): string[] =>
  planStory({ theme, desiredEnding, totalPages: 10, age: 6, cast: [...CAST], seed: 'plants' }).scenes.map(
    ({ text }) => text,
  );

it('a relative whom only the ending names has a part in the day from the first page on', () => {
  expect(pagesOf('pizza', 'grandpa tells them a story')[0]).toMatch(/Grandpa had said/);
  expect(pagesOf('pizza', 'grandpa bakes them a cake')[0]).toMatch(/Grandpa had promised something good/);
  expect(pagesOf('a cake for grandpa', 'grandpa is happy')[0]).not.toMatch(/Grandpa had (?:said|promised)/);
});

it('whoever gets a puppy has wished for one, unless the theme says so already', () => {
  expect(pagesOf('pizza', 'she gets a puppy')[0]).toMatch(/wishing for a puppy/);
  expect(pagesOf('pizza', 'she gets a medal').join(' ')).not.toMatch(/wishing for/);
  expect(pagesOf('a lost puppy', 'she gets a puppy').join(' ')).not.toMatch(/wishing for/);
});
