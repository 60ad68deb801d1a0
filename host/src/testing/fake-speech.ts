import { schedule } from '../schedule.ts';
import type { EngineLike, SpeechDeps, UtteranceLike } from '../speech/speech-deps.ts';

type Voice = ReturnType<EngineLike['getVoices']>[number];

/** A speech engine whose events the test fires, for the `current` utterance. */
export class FakeSpeechEngine implements EngineLike {
  speaking = false;
  pending = false;
  paused = false;
  /** Every utterance passed to the engine, in order, with its time. */
  readonly spoken: { utterance: UtteranceLike; at: number }[] = [];
  cancelled = 0;
  voices: Voice[] = [];
  current: UtteranceLike | null = null;

  speak(utterance: UtteranceLike) {
    this.spoken.push({ utterance, at: Date.now() });
    this.current = utterance;
    this.speaking = true;
  }
  /** As in real engines, the error event of the cancelled utterance comes late. */
  cancel() {
    this.cancelled += 1;
    const cancelled = this.current;
    this.current = null;
    this.speaking = false;
    if (cancelled) setTimeout(() => cancelled.onerror?.({ error: 'interrupted' }), 5);
  }
  resume() {
    this.paused = false;
  }
  getVoices() {
    return this.voices;
  }

  get texts(): string[] {
    return this.spoken.map(({ utterance }) => utterance.text);
  }
  start() {
    this.current?.onstart?.({});
  }
  boundary(charIndex: number, charLength?: number, name = 'word') {
    this.current?.onboundary?.({ name, charIndex, ...(charLength === undefined ? {} : { charLength }) });
  }
  end() {
    const ended = this.current;
    this.current = null;
    this.speaking = false;
    ended?.onend?.({});
  }
  fail(error: string) {
    const failed = this.current;
    this.current = null;
    this.speaking = false;
    failed?.onerror?.({ error });
  }
}

/** Dependencies of speech on the current (in tests: fake) timers. */
export const createFakeSpeechDeps = (
  engine: FakeSpeechEngine | null = new FakeSpeechEngine(),
): SpeechDeps => ({
  engine,
  utterance: (text) => ({
    text,
    lang: '',
    rate: 1,
    pitch: 1,
    volume: 1,
    voice: null,
    onstart: null,
    onend: null,
    onerror: null,
    onboundary: null,
  }),
  now: Date.now,
  schedule,
});
