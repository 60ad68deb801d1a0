import { isApiError } from '@weaversworld/shared/api';
import { type FormErrors, toFormErrors } from '../lib/form-errors.ts';
import { SIGNUP_CLOSED } from './signup-closed.tsx';

type SignupField = 'email' | 'password1' | 'password2';

const FIELD_OF: Record<string, SignupField> = {
  email: 'email',
  password: 'password1',
  password1: 'password1',
  password2: 'password2',
  password_confirm: 'password2',
};

export const REGISTRATION_FAILED = 'Registration failed. Please try again.';
export const ALREADY_REGISTERED =
  'This email address is already registered. Please use a different email or sign in instead.';

/** True for the bare 403 of a server that takes no new accounts; a refused CSRF token comes as a page or with a message. */
const isClosed = (error: unknown): boolean =>
  isApiError(error) && error.status === 403 && error.body !== undefined && error.serverMessage === null;

/** The errors of a rejected registration; 409 means that the address is taken. */
export const signupErrors = (error: unknown): FormErrors<SignupField> =>
  isApiError(error) && error.status === 409
    ? { fields: { email: ALREADY_REGISTERED }, general: null }
    : toFormErrors(error, FIELD_OF, isClosed(error) ? SIGNUP_CLOSED : REGISTRATION_FAILED);
