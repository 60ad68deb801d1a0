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
  wordings,
} from './lexicon-story-context.ts';
import { namesRole } from './names-role.ts';
import type { ReactionStep } from './texture.ts';

/**
 * A sentence for whoever of the cast the plot hardly names, only where the story would else leave them out: a plot’s page stands best alone. Then
 * those who cannot take part.
 */
export function presence(
  context: LexiconStoryContext,
  beat: Beat,
  required: readonly Fragment[],
): Fragment[] {
  return [...reactions(context, beat, required), ...apartFragments(context, beat, required)];
}

/** The part of the pages on which every chosen character is named; the lint asks for the same. */
const NAMED_PART = 0.2;

/** The pages on which a sentence of their own is true; nothing is said behind an advice, and nothing behind the last words of the plot. */
const STEPS: Partial<Record<Beat, ReactionStep>> = {
  problem: 'middle',
  'setting-out': 'middle',
  'first-try': 'middle',
  ending: 'ending',
};

/** Whether the story may still name somebody often enough on the pages that follow one with this beat. */
function isLastChance(
  { beats, progress, plot, roles }: LexiconStoryContext,
  beat: Beat,
  who: Character,
): boolean {
  const named = progress.pagesByName.get(who.shortName) ?? 0;
  const missing = Math.ceil(beats.length * NAMED_PART) - named;
  const after = beats.slice(progress.pagesWritten + 1);
  const isAgainTold =
    after.includes('home-again') && wordings(plot.again ?? '').every((text) => namesRole(text, roles, who));
  const told = isAgainTold ? 1 : 0;
  const chances = after.filter((each) => STEPS[each] !== undefined).length;
  return missing > (beat === 'ending' ? told : chances);
}

function reactions(context: LexiconStoryContext, beat: Beat, required: readonly Fragment[]): Fragment[] {
  const step = STEPS[beat];
  if (step === undefined) return [];
  const { texture, renderer, roles } = context;
  const certain = required.filter(
    ({ priority, shorterVersions = [] }) =>
      priority === 'required' && !shorterVersions.some((shorter) => shorter.text === ''),
  );
  // The ending's page, which is the last chance, may be too full for the whole of a text.
  const isNamed = (who: Character) =>
    certain.some(({ text, shorterVersions = [] }) =>
      [text, ...(beat === 'ending' ? shorterVersions.map((shorter) => shorter.text) : [])].every((version) =>
        namesCharacter(version, who),
      ),
    );
  const isLeftOut = (who: Character) => !isNamed(who) && isLastChance(context, beat, who);
  const lead = isLeftOut(roles.lead) ? renderer.renderUnused(texture.lead[step]) : null;
  const companions = companionsOf(context).filter(
    (companion) => companion.castId !== 'guest' && isLeftOut(companion) && mayReact(context, beat, companion),
  );
  const [first] = companions;
  const isQuiet = step === 'ending' && certain.some(({ text }) => QUIET.test(text));
  const names = joinWithAnd(companions.map(({ shortName }) => shortName));
  const told =
    companions.length > 1
      ? renderer.renderUnused(isQuiet ? quietly.together : texture.together[step], undefined, { who: names })
      : first && renderer.renderUnused(isQuiet ? quietly.one : linesOf(context, step, first), first);
  return [...toFragments('required', lead), ...toFragments('required', told)];
}

/** A solution at which nobody cheers. */
const QUIET = /\b(?:quiet|quietly|silent|still|whispered|asleep|slept|kindest|hanky|tears?)\b/;
const quietly = { one: ['{X} smiled at {L}.'], together: ['{Who} smiled at {L}.'] };

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
  step: ReactionStep,
  companion: Character,
): readonly string[] => (isPet(context, companion) ? petLines : context.texture.companion[step]);

/** A reaction for a page that would else be too short for its reading level. */
export function fillers(context: LexiconStoryContext, beat: Beat): Fragment[] {
  const step = STEPS[beat];
  if (step === undefined) return [];
  const { renderer } = context;
  return companionsOf(context)
    .filter(({ castId }) => castId !== 'guest' || context.roles.subject === null)
    .filter((companion) => mayReact(context, beat, companion))
    .flatMap((companion) =>
      toFragments(
        'optional',
        renderer.renderUnused(linesOf(context, step, companion), companion),
        omitAtCost(1),
      ),
    );
}
