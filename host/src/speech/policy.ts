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

/** The longest that a chunk may take, in milliseconds. */
export const maxDuration = (characters: number, rate: number): number =>
  SPEECH.grace + (characters * SPEECH.perCharacter) / rate;

/** The next step after an engine error: 'interrupted' and 'network' are retried up to 3 times. */
export const afterError = (error: string, retries: number): 'retry' | 'fail' =>
  (error === 'interrupted' || error === 'network') && retries < SPEECH.retries ? 'retry' : 'fail';

export interface Progress {
  started: boolean;
  /** The engine's state; `idle again` after it was busy with this chunk. */
  engine: 'not busy yet' | 'busy' | 'idle again';
  /** Since the chunk was passed to the engine, in milliseconds. */
  elapsed: number;
  /** Since the last start or boundary event, in milliseconds. */
  sinceEvent: number;
  startTimeout: number;
  maxDuration: number;
}

/** Evaluates a chunk being spoken: an engine may finish, or never start, without firing any event. */
export const checkProgress = (chunk: Progress): 'ok' | 'not-started' | 'ended' => {
  const isIdleAgain = chunk.engine === 'idle again';
  if (!chunk.started) return isIdleAgain || chunk.elapsed >= chunk.startTimeout ? 'not-started' : 'ok';
  return (isIdleAgain && chunk.sinceEvent >= SPEECH.checkInterval) || chunk.sinceEvent >= chunk.maxDuration
    ? 'ended'
    : 'ok';
};
