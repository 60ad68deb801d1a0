import { omitAtCost, toFragments } from '../beats/fragments.ts';
import type { Fragment } from '../compose-page.ts';
import { joinWithAnd } from '../grammar/text-formatting.ts';
import type { Character } from '../parse/parse-character.ts';
import type { Beat } from '../story-plan.ts';
import { petLines } from './apart-lines.ts';
import { apartFragments } from './apart-presence.ts';
import {
  companionsOf,
  isBeing,
  type LexiconStoryContext,
  namesCharacter,
  withoutFriendIfSubject,
} from './lexicon-story-context.ts';
import type { ReactionBeat } from './texture.ts';

/**
 * A sentence for whoever a page does not name, only where they were left out for some pages: a plot's page stands best alone. Then those who
 * cannot take part.
 */
export function presence(
  context: LexiconStoryContext,
  beat: Beat,
  required: readonly Fragment[],
): Fragment[] {
  return [...reactions(context, beat, required), ...apartFragments(context, beat, required)];
}

/** The part of the pages on which the plot or a sentence of their own names every chosen character. */
const NAMED_PART = 0.3;

/** Nothing is said behind an advice, and nothing behind the last words of the plot. */
const hasReactions = (beat: Beat): beat is ReactionBeat =>
  /^(?:problem|setting-out|first-try|lowest|turn|ending)$/.test(beat);

function reactions(context: LexiconStoryContext, beat: Beat, required: readonly Fragment[]): Fragment[] {
  // What a plot says of the moment before the solution is its own.
  if (!hasReactions(beat) || (beat === 'lowest' && context.plot.low !== undefined)) return [];
  const { progress, texture, renderer, roles } = context;
  const text = required
    .filter(({ priority }) => priority === 'required')
    .map((fragment) => fragment.text)
    .join(' ');
  const isLeftOut = (who: Character) =>
    !namesCharacter(text, who) &&
    (progress.pagesByName.get(who.shortName) ?? 0) < NAMED_PART * (progress.pagesWritten + 1);
  const lead = isLeftOut(roles.lead)
    ? renderer.renderUnused(withoutFriendIfSubject(context, texture.lead[beat]))
    : null;
  const companions = companionsOf(context).filter(
    (companion) => companion.castId !== 'guest' && isLeftOut(companion) && mayReact(context, beat, companion),
  );
  const [first] = companions;
  const names = joinWithAnd(companions.map(({ shortName }) => shortName));
  const told =
    companions.length > 1
      ? renderer.renderUnused(texture.together[beat], undefined, { who: names })
      : first && renderer.renderUnused(linesOf(context, beat, first), first);
  return [...toFragments('required', lead), ...toFragments('required', told)];
}

/** Between the problem and the solution the being that the plot is about may be the one who is helped, or the one who is in the way. */
const IN_TROUBLE = /^(?:problem|setting-out|first-try|lowest|turn)$/;

const mayReact = (context: LexiconStoryContext, beat: Beat, companion: Character): boolean =>
  !isBeing(context.roles, companion) || isPet(context, companion) || !IN_TROUBLE.test(beat);

/** Concepts about a young animal that does not know yet what people say. */
const OF_PETS = /^(?:puppy|kitten)$/;
const isPet = ({ source, roles }: LexiconStoryContext, companion: Character): boolean =>
  OF_PETS.test(source.id) && isBeing(roles, companion);

const linesOf = (
  context: LexiconStoryContext,
  beat: ReactionBeat,
  companion: Character,
): readonly string[] => (isPet(context, companion) ? petLines : context.texture.companion[beat]);

/** A reaction for a page that would else be too short for its reading level. */
export function fillers(context: LexiconStoryContext, beat: Beat): Fragment[] {
  if (!hasReactions(beat)) return [];
  const { renderer } = context;
  return companionsOf(context)
    .filter(({ castId }) => castId !== 'guest' || context.roles.subject === null)
    .filter((companion) => mayReact(context, beat, companion))
    .flatMap((companion) =>
      toFragments(
        'optional',
        renderer.renderUnused(linesOf(context, beat, companion), companion),
        omitAtCost(1),
      ),
    );
}
