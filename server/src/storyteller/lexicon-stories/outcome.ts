import type { SlotValues } from '../fill-template.ts';
import { containsKeyword } from '../grammar/keywords.ts';
import type { Outcome } from '../lexicon/outcome.ts';
import type { StoryPlot, StorySource, Text } from '../lexicon/story-source.ts';
import { type Ending, parseEnding } from '../parse/parse-ending.ts';
import type { CastMember } from '../story-plan.ts';
import { type MatchableText, matchableText, parsePhrase } from '../theme/match-words.ts';
import { readNoun } from '../theme/noun.ts';
import { type Climax, climaxOf } from './climax/climax.ts';
import { arcKindOf } from './ending-arcs/arc-kind.ts';
import { classOfEnding } from './ending-class.ts';

/** An ending as it was asked for, prepared for finding the outcomes that are for it. */
export type AskedEnding = {
  words: MatchableText;
  keywords: readonly string[];
  ending: Ending;
  /** What happens in it: the kind of what is done, and the kinds that its words name whoever does it. */
  kinds: ReadonlySet<string | null>;
  /** It can put right what is wrong in a general plot (`they build a bridge`), and need not come of the plot's own solution. */
  isMeans: boolean;
};

/** Prepares the ending of a request; null where none was asked for, or what was asked cannot be told as a clause. */
export function askedEnding(text: string, cast: readonly CastMember[]): AskedEnding | null {
  if (text.trim() === '') return null;
  const ending = parseEnding(text, cast);
  if (ending.kind === 'quoted') return null;
  const climax = climaxOfAny(ending);
  // What happened in a dream is not solved, but over.
  if (climax?.isDream) return null;
  const names = cast.map(({ name, creature }) => `${name} ${creature}`).join(' ');
  return {
    words: matchableText(text),
    keywords: ending.keywords.filter((word) => !OF_ALL.test(word) && !containsKeyword(names, word)),
    ending,
    kinds: new Set([arcKindOf(ending, () => true), ...kindsNamedIn(text)]),
    isMeans: climax !== null,
  };
}

/** What an ending would bring about in a general plot. */
const climaxOfAny = (ending: Ending): Climax | null =>
  climaxOf(
    {
      deed: ending.deed,
      endingClass: classOfEnding(ending, undefined, undefined),
      referent: undefined,
      group: undefined,
      isSearch: false,
      isGeneralPlot: true,
    },
    ending.statement,
  );

/** Words by which an ending names what happens, for a deed of somebody who is not in the story (`Mum hugs her`) or of no kind (`they have a barbecue`). */
const NAMED: readonly (readonly [string, RegExp])[] = [
  ['party', /\b(?:party|parties|celebrat\w+|feast|barbecue|bbq|picnic|disco)\b/i],
  [
    'eats',
    /\b(?:cakes?|ice[- ]cream|pizza|cocoa|hot chocolate|biscuits?|cookies?|pancakes?|supper|dinner|breakfast|sweets|popcorn|soup|lunch|bakes?|eats? (?:it|them|together))\b/i,
  ],
  ['plays', /\b(?:plays?|dances?|sings?|games?)\b/i],
  ['hugs', /\b(?:hugs?|cuddles?|kiss(?:es)?|snuggles?|comforts?|tucks?|holds? hands)\b/i],
  ['laughs', /\b(?:laughs?|giggles?|smiles?)\b/i],
  ['claps', /\b(?:claps?|cheers?|applauds?)\b/i],
  ['sleep', /\b(?:asleep|sleeps?)\b/i],
  [
    'friends',
    /\b(?:(?:best|good|new|become|be|are|stay|remain|an?) friends?|makes? friends|friends for ?ever)\b/i,
  ],
  ['gets', /\b(?:(?:medal|prize|sticker|certificate|trophy|reward)s?|surprises? (?:her|him|them)|buys?)\b/i],
  ['stays', /\b(?:lives?|stays?)\b/i],
  ['helps', /\bhelps?\b/i],
  ['wins', /\bwins?\b/i],
  ['home', /\b(?:comes?|goes|go|gets?|back) (?:back )?home\b/i],
  ['says', /^(?:\S+ ){1,3}(?:says?|promises?|thanks?) /i],
  [
    'happy',
    /\b(?:happily|happy|fun|proud|loved|feels? (?:better|good|special|safe)|reali[sz]es?|understands?|learns? that)\b/i,
  ],
];
const REFUSED = /\b(?:not|no|nobody|never|without)\b|n[’']t\b/i;

function kindsNamedIn(text: string): string[] {
  return REFUSED.test(text) ? [] : NAMED.filter(([, words]) => words.test(text)).map(([kind]) => kind);
}
const OF_ALL = /^(?:everyone|everybody|whole)$/;

/** What comes of a solution, whatever it is. */
const RESULT: ReadonlySet<string> = new Set(['result']);

/** The outcome of a plot that is for the ending; null where it has none. */
export function outcomeFor({ outcomes = [] }: StoryPlot, asked: AskedEnding | null): Outcome | null {
  if (asked === null) return null;
  // Food is eaten, whoever gives it: `Mum gives them ice cream`.
  const eaten = asked.kinds.has('eats') ? { ...asked, kinds: new Set(['eats']) } : asked;
  const first = (ending: AskedEnding) => outcomes.find((outcome) => isFor(outcome, ending));
  const particular = first(eaten) ?? first(asked);
  if (particular !== undefined) return particular;
  return asked.isMeans ? null : (first({ ...asked, kinds: RESULT }) ?? null);
}

function isFor(outcome: Outcome, { words, keywords, ending, kinds }: AskedEnding): boolean {
  const hasClause = wordingsOf(outcome.done).some((text) => /\{told\}/i.test(text));
  if (hasClause && ending.deed === null && !kinds.has('treat')) return false;
  const isOfKind = outcome.kinds?.some((each) => each === 'any' || kinds.has(each)) === true;
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

/** `{told}` of an outcome: a treat that was asked for is there. */
export const toldOfOutcome = ({ deed, statement }: Ending): SlotValues =>
  deed === null ? { told: `there ${readNoun(statement)?.isPlural ? 'were' : 'was'} ${statement}` } : {};

/** A source whose plots come out as they always do, and tell any ending after their own solution. */
export const withoutOutcomes = (source: StorySource): StorySource => ({
  ...source,
  plots: source.plots.map(({ outcomes: _, ...plot }) => plot),
});

/** The plot with the texts of an outcome. */
export function withOutcome(plot: StoryPlot, outcome: Outcome | null): StoryPlot {
  if (outcome === null) return plot;
  const { before, turn = plot.turn, done, again = plot.again } = outcome;
  const [added = ''] = before === undefined ? [] : wordingsOf(before);
  const problem = wordingsOf(plot.problem).map((text) => `${text} ${added}`.trim());
  return { ...plot, problem, turn, done, again };
}
