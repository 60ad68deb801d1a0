import type { VoiceChoice } from '@weaversworld/shared/shell';
import { createLatest } from '../latest.ts';
import { SPEECH } from './speech-constants.ts';
import type { SpeechDeps, SpeechEventLike, UtteranceLike } from './speech-deps.ts';
import { afterError, checkProgress, maxDuration } from './speech-retry.ts';
import { LONG_TEXT, type Range, splitChunks, splitSentences, wordAt } from './split-text.ts';
import { chooseVoice, isEnglish, loadVoices, type VoiceLike } from './voices.ts';

export interface SpeechSettings {
  /** The chosen voice (voiceURI), or null. */
  voice: string | null;
  rate: number;
}

export interface SpeakOptions {
  /** The range being spoken: the sentence where the engine reveals it, else the chunk. */
  onSpoken?(range: Range): void;
  /** The word being spoken; only called when the engine fires boundary events. */
  onWord?(range: Range): void;
  /** The whole text was spoken. */
  onEnd?(): void;
  /** The engine's error name, or 'silent' when it never started. */
  onError?(error: string): void;
  /** True without a user gesture: the browser may block the speech, and it is not retried. */
  unprompted?: boolean;
}

/** `stopping`: the half second after an intentional stop during which errors are ignored. */
export type SpeechStatus = 'idle' | 'speaking' | 'paused' | 'stopping';

/** One text being spoken. */
interface SpeakTask {
  text: string;
  options: SpeakOptions;
  chunks: Range[];
  index: number;
  /** The index in the text from which a pause resumes. */
  resumeAt: number;
  retries: number;
}

/** The sentence of a chunk that contains index `at`, as a range of the whole text. */
const sentenceAt = (chunk: string, at: number, offset: number): Range | null => {
  const found = splitSentences(chunk).find(({ start, end }) => at >= start && at < end);
  return found ? { start: found.start + offset, end: found.end + offset } : null;
};

