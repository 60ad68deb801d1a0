/** A release rendered without an error, and nothing of it can be seen. */
export class NothingShownError extends Error {
  override readonly name = 'NothingShownError';
  override readonly message = 'nothing of it can be seen';
}
