import { expect, it } from 'vitest';
import { expectedLists, outdatedLists } from './list-sources.ts';

it('the storyteller knows every file of its lexicon; `pnpm stories:list` writes the lists anew', () => {
  expect(outdatedLists()).toEqual([]);
});

it('a list names each file once, by the file’s name', () => {
  const [concepts = ''] = expectedLists().values();
  expect(concepts).toContain("export { dentist } from './concepts/first-visits/dentist.ts';");
  const names = [...concepts.matchAll(/export \{ (\w+) \}/g)].map(([, name]) => name);
  expect(new Set(names).size).toBe(names.length);
});
