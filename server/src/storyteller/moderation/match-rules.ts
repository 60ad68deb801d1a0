import { benignPhrases } from './benign-phrases.ts';
import type { Sentence, Token } from './normalize-text.ts';
import type { Rule } from './rules.ts';
import { indexByFirstLabel, type Labels, matchAt, type StepCounter } from './token-pattern.ts';
import { classesOf, isFiller } from './word-classes.ts';

/** A sentence prepared for rules. */
export interface LabelledSentence {
  labels: Labels;
  /** The words that belong to harmless phrases. */
  benign: ReadonlySet<Token>;
}

/** After `her`, these show that it is a person and not the owner of what follows. */
const AFTER_PRONOUN = new Set(
  'and with to in at on by because when until so every all up down off out for from again while before after hard or but as too there now alive alone each over like if not than that is was gets with under where away into'.split(
    ' ',
  ),
);
const NO_LABELS: ReadonlySet<string> = new Set();
const OWNED: ReadonlySet<string> = new Set(['her', 'his']);

/** Labels of the words that have classes, made once. */
const knownLabels = new Map<string, ReadonlySet<string>>();
const labelsOf = (readings: readonly string[]): ReadonlySet<string> => {
  const [word = ''] = readings;
  const classes = classesOf(word);
  if (readings.length > 1 || classes.length === 0)
    return new Set(readings.flatMap((reading) => [reading, ...classesOf(reading)]));
  let labels = knownLabels.get(word);
  if (labels === undefined) {
    labels = new Set([word, ...classes]);
    knownLabels.set(word, labels);
  }
  return labels;
};

const benignIndex = indexByFirstLabel(benignPhrases.map((pattern) => ({ pattern })));

const isOwner = (word: string | undefined, next: string | undefined): boolean =>
  word === 'her' && next !== undefined && !AFTER_PRONOUN.has(next) && !/^(?:bad|very|really)/.test(next);

/** Labels every word with its readings and classes; fillers are left out, harmless phrases have no labels. */
export const labelSentence = (sentence: Sentence, counter: StepCounter): LabelledSentence => {
  const tokens = sentence.filter(({ readings }) => !isFiller(readings[0] ?? ''));
  const labels: ReadonlySet<string>[] = tokens.map(({ readings }, i) =>
    isOwner(readings[0], tokens[i + 1]?.readings[0]) ? OWNED : labelsOf(readings),
  );
  const benign = new Set<Token>();
  const cleared = new Set<number>();
  for (let at = 0; at < labels.length; at++) {
    for (const label of labels[at] ?? []) {
      for (const { pattern } of benignIndex.get(label) ?? []) {
        const length = matchAt(pattern, labels, at, counter);
        for (let i = at; i < at + length; i++) cleared.add(i);
      }
    }
  }
  for (const i of cleared) {
    labels[i] = NO_LABELS;
    benign.add(tokens[i] as Token);
  }
  return { labels, benign };
};

const occurs = (rule: Rule['pattern'], labels: Labels, counter: StepCounter): boolean =>
  labels.some((_, at) => matchAt(rule, labels, at, counter) > 0);

/** A function that returns the topics of the rules that apply to a sentence, in the order of `topics`. */
export const createTopicMatcher = (topics: Readonly<Record<string, readonly Rule[]>>) => {
  const names = Object.keys(topics);
  // One index for all topics: every label of a sentence is looked up once.
  const index = indexByFirstLabel(
    Object.entries(topics).flatMap(([topic, rules]) => rules.map((rule) => ({ ...rule, topic }))),
  );
  return (labels: Labels, counter: StepCounter): string[] => {
    const found = new Set<string>();
    const excused = new Map<Rule, boolean>();
    const isExcused = (rule: Rule): boolean => {
      const known = excused.get(rule);
      if (known !== undefined) return known;
      const isFound = rule.unless.some((pattern) => occurs(pattern, labels, counter));
      excused.set(rule, isFound);
      return isFound;
    };
    for (let at = 0; at < labels.length; at++) {
      for (const label of labels[at] ?? []) {
        for (const rule of index.get(label) ?? []) {
          const isNew = !found.has(rule.topic) && matchAt(rule.pattern, labels, at, counter) > 0;
          if (isNew && !isExcused(rule)) found.add(rule.topic);
        }
      }
    }
    return names.filter((name) => found.has(name));
  };
};
