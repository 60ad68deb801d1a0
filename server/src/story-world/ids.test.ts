import { expect, it } from 'vitest';
import { HttpError } from '../http/http-error.ts';
import { createIds, pathId, randomKey, readId } from './ids.ts';

it('gives ids that grow, also within one second, and stay whole numbers for decades', () => {
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

it('does not give neighbours away: ids of one second lie far apart', () => {
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
])('reads %j as the id %j', (value, id) => {
  expect(readId(value)).toBe(id);
});

it('answers 404 for a path that cannot be an id', () => {
  expect(() => pathId({ id: 'x' }, 'Story not found')).toThrow(HttpError);
});

it('makes keys of 128 bits', () => {
  expect(Buffer.from(randomKey(), 'base64url')).toHaveLength(16);
});
