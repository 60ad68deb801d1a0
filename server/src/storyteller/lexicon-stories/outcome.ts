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
  /** Who or what it says something of. */
  subject: MatchableText;
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
    subject: matchableText(ending.deed?.subject ?? ending.statement),
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
  const first = (ending: AskedEnding, isVague = false) =>
    outcomes.find((outcome) => isFor(outcome, ending, isVague));
  const particular = first(eaten) ?? first(asked) ?? first(asked, true);
  if (particular !== undefined) return particular;
  return asked.isMeans ? null : (first({ ...asked, kinds: RESULT }) ?? null);
}

/** `isVague`: also by a word that says little of what happens. */
function isFor(outcome: Outcome, asked: AskedEnding, isVague: boolean): boolean {
  const { words, keywords, ending, kinds } = asked;
  const hasClause = wordingsOf(outcome.done).some((text) => /\{told\}/i.test(text));
  if (hasClause && ending.deed === null && !kinds.has('treat')) return false;
  const isOfKind = outcome.kinds?.some((each) => each === 'any' || kinds.has(each)) === true;
  const isAsked = (phrase: string) =>
    hasAll(words, phrase) && (isTelling(phrase, asked) || (isVague && isAtHand(outcome, phrase, asked)));
  if (!isOfKind && outcome.asked?.some(isAsked) !== true) return false;
  if (hasClause) return true;
  const told = [outcome.done, outcome.again ?? []].flatMap(wordingsOf).join(' ');
  return keywords.every((word) => containsKeyword(told, word));
}

/** Words that say little of what happens, with the kinds of endings in which they say it: `home` of `they go home`, but not of `a rainbow leads them home`. */
const VAGUE: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    home: ['home', 'way-home', 'returns', 'visit', 'goes'],
    friend: ['friends', 'new-friend', 'still-friends', 'becomes'],
    friends: ['friends', 'new-friend', 'still-friends', 'becomes'],
    find: ['finds', 'finds-somebody', 'gets', 'way-home', 'others'],
    play: ['plays', 'includes', 'invited'],
    eat: ['eats', 'shares'],
    new: ['new-friend', 'gets', 'makes'],
    know: ['understands', 'learns'],
    back: ['home', 'returns', 'comes', 'animal-comes', 'thing-comes', 'visit', 'gives-away'],
    sleep: ['sleep'],
    ...Object.fromEntries(
      'family mum mummy mom mother dad daddy father parent baby tree house door everyone everybody animal big biggest teacher'
        .split(' ')
        .map((word) => [word, []]),
    ),
  }),
);

/** Whether an ending has a word of a phrase that says what happens; phrases of several words do. */
function isTelling(phrase: string, { words, kinds, subject }: AskedEnding): boolean {
  const [alternatives = [], ...others] = parsePhrase(phrase);
  if (others.length > 0) return true;
  const found = alternatives.filter((word) => has(words, word));
  if (found.length > 1) return true;
  return found.some(
    (word) =>
      VAGUE.get(word)?.some((kind) => kinds.has(kind)) !== false ||
      (!word.startsWith('friend') && has(subject, word)),
  );
}

/** Whether a scene found by a vague word knows who acts: the cast, or somebody whom its text or its phrase names. */
function isAtHand(outcome: Outcome, phrase: string, { ending: { deed } }: AskedEnding): boolean {
  if (deed === null || /^(?:\{|they\b|it\b|everyone|everybody)/.test(deed.subject)) return true;
  const known = [
    phrase.replaceAll('/', ' '),
    ...wordingsOf(outcome.done),
    ...wordingsOf(outcome.turn ?? []),
  ].join(' ');
  return containsKeyword(known, deed.subject.split(' ').at(-1) ?? '');
}

const has = (text: MatchableText, word: string): boolean => text.some(({ forms }) => forms.includes(word));

/** Whether a text has one alternative of every word of a phrase, in any order. */
const hasAll = (text: MatchableText, phrase: string): boolean =>
  parsePhrase(phrase).every((alternatives) => alternatives.some((word) => has(text, word)));

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
