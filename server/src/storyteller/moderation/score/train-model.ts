/*
 * Learns model.json from the corpus and from the lists of phrases, and measures how well that generalises. Run
 * `npx tsx src/storyteller/moderation/score/train-model.ts` in `server` after a change of the corpus, of a list, of a rule or of a class
 * of words; it takes one to two minutes. With `--check` it writes nothing, and fails when the stored model is another one.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { corpusExamples, fingerprintOf, listedExamples } from './corpus-examples.ts';
import { learnNet } from './learn-net.ts';
import { learnWeights } from './learn-weights.ts';
import { measureHeldOut } from './measure-held-out.ts';
import { storeNet } from './net.ts';
import { storeWeights } from './weight-table.ts';

/** Features that are kept. With 25,000 of them a fifth more of the lists is missed, with 95,000 as much. */
const SIZE = 60_000;

const corpus = corpusExamples();
const listed = listedExamples();
const examples = [...corpus, ...listed];
const weights = learnWeights(examples, SIZE);
/** Words of the corpus that mean nothing for the score; they are known all the same, and are not read as misspelled ones. */
const neutral = [...new Set(examples.flatMap(({ features }) => features))]
  .filter((feature) => /^word [a-z]{2,12}$/.test(feature) && !weights.has(feature))
  .map((feature) => feature.slice(5))
  .sort();
const strengthOf = ([, points]: readonly [string, readonly number[]]): number =>
  Math.max(...points.map(Math.abs));
/** Words of the model, those first that tell the most. */
const words = [...weights]
  .filter(([feature]) => /^word [a-z]+$/.test(feature))
  .sort((a, b) => strengthOf(b) - strengthOf(a))
  .map(([feature]) => feature.slice(5));
const heldOut = measureHeldOut(corpus, listed, SIZE);
const model = {
  learnedFrom: fingerprintOf(examples),
  heldOut,
  weights: storeWeights(weights),
  net: storeNet(learnNet(examples)),
  words: words.join(' '),
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
