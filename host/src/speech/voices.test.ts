import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseVoice, loadVoices, voicePollDelay } from './voices.ts';

const voice = (name: string, lang = 'en-US') => ({ name, lang, voiceURI: `uri:${name}` });
const named = voice('Old Granny', 'de-DE');
const any = voice('Anna', 'de-DE');
const english = voice('Daniel', 'en-GB');
const female = voice('Samantha', 'en-US');
const standard = voice('Google US English Standard');
const neural = voice('Microsoft Aria Online (Natural) - English', 'en-US');
const premium = voice('Ava (Premium)', 'en_US');
const google = voice('Google US English');
const ukFemale = voice('Google UK English Female', 'en-GB');

describe('the voice', () => {
  const ladder = [any, english, female, standard, neural, google, ukFemale];
  it.each(ladder.map((wanted, n) => [wanted.name, ladder.slice(0, n + 1), wanted] as const))(
    '%s is taken when nothing better is there',
    (_, voices, wanted) => {
      expect(chooseVoice(voices)).toBe(wanted);
      expect(chooseVoice([...voices].reverse())).toBe(wanted);
    },
  );
  it.each([
    ['uri:Old Granny', named],
    ['Old Granny', named],
    ['gone', ukFemale],
    [null, ukFemale],
  ])('named %s', (name, wanted) => {
    expect(chooseVoice([...ladder, named], name)).toBe(wanted);
  });
  it('counts premium voices like neural ones, and no foreign Google voice as English', () => {
    expect(chooseVoice([standard, premium])).toBe(premium);
    expect(chooseVoice([voice('Google Deutsch', 'de-DE'), english])).toBe(english);
  });
  it('is none when there is none', () => {
    expect(chooseVoice([])).toBeNull();
  });
});

describe('loading the voices', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const after = (delay: number, task: () => void) => {
    const timer = setTimeout(task, delay);
    return () => clearTimeout(timer);
  };

  it.each([
    [0, 300],
    [1, 400],
    [6, 900],
    [7, 1_000],
    [19, 1_000],
  ])('waits before poll %i for %i ms', (poll, delay) => {
    expect(voicePollDelay(poll)).toBe(delay);
  });

  it('gives an empty list after 20 polls', async () => {
    const getVoices = vi.fn(() => []);
    const loaded = loadVoices({ getVoices, after });
    await vi.advanceTimersByTimeAsync(5_200 + 12_000);
    expect(await loaded).toEqual([]);
    expect(getVoices).toHaveBeenCalledTimes(21);
  });

  it('takes voices that come late', async () => {
    let voices: string[] = [];
    const loaded = loadVoices({ getVoices: () => voices, after });
    setTimeout(() => {
      voices = ['late'];
    }, 650);
    await vi.advanceTimersByTimeAsync(700);
    expect(await loaded).toEqual(['late']);
  });
});
