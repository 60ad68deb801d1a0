import type { EngineLike, SpeechDeps, UtteranceLike } from '../speech/speech-deps.ts';

type Voice = ReturnType<EngineLike['getVoices']>[number];

/** A speech engine whose mouth is the test. `now` is the utterance being spoken. */
export class FakeSpeechEngine implements EngineLike {
  speaking = false;
  pending = false;
  paused = false;
  /** Everything that was handed over, in order, with the time of it. */
  readonly spoken: { utterance: UtteranceLike; at: number }[] = [];
  cancelled = 0;
  voices: Voice[] = [];
  now: UtteranceLike | null = null;
  /** Called for every utterance handed over, e.g. to speak it by itself. */
  onSpeak: (utterance: UtteranceLike) => void = () => {};

  speak(utterance: UtteranceLike) {
    this.spoken.push({ utterance, at: Date.now() });
    this.now = utterance;
    this.speaking = true;
    this.onSpeak(utterance);
  }
  /** As engines do: the cancelled utterance fails late. */
  cancel() {
    this.cancelled += 1;
    const late = this.now;
    this.now = null;
    this.speaking = false;
    if (late) setTimeout(() => late.onerror?.({ error: 'interrupted' }), 5);
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
    this.now?.onstart?.({});
  }
  boundary(charIndex: number, charLength?: number, name = 'word') {
    this.now?.onboundary?.({ name, charIndex, ...(charLength === undefined ? {} : { charLength }) });
  }
  end() {
    const done = this.now;
    this.now = null;
    this.speaking = false;
    done?.onend?.({});
  }
  fail(error: string) {
    const failed = this.now;
    this.now = null;
    this.speaking = false;
    failed?.onerror?.({ error });
  }
}

/** A deps for speech on the timers that are current (fake ones in tests). */
export const createFakeSpeechDeps = (engine: FakeSpeechEngine | null = new FakeSpeechEngine()) => {
  const deps: SpeechDeps = {
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
    after: (delay, task) => {
      const timer = setTimeout(task, delay);
      return () => clearTimeout(timer);
    },
  };
  return deps;
};
