import { statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { applyRules } from '../apply-rules.ts';
import { moderateText } from '../moderate-text.ts';
import { toSentences } from '../normalize-text.ts';
import { CONCERNS } from './concerns.ts';
import { corpusExamples, fingerprintOf, listedExamples } from './corpus-examples.ts';
import model from './model.json' with { type: 'json' };
import { createRespeller } from './respell.ts';
import { clausesOf, explainPhrase, type Phrase, phrasesOf, scorePhrase } from './score-phrase.ts';

const phraseOf = (text: string): Phrase => {
  const [phrase] = phrasesOf(applyRules(toSentences(text), { steps: 0 }));
  if (!phrase) throw new Error('The text is empty');
  return phrase;
};
const scoreOf = (text: string) => scorePhrase(phraseOf(text));

it('has weights learned from the corpus, the lists, the rules and the classes as they are: otherwise run train-model.ts', () => {
  expect(model.learnedFrom).toBe(fingerprintOf([...corpusExamples(), ...listedExamples()]));
  expect(statSync(new URL('./model.json', import.meta.url)).size).toBeLessThan(886_000);
});

it('generalises: most phrases of lines that were not learned from are answered rightly', () => {
  // Half of them are pairs that differ in a word or two, which is harder than what is typed. Measured by train-model.ts whenever the model is learned, because it takes a minute; the test above shows that it was.
  expect(model.heldOut.missed).toBeLessThan(0.28);
  expect(model.heldOut.refused).toBeLessThan(0.15);
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

it('gives evidence that adds up to the score', () => {
  for (const text of ['the man strangles his wife', 'a fox who bakes bread', 'dad hits me and me and me']) {
    const sums = CONCERNS.map((one) =>
      explainPhrase(phraseOf(text)).reduce((sum, { points }) => sum + points[one], 0),
    );
    const { allow, ...others } = scoreOf(text);
    CONCERNS.forEach((one, i) => {
      expect(Math.log(others[one] / allow), text).toBeCloseTo(sums[i] ?? 0, 3);
    });
  }
});

it('scores words alike, whatever they were scored with before', () => {
  const text = 'dad hits the old teddy with a hammer';
  const part = (phrase: Phrase): Phrase => ({
    ...phrase,
    tokens: phrase.tokens.filter((_, at) => at % 2 === 0),
  });
  const harmless = (phrase: Phrase): Phrase => ({ ...phrase, benign: new Set(phrase.tokens.slice(1, 2)) });
  const seen = phraseOf(text);
  const whole = scorePhrase(seen);
  expect(scorePhrase(part(seen))).toEqual(scorePhrase(part(phraseOf(text))));
  expect(scorePhrase(harmless(seen))).toEqual(scorePhrase(harmless(phraseOf(text))));
  expect(scorePhrase(harmless(seen))).not.toEqual(whole);
  expect(scorePhrase(seen)).toEqual(whole);
});

it('looks at the clauses of a long sentence', () => {
  const clauses = clausesOf(
    applyRules(toSentences(`${'one two three four five six '.repeat(5)}end`), { steps: 0 }),
  );
  expect(clauses.map(({ tokens }) => tokens.length)).toEqual([16, 16, 16, 13]);
  expect(clauses.at(-1)?.tokens.at(-1)?.raw).toBe('end');
  expect(clausesOf(applyRules(toSentences('a short text has no clauses'), { steps: 0 }))).toEqual([]);
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
