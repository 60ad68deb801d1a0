import { LIMITS } from '@weaversworld/shared/contract';
import { z } from '@weaversworld/shared/schema';

/** Validates an email address. */
export const EmailInput = z
  .string()
  .trim()
  .min(1, 'Email is required')
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Email address is invalid');

/** Validates a new password. */
export const NewPasswordInput = z
  .string()
  .min(1, 'Password is required')
  .min(LIMITS.passwordLength, `Password must be at least ${LIMITS.passwordLength} characters`);

/** Validates the repeated password; `PASSWORDS_DIFFER` is checked by the form. */
export const ConfirmInput = z.string().min(1, 'Please confirm your password');

/** Shown below the repeated password when the two differ. */
export const PASSWORDS_DIFFER = 'Passwords do not match';
