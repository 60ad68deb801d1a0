import { type Schedule, schedule } from '../schedule.ts';
import type { VoiceLike } from './voices.ts';

export interface SpeechEventLike {
  error?: string;
  name?: string;
  charIndex?: number;
  charLength?: number;
}
// biome-ignore lint/suspicious/noExplicitAny: the browser's handlers take its own event classes
type Handler = ((event: any) => void) | null;

/** The part of a SpeechSynthesisUtterance that is used. */
export interface UtteranceLike {
  text: string;
  lang: string;
  rate: number;
  pitch: number;
  volume: number;
  voice: unknown;
  // Handler properties instead of addEventListener: polyfills of some engines call only these.
  onstart: Handler;
  onend: Handler;
  onerror: Handler;
  onboundary: Handler;
}

/** The part of window.speechSynthesis that is used. */
export interface EngineLike {
  readonly speaking: boolean;
  readonly pending: boolean;
  readonly paused: boolean;
  speak(utterance: never): void;
  cancel(): void;
  resume(): void;
  getVoices(): VoiceLike[];
}

/** The dependencies of speech; tests pass a fake engine. */
export interface SpeechDeps {
  /** Null where the browser cannot speak. */
  engine: EngineLike | null;
  utterance(text: string): UtteranceLike;
  /** Milliseconds. */
  now(): number;
  schedule: Schedule;
  /** True while the browser has no connection; default: never. */
  isOffline?(): boolean;
}

/** The dependencies in a browser window. */
export const browserSpeechDeps = (): SpeechDeps => ({
  engine:
    'speechSynthesis' in globalThis && 'SpeechSynthesisUtterance' in globalThis ? speechSynthesis : null,
  utterance: (text) => new SpeechSynthesisUtterance(text),
  now: () => performance.now(),
  schedule,
  isOffline: () => !navigator.onLine,
});
