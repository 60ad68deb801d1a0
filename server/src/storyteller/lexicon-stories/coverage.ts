import { phrasesOf } from '../lexicon/all-sources.ts';
import { factsForFrame, factsIn } from '../lexicon/facts/facts.ts';
import type { Situation, StoryPlot, StorySource } from '../lexicon/story-source.ts';
import {
  baseForms,
  findPhrase,
  type MatchableText,
  matchableText,
  type Phrase,
  parsePhrase,
} from '../theme/match-words.ts';
import type { ThemeReading } from '../theme/theme-rule.ts';
import { groupOfNoun } from '../word-net/thing-groups.ts';
import { plotsForTheme } from './choose-lexicon-plot.ts';
import { wordsOfPlot, wordsOfSlots } from './details/told-words.ts';
import { type WeightedWord, weighTheme } from './theme-weights.ts';

/**
 * How much of a word a plot tells: by its texts, by its verbs, because its concept is called so or found by it (of the plots of one concept those come
 * first that say it), by a slot (less in a plot for any theme), or by something of the same group.
 */
const TOLD = { text: 1, verbs: 0.9, name: 0.85, phrase: 0.7, slot: 0.7, slotOfAny: 0.4, group: 0.4 };

/** How much of a theme the plots of a source tell, from 0 to 1, and whether they tell the word that matters most. */
export type Coverage = { share: number; hasMain: boolean };

/** Measures how much of one theme the plots of a source tell that would be chosen for it. */
export function coverageOf(reading: ThemeReading): (source: StorySource) => Coverage {
  const measure = plotCoverage(reading, true);
  return (source) =>
    plotsForTheme(source.plots, reading, factsOfSource(source, reading) !== null)
      .map((plot) => measure(source, plot))
      .reduce((best, each) => (each.share > best.share ? each : best));
}

/** How much less than the best of them a plot may tell and still be chosen, for variety. */
const MARGIN_OF_PLOTS = 0.2;

/** Those of a source's plots that tell most of a theme. */
export function mostTellingPlots(
  source: StorySource,
  plots: readonly StoryPlot[],
  reading: ThemeReading,
): StoryPlot[] {
  const measure = plotCoverage(reading, false);
  const shares = plots.map((plot) => measure(source, plot).share);
  const best = Math.max(...shares);
  return plots.filter((_, i) => (shares[i] ?? 0) >= best - MARGIN_OF_PLOTS);
}

/** Measures plots: those of different sources, each of which tells what it is found by, or those of one source. */
function plotCoverage(
  reading: ThemeReading,
  isOfSources: boolean,
): (source: StorySource, plot: StoryPlot) => Coverage {
  const words = weighTheme(reading);
  const text = matchableText(reading.whole);
  return (source, plot) => {
    const phrases = phrasesOf.get(source.id) ?? [];
    const found = phrases.filter((phrase) => findPhrase(text, phrase) >= 0);
    const isCalledSo = phrases[0] !== undefined && found.includes(phrases[0]);
    const facts = factsOfSource(source, reading);
    const row = factsIn(reading.text);
    const name = row?.frame === source.id ? row.name : '';
    const ofFacts = facts === null ? [] : wordsOf([name, ...Object.values(facts)].join(' '));
    const known = new Set([...ofFacts, ...ownWords(plot, text)]);
    const named = {
      words: new Set(found.flat(2)),
      told: isOfSources ? TOLD.text : isCalledSo ? TOLD.name : TOLD.phrase,
    };
    return coverageOfPlot(words, plot, reading, { known, named });
  };
}

/** How much more another source must tell than the one that the rules have chosen: less where that one was found by a single word. */
const MARGINS = { byOneWord: 0.15, certain: 0.4 };
/** Less than this is told by chance. */
export const CHANCE = 0.35;
/** Situations of which general plots know little. */
export const VAGUE: ReadonlySet<Situation> = new Set([
  'deed',
  'wants',
  'refuses',
  'has',
  'trait',
  'ability',
  'cannot',
  'lacks',
]);
const MAY_BE_KNOWN: ReadonlySet<Situation> = new Set([...VAGUE, 'makes-being', 'afraid-being', 'lost-by']);
/** As much as this is told by a concept that is about the theme. */
const KNOWN = 0.6;
/** What a source loses that leaves out the word that matters most. */
const WITHOUT_MAIN = 0.2;

