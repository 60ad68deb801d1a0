import type { RuledSentence } from '../apply-rules.ts';
import type { Token } from '../normalize-text.ts';
import { CONCERNS, type Concern } from './concerns.ts';
import { createFeatureFinder, NONE, numberFeatures } from './found-features.ts';
import model from './model.json' with { type: 'json' };
import { inputsOf, pointsOf, readNet } from './net.ts';
import { countOf, createWordReader, featuresOf, keepEntriesOf, MIN_NORM } from './phrase-features.ts';
import { createRespeller } from './respell.ts';
import { hashOf, readWeights } from './weight-table.ts';

/** Probabilities that add up to 1. */
export type Score = Record<Concern | 'allow', number>;

/** What one word, class or pair adds to or takes from each concern, in logarithms of odds; `net` what all of them do together. */
export interface Evidence {
  feature: string;
  points: Record<Concern, number>;
}

const weights = readWeights(model.weights);
const net = readNet(model.net);
/** The stems of the model, those first that tell the most: a misspelled word is read as one of them; and those that mean nothing for it. */
const [stems, neutral] = [model.words.split(' '), model.neutral.split(' ')];
const readWord = createWordReader(createRespeller(stems, neutral));
keepEntriesOf([...stems, ...neutral]);
const features = numberFeatures(weights, net.inputs);
const finder = createFeatureFinder(features, readWord);

/** Words that are scored together. */
export interface Phrase {
  tokens: readonly Token[];
  rules: readonly string[];
  benign: ReadonlySet<Token>;
}

/** Points of each concern relative to an allowed text, in the order of CONCERNS: logarithms of odds. */
export type Points = readonly number[];

/** How much the score and a second opinion count. Chosen with phrases that were not learned from. */
const SHARES = { score: 0.8, opinion: 0.6 };

/** How much the net counts beside the weights; together 1. Chosen with phrases that were not learned from. */
const NET_SHARE = 0.4;

const scaleOf = (squares: number): number => 1 / Math.sqrt(Math.max(MIN_NORM, squares));

/** The phrase in which a feature of each place was last seen, so that it counts once. */
const seenWeight = new Int32Array(weights.size);
const seenInput = new Int32Array(net.inputs.size);
let phraseNumber = 0;

/** The score of a phrase, together with a second opinion when there is one. The same sums as in explainPhrase, without a string for every feature. */
export const scorePhrase = ({ tokens, rules, benign }: Phrase, opinion?: Points): Score => {
  phraseNumber = (phraseNumber + 1) | 0;
  const number = phraseNumber;
  let [harm, disclosure, personal, squares, inputSquares] = [0, 0, 0, 0, 0];
  const ids: number[] = [];
  const values: number[] = [];
  for (const feature of finder.featuresOf(tokens, rules, benign)) {
    const value = finder.values[feature] ?? 0;
    const place = features.placeOf(feature);
    if (place !== NONE && seenWeight[place] !== number) {
      seenWeight[place] = number;
      squares += value * value;
      harm += weights.weight(place, 0) * value;
      disclosure += weights.weight(place, 1) * value;
      personal += weights.weight(place, 2) * value;
    }
    const id = features.inputOf(feature);
    if (id !== NONE && seenInput[id] !== number) {
      seenInput[id] = number;
      inputSquares += value * value;
      ids.push(id);
      values.push(value);
    }
  }
  const scale = (1 - NET_SHARE) * scaleOf(squares);
  const inputScale = scaleOf(inputSquares);
  for (let i = 0; i < values.length; i++) values[i] = (values[i] ?? 0) * inputScale;
  const [netHarm = 0, netDisclosure = 0, netPersonal = 0] = pointsOf(net, ids, values);
  harm = harm * scale + netHarm * NET_SHARE;
  disclosure = disclosure * scale + netDisclosure * NET_SHARE;
  personal = personal * scale + netPersonal * NET_SHARE;
  if (opinion) {
    harm = harm * SHARES.score + (opinion[0] ?? 0) * SHARES.opinion;
    disclosure = disclosure * SHARES.score + (opinion[1] ?? 0) * SHARES.opinion;
    personal = personal * SHARES.score + (opinion[2] ?? 0) * SHARES.opinion;
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
export const explainPhrase = ({ tokens, rules, benign }: Phrase): readonly Evidence[] => {
  const names = featuresOf(tokens, rules, benign, readWord);
  const found = names.flatMap((feature) => {
    const place = weights.find(hashOf(feature));
    return place === undefined ? [] : [{ feature, place, value: countOf(feature) }];
  });
  const scale = (1 - NET_SHARE) * scaleOf(found.reduce((sum, { value }) => sum + value * value, 0));
  const toPoints = (pointOf: (concern: number) => number): Evidence['points'] => ({
    harm: pointOf(0),
    disclosure: pointOf(1),
    personal: pointOf(2),
  });
  const { ids, values } = inputsOf(names, net.inputs);
  const together = pointsOf(net, ids, values);
  const strength = ({ points }: Evidence) =>
    Math.max(...CONCERNS.map((concern) => Math.abs(points[concern])));
  return [
    ...found.map(({ feature, place, value }) => ({
      feature,
      points: toPoints((concern) => weights.weight(place, concern) * scale * value),
    })),
    { feature: 'net', points: toPoints((concern) => (together[concern] ?? 0) * NET_SHARE) },
  ].sort((a, b) => strength(b) - strength(a));
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

/** Words of a window, and words from one window to the next. With 14 harmless texts are refused more often, with 20 more is missed. */
const CLAUSE = { words: 16, step: 6 };

/**
 * The overlapping parts of a text of more words than one window has: in a long sentence a short harmful clause counts for little. Rules
 * that apply to a sentence apply to its parts.
 */
export const clausesOf = (sentences: readonly RuledSentence[]): Phrase[] => {
  const pieces = sentences.flatMap((ruled) => ruled.sentence.map((token) => ({ token, ruled })));
  if (pieces.length <= CLAUSE.words) return [];
  const count = Math.ceil((pieces.length - CLAUSE.words) / CLAUSE.step) + 1;
  return Array.from({ length: count }, (_, i) => {
    const part = pieces.slice(i * CLAUSE.step, i * CLAUSE.step + CLAUSE.words);
    const ruled = [...new Set(part.map((piece) => piece.ruled))];
    return joinPieces(
      ruled.map(({ rules, benign }, at) => ({
        tokens: at === 0 ? part.map(({ token }) => token) : [],
        rules,
        benign,
      })),
    );
  });
};
