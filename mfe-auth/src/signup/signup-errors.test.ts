import { ApiError } from '@weaversworld/shared/api';
import { expect, it } from 'vitest';
import { SIGNUP_CLOSED } from './signup-closed.tsx';
import { ALREADY_REGISTERED, REGISTRATION_FAILED, signupErrors } from './signup-errors.ts';

const rejected = (body: unknown, status = 400) => new ApiError('http', status, 'POST /auth/signup', body);
const withErrors = (...errors: { message: string; param?: string }[]) => rejected({ status: 400, errors });

it.each<[string, unknown, Record<string, string>, string | null]>([
  ['409', rejected({ status: 409 }, 409), { email: ALREADY_REGISTERED }, null],
  ['param email', withErrors({ message: 'Odd.', param: 'email' }), { email: 'Odd.' }, null],
  ['param password1', withErrors({ message: 'Weak.', param: 'password1' }), { password1: 'Weak.' }, null],
  ['param password2', withErrors({ message: 'Other.', param: 'password2' }), { password2: 'Other.' }, null],
  ['param password', withErrors({ message: 'Weak.', param: 'password' }), { password1: 'Weak.' }, null],
  ['no param', withErrors({ message: 'No.' }), {}, 'No.'],
  ['param non_field_errors', withErrors({ message: 'No.', param: 'non_field_errors' }), {}, 'No.'],
  ['param __all__', withErrors({ message: 'No.', param: '__all__' }), {}, 'No.'],
  ['an unknown param', withErrors({ message: 'No.', param: 'constructor' }), {}, 'No.'],
  [
    'several',
    withErrors(
      { message: 'Odd.', param: 'email' },
      { message: 'Short.', param: 'password' },
      { message: 'Common.', param: 'password' },
      { message: 'And no.' },
    ),
    { email: 'Odd.', password1: 'Short.' },
    'And no.',
  ],
  ['non_field_errors', rejected({ non_field_errors: ['Closed.'] }), {}, 'Closed.'],
  ['detail', rejected({ detail: 'Slow down.' }, 429), {}, 'Slow down.'],
  ['closed sign-up', rejected({ status: 403 }, 403), {}, SIGNUP_CLOSED],
  ["a proxy's 403", rejected(undefined, 403), {}, REGISTRATION_FAILED],
  ['no message', rejected({ status: 400 }), {}, REGISTRATION_FAILED],
  ['an empty body', rejected(undefined), {}, REGISTRATION_FAILED],
  ['no response', new ApiError('network', 0, 'POST /auth/signup'), {}, REGISTRATION_FAILED],
  ['a bug', new TypeError('x is undefined'), {}, REGISTRATION_FAILED],
])('maps %s', (_what, error, fields, general) => {
  expect(signupErrors(error)).toEqual({ fields, general });
});
