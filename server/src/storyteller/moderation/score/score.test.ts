import { statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { applyRules } from '../apply-rules.ts';
import { moderateText } from '../moderate-text.ts';
import { toSentences } from '../normalize-text.ts';
import { corpusExamples, fingerprintOf, listedExamples } from './corpus-examples.ts';
import { type Example, learnWeights, type Weights } from './learn-weights.ts';
import model from './model.json' with { type: 'json' };
import { FEATURE_VALUES, MIN_NORM, typeOf } from './phrase-features.ts';
import { createRespeller } from './respell.ts';
import { phrasesOf, scorePhrase } from './score-phrase.ts';

const corpus = corpusExamples();
const scoreOf = (text: string) => {
  const [phrase] = phrasesOf(applyRules(toSentences(text), { steps: 0 }));
  if (!phrase) throw new Error('The text is empty');
  return scorePhrase(phrase);
};

it('has weights learned from the corpus, the lists, the rules and the classes as they are: otherwise run train-model.ts', () => {
  expect(model.learnedFrom).toBe(fingerprintOf([...corpus, ...listedExamples()]));
  expect(statSync(new URL('./model.json', import.meta.url)).size).toBeLessThan(300_000);
});

/** The odds that a phrase is refused, by weights that need not be those of the model. */
const oddsOf = ({ features }: Example, weights: Weights): number => {
  const known = features.filter((feature) => weights.has(feature));
  const values = known.map((feature) => FEATURE_VALUES[typeOf(feature)]);
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

it('tells most phrases of lines that it did not learn from', { timeout: 300_000 }, () => {
  const lines = [...new Set(corpus.map(({ group }) => group))];
  const heldOut = new Set(lines.filter((_, i) => i % 4 === 1));
  const weights = learnWeights(
    [...corpus.filter(({ group }) => !heldOut.has(group)), ...listedExamples()],
    12_000,
  );
  const others = corpus
    .filter(({ group }) => heldOut.has(group))
    .map((one) => ({ ...one, odds: oddsOf(one, weights) }));
  const grave = others.filter(({ want }) => want !== 'allow');
  const innocent = others.filter(({ want }) => want === 'allow');
  // Lines are about different things, so these are harder than what people type.
  expect(grave.filter(({ odds }) => odds < 2 / 3).length / grave.length).toBeLessThan(0.22);
  expect(innocent.filter(({ odds }) => odds >= 2 / 3).length / innocent.length).toBeLessThan(0.22);
});

it('understands who does what to whom', () => {
  expect(scoreOf('the farmer held the kitten under the water until it did not move').harm).toBeGreaterThan(
    0.5,
  );
  expect(scoreOf('the farmer held the kitten in his arms until it fell asleep').allow).toBeGreaterThan(0.6);
  expect(scoreOf('my dad beats me when he has been drinking').telling).toBeGreaterThan(0.5);
  expect(scoreOf('my dad beats me at chess').allow).toBeGreaterThan(0.6);
});

it('gives the evidence of a score, strongest first', () => {
  const { evidence } = scoreOf('the man strangles his wife');
  const strength = evidence.map(({ points }) => Math.max(...Object.values(points).map(Math.abs)));
  expect(strength.length).toBeGreaterThan(3);
  expect(strength).toEqual([...strength].sort((a, b) => b - a));
  expect(evidence.map(({ feature }) => feature)).toContain('class KILL');
});

it('reads words as they sound', () => {
  const respell = createRespeller(['school', 'scared', 'knife']);
  expect(respell('skool')).toBe('school');
  expect(respell('nife')).toBe('knife');
  expect(respell('school')).toBeUndefined();
  expect(respell('umbrella')).toBeUndefined();
});

it('finds one bad sentence in a long page, and in a sentence without an end', () => {
  const calm = 'The fox walked through the wood and looked for berries. ';
  const bad = 'The man strangles his wife with a rope until she is dead. ';
  expect(moderateText(calm.repeat(40)).ok).toBe(true);
  expect(moderateText(calm.repeat(20) + bad + calm.repeat(20))).toMatchObject({ ok: false });
  const endless = calm.replace('. ', ' and ');
  expect(moderateText(endless.repeat(20) + bad.replace('. ', ' and ') + endless.repeat(20))).toMatchObject({
    ok: false,
  });
});
