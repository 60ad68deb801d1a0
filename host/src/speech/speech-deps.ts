import type { VoiceLike } from './voices.ts';

export interface SpeechEventLike {
  error?: string;
  name?: string;
  charIndex?: number;
  charLength?: number;
}
// biome-ignore lint/suspicious/noExplicitAny: the browser's handlers take its own event classes
type Handler = ((event: any) => void) | null;

/** What is used of a SpeechSynthesisUtterance. */
export interface UtteranceLike {
  text: string;
  lang: string;
  rate: number;
  pitch: number;
  volume: number;
  voice: unknown;
  /*
   * Handlers by property, not by addEventListener: some engines' polyfills call only these.
   */
  onstart: Handler;
  onend: Handler;
  onerror: Handler;
  onboundary: Handler;
}

/** What is used of window.speechSynthesis. */
export interface EngineLike {
  readonly speaking: boolean;
  readonly pending: boolean;
  readonly paused: boolean;
  speak(utterance: never): void;
  cancel(): void;
  resume(): void;
  getVoices(): VoiceLike[];
}

/** Everything speech needs of the deps; tests hand in a scripted engine. */
export interface SpeechDeps {
  /** Null where the browser cannot speak. */
  engine: EngineLike | null;
  utterance(text: string): UtteranceLike;
  /** Milliseconds. */
  now(): number;
  after(delay: number, task: () => void): () => void;
}

/** The world of a browser window. */
export const browserSpeechDeps = (): SpeechDeps => ({
  engine:
    'speechSynthesis' in globalThis && 'SpeechSynthesisUtterance' in globalThis ? speechSynthesis : null,
  utterance: (text) => new SpeechSynthesisUtterance(text),
  now: () => performance.now(),
  after: (delay, task) => {
    const timer = setTimeout(task, delay);
    return () => clearTimeout(timer);
  },
});
