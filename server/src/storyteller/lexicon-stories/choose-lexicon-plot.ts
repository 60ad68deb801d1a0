import { containsKeyword, extractKeywords } from '../grammar/keywords.ts';
import type { StoryPlot, StorySource } from '../lexicon/story-source.ts';
import { type createRotatingChooser, plotWithoutRotation } from '../rotation.ts';
import { isDoneOnce } from '../theme/how-often.ts';
import { findPhrase, matchableText, parsePhrase } from '../theme/match-words.ts';
import { isLiving, type Noun } from '../theme/noun.ts';
import { isPeople } from '../theme/strayed.ts';
import type { ThemeReading } from '../theme/theme-rule.ts';
import { verbClassOf } from '../word-net/verb-class-of.ts';
import { type AskedEnding, outcomeFor } from './outcome.ts';

/** Plots that have been looked through for slots of an item; they are constants. */
const itemNeeded = new WeakMap<StoryPlot, boolean>();

/** Whether a plot needs the theme to say what something is done to. */
function needsItem(plot: StoryPlot): boolean {
  const known = itemNeeded.get(plot);
  if (known !== undefined) return known;
  const isNeeded =
    plot.item === undefined &&
    /\{\^?(?:(?:an_|the_)?items?|(?:some_)?goods|them|they|were|item_\w+)\}/i.test(JSON.stringify(plot));
  itemNeeded.set(plot, isNeeded);
  return isNeeded;
}

/** The plots for the class of verbs to which what somebody does belongs; those that name what it is done to come first. */
function plotsForVerb(plots: readonly StoryPlot[], { action, item, subject }: ThemeReading): StoryPlot[] {
  const verbs = action === null ? null : verbClassOf(action.do);
  if (verbs === null) return [];
  const [fit, other] = subject && !isLiving(subject) ? ['things', 'beings'] : ['beings', 'things'];
  const ofClass = plots.filter((plot) => plot.verbs?.includes(verbs) && plot.subjects !== other);
  const ofSubject = ofClass.filter(({ subjects }) => subjects === fit);
  const found = ofSubject.length > 0 ? ofSubject : ofClass;
  const withItem = item === null ? [] : found.filter((plot) => plot.item !== undefined || needsItem(plot));
  return withItem.length > 0 ? withItem : found;
}

/** Whether nobody is astonished by somebody: people, and what is not alive, like the rain. */
export const isExpected = (subject: Noun | null): boolean =>
  subject !== null && (isPeople(subject) || subject.isProper || !isLiving(subject));

/** Plots for what is done once come first where it is, and are left out where it is not. */
function byHowOften(plots: readonly StoryPlot[], isOnce: boolean): StoryPlot[] {
  const fitting = plots.filter(({ once }) => once === isOnce);
  return isOnce && fitting.length === 0 ? [...plots] : fitting;
}

/** The plots that are for this theme in particular, else those that are for all themes of their source. */
export function plotsForTheme(
  all: readonly StoryPlot[],
  reading: ThemeReading,
  hasFacts: boolean,
): StoryPlot[] {
  const { text: theme, item, object, action, quality, subject } = reading;
  const withFacts = all.filter(({ needsFacts }) => needsFacts);
  if (hasFacts && withFacts.length > 0) return withFacts;
  const isOnce = isDoneOnce(reading);
  const told = all.filter(
    (plot) =>
      !plot.needsFacts &&
      !(plot.unexpected && isExpected(subject)) &&
      (isOnce || !plot.once) &&
      (item !== null || !needsItem(plot)),
  );
  const kind = (item ?? object)?.kind;
  const wholeTheme = matchableText(theme);
  const ofKind = told.filter(
    ({ kinds, words }) =>
      kind &&
      kinds?.includes(kind) &&
      (words?.some((phrase) => findPhrase(wholeTheme, parsePhrase(phrase)) >= 0) ?? true),
  );
  const plots = ofKind.length > 0 ? ofKind : told.filter(({ kinds }) => kinds === undefined);
  const ownOf = (said: string): StoryPlot[] => {
    const text = matchableText(said);
    const lengthOf = ({ words = [] }: StoryPlot) =>
      Math.max(
        0,
        ...words
          .map(parsePhrase)
          .filter((phrase) => findPhrase(text, phrase) >= 0)
          .map(({ length }) => length),
      );
    const longest = Math.max(0, ...plots.map(lengthOf));
    return longest === 0
      ? []
      : byHowOften(
          plots.filter((plot) => lengthOf(plot) === longest),
          isOnce,
        );
  };
  // What somebody does or is says more than the other words of the theme: `a rabbit who dislikes carrots`, `a giant who is too loud`.
  const said = action?.do ?? quality;
  const byAction = said === null ? [] : ownOf(said);
  const rest =
    said === null || subject === null
      ? theme
      : theme.replace(new RegExp(`^.*?\\b${subject.head}\\p{L}*`, 'iu'), '');
  const byVerb = byAction.length > 0 ? byAction : byHowOften(plotsForVerb(plots, reading), isOnce);
  const own = byVerb.length > 0 ? byVerb : ownOf(rest);
  const general = plots.filter(({ words, verbs }) => words === undefined && verbs === undefined);
  return own.length > 0 ? own : general.length > 0 ? byHowOften(general, isOnce) : [...plots];
}

/** Those of a source's plots that come out as the ending that was asked for, if some do and others do not. */
export function plotsForEnding(
  plots: readonly StoryPlot[],
  ending: string,
  asked: AskedEnding | null,
): StoryPlot[] {
  const withOutcome = plots.filter((plot) => outcomeFor(plot, asked) !== null);
  const particular = withOutcome.filter((plot) => !outcomeFor(plot, asked)?.kinds?.includes('any'));
  if (withOutcome.length > 0) return particular.length > 0 ? particular : withOutcome;
  const keywords = extractKeywords(ending).filter((word) => word.length > 2);
  const general = plots.filter(({ endings }) => endings === undefined);
  const usual = general.length > 0 ? general : [...plots];
  if (keywords.length === 0) return usual;
  const text = matchableText(ending);
  const scores = plots.map(({ endings, goal, solved, turn, done, again = '' }) => {
    if (endings) return endings.some((phrase) => findPhrase(text, parsePhrase(phrase)) >= 0) ? 1 : 0;
    const told = [goal, solved, turn, done, again].flat().join(' ');
    return keywords.filter((word) => containsKeyword(told, word)).length / keywords.length;
  });
  const best = Math.max(...scores);
  return best < 0.5 ? usual : plots.filter((_, i) => scores[i] === best);
}

/** A plot of the source that the family has not been told lately, else one of `others` that it has not, else the one told longest ago. */
export function choosePlot(
  { id, plots }: StorySource,
  recentPlots: readonly string[],
  chooser: ReturnType<typeof createRotatingChooser>,
  others: readonly StoryPlot[] = [],
): StoryPlot {
  const recent = recentPlots.map(plotWithoutRotation);
  const unusedOf = (all: readonly StoryPlot[]) => all.filter((plot) => !recent.includes(`${id}/${plot.id}`));
  const own = unusedOf(plots);
  const unused = own.length > 0 ? own : unusedOf(others.filter(({ endings }) => endings === undefined));
  if (unused.length > 0)
    return unused.find((plot) => plot.id === chooser.pick(unused.map((each) => each.id))) as StoryPlot;
  const lastUse = (plot: StoryPlot) => recent.indexOf(`${id}/${plot.id}`);
  return [...plots].sort((a, b) => lastUse(b) - lastUse(a))[0] as StoryPlot;
}
