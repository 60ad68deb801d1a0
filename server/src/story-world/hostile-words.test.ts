import { describe, expect, it } from 'vitest';
import { drawPortrait } from '../illustrator/index.ts';
import { type CastMember, StoryPlan, type StoryRequest } from '../storyteller/story-plan.ts';
import { embeddedProvider } from './embedded-engine.ts';

/** Names that every object answers for without having them. */
const OBJECT_NAMES = Object.getOwnPropertyNames(Object.prototype);
/** Names that arrays, functions, texts and maps answer for as well. */
const OTHER_NAMES = [
  ...new Set(
    [Array.prototype, Function.prototype, String.prototype, Map.prototype].flatMap(
      Object.getOwnPropertyNames,
    ),
  ),
].filter((name) => !OBJECT_NAMES.includes(name));
const HOSTILE_WORDS = [
  ...OBJECT_NAMES,
  'prototype',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-0',
  '1e999',
  '12345678901234567890',
  '🐉',
  '👩‍👩‍👧‍👦',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  'تنين شجاع',
  '\u202Egnippilf\u202C',
  'דרקון',
  '宇宙の冒険',
  'Z̴̡̨͎͓̟̈́̌͐a̷̛l̶̢͖g̸̀o̵̎',
  `a${'\u0301'.repeat(90)}`,
  '\uD83D',
  '\uDC09 tail',
  '\u0000',
  '\u200B\u200D\uFEFF',
  'ﬁ ﷺ ẞ ŉ ǆ İ ı',
  'x'.repeat(100),
  'ing'.repeat(33),
  '-'.repeat(100),
  '<b>bold</b>',
  '"><script>alert(1)</script>',
  '&amp;&lt;&#x27;&nbsp;',
  ']]>',
  '<!--',
  '{L} and {F’s} {ALL}',
  '{nobody}',
  '{T} {X} {topic}',
  'L} and {F',
  '[one|two]',
  '<optional>',
  '$& $1 $` $$',
  '\\u0041 \\d+ (?:a+)+$',
  '%00 %s $1',
  "'; DROP TABLE stories; --",
  '. . . ? ! , ; :',
  '“””"\'’‘',
  'and and and and with with who who of of',
];

const innocent: CastMember = {
  id: '1',
  name: 'Finn',
  creature: 'fox',
  description: 'a brave red fox',
  pronouns: 'he/him',
};
const request: StoryRequest = {
  theme: 'a trip to the moon',
  desiredEnding: 'everyone eats cake',
  totalPages: 3,
  cast: [innocent],
  age: 7,
  seed: 'seed',
  recentPlots: [],
};
const castWith = (change: Partial<CastMember>): CastMember[] => [
  { ...innocent, ...change },
  { ...innocent, id: '2', name: 'Ada', creature: 'owl', description: 'clever' },
];
const FIELDS: [string, (word: string) => StoryRequest][] = [
  ['the theme', (word) => ({ ...request, theme: word })],
  ['the ending', (word) => ({ ...request, desiredEnding: word })],
  ['an ending with a verb', (word) => ({ ...request, desiredEnding: `Finn ${word}s and they ${word} home` })],
  ['the name', (name) => ({ ...request, cast: castWith({ name }) })],
  ['the creature', (creature) => ({ ...request, cast: castWith({ creature }) })],
  ['the description', (description) => ({ ...request, cast: castWith({ description }) })],
  [
    'a phrase of the description',
    (word) => ({ ...request, cast: castWith({ description: `likes ${word}, ${word}ish ${word}` }) }),
  ],
  ['the seed', (seed) => ({ ...request, seed })],
  [
    'every field',
    (word) => ({
      ...request,
      theme: word,
      desiredEnding: word,
      seed: word,
      recentPlots: [word],
      cast: ['1', '2', '3'].map((id) => ({ ...innocent, id, name: word, creature: word, description: word })),
    }),
  ],
];

const { signal } = new AbortController();

const expectSound = (svg: string) => {
  expect(svg).toMatch(/^<svg[\s\S]*<\/svg>\s*$/);
  expect(svg).not.toMatch(/NaN|Infinity|undefined|\[object|native code|function |<script/);
  expect(svg).not.toMatch(/\p{Surrogate}/u);
};

/** Names of objects are tried in every field, other hostile words in every second one and in all at once, and each of the many other names in one. */
const wordsFor = (field: number): string[] => [
  ...HOSTILE_WORDS.filter(
    (word, n) => field === FIELDS.length - 1 || OBJECT_NAMES.includes(word) || (n + field) % 2 === 0,
  ),
  ...OTHER_NAMES.filter((_, n) => n % FIELDS.length === field),
];

describe.each(FIELDS)('hostile words in %s', (name, requestWith) => {
  it('still give a whole story with pictures', async () => {
    const failures: string[] = [];
    for (const word of wordsFor(FIELDS.findIndex(([one]) => one === name)))
      try {
        const asked = requestWith(word);
        const plan = StoryPlan.parse(await embeddedProvider.plan(asked, signal));
        expect(plan.scenes).toHaveLength(3);
        for (const { text } of plan.scenes) {
          expect(text.trim()).not.toBe('');
          expect(text).not.toMatch(/native code|\[object|function \w*\(/);
        }
        expectSound(await embeddedProvider.draw(plan, 3, signal));
        // A theme or an ending changes nothing about the portraits.
        if (asked.cast !== request.cast) for (const member of plan.cast) expectSound(drawPortrait(member));
      } catch (error) {
        failures.push(`${JSON.stringify(word.slice(0, 40))}: ${String(error).slice(0, 200)}`);
      }
    expect(failures).toEqual([]);
  });
});