/** Speech synthesis over one engine, one text at a time. A pause cancels the utterance and remembers the sentence. */
export const createSpeech = (
  deps: SpeechDeps,
  settings: () => SpeechSettings = () => ({ voice: null, rate: SPEECH.rate }),
) => {
  const { engine } = deps;
  let status: SpeechStatus = 'idle';
  let task: SpeakTask | null = null;
  /** The events of an earlier utterance arrive late and are ignored. */
  const latest = createLatest();
  let cancelledAt = Number.NEGATIVE_INFINITY;
  let cancelTimer = () => {};
  /** Engines garbage-collect utterances that nothing references, and their `end` event with them. */
  const retained: UtteranceLike[] = [];
  /** Voices that spoke without firing a boundary event. */
  const voicesWithoutBoundaries = new Set<string>();
  let loading: Promise<VoiceLike[]> | null = null;

  const wait = (delay: number, action: () => void) => {
    const signal = latest.current();
    cancelTimer();
    cancelTimer = deps.schedule(() => {
      if (!signal.aborted) action();
    }, delay);
  };

  const cancelUtterance = () => {
    latest.begin();
    cancelTimer();
    if (!engine || !(engine.speaking || engine.pending)) return;
    engine.cancel();
    cancelledAt = deps.now();
  };

  /** Passes an utterance to the engine, synchronously if possible: a browser may require a user gesture. */
  const enqueue = (utterance: UtteranceLike, onEnqueued: () => void) => {
    retained.push(utterance);
    if (retained.length > SPEECH.retained) retained.shift();
    const speak = () => {
      if (engine?.paused) engine.resume();
      engine?.speak(utterance as never);
      onEnqueued();
    };
    const sinceCancel = deps.now() - cancelledAt;
    if (sinceCancel >= SPEECH.afterCancel) speak();
    else wait(SPEECH.afterCancel - sinceCancel, speak);
  };

  const currentVoice = () =>
    chooseVoice(engine?.getVoices() ?? [], settings().voice, deps.isOffline?.() ?? false);

  const createUtterance = (text: string, voice: VoiceLike | null): UtteranceLike => {
    const utterance = deps.utterance(text);
    if (voice) utterance.voice = voice;
    utterance.lang = voice?.lang ?? 'en';
    utterance.rate = settings().rate;
    utterance.pitch = SPEECH.pitch;
    utterance.volume = SPEECH.volume;
    return utterance;
  };

  const needsSentences = (voice: VoiceLike | null) =>
    voice !== null && (voice.localService === false || voicesWithoutBoundaries.has(voice.voiceURI));

  const finish = (current: SpeakTask) => {
    latest.begin();
    cancelTimer();
    status = 'idle';
    task = null;
    current.options.onEnd?.();
  };

  const fail = (current: SpeakTask, error: string) => {
    cancelUtterance();
    status = 'idle';
    task = null;
    current.options.onError?.(error);
  };

  const advance = (current: SpeakTask) => {
    latest.begin();
    current.index += 1;
    current.retries = 0;
    const next = current.chunks[current.index];
    if (!next) return finish(current);
    current.resumeAt = next.start;
    wait(SPEECH.gap, () => speakChunk(current));
  };

  const retry = (current: SpeakTask) => {
    cancelUtterance();
    current.retries += 1;
    wait(SPEECH.retryDelay, () => speakChunk(current));
  };

  const speakChunk = (current: SpeakTask) => {
    const chunk = current.chunks[current.index];
    if (!chunk) return finish(current);
    const signal = latest.begin();
    const voice = currentVoice();
    const text = current.text.slice(chunk.start, chunk.end);
    const utterance = createUtterance(text, voice);
    const { options } = current;
    let enqueuedAt = deps.now();
    let lastEventAt = enqueuedAt;
    let started = false;
    let wasBusy = false;
    let firesBoundaries = false;

    const handler = (action: (event: SpeechEventLike) => void) => (event?: SpeechEventLike) => {
      if (!signal.aborted) action(event ?? {});
    };
    const markStarted = () => {
      lastEventAt = deps.now();
      if (started) return;
      started = true;
      options.unprompted = false;
      options.onSpoken?.(chunk);
    };
    utterance.onstart = handler(markStarted);
    utterance.onboundary = handler(({ name, charIndex, charLength }) => {
      markStarted();
      if (charIndex === undefined) return;
      const sentence = sentenceAt(text, charIndex, chunk.start);
      if (sentence && (!firesBoundaries || sentence.start !== current.resumeAt)) {
        current.resumeAt = sentence.start;
        options.onSpoken?.(sentence);
      }
      firesBoundaries = true;
      const word = name === 'sentence' ? null : wordAt(text, charIndex, charLength);
      if (word) options.onWord?.({ start: chunk.start + word.start, end: chunk.start + word.end });
    });
    utterance.onend = handler(() => {
      if (!firesBoundaries && voice) voicesWithoutBoundaries.add(voice.voiceURI);
      advance(current);
    });
    utterance.onerror = handler(({ error = 'unknown' }) => {
      if (options.unprompted || afterError(error, current.retries) === 'fail') fail(current, error);
      else retry(current);
    });

    const check = () => {
      const busy = Boolean(engine?.speaking || engine?.pending);
      wasBusy ||= busy;
      const now = deps.now();
      const progress = checkProgress({
        started,
        engine: busy ? 'busy' : wasBusy ? 'idle again' : 'not busy yet',
        elapsed: now - enqueuedAt,
        sinceEvent: now - lastEventAt,
        startTimeout: options.unprompted ? SPEECH.unpromptedStartTimeout : SPEECH.startTimeout,
        maxDuration: maxDuration(text.length, utterance.rate),
      });
      if (progress === 'ok') return wait(SPEECH.checkInterval, check);
      if (progress === 'ended') {
        cancelUtterance();
        return advance(current);
      }
      if (options.unprompted || current.retries >= SPEECH.retries) fail(current, 'silent');
      else retry(current);
    };
    enqueue(utterance, () => {
      enqueuedAt = deps.now();
      wait(SPEECH.checkInterval, check);
    });
  };

  const speakRest = (current: SpeakTask) => {
    status = 'speaking';
    const rest = current.text.slice(current.resumeAt);
    const bySentence = needsSentences(currentVoice()) || current.text.length > LONG_TEXT;
    current.chunks = splitChunks(rest, bySentence).map(({ start, end }) => ({
      start: start + current.resumeAt,
      end: end + current.resumeAt,
    }));
    current.index = 0;
    current.retries = 0;
    speakChunk(current);
  };

  const stop = () => {
    if (status === 'idle' || status === 'stopping') return;
    cancelUtterance();
    task = null;
    status = 'stopping';
    wait(SPEECH.stopFlag, () => {
      status = 'idle';
    });
  };

  const pause = (): boolean => {
    if (status !== 'speaking') return false;
    cancelUtterance();
    status = 'paused';
    return true;
  };

  return {
    supported: engine !== null,
    status: () => status,
    /** The last 20 utterances. */
    retained: (): readonly UtteranceLike[] => retained,

    /** Speaks a text in place of the current one. False when the browser cannot speak, or the text is empty. */
    speak(text: string, options: SpeakOptions = {}): boolean {
      if (!engine || typeof text !== 'string' || text.trim() === '') return false;
      cancelUtterance();
      task = { text, options: { ...options }, chunks: [], index: 0, resumeAt: 0, retries: 0 };
      speakRest(task);
      return true;
    },

    /** Remembers the current sentence; false when nothing is being spoken. */
    pause,

    /** Continues from the remembered sentence; false when nothing is paused. */
    resume(): boolean {
      if (status !== 'paused' || !task) return false;
      cancelUtterance();
      speakRest(task);
      return true;
    },

    /** Stops intentionally: clears a pause too, and ignores errors of the next half second. */
    stop,

    /** Speaks a single word; the current text is paused first. */
    say(word: string): boolean {
      if (!engine || typeof word !== 'string' || word.trim() === '') return false;
      pause();
      cancelUtterance();
      if (status === 'stopping') status = 'idle';
      enqueue(createUtterance(word.trim(), currentVoice()), () => {});
      return true;
    },

    /** Stops what `say` speaks; a paused text stays paused. */
    stopWord(): void {
      if (status === 'idle' || status === 'paused') cancelUtterance();
    },

    /** The English voices; all voices when there is no English one; [] when none were loaded. */
    async voices(): Promise<VoiceChoice[]> {
      if (!engine) return [];
      loading ??= loadVoices({ getVoices: () => engine.getVoices(), schedule: deps.schedule }).finally(() => {
        loading = null;
      });
      const all = await loading;
      const english = all.filter(isEnglish);
      return (english.length > 0 ? english : all).map((voice) => ({
        id: voice.voiceURI,
        name: voice.name,
        lang: voice.lang,
        needsNetwork: voice.localService === false,
      }));
    },
  };
};
