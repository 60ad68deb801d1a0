import { afterError, longestFor, SPEECH, verdict } from './policy.ts';
import type { SpeechDeps, SpeechEventLike, UtteranceLike } from './speech-deps.ts';
import { LONG_TEXT, piecesOf, type Range, splitSentences, wordAt } from './split-text.ts';
import { chooseVoice, isEnglish, loadVoices, type VoiceLike } from './voices.ts';

export interface SpeechSettings {
  /** The voice the reader chose (voiceURI), or null. */
  voice: string | null;
  rate: number;
}

export interface Telling {
  /** Where in the text the voice is: the sentence when it can be known, else the piece. */
  onSpoken?(range: Range): void;
  /** The word, only when the engine really tells. */
  onWord?(range: Range): void;
  /** The whole text was spoken. */
  onEnd?(): void;
  /** The engine's error name, or 'silent' when it never started. */
  onError?(error: string): void;
  /** True when no press of a button stands behind it: a browser may refuse, and is not asked again. */
  unprompted?: boolean;
}

/** `stopping`: the half second after an intentional stop in which nothing that fails is a failure. */
export type SpeechStatus = 'idle' | 'speaking' | 'paused' | 'stopping';

/** One text being told. */
interface Told {
  text: string;
  telling: Telling;
  pieces: Range[];
  index: number;
  /** Where to go on after a pause. */
  place: number;
  retries: number;
}

export interface Voice {
  id: string;
  name: string;
  lang: string;
  needsNetwork: boolean;
}

/** The sentence of a piece in which a place lies, counted in the whole text. */
const sentenceAt = (piece: string, at: number, offset: number): Range | null => {
  const found = splitSentences(piece).find(({ start, end }) => at >= start && at < end);
  return found ? { start: found.start + offset, end: found.end + offset } : null;
};

