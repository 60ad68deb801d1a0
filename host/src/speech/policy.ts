/** The constants of speech; times in milliseconds. From the specification, section 9, where not said otherwise. */
export const SPEECH = {
  rate: 0.9,
  pitch: 1.05,
  volume: 1,
  gap: 100,
  retries: 3,
  retryDelay: 500,
  stopFlag: 500,
  kept: 20,
  /** Ours: engines drop what is spoken right after a cancel. */
  afterCancel: 30,
  /** Ours: how often a piece under way is looked after. */
  watch: 500,
  /** Ours: an utterance that has not started by then never will. */
  startWithin: 4_000,
  /** Ours: the same when nobody pressed a button, where a browser may refuse without a word. */
  startUnprompted: 2_000,
  /** Ours: the slowest pace that still counts as speaking. */
  perCharacter: 200,
  grace: 4_000,
} as const;

/** How long a piece may take at most. */
export const longestFor = (characters: number, rate: number): number =>
  SPEECH.grace + (characters * SPEECH.perCharacter) / rate;

/** What to do about an engine's error: 'interrupted' and 'network' are tried again up to 3 times. */
export const afterError = (error: string, retriesMade: number): 'retry' | 'fail' =>
  (error === 'interrupted' || error === 'network') && retriesMade < SPEECH.retries ? 'retry' : 'fail';

export interface Watched {
  started: boolean;
  /** What the engine says of itself; `idle again` after it was busy with this piece. */
  engine: 'not busy yet' | 'busy' | 'idle again';
  /** Since it was handed to the engine. */
  elapsed: number;
  /** Since the last sign of life: start or boundary. */
  quiet: number;
  startWithin: number;
  longest: number;
}

/** What a look at a piece under way says: an engine may stop, or never start, without any event. */
export const verdict = (piece: Watched): 'fine' | 'dropped' | 'over' => {
  const gone = piece.engine === 'idle again';
  if (!piece.started) return gone || piece.elapsed >= piece.startWithin ? 'dropped' : 'fine';
  return (gone && piece.quiet >= SPEECH.watch) || piece.quiet >= piece.longest ? 'over' : 'fine';
};
