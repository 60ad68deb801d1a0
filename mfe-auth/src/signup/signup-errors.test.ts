import { ApiError } from '@weaversworld/shared/api';
import { expect, it } from 'vitest';
import { ALREADY_REGISTERED, REGISTRATION_FAILED, signupErrors } from './signup-errors.ts';

const refused = (body: unknown, status = 400) => new ApiError('http', status, 'POST /auth/signup', body);
const listed = (...errors: { message: string; param?: string }[]) => refused({ status: 400, errors });

it.each<[string, unknown, Record<string, string>, string | null]>([
  ['409', refused({ status: 409 }, 409), { email: ALREADY_REGISTERED }, null],
  ['param email', listed({ message: 'Odd.', param: 'email' }), { email: 'Odd.' }, null],
  ['param password1', listed({ message: 'Weak.', param: 'password1' }), { password1: 'Weak.' }, null],
  ['param password2', listed({ message: 'Other.', param: 'password2' }), { password2: 'Other.' }, null],
  ['param password', listed({ message: 'Weak.', param: 'password' }), { password1: 'Weak.' }, null],
  ['no param', listed({ message: 'No.' }), {}, 'No.'],
  ['param non_field_errors', listed({ message: 'No.', param: 'non_field_errors' }), {}, 'No.'],
  ['param __all__', listed({ message: 'No.', param: '__all__' }), {}, 'No.'],
  ['an unknown param', listed({ message: 'No.', param: 'constructor' }), {}, 'No.'],
  [
    'several',
    listed(
      { message: 'Odd.', param: 'email' },
      { message: 'Short.', param: 'password' },
      { message: 'Common.', param: 'password' },
      { message: 'And no.' },
    ),
    { email: 'Odd.', password1: 'Short.' },
    'And no.',
  ],
  ['non_field_errors', refused({ non_field_errors: ['Closed.'] }), {}, 'Closed.'],
  ['detail', refused({ detail: 'Slow down.' }, 429), {}, 'Slow down.'],
  ['nothing said', refused({ status: 403 }, 403), {}, REGISTRATION_FAILED],
  ['an empty body', refused(undefined), {}, REGISTRATION_FAILED],
  ['no answer', new ApiError('network', 0, 'POST /auth/signup'), {}, REGISTRATION_FAILED],
  ['a bug', new TypeError('x is undefined'), {}, REGISTRATION_FAILED],
])('sorts %s', (_what, error, fields, general) => {
  expect(signupErrors(error)).toEqual({ fields, general });
});
