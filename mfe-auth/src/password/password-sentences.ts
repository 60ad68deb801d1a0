import { isApiError } from '@weaversworld/shared/api';

export const REQUEST_FAILED = 'Password reset request failed';
export const CHANGE_FAILED = 'Your password could not be changed. Please try again.';

/** The default for a reset that went wrong: refused by the server, or never answered. */
export const resetFailed = (error: unknown): string =>
  isApiError(error) && error.kind === 'http' ? 'Password reset failed' : 'Failed to reset password';
