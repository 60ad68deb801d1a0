import { describe, expect, it } from 'vitest';
import { errorResponse } from '../http/http-error.ts';
import { isConflict, isStoreFailure, isUniqueViolation } from './store-errors.ts';

const withCode = (code: string) => Object.assign(new Error(code), { code });

describe('an error of the store', () => {
  it.each([
    // The database is away, full, out of connections or read-only.
    ...['08006', '57P01', '57P03', '53300', '53100', '25006', '58030'],
    ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'SQLITE_FULL', 'SQLITE_BUSY_SNAPSHOT'],
  ])('%s is answered with 503 and reported as a failure', (code) => {
    expect(errorResponse('story-world', withCode(code)).status).toBe(503);
    expect(isStoreFailure(withCode(code))).toBe(true);
  });

  it.each(['40P01', '40001', '55P03', '57014'])('%s is answered with 503; the store is well', (code) => {
    expect(errorResponse('story-world', withCode(code)).status).toBe(503);
    expect(isStoreFailure(withCode(code))).toBe(false);
  });

  it.each(['23505', '42601', '22021', '25P02', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_ERROR'])(
    '%s is a fault of the server',
    (code) => {
      expect(errorResponse('story-world', withCode(code)).status).toBe(500);
      expect(isStoreFailure(withCode(code))).toBe(false);
    },
  );

  it('is a conflict when running the transaction again may help', () => {
    expect(['40P01', '40001', '55P03'].map((code) => isConflict(withCode(code)))).toEqual([
      true,
      true,
      false,
    ]);
  });
});

it('a row that is there already is recognized on SQLite by its message', () => {
  const error = Object.assign(new Error('UNIQUE constraint failed: pages.story_id, pages.page_number'), {
    code: 'SQLITE_CONSTRAINT_UNIQUE',
  });
  expect(isUniqueViolation(error, 'pages', 'page_number')).toBe(true);
  expect(isUniqueViolation(error, 'pages', 'id')).toBe(false);
  expect(isUniqueViolation(undefined, 'pages', 'id')).toBe(false);
});
