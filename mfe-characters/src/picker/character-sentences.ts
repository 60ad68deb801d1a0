import { errorMessage, listedErrorMessage } from '@weaversworld/shared/api';

/** What the visitor is told; the catalogue's sentences. */
export const SENTENCES = {
  fetch: 'Failed to fetch characters. Please try again.',
  create: 'Failed to create character. Please try again.',
  update: 'Failed to update character. Please try again.',
  remove: 'Failed to delete character. Please try again.',
  noProfile: 'Please select a child profile before creating characters.',
} as const;

const CHECK_PROFILE = 'Please ensure you have created a child profile and it is selected.';

/** The server's own sentence if it gave one; what to check is added when it speaks of the child profile. */
export const createSentence = (error: unknown): string => {
  const sentence = errorMessage(error, SENTENCES.create);
  return /child profile/i.test(sentence) ? `${sentence} ${CHECK_PROFILE}` : sentence;
};
export const updateSentence = (error: unknown): string => errorMessage(error, SENTENCES.update);
export const fetchSentence = (error: unknown): string => listedErrorMessage(error, SENTENCES.fetch);
export const removeSentence = (error: unknown): string => listedErrorMessage(error, SENTENCES.remove);
