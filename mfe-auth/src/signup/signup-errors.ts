import { isApiError } from '@weaversworld/shared/api';
import { type FormErrors, toFormErrors } from '../lib/form-errors.ts';

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

/** The errors of a rejected registration; 409 means that the address is taken. */
export const signupErrors = (error: unknown): FormErrors<SignupField> =>
  isApiError(error) && error.status === 409
    ? { fields: { email: ALREADY_REGISTERED }, general: null }
    : toFormErrors(error, FIELD_OF, REGISTRATION_FAILED);
