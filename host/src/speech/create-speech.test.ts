import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeSpeechDeps, FakeSpeechEngine } from '../testing/fake-speech.ts';
import { createSpeech, type SpeakOptions } from './create-speech.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const LONG = `${'The fox ran over the hill and far away from home. '.repeat(5)}Then it slept.`;
const SENTENCE = 'The fox ran over the hill and far away from home.';

const setUp = (settings = { voice: null as string | null, rate: 0.9 }) => {
  const engine = new FakeSpeechEngine();
  const speech = createSpeech(createFakeSpeechDeps(engine), () => settings);
  const callbacks = {
    onSpoken: vi.fn(),
    onWord: vi.fn(),
    onEnd: vi.fn(),
    onError: vi.fn(),
  } satisfies SpeakOptions;
  const speak = (text: string, more: SpeakOptions = {}) => speech.speak(text, { ...callbacks, ...more });
  /** Speaks the current chunk to its end and lets the gap after it pass. */
  const finishChunk = async () => {
    engine.start();
    await pass(1_000);
    engine.end();
    await pass(100);
  };
  return { engine, speech, speak, finishChunk, settings, ...callbacks };
};

describe('speaking', () => {
  it('uses the specified rate, pitch and volume and the best voice', () => {
    const { engine, speak } = setUp();
    engine.voices = [
      { name: 'Anna', lang: 'de-DE', voiceURI: 'a' },
      { name: 'Google UK English Female', lang: 'en-GB', voiceURI: 'g' },
    ];
    expect(speak('Hello there.')).toBe(true);
    expect(engine.current).toMatchObject({
      rate: 0.9,
      pitch: 1.05,
      volume: 1,
      lang: 'en-GB',
      voice: { voiceURI: 'g' },
    });
  });

  it.each([[''], ['   '], [undefined], [7]])('rejects the text %j', (text) => {
    const { engine, speak } = setUp();
    expect(speak(text as string)).toBe(false);
    expect(engine.spoken).toEqual([]);
  });

  it('returns false, and no voices, where the browser cannot speak', async () => {
    const speech = createSpeech(createFakeSpeechDeps(null), () => ({ voice: null, rate: 0.9 }));
    expect([
      speech.supported,
      speech.speak('Hello.'),
      speech.say('Hello'),
      speech.pause(),
      speech.resume(),
    ]).toEqual([false, false, false, false, false]);
    expect(await speech.voices()).toEqual([]);
  });

  it('speaks a text of up to 250 characters in one utterance, and calls onEnd', async () => {
    const { engine, speech, speak, onEnd, finishChunk } = setUp();
    speak('Mia ran. Tom slept.');
    expect(engine.texts).toEqual(['Mia ran. Tom slept.']);
    expect(speech.status()).toBe('speaking');
    await finishChunk();
    expect(onEnd).toHaveBeenCalledTimes(1);
    expect(speech.status()).toBe('idle');
  });

  it('speaks a longer text sentence by sentence with a gap of 100 ms', async () => {
    const { engine, speak, onEnd, onSpoken } = setUp();
    speak(LONG);
    engine.start();
    engine.end();
    await pass(99);
    expect(engine.texts).toEqual([SENTENCE]);
    await pass(1);
    expect(engine.texts).toEqual([SENTENCE, SENTENCE]);
    for (let n = 1; n < 6; n += 1) {
      engine.start();
      engine.end();
      await pass(100);
    }
    expect(engine.texts.at(-1)).toBe('Then it slept.');
    expect(onEnd).toHaveBeenCalledTimes(1);
    expect(onSpoken.mock.calls.map(([{ start, end }]) => LONG.slice(start, end)).at(-1)).toBe(
      'Then it slept.',
    );
  });

  it('speaks a short text by sentences with a network voice, which stops in long utterances', () => {
    const { engine, speak } = setUp();
    engine.voices = [{ name: 'Google US English', lang: 'en-US', voiceURI: 'g', localService: false }];
    speak('Mia ran. Tom slept.');
    expect(engine.texts).toEqual(['Mia ran.']);
  });

  it('speaks by sentences with a voice that fired no boundary events before', async () => {
    const { engine, speak, finishChunk } = setUp();
    engine.voices = [{ name: 'Daniel', lang: 'en-GB', voiceURI: 'd', localService: true }];
    speak('Mia ran. Tom slept.');
    await finishChunk();
    speak('Mia ran. Tom slept.');
    expect(engine.texts).toEqual(['Mia ran. Tom slept.', 'Mia ran.']);
  });

  it('has a default rate, and retains the last 20 utterances', async () => {
    const engine = new FakeSpeechEngine();
    const speech = createSpeech(createFakeSpeechDeps(engine));
    for (let n = 1; n <= 25; n += 1) {
      speech.speak(`Page ${n}.`);
      engine.start();
      engine.end();
    }
    expect(speech.retained().map(({ text }) => text)).toEqual(engine.texts.slice(5));
    expect(speech.retained()).toHaveLength(20);
    expect(speech.retained()[0]?.rate).toBe(0.9);
  });

  it('uses the current settings for every chunk', async () => {
    const { engine, speak, settings, finishChunk } = setUp();
    speak(LONG);
    settings.rate = 1.2;
    await finishChunk();
    expect(engine.spoken.map(({ utterance }) => utterance.rate)).toEqual([0.9, 1.2]);
  });
});

