import type { StoryPlot } from '../lexicon/story-source.ts';
import type { StoryCharacters } from './story-characters.ts';

/**
 * A plot whose advice is given by one of the cast, of whom it says no other job: `{G+}, the night nurse`. Whoever knows the answer does not try what
 * cannot work: the lead does.
 */
export function withHelperOf({ helperGuest, helper, friend }: StoryCharacters, plot: StoryPlot): StoryPlot {
  if (helperGuest !== null) return plot;
  const byLead = (text: string) =>
    /\{\^?L\b/.test(text) ? text : text.replace(/\{(\^?)F(?=[}’.!])/g, '{$1L');
  const tries =
    helper.shortName === friend.shortName
      ? plot.tries.map((each) => (typeof each === 'string' ? byLead(each) : each.map(byLead)))
      : plot.tries;
  const plain = (text: string) =>
    text.replace(/\{G\+\}(?:, (?:the|who|an?) [^.,“”]*| from [^.,“”]*)?/g, '{G}');
  return { ...plot, tries, tip: typeof plot.tip === 'string' ? plain(plot.tip) : plot.tip.map(plain) };
}
