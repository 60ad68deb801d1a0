import { phrasesOf } from '../../lexicon/all-sources.ts';
import type { StoryPlot, StorySource } from '../../lexicon/story-source.ts';
import { baseForms, findPhrase, matchableText } from '../../theme/match-words.ts';
import type { ThemeReading } from '../../theme/theme-rule.ts';

const wordsOfText = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) => baseForms(word));

const wordsOf = new WeakMap<StoryPlot, ReadonlySet<string>>();

/** The base forms of the words of a plot's problem, attempts and solution; plots are constants. */
export function wordsOfPlot(plot: StoryPlot): ReadonlySet<string> {
  const known = wordsOf.get(plot);
  if (known) return known;
  const { problem, tries, turn, done } = plot;
  const words = new Set(wordsOfText(JSON.stringify([problem, tries, turn, done]).replace(/\{[^}]*\}/g, ' ')));
  wordsOf.set(plot, words);
  return words;
}

/** The words of the theme that a plot's slots name. */
export function wordsOfSlots(plot: StoryPlot, reading: ThemeReading): string[] {
  const text = JSON.stringify([plot.problem, plot.tries, plot.turn, plot.done]);
  const { subject, object, item, action, quality, matter, where } = reading;
  const named: [RegExp, string | undefined][] = [
    [/\{\^?S[\W]/, (subject ?? object)?.bare],
    [/\{\^?(?:noun|a|the|nouns)\}/i, (object ?? subject)?.bare],
    // With what belongs to the verb: the pond that somebody falls into.
    [/\{\^?(?:do|did|doing)\}/i, action?.do.split(' ').slice(0, 4).join(' ')],
    [/\{\^?(?:(?:an_|the_)?items?|(?:some_)?goods|item_\w+)\}/i, item?.bare],
    [/\{\^?quality\}/i, quality ?? undefined],
    [/\{\^?matter\}/i, matter?.bare],
    [/\{\^?where\}/i, where ?? undefined],
    [/\{\^?activity\}/i, reading.text],
  ];
  return named.flatMap(([slot, words]) => (words && slot.test(text) ? wordsOfText(words) : []));
}

/** Whether a word of the theme is told by a plot: in the problem, an attempt or the solution, or as what the concept is found by. */
export function toldBy(
  source: StorySource,
  plot: StoryPlot,
  reading: ThemeReading,
): (word: string) => boolean {
  const ofPlot = wordsOfPlot(plot);
  const isNamed = namedBy(source, plot, reading);
  return (word) => isNamed(word) || formsOf(word).some((form) => ofPlot.has(form));
}

/** Whether a plot happens in a place of the theme: it says so more than once, or its concept is found by it. */
export function happensIn(
  source: StorySource,
  plot: StoryPlot,
  reading: ThemeReading,
): (place: string) => boolean {
  const isNamed = namedBy(source, plot, reading);
  return (place) => {
    if (isNamed(place)) return true;
    const { problem, tries, turn, done } = plot;
    const saying = [problem, ...tries, turn, done].filter((text) => {
      const words = new Set(wordsOfText([text].flat().join(' ')));
      return formsOf(place).some((form) => words.has(form));
    });
    return saying.length > 1;
  };
}

const formsOf = (word: string): readonly string[] => baseForms(word.toLowerCase());

/** Whether a word of the theme is one that the plot's slots name, or that its concept is found by. */
function namedBy(source: StorySource, plot: StoryPlot, reading: ThemeReading): (word: string) => boolean {
  const theme = matchableText(reading.text);
  const phrases = (phrasesOf.get(source.id) ?? []).filter((phrase) => findPhrase(theme, phrase) >= 0);
  const ofTheme = new Set([...wordsOfSlots(plot, reading), ...phrases.flat(2)]);
  return (word) => formsOf(word).some((form) => ofTheme.has(form));
}
