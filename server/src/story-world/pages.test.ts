import { expect, it } from 'vitest';
import { HttpError } from '../http/http-error.ts';
import { nextPageNumber, readPageNumber } from './pages.ts';

it.each([
  ['nothing written', undefined, 10, 1],
  ['page 1 has its text', { page_number: 1, text: 'Once' }, 10, 2],
  ['page 9 has its text', { page_number: 9, text: 'Then' }, 10, 10],
  ['page 3 is being written', { page_number: 3, text: '' }, 10, 409],
  ['the last page is being written', { page_number: 10, text: '' }, 10, 409],
  ['all pages written', { page_number: 10, text: 'The end' }, 10, 400],
])('%s', (_, last, total, expected) => {
  const next = nextPageNumber(last, total);
  expect(next instanceof HttpError ? next.status : next).toBe(expected);
});

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
