import { describe, expect, it } from 'vitest';
import {
  ApiError,
  authErrorMessage,
  errorMessage,
  isAccessDenial,
  isApiError,
  listedErrorMessage,
} from './api-error.ts';

const httpError = (body: unknown, status = 400) => new ApiError('http', status, 'POST /x', body);
const all = {
  errors: [{ message: 'from the list' }, { message: 'second' }],
  non_field_errors: ['from non_field_errors'],
  detail: 'from detail',
  error: 'from error',
};

describe('the server message of an error', () => {
  it.each<[string, unknown, string | null]>([
    ['the errors list first', all, 'from the list'],
    ['then non_field_errors', { ...all, errors: [] }, 'from non_field_errors'],
    ['then detail', { detail: all.detail, error: all.error }, 'from detail'],
    ['then error', { error: all.error }, 'from error'],
    ['null without any', { status: 429 }, null],
    ['null for an invalid errors list', { errors: 'boom' }, null],
    ['null for an HTML page', '<html>', null],
    ['null for an empty body', undefined, null],
    ['null for a null body', null, null],
  ])('is %s', (_what, body, expected) => {
    expect(httpError(body).serverMessage).toBe(expected);
    expect(errorMessage(httpError(body), 'default')).toBe(expected ?? 'default');
  });

  it('replaces the default only from the errors list where the specification requires it', () => {
    expect(listedErrorMessage(httpError(all), 'default')).toBe('from the list');
    expect(listedErrorMessage(httpError({ detail: 'x', error: 'y' }), 'default')).toBe('default');
    expect(errorMessage(new TypeError('technical'), 'default')).toBe('default');
  });

  it('of an auth request ignores the error field', () => {
    expect(authErrorMessage(httpError(all), 'default')).toBe('from the list');
    expect(authErrorMessage(httpError({ ...all, errors: [] }), 'default')).toBe('from non_field_errors');
    expect(authErrorMessage(httpError({ detail: 'x', error: 'y' }), 'default')).toBe('x');
    expect(authErrorMessage(httpError({ error: 'y' }), 'default')).toBe('default');
    expect(authErrorMessage(new TypeError('technical'), null)).toBeNull();
  });
});

describe('an error of another version of the class', () => {
  it('is recognised by its fields', () => {
    const { message, ...fields } = httpError(all, 404);
    const foreign = Object.assign(new Error(message), fields);
    expect(foreign).not.toBeInstanceOf(ApiError);
    expect(isApiError(foreign)).toBe(true);
    expect(errorMessage(foreign, 'default')).toBe('from the list');
    expect(listedErrorMessage(foreign, 'default')).toBe('from the list');
    expect(isApiError(new Error('ApiError'))).toBe(false);
  });

  it('has every field as its own', () => {
    expect(Object.keys(httpError({ errors: all.errors, detail: all.detail }))).toEqual(
      expect.arrayContaining(['name', 'kind', 'status', 'call', 'body', 'errors', 'detail', 'serverMessage']),
    );
  });
});

it.each([
  [httpError({}, 403), true],
  [httpError({ error: 'You do not have access to this story' }, 400), true],
  [httpError({ error: 'Not found' }, 404), false],
  [new Error('permission denied'), true],
  [new Error('timeout'), false],
])('%s: access denial is %s', (error, expected) => {
  expect(isAccessDenial(error)).toBe(expected);
});
