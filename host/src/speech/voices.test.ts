import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { schedule } from '../schedule.ts';
import { chooseVoice, loadVoices, voicePollDelay } from './voices.ts';

const voice = (name: string, lang = 'en-US') => ({ name, lang, voiceURI: `uri:${name}` });
const chosen = voice('Old Granny', 'de-DE');
const any = voice('Anna', 'de-DE');
const english = voice('Daniel', 'en-GB');
const female = voice('Samantha', 'en-US');
const standard = voice('Google US English Standard');
const neural = voice('Microsoft Aria Online (Natural) - English', 'en-US');
const premium = voice('Ava (Premium)', 'en_US');
const google = voice('Google US English');
const ukFemale = voice('Google UK English Female', 'en-GB');

describe('the voice', () => {
  const byPreference = [any, english, female, standard, neural, google, ukFemale];
  it.each(
    byPreference.map((expected, n) => [expected.name, byPreference.slice(0, n + 1), expected] as const),
  )('%s is chosen when there is no better one', (_, voices, expected) => {
    expect(chooseVoice(voices)).toBe(expected);
    expect(chooseVoice([...voices].reverse())).toBe(expected);
  });
  it.each([
    ['uri:Old Granny', chosen],
    ['Old Granny', chosen],
    ['gone', ukFemale],
    [null, ukFemale],
  ])('chosen by name: %s', (name, expected) => {
    expect(chooseVoice([...byPreference, chosen], name)).toBe(expected);
  });
  it('takes a voice of the device without a connection, if there is one', () => {
    const remote = { ...voice('Google UK English Female', 'en-GB'), localService: false };
    const local = { ...voice('Daniel', 'en-GB'), localService: true };
    expect(chooseVoice([remote, local], null, true)).toBe(local);
    expect(chooseVoice([remote, local], remote.name, true)).toBe(local);
    expect(chooseVoice([remote], null, true)).toBe(remote);
    expect(chooseVoice([remote, local], null, false)).toBe(remote);
  });

  it('prefers premium voices like neural ones, and treats no foreign Google voice as English', () => {
    expect(chooseVoice([standard, premium])).toBe(premium);
    expect(chooseVoice([voice('Google Deutsch', 'de-DE'), english])).toBe(english);
  });
  it('is null when there are no voices', () => {
    expect(chooseVoice([])).toBeNull();
  });
});

describe('loading the voices', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    [0, 300],
    [1, 400],
    [6, 900],
    [7, 1_000],
    [19, 1_000],
  ])('waits before poll %i for %i ms', (poll, delay) => {
    expect(voicePollDelay(poll)).toBe(delay);
  });

  it('returns an empty list after 20 polls', async () => {
    const getVoices = vi.fn(() => []);
    const loaded = loadVoices({ getVoices, schedule });
    await vi.advanceTimersByTimeAsync(5_200 + 12_000);
    expect(await loaded).toEqual([]);
    expect(getVoices).toHaveBeenCalledTimes(21);
  });

  it('returns voices that load late', async () => {
    let voices: string[] = [];
    const loaded = loadVoices({ getVoices: () => voices, schedule });
    setTimeout(() => {
      voices = ['late'];
    }, 650);
    await vi.advanceTimersByTimeAsync(700);
    expect(await loaded).toEqual(['late']);
  });
});