/** The source that tells most of a theme; `chosen`, which the rules have chosen, is kept unless another tells clearly more. */
export function mostTold(
  chosen: StorySource,
  others: readonly StorySource[],
  reading: ThemeReading,
): StorySource {
  const measure = coverageOf(reading);
  let best = chosen;
  const first = measure(chosen);
  if (!phrasesOf.has(chosen.id) && (first.hasMain || first.share >= CHANCE))
    return knownBetter(chosen, first, others, reading);
  const { situation, subject } = reading;
  const isOfBeing = chosen.creature !== undefined && chosen.creature === subject?.head;
  if (isOfBeing && situation !== null && chosen.situations.includes(situation)) return chosen;
  const text = matchableText(reading.whole);
  const isFoundByChance = !phrasesOf
    .get(chosen.id)
    ?.some((phrase) => phrase.length > 1 && findPhrase(text, phrase) >= 0);
  let bestScore =
    first.share -
    (first.hasMain ? 0 : WITHOUT_MAIN) +
    (isFoundByChance && !isOfBeing ? MARGINS.byOneWord : MARGINS.certain);
  // A title is about its noun: slime, of `slime that gets bigger and bigger`.
  const noun = situation === null ? (reading.object ?? subject) : null;
  const isFirst =
    noun !== null &&
    reading.heading
      .toLowerCase()
      .replace(/^(?:an?|the|my|our|some) /, '')
      .startsWith(noun.bare.toLowerCase());
  const head = isFirst ? noun.head : undefined;
  const isNamedBy = ({ id }: StorySource) =>
    (phrasesOf.get(id) ?? []).some((phrase) => phrase.length === 1 && phrase[0]?.includes(head ?? ''));
  const isOfNoun = (phrase: Phrase) =>
    phrase.some((word) => word.includes(head ?? '') || word.includes(noun?.plural ?? ''));
  const isBeside =
    head !== undefined &&
    !(phrasesOf.get(chosen.id) ?? []).some((phrase) => isOfNoun(phrase) && findPhrase(text, phrase) >= 0);
  for (const other of others) {
    const { share, hasMain } = measure(other);
    if (isBeside && hasMain && isNamedBy(other) && share >= Math.max(first.share, KNOWN - 0.1)) return other;
    if (other !== chosen && hasMain && share > bestScore && share >= CHANCE)
      [best, bestScore] = [other, share];
  }
  return best;
}

/** A concept that two words of a theme name and that tells most of it, which says more than a plot for any noun: a wobbly tooth that falls out. */
function knownBetter(
  frame: StorySource,
  { share }: Coverage,
  others: readonly StorySource[],
  reading: ThemeReading,
): StorySource {
  if (reading.situation !== null && !MAY_BE_KNOWN.has(reading.situation)) return frame;
  const text = matchableText(reading.text);
  const measure = coverageOf(reading);
  const known = others.find((other) => {
    const phrases = phrasesOf.get(other.id) ?? [];
    if (!phrases.some((phrase) => phrase.length > 1 && findPhrase(text, phrase) >= 0)) return false;
    const told = measure(other);
    return told.hasMain && told.share >= KNOWN && told.share > share;
  });
  return known ?? frame;
}

function factsOfSource({ id, factsOf, creature }: StorySource, reading: ThemeReading) {
  const noun =
    creature === 'theme' ? (reading.subject ?? reading.object) : (reading.object ?? reading.subject);
  return factsForFrame(factsOf ?? id, factsOf && noun ? noun.bare : reading.text, noun);
}

const wordsOf = (text: string): string[] => (text.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap(baseForms);

/** What a source tells of a theme beside the texts of a plot: what is `known` of it, and by which words it was found. */
type OfSource = { known: ReadonlySet<string>; named: { words: ReadonlySet<string>; told: number } };

function coverageOfPlot(
  words: readonly WeightedWord[],
  plot: StoryPlot,
  reading: ThemeReading,
  { known, named }: OfSource,
): Coverage {
  const ofText = wordsOfPlot(plot);
  const ofSlots = new Set(wordsOfSlots(plot, reading));
  const groups = groupsOfPlot(plot);
  const isOfVerbs = plot.verbs !== undefined;
  const slot = isOfVerbs || plot.words !== undefined ? TOLD.slot : TOLD.slotOfAny;
  const toldOf = ({ forms }: WeightedWord): number => {
    if (forms.some((form) => ofText.has(form) || known.has(form))) return TOLD.text;
    if (forms.some((form) => named.words.has(form))) return named.told;
    if (isOfVerbs && forms.includes(reading.action?.verb ?? '')) return TOLD.verbs;
    if (forms.some((form) => ofSlots.has(form))) return slot;
    return forms.some((form) => groups.has(groupOfNoun(form) ?? '')) ? TOLD.group : 0;
  };
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return { share: 0, hasMain: true };
  const share = words.reduce((sum, word) => sum + word.weight * toldOf(word), 0) / total;
  const top = Math.max(...words.map(({ weight }) => weight));
  return { share, hasMain: words.some((word) => word.weight === top && toldOf(word) > 0) };
}

/** The words of a theme by which a plot is chosen: it is made for them. */
const ownWords = ({ words = [] }: StoryPlot, theme: MatchableText): string[] =>
  words
    .map(parsePhrase)
    .filter((phrase) => findPhrase(theme, phrase) >= 0)
    .flat(2);

const groupsOf = new WeakMap<StoryPlot, ReadonlySet<string>>();

/** The groups of things that a plot's texts name; plots are constants. */
function groupsOfPlot(plot: StoryPlot): ReadonlySet<string> {
  const known = groupsOf.get(plot);
  if (known) return known;
  const groups = new Set([...wordsOfPlot(plot)].flatMap((word) => groupOfNoun(word) ?? []));
  groupsOf.set(plot, groups);
  return groups;
}
