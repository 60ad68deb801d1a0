import { findClause, isPastForm } from '../theme/find-clause.ts';
import { tagWords } from '../theme/tag-words.ts';

const PAST_AUXILIARY = /^(?:was|were|had|could|would|did|might|should|(?:was|were|had|could|would|did)n’t)$/i;
const PRESENT_AUXILIARY =
  /^(?:is|are|am|has|have|does|do|can|can’t|cannot|will|won’t|(?:is|are|has|have|does|do)n’t)$/i;
const AFTER_INFINITIVE =
  /^(?:to|could|would|did|might|should|not|(?:could|would|did)n’t|let|make|made|help|helped)$/i;

/** Whether a sentence with the slots of the lead begins with its subject, has its verb in the past tense, agrees, and has no verb in the present. */
export function isPastSentence(statement: string): boolean {
  const text = statement
    .replace(/\{L’s\}/g, 'Lisa’s')
    .replace(/\{L\.their[^}]*\}/g, 'the')
    .replace(/\{L\.them\}/g, 'them')
    .replace(/\{[A-Z]\+?\}/g, 'Lisa');
  if (/[{}]/.test(text)) return false;
  const clause = findClause(text);
  if (clause === null) return false;
  const verb = clause.words[clause.verbAt] ?? '';
  if (!PAST_AUXILIARY.test(verb) && !isPastForm(verb)) return false;
  if (/^was/i.test(verb) && clause.isPlural) return false;
  if (/^were/i.test(verb) && !clause.isPlural) return false;
  const words = tagWords(text);
  return words.every(({ word, tags }, at) => {
    if (at <= clause.verbAt) return true;
    const governing = words.slice(Math.max(0, at - 3), at).some((each) => AFTER_INFINITIVE.test(each.word));
    if (PRESENT_AUXILIARY.test(word)) return governing;
    return !tags.has('PresentTense') || tags.has('Infinitive') || tags.has('Gerund') || governing;
  });
}
