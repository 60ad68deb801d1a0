import { expect, it } from 'vitest';
import { parseTheme } from '../parse/parse-theme.ts';
import { themeInPast } from './theme-in-past.ts';

const combine = (...lists: readonly (readonly string[])[]): string[] =>
  lists.reduce<string[]>((made, list) => made.flatMap((start) => list.map((end) => `${start}${end}`)), ['']);

/** Titles, subject headings, topics and activities: none of them says that anything happens. */
const NO_CLAUSES = [
  ...combine(
    ['Lost', 'Broken', 'Painted', 'Frozen', 'Hidden', 'Baked'],
    [' toys', ' crayons', ' bridges', ' lakes', ' stars', ' eggs'],
  ),
  ...combine(
    ['Hair', 'Bears', 'Trains', 'Teeth', 'Weather', 'Feelings'],
    [
      ': curls and braids',
      ' - what they need',
      ' and other stories',
      ', how they grow',
      ' (for beginners)',
      ' at night',
    ],
  ),
  ...combine(
    ['Potty', 'Recycling', 'Swimming', 'Reading', 'Sharing', 'Remembering'],
    [
      ' training',
      ' with friends',
      ' and looking after our planet',
      ' lessons',
      ' week',
      ' for the first time',
    ],
  ),
  ...combine(
    ['the', 'a', 'my', 'our'],
    [
      ' school trip',
      ' night sky',
      ' train set',
      ' fire drill',
      ' race day',
      ' box of pens',
      ' map drawn by a mouse',
      ' cup of tea',
    ],
  ),
  ...combine(
    ['Personal', 'Healthy', 'Ancient', 'Kind', 'Winter', 'Outer'],
    [' space', ' words', ' rules and manners', ' plays', ' works of art', ' shows and races'],
  ),
  ...combine(
    ['How to', 'Learning to', 'Trying to', 'Why we'],
    [' share', ' wash our hands', ' ride a bike', ' put your hand up before you talk'],
  ),
  ...combine(
    ['Dragons', 'Space rockets', 'Bees', 'Police', 'Sports day', 'Dress-up'],
    [
      ' and knights',
      ' and the countdown',
      ' stations',
      ', egg and spoon race',
      ' who cannot sleep',
      ' without wings',
    ],
  ),
];

it(`does not tell as a deed what is none: ${NO_CLAUSES.length} themes`, () => {
  expect(
    NO_CLAUSES.map((theme) => [theme, themeInPast(parseTheme(theme))]).filter(([, told]) => told),
  ).toEqual([]);
});

const SUBJECTS: readonly (readonly [said: string, told: string])[] = [
  ['my brother', '{L’s} brother'],
  ['The dog', 'the dog'],
  ['our neighbour', '{L’s} neighbour'],
  ['a small dragon', 'a small dragon'],
  ['Grandpa', 'Grandpa'],
  ['Kofi', 'Kofi'],
];
const DEEDS: readonly (readonly [said: string, told: string])[] = [
  ['eats the last pancake', 'ate the last pancake'],
  ['will not come home', 'would not come home'],
  ['has broken the window', 'broke the window'],
  ['is afraid of spiders', 'was afraid of spiders'],
  ['lost a glove yesterday', 'lost a glove'],
  ['builds a bridge over the pond', 'built a bridge over the pond'],
  ['can’t find the key', 'could not find the key'],
  ['hides under the table', 'hid under the table'],
  ['wants to fly', 'wanted to fly'],
];

it('tells a clause in the past tense, or leaves it to the plot', () => {
  const told = SUBJECTS.flatMap(([who, name]) =>
    DEEDS.map(([what, did]) => {
      const past = themeInPast(parseTheme(`${who} ${what}`));
      return { theme: `${who} ${what}`, past, expected: `${name} ${did}` };
    }),
  );
  expect(told.filter(({ past, expected }) => past !== null && past !== expected)).toEqual([]);
  expect(told.filter(({ past }) => past !== null).length).toBeGreaterThan(told.length * 0.8);
});
