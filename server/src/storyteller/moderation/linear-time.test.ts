import { expect, it } from 'vitest';
import { harmTopics } from './harm-rules.ts';
import { moderateText } from './moderate-text.ts';
import type { Rule } from './rules.ts';
import { supportTopics } from './support-rules.ts';
import { isClass, isFiller } from './word-classes.ts';

const CHARACTERS = [..."ai1-. '@o*,+!:"];
const NASTY = [...'a1-. @'];
const WORDS =
  'calle|me|dad|dad hits|i want|no|he|not want|all|one|kill|her|they|was|tell|night|touch|mum not|who|a a|dad not want'
    .split('|')
    .map((word) => `${word} `);
/** Repeats of one to three characters and of words that many rules start with. */
const units = [
  ...CHARACTERS,
  ...CHARACTERS.flatMap((a) => CHARACTERS.map((b) => a + b)),
  ...NASTY.flatMap((a) => NASTY.flatMap((b) => NASTY.map((c) => a + b + c))),
  ...WORDS,
];
const repeatTo = (unit: string, length: number) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** Comparisons of words with rules. */
const stepsOf = (text: string): number => {
  const counter = { steps: 0 };
  moderateText(text, counter);
  return counter.steps;
};
/** Time of this process, which other processes on the machine do not lengthen. */
const cpuTimeOf = (text: string, runs: number): number =>
  Math.min(
    ...Array.from({ length: runs }, () => {
      const start = process.cpuUsage();
      moderateText(text);
      const { user, system } = process.cpuUsage(start);
      return user + system;
    }),
  );

it('compares words with rules at most twice as often for twice the text', { timeout: 120_000 }, () => {
  const counts = units.map((unit) => ({
    unit,
    half: stepsOf(repeatTo(unit, 500)),
    whole: stepsOf(repeatTo(unit, 1000)),
  }));
  expect(counts.filter(({ half, whole }) => whole > 2.2 * half + 200)).toEqual([]);
  expect(Math.max(...counts.map(({ whole }) => whole))).toBeLessThan(300_000);
});

it('takes about twice the time for twice the text, for the slowest texts', { timeout: 120_000 }, () => {
  const slowest = units
    .map((unit) => ({ unit, time: cpuTimeOf(repeatTo(unit, 1000), 1) }))
    .sort((a, b) => b.time - a.time)
    .slice(0, 6);
  for (const { unit } of slowest) {
    const growth = cpuTimeOf(repeatTo(unit, 8000), 3) / cpuTimeOf(repeatTo(unit, 2000), 6);
    // Four times the text. Quadratic time would be 16 times as much.
    expect(growth, JSON.stringify(unit)).toBeLessThan(9);
  }
});

it('takes no exponential time, whatever ends a repetition', { timeout: 120_000 }, () => {
  const bodies = ['3141592653589793238462643383279502', '12 34, 56. 78-', 'a1', 'ab ', 'I I'];
  const ends = ['/1', '!', '*1', '@', ' a/'];
  /** Many runs, so that what is measured is much longer than a tick of the clock. */
  const timeOf = (text: string): number =>
    cpuTimeOf(Array.from({ length: 20 }, () => text).join('\n'), 3) / 20;
  for (const body of bodies)
    for (const end of ends) {
      const growth = timeOf(repeatTo(body, 34) + end) / timeOf(repeatTo(body, 26) + end);
      // Eight characters more. Time that doubles with every second character would grow sixteenfold.
      expect(growth, JSON.stringify(body + end)).toBeLessThan(8);
    }
});

it('gives up a text that takes too many comparisons, and says that it is too long', () => {
  const counter = { steps: 0 };
  expect(moderateText(repeatTo('dad mum he i ', 8000), counter)).toMatchObject({
    ok: false,
    reason: 'too-long',
  });
  expect(counter.steps).toBeLessThan(450_000);
});

it('uses only classes that exist, and no words that are left out before matching', () => {
  const labels = [harmTopics, supportTopics]
    .flatMap(Object.values<readonly Rule[]>)
    .flat()
    .flatMap(({ pattern, unless }) =>
      [pattern, ...unless].flatMap(({ elements }) => elements.flatMap((element) => element.labels)),
    );
  expect(labels.length).toBeGreaterThan(1000);
  expect(labels.filter((label) => /[A-Z]/.test(label) && !isClass(label))).toEqual([]);
  expect(labels.filter(isFiller)).toEqual([]);
});