describe('progress', () => {
  const TEXT = 'Mia ran. Tom slept.';
  it('is the sentence and the word once the engine fires boundary events', () => {
    const { engine, speak, onSpoken, onWord } = setUp();
    speak(TEXT);
    engine.start();
    engine.boundary(0);
    engine.boundary(4, 3);
    engine.boundary(9);
    expect(onSpoken.mock.calls.map(([{ start, end }]) => TEXT.slice(start, end))).toEqual([
      TEXT,
      'Mia ran.',
      'Tom slept.',
    ]);
    expect(onWord.mock.calls.map(([{ start, end }]) => TEXT.slice(start, end))).toEqual([
      'Mia',
      'ran',
      'Tom',
    ]);
  });

  it('has no word without a boundary event for words', async () => {
    const { engine, speak, onWord, finishChunk } = setUp();
    speak(LONG);
    await finishChunk();
    engine.boundary(0, 5, 'sentence');
    expect(onWord).not.toHaveBeenCalled();
  });

  it('is a range of the whole text, also in later chunks and after a pause', async () => {
    const { engine, speech, speak, onWord, finishChunk } = setUp();
    speak(LONG);
    await finishChunk();
    engine.start();
    engine.boundary(4);
    speech.pause();
    await pass(1_000);
    speech.resume();
    engine.start();
    engine.boundary(8);
    expect(onWord.mock.calls.map(([{ start, end }]) => [start, LONG.slice(start, end)])).toEqual([
      [54, 'fox'],
      [58, 'ran'],
    ]);
  });
});

describe('pausing', () => {
  it('is possible only while speaking, and resumes with the sentence', async () => {
    const { engine, speech, speak, finishChunk } = setUp();
    expect(speech.pause()).toBe(false);
    speak(LONG);
    await finishChunk();
    engine.start();
    expect(speech.pause()).toBe(true);
    expect(speech.pause()).toBe(false);
    expect(engine.speaking).toBe(false);
    await pass(60_000);
    expect(engine.spoken).toHaveLength(2);
    expect(speech.resume()).toBe(true);
    expect(engine.spoken.at(-1)?.utterance.text).toBe(SENTENCE);
    expect(speech.resume()).toBe(false);
    for (let n = 1; n < 6; n += 1) await finishChunk();
    expect(engine.spoken).toHaveLength(7);
  });

  it('resumes with the sentence within one utterance when the engine fired boundary events', async () => {
    const { engine, speech, speak } = setUp();
    speak('Mia ran. Tom slept.');
    engine.start();
    engine.boundary(9);
    speech.pause();
    await pass(1_000);
    speech.resume();
    expect(engine.texts).toEqual(['Mia ran. Tom slept.', 'Tom slept.']);
  });

  it("ignores 'interrupted' and a late end event", async () => {
    const { engine, speech, speak, onEnd, onError } = setUp();
    speak('Mia ran.');
    const paused = engine.current;
    engine.start();
    speech.pause();
    paused?.onerror?.({ error: 'interrupted' });
    paused?.onend?.({});
    await pass(10_000);
    expect([engine.spoken.length, onEnd.mock.calls.length, onError.mock.calls.length]).toEqual([1, 0, 0]);
    expect(speech.status()).toBe('paused');
  });

  it('works in the gap between two sentences', async () => {
    const { engine, speech, speak } = setUp();
    speak(LONG);
    engine.start();
    engine.end();
    expect(speech.pause()).toBe(true);
    await pass(1_000);
    expect(engine.spoken).toHaveLength(1);
    speech.resume();
    expect(engine.spoken).toHaveLength(2);
  });
});

describe('stopping', () => {
  it('discards the text, and ends after 500 ms', async () => {
    const { engine, speech, speak, onEnd, onError } = setUp();
    speak(LONG);
    engine.start();
    speech.stop();
    expect(speech.status()).toBe('stopping');
    expect(speech.resume()).toBe(false);
    await pass(499);
    expect(speech.status()).toBe('stopping');
    await pass(1);
    expect(speech.status()).toBe('idle');
    expect([engine.spoken.length, onEnd.mock.calls.length, onError.mock.calls.length]).toEqual([1, 0, 0]);
  });

  it('clears a pause', () => {
    const { speech, speak } = setUp();
    speak(LONG);
    speech.pause();
    speech.stop();
    expect(speech.resume()).toBe(false);
  });

  it('waits before it passes the next text to a cancelled engine', async () => {
    const { engine, speak, onEnd } = setUp();
    speak('Mia ran.');
    const first = engine.current;
    engine.start();
    speak('Tom slept.');
    expect(engine.spoken).toHaveLength(1);
    await pass(10);
    first?.onend?.({});
    expect(engine.spoken).toHaveLength(1);
    await pass(40);
    expect(engine.texts).toEqual(['Mia ran.', 'Tom slept.']);
    expect(engine.spoken[1]!.at - engine.spoken[0]!.at).toBeGreaterThanOrEqual(10);
    expect(onEnd).not.toHaveBeenCalled();
  });
});

