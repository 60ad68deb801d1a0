import { expect, it } from 'vitest';
import { HttpError } from '../http/http-error.ts';
import { createIds, pathId, randomKey, readId } from './ids.ts';

it('creates increasing ids, also within one second, that stay safe integers for decades', () => {
  let now = Date.UTC(2026, 10, 20);
  const newId = createIds(() => now);
  const ids = Array.from({ length: 500 }, (_, index) => {
    if (index % 100 === 0) now += 1000;
    return newId();
  });
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
  const late = createIds(() => Date.UTC(2090, 0, 1));
  expect(Number.isSafeInteger(late())).toBe(true);
});

it('creates ids that cannot be guessed from each other: those of one second lie far apart', () => {
  const one = () => createIds(() => Date.UTC(2026, 10, 20))();
  const ids = Array.from({ length: 50 }, one).sort((a, b) => a - b);
  expect(new Set(ids).size).toBeGreaterThan(48);
  expect((ids.at(-1) ?? 0) - (ids[0] ?? 0)).toBeGreaterThan(1_000_000);
});

it.each([
  [7, 7],
  ['7', 7],
  ['007', 7],
  ['', null],
  ['0', null],
  ['-1', null],
  ['1.5', null],
  [1.5, null],
  ['abc', null],
  ['1e3', null],
  ['99999999999999999', null],
  [Number.NaN, null],
  [null, null],
  [{}, null],
])('parses %j as the id %j', (value, id) => {
  expect(readId(value)).toBe(id);
});

it('throws 404 for a parameter that cannot be an id', () => {
  expect(() => pathId({ id: 'x' }, 'Story not found')).toThrow(HttpError);
});

it('creates keys of 128 bits', () => {
  expect(Buffer.from(randomKey(), 'base64url')).toHaveLength(16);
});
