import { SPEECH } from './speech-constants.ts';

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
