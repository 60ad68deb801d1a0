import { containsKeyword } from '../grammar/keywords.ts';
import type { Outcome } from '../lexicon/outcome.ts';
import type { StoryPlot, Text } from '../lexicon/story-source.ts';
import { type Ending, parseEnding } from '../parse/parse-ending.ts';
import type { CastMember } from '../story-plan.ts';
import { type MatchableText, matchableText, parsePhrase } from '../theme/match-words.ts';
import { arcKindOf } from './ending-arcs/arc-kind.ts';

/** An ending as it was asked for, prepared for finding the outcomes that are for it. */
export type AskedEnding = {
  words: MatchableText;
  keywords: readonly string[];
  ending: Ending;
  kind: string | null;
};

/** Prepares the ending of a request; null where none was asked for, or what was asked cannot be told as a clause. */
export function askedEnding(text: string, cast: readonly CastMember[]): AskedEnding | null {
  if (text.trim() === '') return null;
  const ending = parseEnding(text, cast);
  if (ending.kind === 'quoted') return null;
  const names = cast.map(({ name, creature }) => `${name} ${creature}`).join(' ');
  return {
    words: matchableText(text),
    keywords: ending.keywords.filter((word) => !OF_ALL.test(word) && !containsKeyword(names, word)),
    ending,
    kind: arcKindOf(ending, () => true),
  };
}
const OF_ALL = /^(?:everyone|everybody|whole)$/;

/** The outcome of a plot that is for the ending; null where it has none. */
export function outcomeFor({ outcomes = [] }: StoryPlot, asked: AskedEnding | null): Outcome | null {
  return (asked && outcomes.find((outcome) => isFor(outcome, asked))) ?? null;
}

function isFor(outcome: Outcome, { words, keywords, ending, kind }: AskedEnding): boolean {
  const hasClause = wordingsOf(outcome.done).some((text) => /\{told\}/i.test(text));
  if (hasClause && ending.deed === null) return false;
  const isOfKind = outcome.kinds?.some((each) => each === kind) === true;
  if (!isOfKind && outcome.asked?.some((phrase) => hasAll(words, phrase)) !== true) return false;
  if (hasClause) return true;
  const told = [outcome.done, outcome.again ?? []].flatMap(wordingsOf).join(' ');
  return keywords.every((word) => containsKeyword(told, word));
}

/** Whether a text has one alternative of every word of a phrase, in any order. */
const hasAll = (text: MatchableText, phrase: string): boolean =>
  parsePhrase(phrase).every((alternatives) =>
    text.some(({ forms }) => forms.some((form) => alternatives.includes(form))),
  );

const wordingsOf = (text: Text): readonly string[] => (typeof text === 'string' ? [text] : text);

/** The plot with the texts of an outcome. */
export function withOutcome(plot: StoryPlot, outcome: Outcome | null): StoryPlot {
  if (outcome === null) return plot;
  const { before, turn = plot.turn, done, again = plot.again } = outcome;
  const [added = ''] = before === undefined ? [] : wordingsOf(before);
  const problem = wordingsOf(plot.problem).map((text) => `${text} ${added}`.trim());
  return { ...plot, problem, turn, done, again };
}
