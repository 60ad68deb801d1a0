import { expect, it } from 'vitest';
import { accountDate } from './account-date.ts';

it.each([
  ['2026-03-01T12:00:00Z', 'March 1, 2026'],
  ['2026-12-24T12:00:00.123456+00:00', 'December 24, 2026'],
  [null, 'N/A'],
  [undefined, 'N/A'],
  ['', 'N/A'],
  ['yesterday', 'N/A'],
])('%j is formatted as %s', (joined, expected) => {
  expect(accountDate(joined)).toBe(expected);
});