/** The speech service over one engine. One text at a time; pause means cancel and remember. */
export const createSpeech = (
  deps: SpeechDeps,
  settings: () => SpeechSettings = () => ({ voice: null, rate: SPEECH.rate }),
) => {
  const { engine } = deps;
  let status: SpeechStatus = 'idle';
  let told: Told | null = null;
  /** Events of an earlier generation are late and mean nothing. */
  let generation = 0;
  let cancelledAt = Number.NEGATIVE_INFINITY;
  let stopTimer = () => {};
  /** Engines lose utterances that nobody holds, and their `end` with them. */
  const kept: UtteranceLike[] = [];
  /** Voices seen to speak without ever telling where they are. */
  const mute = new Set<string>();
  let loading: Promise<VoiceLike[]> | null = null;

  const wait = (delay: number, task: () => void) => {
    const mine = generation;
    stopTimer();
    stopTimer = deps.after(delay, () => {
      if (mine === generation) task();
    });
  };

  const silence = () => {
    generation += 1;
    stopTimer();
    if (!engine || !(engine.speaking || engine.pending)) return;
    engine.cancel();
    cancelledAt = deps.now();
  };

  /** Hands over to the engine, at once where it can: a browser may only allow it inside the press of a button. */
  const hand = (utterance: UtteranceLike, handed: () => void) => {
    kept.push(utterance);
    if (kept.length > SPEECH.kept) kept.shift();
    const speak = () => {
      if (engine?.paused) engine.resume();
      engine?.speak(utterance as never);
      handed();
    };
    const since = deps.now() - cancelledAt;
    if (since >= SPEECH.afterCancel) speak();
    else wait(SPEECH.afterCancel - since, speak);
  };

  const voiceOf = () => chooseVoice(engine?.getVoices() ?? [], settings().voice);

  const utter = (text: string, voice: VoiceLike | null): UtteranceLike => {
    const utterance = deps.utterance(text);
    if (voice) utterance.voice = voice;
    utterance.lang = voice?.lang ?? 'en';
    utterance.rate = settings().rate;
    utterance.pitch = SPEECH.pitch;
    utterance.volume = SPEECH.volume;
    return utterance;
  };

  const splitsEach = (voice: VoiceLike | null) =>
    voice !== null && (voice.localService === false || mute.has(voice.voiceURI));

  const finish = (now: Told) => {
    generation += 1;
    stopTimer();
    status = 'idle';
    told = null;
    now.telling.onEnd?.();
  };

  const fail = (now: Told, error: string) => {
    silence();
    status = 'idle';
    told = null;
    now.telling.onError?.(error);
  };

  const advance = (now: Told) => {
    generation += 1;
    now.index += 1;
    now.retries = 0;
    const next = now.pieces[now.index];
    if (!next) return finish(now);
    now.place = next.start;
    wait(SPEECH.gap, () => speakPiece(now));
  };

  const retry = (now: Told) => {
    silence();
    now.retries += 1;
    wait(SPEECH.retryDelay, () => speakPiece(now));
  };

  const speakPiece = (now: Told) => {
    const piece = now.pieces[now.index];
    if (!piece) return finish(now);
    generation += 1;
    const mine = generation;
    const voice = voiceOf();
    const text = now.text.slice(piece.start, piece.end);
    const utterance = utter(text, voice);
    const longest = longestFor(text.length, utterance.rate);
    const startWithin = now.telling.unprompted ? SPEECH.startUnprompted : SPEECH.startWithin;
    let handedAt = deps.now();
    let aliveAt = handedAt;
    let started = false;
    let wasBusy = false;
    let tellsWhere = false;

    const mineOnly = (act: (event: SpeechEventLike) => void) => (event?: SpeechEventLike) => {
      if (mine === generation) act(event ?? {});
    };
    const begin = () => {
      aliveAt = deps.now();
      if (started) return;
      started = true;
      now.telling.unprompted = false;
      now.telling.onSpoken?.(piece);
    };
    utterance.onstart = mineOnly(begin);
    utterance.onboundary = mineOnly(({ name, charIndex, charLength }) => {
      begin();
      if (charIndex === undefined) return;
      const sentence = sentenceAt(text, charIndex, piece.start);
      if (sentence && (!tellsWhere || sentence.start !== now.place)) {
        now.place = sentence.start;
        now.telling.onSpoken?.(sentence);
      }
      tellsWhere = true;
      const word = name === 'sentence' ? null : wordAt(text, charIndex, charLength);
      if (word) now.telling.onWord?.({ start: piece.start + word.start, end: piece.start + word.end });
    });
    utterance.onend = mineOnly(() => {
      if (!tellsWhere && voice) mute.add(voice.voiceURI);
      advance(now);
    });
    utterance.onerror = mineOnly(({ error = 'unknown' }) => {
      if (now.telling.unprompted || afterError(error, now.retries) === 'fail') fail(now, error);
      else retry(now);
    });

    const watch = () => {
      const busy = Boolean(engine?.speaking || engine?.pending);
      wasBusy ||= busy;
      const state = busy ? 'busy' : wasBusy ? 'idle again' : 'not busy yet';
      const at = deps.now();
      const seen = verdict({
        started,
        engine: state,
        elapsed: at - handedAt,
        quiet: at - aliveAt,
        startWithin,
        longest,
      });
      if (seen === 'fine') return wait(SPEECH.watch, watch);
      if (seen === 'over') {
        silence();
        return advance(now);
      }
      if (now.telling.unprompted || now.retries >= SPEECH.retries) fail(now, 'silent');
      else retry(now);
    };
    hand(utterance, () => {
      handedAt = deps.now();
      wait(SPEECH.watch, watch);
    });
  };

  const goOn = (now: Told) => {
    status = 'speaking';
    const rest = now.text.slice(now.place);
    now.pieces = piecesOf(rest, splitsEach(voiceOf()) || now.text.length > LONG_TEXT).map(
      ({ start, end }) => ({
        start: start + now.place,
        end: end + now.place,
      }),
    );
    now.index = 0;
    now.retries = 0;
    speakPiece(now);
  };

  const stop = () => {
    if (status === 'idle' || status === 'stopping') return;
    silence();
    told = null;
    status = 'stopping';
    wait(SPEECH.stopFlag, () => {
      status = 'idle';
    });
  };

  const pause = (): boolean => {
    if (status !== 'speaking') return false;
    silence();
    status = 'paused';
    return true;
  };

  return {
    supported: engine !== null,
    status: () => status,
    /** The utterances held so that the engine does not lose them, the last 20. */
    kept: (): readonly UtteranceLike[] => kept,

    /** Speaks a text, in place of what was spoken. False when the browser cannot, or there is nothing to say. */
    speak(text: string, telling: Telling = {}): boolean {
      if (!engine || typeof text !== 'string' || text.trim() === '') return false;
      silence();
      told = { text, telling: { ...telling }, pieces: [], index: 0, place: 0, retries: 0 };
      goOn(told);
      return true;
    },

    /** Possible only while speaking; remembers the sentence. */
    pause,

    /** Goes on from the remembered sentence; false when nothing is paused. */
    resume(): boolean {
      if (status !== 'paused' || !told) return false;
      silence();
      goOn(told);
      return true;
    },

    /** Intentional: forgets a pause too. What fails within the next half second is no failure. */
    stop,

    /** Says one word by itself. What is being read is paused first. */
    say(word: string): boolean {
      if (!engine || typeof word !== 'string' || word.trim() === '') return false;
      pause();
      silence();
      if (status === 'stopping') status = 'idle';
      hand(utter(word.trim(), voiceOf()), () => {});
      return true;
    },

    /** The voices for a story's language, English; all of them where there is no English one. [] when none came. */
    async voices(): Promise<Voice[]> {
      if (!engine) return [];
      loading ??= loadVoices({ getVoices: () => engine.getVoices(), after: deps.after }).finally(() => {
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
