import { statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { applyRules } from '../apply-rules.ts';
import { moderateText } from '../moderate-text.ts';
import { toSentences } from '../normalize-text.ts';
import { corpusExamples, fingerprintOf, listedExamples } from './corpus-examples.ts';
import model from './model.json' with { type: 'json' };
import { createRespeller } from './respell.ts';
import { explainPhrase, type Phrase, phrasesOf, scorePhrase } from './score-phrase.ts';

const phraseOf = (text: string): Phrase => {
  const [phrase] = phrasesOf(applyRules(toSentences(text), { steps: 0 }));
  if (!phrase) throw new Error('The text is empty');
  return phrase;
};
const scoreOf = (text: string) => scorePhrase(phraseOf(text));

it('has weights learned from the corpus, the lists, the rules and the classes as they are: otherwise run train-model.ts', () => {
  expect(model.learnedFrom).toBe(fingerprintOf([...corpusExamples(), ...listedExamples()]));
  expect(statSync(new URL('./model.json', import.meta.url)).size).toBeLessThan(600_000);
});

it('generalises: most phrases of lines that were not learned from are answered rightly', () => {
  // Measured by train-model.ts whenever the model is learned, because it takes ten seconds; the test above shows that it was.
  expect(model.heldOut.missed).toBeLessThan(0.24);
  expect(model.heldOut.refused).toBeLessThan(0.1);
});

it('understands who does what to whom', () => {
  expect(scoreOf('the farmer held the kitten under the water until it did not move').harm).toBeGreaterThan(
    0.5,
  );
  expect(scoreOf('the farmer held the kitten in his arms until it fell asleep').allow).toBeGreaterThan(0.6);
  expect(scoreOf('my dad beats me when he has been drinking').disclosure).toBeGreaterThan(0.5);
  expect(scoreOf('my dad beats me at chess').allow).toBeGreaterThan(0.6);
});

it('gives the evidence of a score, strongest first', () => {
  const evidence = explainPhrase(phraseOf('the man strangles his wife'));
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
