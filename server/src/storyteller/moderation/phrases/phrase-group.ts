/**
 * Phrases with the same expected answer for the same reason. `harm` and `personal` are refused, `support` is answered with help
 * lines, `gentle` and `plain` pass.
 */
export interface PhraseGroup {
  answer: 'harm' | 'personal' | 'support' | 'gentle' | 'plain';
  why: string;
  phrases: readonly string[];
}
