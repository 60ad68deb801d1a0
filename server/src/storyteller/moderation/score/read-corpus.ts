import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Concern } from './concerns.ts';

/** A phrase of the corpus. `line` is the same for all phrases of one line. `times` is how often it is learned from. */
export interface CorpusPhrase {
  text: string;
  want: Concern | 'allow';
  line: string;
  times: number;
}

type Part = string | readonly (readonly Part[])[];

const readLines = (name: string): string[] =>
  readFileSync(new URL(`./corpus/${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

const lists = new Map(
  readLines('lists').map((line) => {
    const colon = line.indexOf(': ');
    return [line.slice(0, colon), line.slice(colon + 2).split('|')];
  }),
);

/** Parses `the {cat|<pet>} sleeps`; throws when braces are not closed or a list does not exist. */
const parseLine = (line: string): Part[] => {
  let at = 0;
  const parseParts = (): Part[] => {
    const parts: Part[] = [];
    while (at < line.length && line[at] !== '|' && line[at] !== '}') {
      if (line[at] === '{') {
        const choices: Part[][] = [];
        do {
          at++;
          choices.push(parseParts());
        } while (line[at] === '|');
        if (line[at++] !== '}') throw new Error(`A brace is not closed: ${line}`);
        parts.push(choices);
      } else if (line[at] === '<') {
        const end = line.indexOf('>', at);
        const list = lists.get(line.slice(at + 1, end));
        if (!list) throw new Error(`There is no list ${line.slice(at, end + 1)}: ${line}`);
        parts.push(list.map((one) => [one]));
        at = end + 1;
      } else {
        const end = at + (/[{<|}]/.exec(line.slice(at + 1))?.index ?? line.length - at - 1) + 1;
        parts.push(line.slice(at, end));
        at = end;
      }
    }
    return parts;
  };
  const parts = parseParts();
  if (at < line.length) throw new Error(`A ${line[at]} is outside braces: ${line}`);
  return parts;
};

/** How many phrases show every choice once. */
const widthOf = (parts: readonly Part[]): number =>
  Math.max(
    1,
    ...parts.map((part) => (typeof part === 'string' ? 1 : part.reduce((sum, one) => sum + widthOf(one), 0))),
  );

/** The phrases of a line. Choices are combined by a fixed sequence, so that they are the same on every machine. */
const expand = (line: string): string[] => {
  const parts = parseLine(line);
  let state = 1;
  const next = (below: number): number => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
  const orders = new Map<Part, number[]>();
  const orderOf = (part: Exclude<Part, string>): number[] => {
    const known = orders.get(part);
    if (known) return known;
    const order = part.flatMap((choice, i) => Array<number>(widthOf(choice)).fill(i));
    for (let i = order.length - 1; i > 0; i--) {
      const j = next(i + 1);
      [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
    }
    orders.set(part, order);
    return order;
  };
  const write = (list: readonly Part[], round: number): string =>
    list
      .map((part) => {
        if (typeof part === 'string') return part;
        const order = orderOf(part);
        return write(part[order[round % order.length] ?? 0] ?? [], next(1000));
      })
      .join('');
  const phrases = Array.from({ length: widthOf(parts) }, (_, round) => write(parts, round));
  return [...new Set(phrases.map((phrase) => phrase.replace(/\s+/g, ' ').trim()))];
};

/** A line with choices gives many phrases that are alike; one without them counts as much as three of these. */
const SINGLE = 3;

const FILES: readonly (readonly [file: string, want: CorpusPhrase['want'], times?: number])[] = [
  ['ordinary', 'allow', SINGLE],
  ['harm-single', 'harm', SINGLE],
  ['disclosure-single', 'disclosure', SINGLE],
  ['personal-single', 'personal', SINGLE],
  ['allow', 'allow'],
  ['allow-2', 'allow'],
  ['allow-3', 'allow'],
  ['allow-4', 'allow'],
  ['allow-5', 'allow'],
  ['allow-names', 'allow'],
  ['pages', 'allow'],
  ['harm-3', 'harm'],
  ['harm-4', 'harm'],
  ['harm-5', 'harm'],
  ['disclosure-3', 'disclosure'],
  ['disclosure-4', 'disclosure'],
  ['disclosure-5', 'disclosure'],
  ['harm-violence', 'harm'],
  ['harm-other', 'harm'],
  ['disclosure', 'disclosure'],
  ['personal', 'personal'],
];

/**
 * Harmful phrases, each beside a harmless one with nearly the same words, in the voices of those who type them: `harm: …`,
 * `disclosure: …`, `personal: …` or `allow: …`. What differs within a pair is what the score should go by.
 */
const PAIR_FILES = [
  'toddler',
  'six',
  'eight',
  'eleven',
  'teenager',
  'parent',
  'teacher',
  'fantasy',
  'horror',
  'misuser',
  'fields',
  'topics',
  'mixed',
  'later',
  'reported',
  'writers',
  'indirect',
  'families',
  'requests',
];
const PairLine = z
  .templateLiteral([z.enum(['harm', 'disclosure', 'personal', 'allow']), ': ', z.string().min(1)])
  .transform((line) => {
    const colon = line.indexOf(': ');
    return { want: line.slice(0, colon) as CorpusPhrase['want'], text: line.slice(colon + 2) };
  });

const readPairs = (): CorpusPhrase[] =>
  PAIR_FILES.flatMap((file) =>
    readLines(`pairs-${file}`).map((line) => ({
      ...PairLine.parse(line),
      line: `pairs-${file}: ${line}`,
      times: SINGLE,
    })),
  );

const readChoices = (): CorpusPhrase[] =>
  FILES.flatMap(([file, want, times = 1]) =>
    readLines(file).flatMap((line) =>
      expand(line).map((text) => ({ text, want, line: `${file}: ${line}`, times })),
    ),
  );

/** The phrases that the weights are learned from, each choice of every line at least once. */
export const readCorpus = (): CorpusPhrase[] => [...readChoices(), ...readPairs()];

const OutsideList = z.array(z.object({ text: z.string(), want: z.enum(['harm', 'disclosure', 'allow']) }));

/** The phrases of the outside lists that were measured once, and are learned from since. */
export const readOutsideLists = (): CorpusPhrase[] =>
  [1, 2, 3, 4, 5].flatMap((list) =>
    OutsideList.parse(
      JSON.parse(readFileSync(new URL(`../phrases/outside/list-${list}.json`, import.meta.url), 'utf8')),
    ).map(({ text, want }) => ({ text, want, line: `list ${list}: ${text}`, times: SINGLE })),
  );
