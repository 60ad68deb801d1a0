/*
 * Learns model.json from the corpus and from the lists of phrases, and measures how well that generalises. Run
 * `npx tsx src/storyteller/moderation/score/train-model.ts` in `server` after a change of the corpus, of a list, of a rule or of a class
 * of words; it takes one to two minutes. With `--check` it writes nothing, and fails when the stored model is another one.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { corpusExamples, fingerprintOf, listedExamples } from './corpus-examples.ts';
import { learnWeights, type Weights } from './learn-weights.ts';
import { measureHeldOut } from './measure-held-out.ts';

/** Features that are kept; more make the file larger and the score no better. */
const SIZE = 25_000;
/** Weights are stored as whole numbers of this unit. */
const UNIT = 0.02;

const toModel = (weights: Weights) => {
  const byType = new Map<string, string[]>();
  for (const [feature, points] of [...weights].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const space = feature.indexOf(' ');
    const type = feature.slice(0, space);
    const entry = `${feature.slice(space + 1)} ${points.map((one) => Math.round(one / UNIT)).join(' ')}`;
    byType.set(type, [...(byType.get(type) ?? []), entry]);
  }
  return {
    unit: UNIT,
    weights: Object.fromEntries([...byType].map(([type, entries]) => [type, entries.join('\n')])),
  };
};

const corpus = corpusExamples();
const listed = listedExamples();
const examples = [...corpus, ...listed];
const weights = learnWeights(examples, SIZE);
/** Words of the corpus that mean nothing for the score; they are known all the same, and are not read as misspelled ones. */
const neutral = [...new Set(examples.flatMap(({ features }) => features))]
  .filter((feature) => /^word [a-z]{2,12}$/.test(feature) && !weights.has(feature))
  .map((feature) => feature.slice(5))
  .sort();
const heldOut = measureHeldOut(corpus, listed, SIZE);
const model = {
  learnedFrom: fingerprintOf(examples),
  heldOut,
  ...toModel(weights),
  neutral: neutral.join(' '),
};
const file = new URL('./model.json', import.meta.url);
const text = `${JSON.stringify(model, null, 2)}\n`;
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
process.stdout.write(
  `Of lines that were not learned from ${percent(heldOut.missed)} are missed, ${percent(heldOut.refused)} refused wrongly.\n`,
);
if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  process.stderr.write(
    'model.json is not what is learned from the corpus: run this again without --check.\n',
  );
  process.exitCode = 1;
}
