import { errorMessage, listedErrorMessage } from '@weaversworld/shared/api';

/** The specified messages about characters. */
export const MESSAGES = {
  fetch: 'Failed to fetch characters. Please try again.',
  create: 'Failed to create character. Please try again.',
  update: 'Failed to update character. Please try again.',
  remove: 'Failed to delete character. Please try again.',
  noProfile: 'Please select a child profile before creating characters.',
} as const;

const CHECK_PROFILE = 'Please ensure you have created a child profile and it is selected.';

/** The server's message if there is one, with advice when it is about the child profile. */
export const createErrorMessage = (error: unknown): string => {
  const message = errorMessage(error, MESSAGES.create);
  return /child profile/i.test(message) ? `${message} ${CHECK_PROFILE}` : message;
};
export const updateErrorMessage = (error: unknown): string => errorMessage(error, MESSAGES.update);
export const fetchErrorMessage = (error: unknown): string => listedErrorMessage(error, MESSAGES.fetch);
export const removeErrorMessage = (error: unknown): string => listedErrorMessage(error, MESSAGES.remove);
