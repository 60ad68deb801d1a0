import { inFewerWords, omitAtCost, toFragments } from '../beats/fragments.ts';
import type { Fragment } from '../compose-page.ts';
import type { Climax } from './climax/climax.ts';
import { effect, forgotten, further, gentleEffect } from './climax/others-texts.ts';
import { type LexiconStoryContext, withoutFriendIfSubject } from './lexicon-story-context.ts';

/** The wordings of a step of the climax; null without a climax, and where it has no such step. */
export function climaxText(
  context: LexiconStoryContext,
  step: Exclude<keyof Climax, 'isDream' | 'isOfWeather'>,
): string[] | null {
  const all = context.climax?.[step] ?? [];
  const usable = withoutFriendIfSubject(context, all);
  return all.length === 0 ? null : usable.length > 0 ? usable : [...all];
}

/** The page of the solution: the deed is done, then what follows from it, and the trouble is over. */
export function climaxFragments(context: LexiconStoryContext): Fragment[] {
  const { renderer, ending, source, climax, beats } = context;
  const done = climaxText(context, 'done') ?? [];
  const brief = renderer.render('And {end_told}.', undefined, {
    end_told: ending.statement.replace('{ALL}', 'they'),
  });
  const rest = ending.rest === '' ? [] : furtherFragments(context);
  const over = renderer.renderUnused(source.gentle ? gentleEffect : climax?.isOfWeather ? forgotten : effect);
  return [
    ...toFragments(
      'required',
      (beats.length === 1 ? null : renderer.renderUnused(done)) ?? brief,
      ...inFewerWords(renderer.render('And so {end_told}.'), 2),
      ...inFewerWords(brief, 3),
    ),
    ...rest,
    ...(climax?.isDream || ONLY.test(ending.statement) ? [] : toFragments('required', over, omitAtCost(2))),
  ];
}

/** What somebody was afraid of is no trouble to get over. */
const ONLY = /\bwas (?:only|just|really)\b/;

function furtherFragments({ renderer, ending }: LexiconStoryContext): Fragment[] {
  const [, conjunction = 'and'] = /^, (and then|and|so|but)\b/.exec(ending.rest) ?? [];
  const brief = renderer.render(`${conjunction} {end_further}.`);
  const templates = /\b(?:laughed|giggled|grinned)\b/.test(ending.rest) ? further.laugh : further.other;
  const full = conjunction === 'but' ? brief : renderer.renderUnused(templates);
  return toFragments('required', full, ...inFewerWords(brief, 2));
}
