import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeSpeechDeps, FakeSpeechEngine } from '../testing/fake-speech.ts';
import { createSpeech, type Telling } from './create-speech.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const LONG = `${'The fox ran over the hill and far away from home. '.repeat(5)}Then it slept.`;
const SENTENCE = 'The fox ran over the hill and far away from home.';

const setUp = (settings = { voice: null as string | null, rate: 0.9 }) => {
  const engine = new FakeSpeechEngine();
  const speech = createSpeech(createFakeSpeechDeps(engine), () => settings);
  const telling = { onSpoken: vi.fn(), onWord: vi.fn(), onEnd: vi.fn(), onError: vi.fn() } satisfies Telling;
  const speak = (text: string, more: Telling = {}) => speech.speak(text, { ...telling, ...more });
  /** The piece under way is spoken to its end, and the gap after it passes. */
  const sayPiece = async () => {
    engine.start();
    await pass(1_000);
    engine.end();
    await pass(100);
  };
  return { engine, speech, speak, sayPiece, settings, ...telling };
};

describe('speaking', () => {
  it('uses the product’s rate, pitch and volume and the best voice', () => {
    const { engine, speak } = setUp();
    engine.voices = [
      { name: 'Anna', lang: 'de-DE', voiceURI: 'a' },
      { name: 'Google UK English Female', lang: 'en-GB', voiceURI: 'g' },
    ];
    expect(speak('Hello there.')).toBe(true);
    expect(engine.now).toMatchObject({
      rate: 0.9,
      pitch: 1.05,
      volume: 1,
      lang: 'en-GB',
      voice: { voiceURI: 'g' },
    });
  });

  it.each([[''], ['   '], [undefined], [7]])('refuses %j', (text) => {
    const { engine, speak } = setUp();
    expect(speak(text as string)).toBe(false);
    expect(engine.spoken).toEqual([]);
  });

  it('is false, and no voices are there, where the browser cannot speak', async () => {
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

  it('speaks a text of up to 250 characters at once, and tells its end', async () => {
    const { engine, speech, speak, onEnd, sayPiece } = setUp();
    speak('Mia ran. Tom slept.');
    expect(engine.texts).toEqual(['Mia ran. Tom slept.']);
    expect(speech.status()).toBe('speaking');
    await sayPiece();
    expect(onEnd).toHaveBeenCalledTimes(1);
    expect(speech.status()).toBe('idle');
  });

  it('speaks a longer one sentence by sentence with a gap of 100 ms', async () => {
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

  it('speaks a short text by sentences too with a voice of the network, which would fall silent', () => {
    const { engine, speak } = setUp();
    engine.voices = [{ name: 'Google US English', lang: 'en-US', voiceURI: 'g', localService: false }];
    speak('Mia ran. Tom slept.');
    expect(engine.texts).toEqual(['Mia ran.']);
  });

  it('speaks by sentences with a voice that was seen not to tell where it is', async () => {
    const { engine, speak, sayPiece } = setUp();
    engine.voices = [{ name: 'Daniel', lang: 'en-GB', voiceURI: 'd', localService: true }];
    speak('Mia ran. Tom slept.');
    await sayPiece();
    speak('Mia ran. Tom slept.');
    expect(engine.texts).toEqual(['Mia ran. Tom slept.', 'Mia ran.']);
  });

  it('has a rate of its own, and holds the last 20 utterances', async () => {
    const engine = new FakeSpeechEngine();
    const speech = createSpeech(createFakeSpeechDeps(engine));
    for (let n = 1; n <= 25; n += 1) {
      speech.speak(`Page ${n}.`);
      engine.start();
      engine.end();
    }
    expect(speech.kept().map(({ text }) => text)).toEqual(engine.texts.slice(5));
    expect(speech.kept()).toHaveLength(20);
    expect(speech.kept()[0]?.rate).toBe(0.9);
  });

  it('takes the settings as they are when a piece begins', async () => {
    const { engine, speak, settings, sayPiece } = setUp();
    speak(LONG);
    settings.rate = 1.2;
    await sayPiece();
    expect(engine.spoken.map(({ utterance }) => utterance.rate)).toEqual([0.9, 1.2]);
  });
});

describe('telling where the voice is', () => {
  const TEXT = 'Mia ran. Tom slept.';
  it('names the sentence and the word once the engine tells them', () => {
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

  it('never makes up a word', async () => {
    const { engine, speak, onWord, sayPiece } = setUp();
    speak(LONG);
    await sayPiece();
    engine.boundary(0, 5, 'sentence');
    expect(onWord).not.toHaveBeenCalled();
  });

  it('counts places in the whole text, also in later pieces and after a pause', async () => {
    const { engine, speech, speak, onWord, sayPiece } = setUp();
    speak(LONG);
    await sayPiece();
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
  it('is possible only while speaking, and goes on from the sentence', async () => {
    const { engine, speech, speak, sayPiece } = setUp();
    expect(speech.pause()).toBe(false);
    speak(LONG);
    await sayPiece();
    engine.start();
    expect(speech.pause()).toBe(true);
    expect(speech.pause()).toBe(false);
    expect(engine.speaking).toBe(false);
    await pass(60_000);
    expect(engine.spoken).toHaveLength(2);
    expect(speech.resume()).toBe(true);
    expect(engine.spoken.at(-1)?.utterance.text).toBe(SENTENCE);
    expect(speech.resume()).toBe(false);
    for (let n = 1; n < 6; n += 1) await sayPiece();
    expect(engine.spoken).toHaveLength(7);
  });

  it('goes on from the sentence within one utterance when the engine told it', async () => {
    const { engine, speech, speak } = setUp();
    speak('Mia ran. Tom slept.');
    engine.start();
    engine.boundary(9);
    speech.pause();
    await pass(1_000);
    speech.resume();
    expect(engine.texts).toEqual(['Mia ran. Tom slept.', 'Tom slept.']);
  });

  it("ignores 'interrupted' and a late end", async () => {
    const { engine, speech, speak, onEnd, onError } = setUp();
    speak('Mia ran.');
    const paused = engine.now;
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
  it('forgets everything, and is over after 500 ms', async () => {
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

  it('lets the engine rest for a moment before it is given the next text', async () => {
    const { engine, speak, onEnd } = setUp();
    speak('Mia ran.');
    const first = engine.now;
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
    "tries again after '%s', 500 ms later, up to 3 times",
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

  it.each([['not-allowed'], ['synthesis-failed'], ['canceled']])("tells '%s' at once", async (error) => {
    const { engine, speak, speech, onError } = setUp();
    speak('Mia ran.');
    engine.fail(error);
    await pass(5_000);
    expect(onError).toHaveBeenCalledExactlyOnceWith(error);
    expect(engine.spoken).toHaveLength(1);
    expect(speech.status()).toBe('idle');
  });

  it('counts the retries of each piece by itself', async () => {
    const { engine, speak, onError, sayPiece } = setUp();
    speak(LONG);
    for (let piece = 0; piece < 3; piece += 1) {
      for (let retry = 0; retry < 3; retry += 1) {
        engine.fail('network');
        await pass(500);
      }
      await sayPiece();
    }
    expect(onError).not.toHaveBeenCalled();
  });

  it('tries a piece again that the engine dropped, and gives up in the end', async () => {
    const { engine, speak, onError } = setUp();
    speak('Mia ran.');
    await pass(3_999);
    expect(engine.spoken).toHaveLength(1);
    await pass(30_000);
    expect(engine.spoken).toHaveLength(4);
    expect(onError).toHaveBeenCalledExactlyOnceWith('silent');
  });

  it('gives up sooner, and without trying again, when no button was pressed', async () => {
    const { engine, speak, onError } = setUp();
    speak('Mia ran.', { unprompted: true });
    await pass(2_500);
    expect(onError).toHaveBeenCalledExactlyOnceWith('silent');
    expect(engine.spoken).toHaveLength(1);
  });

  it('goes on when an engine stops without a word', async () => {
    const { engine, speak } = setUp();
    speak(LONG);
    engine.start();
    await pass(1_000);
    engine.speaking = false;
    engine.now = null;
    await pass(1_100);
    expect(engine.spoken).toHaveLength(2);
  });

  it('goes on when an engine hangs', async () => {
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
  it('is said by itself; what was read is paused', async () => {
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
});

describe('the voices', () => {
  const ANNA = { name: 'Anna', lang: 'de-DE', voiceURI: 'a', localService: true };

  it('are those for the language of the stories, with what each needs', async () => {
    const { engine, speech } = setUp();
    const asked = speech.voices();
    engine.voices = [ANNA, { name: 'Google US English', lang: 'en-US', voiceURI: 'g', localService: false }];
    await pass(300);
    expect(await asked).toEqual([{ id: 'g', name: 'Google US English', lang: 'en-US', needsNetwork: true }]);
  });

  it('are all there are where none is for the language', async () => {
    const { engine, speech } = setUp();
    const asked = speech.voices();
    engine.voices = [ANNA];
    await pass(300);
    expect(await asked).toEqual([{ id: 'a', name: 'Anna', lang: 'de-DE', needsNetwork: false }]);
  });
});
