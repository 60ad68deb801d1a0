import { expect, it } from 'vitest';
import { readPageNumber } from './pages.ts';

it.each([
  ['3', 3],
  ['10', 10],
  [undefined, undefined],
  ['', undefined],
  ['0', undefined],
  ['-1', undefined],
  ['3.5', undefined],
  ['3, 3', undefined],
  ['99999', undefined],
])('the header X-Page-Number: %j is read as %s', (header, expected) => {
  expect(readPageNumber(header)).toBe(expected);
});
