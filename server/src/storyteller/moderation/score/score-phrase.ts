import type { RuledSentence } from '../apply-rules.ts';
import type { Token } from '../normalize-text.ts';
import { CONCERNS, type Concern } from './concerns.ts';
import model from './model.json' with { type: 'json' };
import { FEATURE_VALUES, featuresOf, MIN_NORM, typeOf } from './phrase-features.ts';
import { createRespeller } from './respell.ts';

/** Probabilities that add up to 1. */
export type Score = Record<Concern | 'allow', number>;

/** What one word, class or pair adds to or takes from each concern, in logarithms of odds. */
export interface Evidence {
  feature: string;
  points: Record<Concern, number>;
}

const weights = new Map<string, readonly number[]>();
for (const [type, list] of Object.entries<string>(model.weights))
  for (const entry of list.split('\n')) {
    const fields = entry.split(' ');
    weights.set(`${type} ${fields.slice(0, -3).join(' ')}`, fields.slice(-3).map(Number));
  }
/** The words of the model, those first that tell the most: a misspelled word is read as one of them. */
const vocabulary = [...weights]
  .filter(([feature]) => /^word [a-z]+$/.test(feature))
  .sort(([, a], [, b]) => Math.max(...b.map(Math.abs)) - Math.max(...a.map(Math.abs)))
  .map(([feature]) => feature.slice(5));
const respell = createRespeller(vocabulary, model.neutral.split(' '));

/** Words that are scored together. */
export interface Phrase {
  tokens: readonly Token[];
  rules: readonly string[];
  benign: ReadonlySet<Token>;
}

const evidenceOf = ({ tokens, rules, benign }: Phrase): Evidence[] => {
  const found = featuresOf(tokens, rules, benign, respell).flatMap((feature) => {
    const points = weights.get(feature);
    return points === undefined ? [] : [{ feature, points, value: FEATURE_VALUES[typeOf(feature)] }];
  });
  const norm = Math.sqrt(
    Math.max(
      MIN_NORM,
      found.reduce((sum, { value }) => sum + value * value, 0),
    ),
  );
  return found.map(({ feature, points, value }) => {
    const share = (value / norm) * model.unit;
    const [harm = 0, disclosure = 0, personal = 0] = points.map((one) => one * share);
    return { feature, points: { harm, disclosure, personal } };
  });
};

/** The score of a phrase. */
export const scorePhrase = (phrase: Phrase): Score => {
  let [harm, disclosure, personal] = [0, 0, 0];
  for (const { points } of evidenceOf(phrase)) {
    harm += points.harm;
    disclosure += points.disclosure;
    personal += points.personal;
  }
  const highest = Math.max(0, harm, disclosure, personal);
  const odds = {
    allow: Math.exp(-highest),
    harm: Math.exp(harm - highest),
    disclosure: Math.exp(disclosure - highest),
    personal: Math.exp(personal - highest),
  };
  const total = odds.allow + odds.harm + odds.disclosure + odds.personal;
  return {
    allow: odds.allow / total,
    harm: odds.harm / total,
    disclosure: odds.disclosure / total,
    personal: odds.personal / total,
  };
};

/** What the score of a phrase is made of, strongest first. */
export const explainPhrase = (phrase: Phrase): readonly Evidence[] => {
  const strength = ({ points }: Evidence) =>
    Math.max(...CONCERNS.map((concern) => Math.abs(points[concern])));
  return evidenceOf(phrase).sort((a, b) => strength(b) - strength(a));
};

/** Words that are scored together; a field has fewer, a page of a story more. */
const WINDOW = 40;

/**
 * The parts of a text that are scored: all of it when it is short, otherwise neighbouring sentences, each in at most two parts; of
 * sentences without an end, overlapping pieces.
 */
export const phrasesOf = (sentences: readonly RuledSentence[]): Phrase[] => {
  const pieces = sentences.flatMap(({ sentence, rules, benign }) =>
    sentence.length <= WINDOW
      ? [{ tokens: sentence, rules, benign }]
      : Array.from({ length: Math.ceil((2 * sentence.length) / WINDOW) - 1 }, (_, i) => ({
          tokens: sentence.slice((i * WINDOW) / 2, (i * WINDOW) / 2 + WINDOW),
          rules,
          benign,
        })),
  );
  const phrases: Phrase[] = [];
  let start = 0;
  while (start < pieces.length) {
    let end = start;
    let length = 0;
    while (end < pieces.length && (end === start || length + (pieces[end]?.tokens.length ?? 0) <= WINDOW))
      length += pieces[end++]?.tokens.length ?? 0;
    phrases.push(joinPieces(pieces.slice(start, end)));
    if (end === pieces.length) break;
    start += Math.max(1, Math.floor((end - start) / 2));
  }
  return phrases;
};

const joinPieces = (pieces: readonly Phrase[]): Phrase => ({
  tokens: pieces.flatMap(({ tokens }) => tokens),
  rules: [...new Set(pieces.flatMap(({ rules }) => rules))],
  benign:
    pieces.length === 1 && pieces[0]
      ? pieces[0].benign
      : new Set(pieces.flatMap(({ benign }) => [...benign])),
});
