import type { Fragment } from '../compose-page.ts';
import { firstSentence } from '../grammar/sentences.ts';
import type { Character } from '../parse/parse-character.ts';
import type { Beat } from '../story-plan.ts';
import type { Episode } from '../templates/episodes.ts';
import { templatesForSetting } from '../templates/filter-by-setting.ts';
import { likeTemplates, wornItemTemplates } from '../templates/likes.ts';
import { themeReminderTemplates } from '../templates/themes.ts';
import {
  extraFragments,
  fillerFragments,
  inFewerWords,
  presenceFragments,
  toFragments,
} from './fragments.ts';
import { companionsOf, type StoryContext } from './story-context.ts';

/** The page on which the problem appears. */
export function problemFragments(context: StoryContext): Fragment[] {
  const { plot, renderer } = context;
  return pageFragments(
    context,
    'problem',
    toFragments('required', renderer.render(plot.problem.main)),
    plot.problem.extras,
  );
}

/** The page on which they set out; everyone does something on the way. */
export function settingOutFragments(context: StoryContext): Fragment[] {
  const { plot, renderer, theme, random, lead } = context;
  const actions = random
    .shuffle(companionsOf(context))
    .flatMap((companion) => toFragments('preferred', renderJourneyAction(context, companion)));
  const required = toFragments('required', renderer.render(plot.settingOut.main));
  return [
    ...required,
    ...extraFragments(context, plot.settingOut.extras),
    ...actions,
    ...(theme.topic
      ? toFragments(
          'optional',
          renderer.renderUnused(themeReminderTemplates, undefined, { topic: theme.topic }),
        )
      : []),
    ...toFragments('optional', renderJourneyAction(context, lead)),
    ...presenceFragments(context, 'setting-out', required),
    ...fillerFragments(context, 'setting-out'),
  ];
}

/** The first attempt, which fails because of the lead's trait. */
export function firstTryFragments(context: StoryContext): Fragment[] {
  const { plot, renderer, lead } = context;
  const { failure } = lead.trait;
  const consequence = renderer.render(plot.firstTry.failure);
  const mistake = renderer.renderUnused([...failure.any, ...failure[plot.firstTry.attemptKind]], lead);
  const required = [
    ...toFragments('required', renderer.render(plot.firstTry.main)),
    ...toFragments('required', mistake, ...inFewerWords(renderer.render(lead.trait.failureBrief, lead))),
    ...toFragments(
      'required',
      context.readingLevel.id === 'young' ? firstSentence(consequence) : consequence,
    ),
  ];
  return pageFragments(context, 'first-try', required, plot.firstTry.extras);
}

/** The page of the helper, or of a clue in stories without a helper. */
export function helperFragments(context: StoryContext): Fragment[] {
  const { plot, renderer, hasHelper } = context;
  return pageFragments(
    context,
    'helper',
    toFragments('required', renderer.render(hasHelper ? plot.helper.main : plot.helper.clue)),
    plot.helper.extras,
  );
}

/** The lowest point of the plot, with some comfort. */
export function lowestFragments(context: StoryContext): Fragment[] {
  const { plot, renderer, random } = context;
  const comforter = random.shuffle(companionsOf(context)).find(({ like }) => like);
  const comfort = comforter?.like
    ? renderer.renderUnused(likeTemplates[comforter.like.kind].lowest, comforter, {
        like: comforter.like.phrase,
      })
    : null;
  return [
    ...pageFragments(
      context,
      'lowest',
      toFragments('required', renderer.render(plot.lowest.main)),
      plot.lowest.extras,
    ),
    ...toFragments('preferred', comfort),
  ];
}

/** An extra page on the way, in stories of more than ten pages. */
export function episodeFragments(context: StoryContext, script: Episode): Fragment[] {
  return pageFragments(
    context,
    'setting-out',
    toFragments('required', context.renderer.render(script.main)),
    script.extras,
  );
}

function pageFragments(
  context: StoryContext,
  beat: Beat,
  required: Fragment[],
  extras: readonly string[],
): Fragment[] {
  return [
    ...required,
    ...extraFragments(context, extras),
    ...presenceFragments(context, beat, required),
    ...fillerFragments(context, beat),
  ];
}

/** What a character does on the way, by what it likes, wears or is good at. */
function renderJourneyAction(context: StoryContext, character: Character): string | null {
  const { renderer, random } = context;
  const { like, wornItem, strength } = character;
  const byLike = like ? likeTemplates[like.kind].settingOut : [];
  const values = { like: like?.phrase ?? '', wears: wornItem ?? '' };
  if (wornItem && random.nextInt(3) === 0) return renderer.renderUnused(wornItemTemplates, character, values);
  if (byLike.length > 0 && random.nextInt(2) === 0) return renderer.renderUnused(byLike, character, values);
  const byStrength = templatesForSetting(strength.settingOut, context.plot.settingOut.setting);
  return renderer.renderUnused(byStrength, character) ?? renderer.renderUnused(byLike, character, values);
}
