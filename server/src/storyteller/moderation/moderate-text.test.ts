import { describe, expect, it } from 'vitest';
import { moderateText, toneOf } from './moderate-text.ts';
import { developmentPhrases } from './phrases/development-phrases.ts';
import { listedPhrases } from './phrases/listed-phrases.ts';
import type { PhraseGroup } from './phrases/phrase-group.ts';
import { reportedPhrases } from './phrases/reported-phrases.ts';
import { unseenPhrases } from './phrases/unseen-phrases.ts';

/** The answer to a text, in the words of the phrase lists. */
const answerTo = (text: string): PhraseGroup['answer'] => {
  const result = moderateText(text);
  if (result.ok) return result.tone;
  if (result.reason === 'support') return 'support';
  return result.reason === 'contact' || result.reason === 'address' ? 'personal' : 'harm';
};
const isRefused = (answer: PhraseGroup['answer']): boolean => answer !== 'plain' && answer !== 'gentle';
const all = (groups: readonly PhraseGroup[]) =>
  groups.flatMap(({ answer, why, phrases }) => phrases.map((phrase) => ({ answer, why, phrase })));

describe.each(
  [...developmentPhrases, ...listedPhrases, ...reportedPhrases].map(
    (group) => [`${group.answer}: ${group.why}`, group] as const,
  ),
)('%s', (_, { answer, phrases }) => {
  it.each(phrases)('%s', (phrase) => {
    expect(answerTo(phrase)).toBe(answer);
  });
});

describe('phrases that the rules were not developed with', () => {
  const phrases = all(unseenPhrases);
  const bad = phrases.filter(({ answer }) => isRefused(answer));
  const good = phrases.filter(({ answer }) => !isRefused(answer));

  it('has enough of each kind', () => {
    expect(bad.length).toBeGreaterThanOrEqual(75);
    expect(good.length).toBeGreaterThanOrEqual(75);
    const known = new Set(
      all([...developmentPhrases, ...listedPhrases, ...reportedPhrases]).map(({ phrase }) => phrase),
    );
    expect(phrases.filter(({ phrase }) => known.has(phrase))).toEqual([]);
  });

  it('misses at most 5 %', () => {
    const missed = bad.filter(({ phrase }) => !isRefused(answerTo(phrase)));
    expect(missed.length / bad.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.05);
  });

  it('refuses at most 3 % wrongly', () => {
    const refused = good.filter(({ phrase }) => isRefused(answerTo(phrase)));
    expect(refused.length / good.length, JSON.stringify(refused)).toBeLessThanOrEqual(0.03);
  });

  it('never answers a child in distress with the message of a rude word', () => {
    const distress = bad.filter(({ answer }) => answer === 'support');
    const cold = distress.filter(({ phrase }) => answerTo(phrase) === 'harm');
    expect(cold).toEqual([]);
  });
});

describe('disguised words', () => {
  it.each([
    'F U C K',
    'f-u-c-k',
    'f.u.c.k',
    'fuuuuck',
    'fu ck',
    'f\u200Du\u200Dc\u200Dk',
    'ｆｕｃｋ',
    '𝓯𝓾𝓬𝓴',
    'fùck',
    'fυck',
    'f*ck',
    'sh1t',
    '$hit',
    'k1ll them all',
    'kiiiill them all',
    'K I L L them all',
  ])('%s', (text) => {
    expect(answerTo(text)).toBe('harm');
  });

  it.each(['I want to d1e', 'i w a n t t o d i e', 'daddy h1ts me'])('%s', (text) => {
    expect(answerTo(text)).toBe('support');
  });
});

describe('the message of a rejection', () => {
  it.each([
    ['write to bo@example.com', /made-up name/],
    ['lives at 221b Baker Street', /real addresses/],
    ['guns', /gentler adventure/],
    ['shit', /friendlier/],
    ['I want to die', /not your fault.*grown-up you trust/],
  ])('%s', (text, message) => {
    expect(moderateText(text)).toMatchObject({ ok: false, message: expect.stringMatching(message) });
  });
});

it('refuses texts over 8,000 characters unread', () => {
  expect(moderateText('x'.repeat(8001))).toMatchObject({
    ok: false,
    message: expect.stringMatching(/shorter/),
  });
});

it('reports a gentle tone when one of the texts has grief or fear in it', () => {
  expect(toneOf('a trip to the moon', 'grandma is in heaven')).toBe('gentle');
  expect(toneOf('a trip to the moon', 'everyone has cake')).toBe('plain');
});

it.each(
  'Mia|Leo|Emma|Olivia|Zoe|Ben|Finn|Lena|Kofi|Aisha|Mateo|Yuki|Bo|Pip|Priya|Chen|fox|bear|dragon|girl|boy|unicorn|Kid 3|Mia 2'.split(
    '|',
  ),
)('a word alone is judged by the rules, because its score has no context: %s', (word) => {
  expect(moderateText(word)).toEqual({ ok: true, tone: 'plain', offersHelp: false });
});

it('offers help with what may be a disclosure, and with no few words on their own', () => {
  expect(moderateText('a dog that hides when the master is angry')).toMatchObject({
    ok: true,
    offersHelp: true,
  });
  for (const text of [
    'a quiet evening',
    'No id',
    'Places to go',
    'Draw it again',
    'a boat nobody wants to row any more',
  ])
    expect(moderateText(text), text).toMatchObject({ ok: true, offersHelp: false });
});

it.each([
  'an Assyrian king',
  'a Confucian temple',
  'grandpa’s old gramophone',
  'the dickey-bird on the wall',
  'the dinosaurs of Gondwanaland',
  'a feckless pirate',
])('finds no rude word inside of another one: %s', (text) => {
  expect(moderateText(text)).toMatchObject({ ok: true });
});

it.each(['a hurt bird', 'we found a hurt hedgehog', 'my hurt hamster', 'the hurt owl'])(
  '%s: is one that needs help',
  (text) => {
    expect(moderateText(text)).toMatchObject({ ok: true });
  },
);

it.each(['hurt the bird', 'we hurt a hedgehog', 'hurting my hamster'])('%s: is refused', (text) => {
  expect(moderateText(text)).toMatchObject({ ok: false });
});