describe('failing', () => {
  it.each([['interrupted'], ['network']])(
    "retries after '%s', 500 ms later, up to 3 times",
    async (error) => {
      const { engine, speak, onError } = setUp();
      speak('Mia ran.');
      for (let retry = 1; retry <= 3; retry += 1) {
        engine.start();
        engine.fail(error);
        await pass(499);
        expect(engine.spoken).toHaveLength(retry);
        await pass(1);
        expect(engine.spoken).toHaveLength(retry + 1);
      }
      engine.fail(error);
      await pass(5_000);
      expect(engine.spoken).toHaveLength(4);
      expect(onError).toHaveBeenCalledExactlyOnceWith(error);
    },
  );

  it.each([['not-allowed'], ['synthesis-failed'], ['canceled']])(
    "passes '%s' to onError at once",
    async (error) => {
      const { engine, speak, speech, onError } = setUp();
      speak('Mia ran.');
      engine.fail(error);
      await pass(5_000);
      expect(onError).toHaveBeenCalledExactlyOnceWith(error);
      expect(engine.spoken).toHaveLength(1);
      expect(speech.status()).toBe('idle');
    },
  );

  it('counts the retries of each chunk separately', async () => {
    const { engine, speak, onError, finishChunk } = setUp();
    speak(LONG);
    for (let chunk = 0; chunk < 3; chunk += 1) {
      for (let retry = 0; retry < 3; retry += 1) {
        engine.fail('network');
        await pass(500);
      }
      await finishChunk();
    }
    expect(onError).not.toHaveBeenCalled();
  });

  it('retries a chunk that never starts, and fails in the end', async () => {
    const { engine, speak, onError } = setUp();
    speak('Mia ran.');
    await pass(3_999);
    expect(engine.spoken).toHaveLength(1);
    await pass(30_000);
    expect(engine.spoken).toHaveLength(4);
    expect(onError).toHaveBeenCalledExactlyOnceWith('silent');
  });

  it('fails sooner, and without a retry, without a user gesture', async () => {
    const { engine, speak, onError } = setUp();
    speak('Mia ran.', { unprompted: true });
    await pass(2_500);
    expect(onError).toHaveBeenCalledExactlyOnceWith('silent');
    expect(engine.spoken).toHaveLength(1);
  });

  it('continues when an engine stops without an event', async () => {
    const { engine, speak } = setUp();
    speak(LONG);
    engine.start();
    await pass(1_000);
    engine.speaking = false;
    engine.current = null;
    await pass(1_100);
    expect(engine.spoken).toHaveLength(2);
  });

  it('continues when an engine hangs', async () => {
    const { engine, speak } = setUp();
    speak(LONG);
    engine.start();
    await pass(10_000);
    expect(engine.spoken).toHaveLength(1);
    await pass(6_000);
    expect(engine.spoken).toHaveLength(2);
    expect(engine.cancelled).toBe(1);
  });
});

describe('one word', () => {
  it('is spoken by itself; the text is paused', async () => {
    const { engine, speech, speak } = setUp();
    speak(LONG);
    engine.start();
    expect(speech.say('fox')).toBe(true);
    await pass(100);
    expect(engine.texts.at(-1)).toBe('fox');
    expect(speech.status()).toBe('paused');
    engine.start();
    engine.end();
    speech.resume();
    await pass(100);
    expect(engine.texts.at(-1)).toBe(SENTENCE);
  });

  it('stops a word, and keeps the paused text', async () => {
    const { engine, speech, speak } = setUp();
    speak(LONG);
    engine.start();
    speech.say('fox');
    await pass(100);
    engine.start();
    const before = engine.cancelled;
    speech.stopWord();
    expect([engine.cancelled - before, speech.status()]).toEqual([1, 'paused']);
    speech.resume();
    await pass(100);
    expect(engine.texts.at(-1)).toBe(SENTENCE);
  });
});

describe('the voices', () => {
  const ANNA = { name: 'Anna', lang: 'de-DE', voiceURI: 'a', localService: true };

  it('are the English ones, with whether each needs the network', async () => {
    const { engine, speech } = setUp();
    const loaded = speech.voices();
    engine.voices = [ANNA, { name: 'Google US English', lang: 'en-US', voiceURI: 'g', localService: false }];
    await pass(300);
    expect(await loaded).toEqual([{ id: 'g', name: 'Google US English', lang: 'en-US', needsNetwork: true }]);
  });

  it('are all voices when none is English', async () => {
    const { engine, speech } = setUp();
    const loaded = speech.voices();
    engine.voices = [ANNA];
    await pass(300);
    expect(await loaded).toEqual([{ id: 'a', name: 'Anna', lang: 'de-DE', needsNetwork: false }]);
  });
});
