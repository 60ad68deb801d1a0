import { type Example, learnWeights, type Weights } from './learn-weights.ts';
import { countOf, MIN_NORM } from './phrase-features.ts';

/** Shares of phrases that weights answer wrongly that were learned without them, from 0 to 1. */
export interface HeldOutFigures {
  /** Of those that must be refused. */
  missed: number;
  /** Of those that are allowed. */
  refused: number;
}

/** The odds from which on a phrase counts as refused here: two to three, 40 %. */
const REFUSED_FROM_ODDS = 2 / 3;
/** Every fourth line is held out. */
const HELD_OUT = 4;

/** The odds that a phrase is refused, by weights that need not be those of the model. */
const oddsOf = ({ features }: Example, weights: Weights): number => {
  const known = features.filter((feature) => weights.has(feature));
  const values = known.map(countOf);
  const norm = Math.sqrt(
    Math.max(
      MIN_NORM,
      values.reduce((sum, value) => sum + value * value, 0),
    ),
  );
  return [0, 1, 2]
    .map((concern) =>
      known.reduce(
        (sum, feature, i) => sum + (weights.get(feature)?.[concern] ?? 0) * (values[i] as number),
        0,
      ),
    )
    .reduce((sum, points) => sum + Math.exp(points / norm), 0);
};

/**
 * Learns from three quarters of the corpus's lines and tries the others. Lines are about different things, so these are harder than
 * what people type. Takes as long as learning: about ten seconds.
 */
export const measureHeldOut = (
  corpus: readonly Example[],
  listed: readonly Example[],
  size: number,
): HeldOutFigures => {
  const lines = [...new Set(corpus.map(({ group }) => group))];
  const heldOut = new Set(lines.filter((_, i) => i % HELD_OUT === 1));
  const weights = learnWeights([...corpus.filter(({ group }) => !heldOut.has(group)), ...listed], size);
  const others = corpus.filter(({ group }) => heldOut.has(group));
  const shareOf = (examples: readonly Example[], isWrong: (odds: number) => boolean): number =>
    Number((examples.filter((one) => isWrong(oddsOf(one, weights))).length / examples.length).toFixed(3));
  return {
    missed: shareOf(
      others.filter(({ want }) => want !== 'allow'),
      (odds) => odds < REFUSED_FROM_ODDS,
    ),
    refused: shareOf(
      others.filter(({ want }) => want === 'allow'),
      (odds) => odds >= REFUSED_FROM_ODDS,
    ),
  };
};
