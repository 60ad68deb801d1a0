import { withChildSpelling } from './child-spelling.ts';
import { contactRules } from './contact-details.ts';
import { gentleRules } from './gentle-rules.ts';
import { harmTopics } from './harm-rules.ts';
import { locationRules } from './location-details.ts';
import { createTopicMatcher, labelSentence } from './match-rules.ts';
import type { Sentence, Token } from './normalize-text.ts';
import { supportTopics } from './support-rules.ts';
import type { StepCounter } from './token-pattern.ts';

const topics = {
  ...supportTopics,
  ...harmTopics,
  gentle: gentleRules,
  contact: contactRules,
  location: locationRules,
};
const topicsOf = createTopicMatcher(topics);

/** A sentence, the topics of the rules that apply to it, and its words that belong to harmless phrases. */
export interface RuledSentence {
  sentence: Sentence;
  rules: readonly string[];
  benign: ReadonlySet<Token>;
}

/** The topics of the rules that apply to each sentence. Takes time linear in the number of words. */
export const applyRules = (sentences: readonly Sentence[], counter: StepCounter): RuledSentence[] =>
  sentences.map((typed) => {
    const sentence = withChildSpelling(typed);
    const { labels, benign } = labelSentence(sentence, counter);
    return { sentence, rules: topicsOf(labels, counter), benign };
  });
