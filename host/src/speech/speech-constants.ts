/** The constants of speech, times in milliseconds. Specified constants unless marked otherwise. */
export const SPEECH = {
  rate: 0.9,
  pitch: 1.05,
  volume: 1,
  gap: 100,
  retries: 3,
  retryDelay: 500,
  stopFlag: 500,
  retained: 20,
  /** Not specified: engines drop an utterance that follows a cancel immediately. */
  afterCancel: 30,
  /** Not specified: the interval of the progress checks. */
  checkInterval: 500,
  /** Not specified: an utterance that has not started by then never will. */
  startTimeout: 4_000,
  /** Not specified: the same without a user gesture, where a browser may block speech without an error. */
  unpromptedStartTimeout: 2_000,
  /** Not specified: the slowest speech that still counts as progress. */
  perCharacter: 200,
  grace: 4_000,
} as const;
