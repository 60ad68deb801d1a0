import { describe, expect, it } from 'vitest';
import { ApiError, isAccessDenial, isApiError, listedSentenceOf, sentenceOf } from './api-error.ts';

const answered = (body: unknown, status = 400) => new ApiError('http', status, 'POST /x', body);
const all = {
  errors: [{ message: 'from the list' }, { message: 'second' }],
  non_field_errors: ['from non_field_errors'],
  detail: 'from detail',
  error: 'from error',
};

describe('the sentence of an error', () => {
  it.each<[string, unknown, string | null]>([
    ['the errors list first', all, 'from the list'],
    ['then non_field_errors', { ...all, errors: [] }, 'from non_field_errors'],
    ['then detail', { detail: all.detail, error: all.error }, 'from detail'],
    ['then error', { error: all.error }, 'from error'],
    ['none without any', { status: 429 }, null],
    ['none in a broken list', { errors: 'boom' }, null],
    ['none in an HTML page', '<html>', null],
    ['none in an empty body', undefined, null],
    ['none in null', null, null],
  ])('is %s', (_what, body, expected) => {
    expect(answered(body).sentence).toBe(expected);
    expect(sentenceOf(answered(body), 'default')).toBe(expected ?? 'default');
  });

  it('replaces the default only from the list where the specification says so', () => {
    expect(listedSentenceOf(answered(all), 'default')).toBe('from the list');
    expect(listedSentenceOf(answered({ detail: 'x', error: 'y' }), 'default')).toBe('default');
    expect(sentenceOf(new TypeError('technical'), 'default')).toBe('default');
  });
});

it('recognises an error of another build', () => {
  const foreign = Object.assign(new Error('GET /x: http 404'), {
    name: 'ApiError',
    kind: 'http',
    status: 404,
  });
  expect(isApiError(foreign)).toBe(true);
  expect(isApiError(new Error('ApiError'))).toBe(false);
});

it.each([
  [answered({}, 403), true],
  [answered({ error: 'You do not have access to this story' }, 400), true],
  [answered({ error: 'Not found' }, 404), false],
  [new Error('permission denied'), true],
  [new Error('timeout'), false],
])('%s: access denial is %s', (error, expected) => {
  expect(isAccessDenial(error)).toBe(expected);
});
