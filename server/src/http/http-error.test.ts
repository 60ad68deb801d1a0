import { describe, expect, it } from 'vitest';
import { errorResponse, HttpError, ValidationError } from './http-error.ts';
import { pathKind } from './paths.ts';

const sqlite = (code: string) => Object.assign(new Error('table users: secret'), { code });

describe('the response of an error', () => {
  it.each<[unknown, 'auth' | 'story-world' | 'site', number, unknown]>([
    [new HttpError(403, 'No.'), 'story-world', 403, { error: 'No.' }],
    [new HttpError(403, 'No.'), 'auth', 403, { status: 403 }],
    [new HttpError(429, ''), 'auth', 429, { status: 429 }],
    [new HttpError(409, ''), 'auth', 409, { status: 409 }],
    [new HttpError(404, ''), 'site', 404, { error: 'There is nothing here.' }],
    [
      new ValidationError([{ message: 'M', code: 'c', param: 'p' }]),
      'auth',
      400,
      { status: 400, errors: [{ message: 'M', code: 'c', param: 'p' }] },
    ],
    [new ValidationError([{ message: 'M', code: 'c' }]), 'story-world', 400, { error: 'M' }],
    [
      Object.assign(new Error('inside'), { statusCode: 413 }),
      'auth',
      413,
      { status: 413, errors: [{ message: 'That is too much at once.', code: 'too_large' }] },
    ],
    [
      new Error('inside'),
      'auth',
      500,
      {
        status: 500,
        errors: [{ message: 'Something went wrong on our side. Please try again.', code: 'error' }],
      },
    ],
    [
      new Error('inside'),
      'story-world',
      500,
      { error: 'Something went wrong on our side. Please try again.' },
    ],
    [
      sqlite('SQLITE_FULL'),
      'story-world',
      503,
      { error: 'The storybook cannot be reached right now. Please try again in a moment.' },
    ],
    [
      sqlite('SQLITE_BUSY'),
      'story-world',
      503,
      { error: 'The storybook cannot be reached right now. Please try again in a moment.' },
    ],
    [
      sqlite('SQLITE_CONSTRAINT'),
      'story-world',
      500,
      { error: 'Something went wrong on our side. Please try again.' },
    ],
    [null, 'site', 500, { error: 'Something went wrong on our side. Please try again.' }],
    ['text', 'site', 500, { error: 'Something went wrong on our side. Please try again.' }],
  ])('%s for %s: %i', (error, kind, status, body) => {
    expect(errorResponse(kind, error)).toEqual({ status, body });
  });

  it.each([
    ['/auth/session?x=1', 'auth'],
    ['/account/password/change', 'auth'],
    ['/accounts/api/user/', 'auth'],
    ['/_allauth/browser/v1/auth/login', 'auth'],
    ['/weaversworld/api/stories/', 'story-world'],
    ['/weaversworld/apiary', 'site'],
    ['/accounts/login', 'site'],
    ['/authors', 'site'],
    ['/', 'site'],
  ])('%s belongs to %s', (path, kind) => {
    expect(pathKind(path)).toBe(kind);
  });
});
