import { omitAtCost, toFragments } from '../beats/fragments.ts';
import type { Fragment } from '../compose-page.ts';
import { beginningsOf } from '../grammar/sentences.ts';
import type { Text } from '../lexicon/story-source.ts';
import type { Beat } from '../story-plan.ts';
import { detailFragments, detailOfPage } from './details/detail-fragments.ts';
import { withoutContradictions } from './ending-contradictions.ts';
import { preparationFragments } from './ending-preparation.ts';
import { fillers, presence } from './everyone-present.ts';
import { friendPage, homePage } from './home-page.ts';
import { climaxFragments, climaxText } from './lexicon-story-climax.ts';
import type { LexiconStoryContext } from './lexicon-story-context.ts';
import { afterFragments, endingFragments, lastEventFragments } from './lexicon-story-ending.ts';
import { core, firstPart, takeRest } from './plot-text.ts';
import { traitFragments } from './shown-traits/trait-fragments.ts';

/** The fragments of a page of a lexicon story; `extraTry` is the number of an attempt on a page beyond ten. */
export function toldFragments(context: LexiconStoryContext, beat: Beat, extraTry: number | null): Fragment[] {
  if (extraTry !== null) return extraPage(context, extraTry);
  switch (beat) {
    case 'home-and-wish':
      return homePage(context);
    case 'friend-and-object':
      return friendPage(context);
    case 'problem':
      return page(context, beat, [...problem(context), ...preparationFragments(context)]);
    case 'setting-out':
      return page(context, beat, [...core(context, context.tries[0] as Text)]);
    case 'first-try':
      return page(context, beat, [...core(context, context.tries[1] as Text)]);
    case 'helper':
      return page(context, beat, core(context, climaxText(context, 'tip') ?? context.plot.tip));
    case 'lowest':
      return page(context, beat, lowest(context));
    case 'turn':
      return page(context, beat, turn(context));
    case 'ending':
      return endingPage(context);
    case 'home-again':
      return page(context, beat, homeAgain(context));
  }
}

/** What is wrong, or what the friend's page has left of it. */
function problem(context: LexiconStoryContext): Fragment[] {
  return context.progress.isProblemBegun ? takeRest(context) : core(context, context.plot.problem);
}

/** The turn of the plot, or the one that the ending makes. */
function turn(context: LexiconStoryContext): Fragment[] {
  const { climax, plot } = context;
  if (!climax) {
    const rest = takeRest(context);
    return rest.length > 0 ? rest : core(context, plot.turn);
  }
  const idea = climaxText(context, 'idea');
  return [
    ...toFragments('required', idea && context.renderer.renderUnused(idea)),
    ...core(context, climaxText(context, 'deed') ?? plot.turn),
  ];
}

/** What goes through the lead’s mind between the advice and the solution; without a text for it, how the turn begins. */
function lowest(context: LexiconStoryContext): Fragment[] {
  const { plot, texture, climax } = context;
  const own = climaxText(context, 'low') ?? plot.low;
  if (own !== undefined) return core(context, own);
  return (climax ? null : firstPart(context, plot.turn)) ?? core(context, texture.low);
}

/** What the plot says of later, as far as it does not contradict the ending. */
function homeAgain(context: LexiconStoryContext): Fragment[] {
  const { plot, texture, climax } = context;
  if (climax) return core(context, climaxText(context, 'echo') ?? texture.again);
  const own = plot.again && !context.arc?.isChange ? plainly(core(context, plot.again), context) : [];
  const last = lastEventFragments(context);
  // A plot for such an ending goes on after it.
  if (last.length > 0) return plot.endings ? [...last, ...own] : last;
  // What is so today follows what was so that evening.
  const told = own.map(({ text }) => text).join(' ');
  const after = /\bsince\b/i.test(told) ? [] : afterFragments(context);
  return own.length > 0
    ? [
        ...(isOfToday(told) ? [...after, ...own] : [...own, ...after]),
        ...detailFragments(context, 'again', context.details.length > 1 ? 1 : 0),
      ]
    : after.length > 0
      ? after
      : core(context, texture.again);
}

const isOfToday = (text: string): boolean =>
  /\b(?:is|are|has|have|does|do|can|always|now)\b|’s\b/.test(text.replace(/“[^”]*”/g, ''));

/** Fragments without what the ending contradicts. */
const plainly = (fragments: Fragment[], { ending, isOutcome }: LexiconStoryContext): Fragment[] =>
  fragments.flatMap((fragment) => {
    if (isOutcome) return [fragment];
    const text = withoutContradictions(fragment.text, ending);
    if (text === fragment.text) return [fragment];
    return text === '' ? [] : [{ priority: fragment.priority, text }];
  });

function endingPage(context: LexiconStoryContext): Fragment[] {
  const { beats } = context;
  const isOnlyPage = beats.length === 1;
  const before = beats.includes('turn')
    ? []
    : [
        ...(isOnlyPage ? homePage(context).filter(({ priority }) => priority === 'required') : []),
        ...turn(context).map((fragment) => ({
          ...fragment,
          shorterVersions: [...(fragment.shorterVersions ?? []), omitAtCost(3)],
        })),
      ];
  const own = context.climax ? climaxFragments(context) : solutionFragments(context);
  const asked = context.climax ? { before: [], after: [] } : endingFragments(context, own);
  return page(context, 'ending', [...before, ...asked.before, ...own, ...asked.after]);
}

/** The plot's own solution; it is left out where the ending is how somebody is found. */
function solutionFragments(context: LexiconStoryContext): Fragment[] {
  const { plot, endingClass, source, isOutcome } = context;
  if (isOutcome) return core(context, plot.done);
  if (source.isMissing && /^(?:home|arrival)$/.test(endingClass ?? '')) return [];
  return plainly(core(context, plot.done), context).map((fragment) => ({
    ...fragment,
    shorterVersions: [
      ...beginningsOf(fragment.text).map((text) => ({ text, cost: 2 as const })),
      ...(fragment.shorterVersions ?? []),
    ],
  }));
}

/** An extra page of a long story: an attempt of the plot, else an attempt or a rest that fits every plot. */
function extraPage(context: LexiconStoryContext, nth: number): Fragment[] {
  const { tries, texture, renderer } = context;
  const attempt = tries[nth];
  if (attempt) return page(context, 'first-try', core(context, attempt));
  const interlude = renderer.renderUnused(texture.interlude);
  const script = interlude === null ? context.episodes.pop() : undefined;
  const told = interlude ?? renderer.render(script?.main ?? '{L} went on.');
  const required = toFragments(
    'required',
    told,
    ...beginningsOf(told).map((text) => ({ text, cost: 3 as const })),
  );
  return [
    ...required,
    ...presence(context, 'setting-out', required),
    ...(script?.extras ?? []).flatMap((extra) => toFragments('optional', renderer.render(extra))),
  ];
}

/** The required fragments of a page, then what everyone present says and does. */
function page(context: LexiconStoryContext, beat: Beat, plot: Fragment[]): Fragment[] {
  const detail = detailOfPage(context, beat);
  const required = [...plot, ...(detail.length > 0 ? detail : traitFragments(context, beat))];
  return [...required, ...presence(context, beat, required), ...fillers(context, beat)];
}
