import { createHash } from 'node:crypto';
import { applyRules } from '../apply-rules.ts';
import { toSentences } from '../normalize-text.ts';
import { developmentPhrases } from '../phrases/development-phrases.ts';
import { listedPhrases } from '../phrases/listed-phrases.ts';
import type { PhraseGroup } from '../phrases/phrase-group.ts';
import { reportedPhrases } from '../phrases/reported-phrases.ts';
import type { Example } from './learn-weights.ts';
import { featuresOf } from './phrase-features.ts';
import { readCorpus, readOutsideLists } from './read-corpus.ts';

const WANTS: Record<PhraseGroup['answer'], Example['want']> = {
  plain: 'allow',
  gentle: 'allow',
  harm: 'harm',
  support: 'disclosure',
  personal: 'personal',
};

const toFeatures = (text: string, withRules: boolean): string[] => {
  const ruled = applyRules(toSentences(text), { steps: 0 });
  return featuresOf(
    ruled.flatMap(({ sentence }) => sentence),
    withRules ? [...new Set(ruled.flatMap(({ rules }) => rules))] : ['unknown'],
    new Set(ruled.flatMap(({ benign }) => [...benign])),
  );
};

/** The phrases of the corpus and of the outside lists as features. */
export const corpusExamples = (): Example[] =>
  [...readCorpus(), ...readOutsideLists()].flatMap(({ text, want, line, times }) =>
    Array<Example>(times).fill({ features: toFeatures(text, true), want, group: line }),
  );

/**
 * The phrases that the rules were adapted to, as features without the rules: these are always right there, and would be trusted more
 * than they deserve.
 */
export const listedExamples = (): Example[] =>
  [...developmentPhrases, ...listedPhrases, ...reportedPhrases].flatMap(({ answer, phrases }) =>
    phrases.flatMap((text) => {
      const example = { features: toFeatures(text, false), want: WANTS[answer], group: text };
      // Twice, because what was answered wrongly once must not be again.
      return [example, example];
    }),
  );

/** Stands for what weights are learned from; it changes with the corpus, the lists, the rules and the classes of words. */
export const fingerprintOf = (examples: readonly Example[]): string => {
  const hash = createHash('sha256');
  let last: Example | undefined;
  for (const example of examples) {
    // The same object again is the same phrase, learned from several times.
    if (example === last) continue;
    last = example;
    hash.update(`${example.want}\n${example.features.join('\n')}\n\n`);
  }
  return hash.digest('hex').slice(0, 16);
};
