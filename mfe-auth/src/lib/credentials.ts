import { LIMITS } from '@weaversworld/shared/contract';
import { z } from '@weaversworld/shared/schema';

/** An address as the forms take it. */
export const EmailInput = z
  .string()
  .trim()
  .min(1, 'Email is required')
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Email address is invalid');

/** A password that is being chosen. */
export const NewPasswordInput = z
  .string()
  .min(1, 'Password is required')
  .min(LIMITS.passwordLength, `Password must be at least ${LIMITS.passwordLength} characters`);

/** The same password once more. */
export const ConfirmInput = z.string().min(1, 'Please confirm your password');

/** Shown under the second password when it is another one. */
export const PASSWORDS_DIFFER = 'Passwords do not match';
