import { isApiError } from '@weaversworld/shared/api';

export const REQUEST_FAILED = 'Password reset request failed';
export const CHANGE_FAILED = 'Your password could not be changed. Please try again.';

/** The default message of a failed reset: rejected by the server, or no response. */
export const resetFailedMessage = (error: unknown): string =>
  isApiError(error) && error.kind === 'http' ? 'Password reset failed' : 'Failed to reset password';
