import type { PlannedBeat } from '../beats/choose-beats.ts';
import { poseCompanion, poseHelper, poseLead } from '../choose-poses.ts';
import { composePage } from '../compose-page.ts';
import { detectProps } from '../detect-props.ts';
import type { Character } from '../parse/parse-character.ts';
import { pronominalize } from '../pronominalize.ts';
import { ENDING_WORDS, type ReadingLevel } from '../reading-level.ts';
import type { SeededRandom } from '../seeded-random.ts';
import type { Actor, Beat, Feeling, Pose, Prop, Scene } from '../story-plan.ts';
import { apartInPicture } from './apart-presence.ts';
import { introduced } from './arrival.ts';
import { withArt } from './art-of-page.ts';
import { companionsOf, type LexiconStoryContext, namesCharacter } from './lexicon-story-context.ts';
import { toldFragments } from './lexicon-story-pages.ts';
import { sceneSetting } from './scene-setting.ts';
import { recordTrait } from './shown-traits/trait-fragments.ts';

/** Writes the pages of a lexicon story in order, with their pictures. */
export function tellStory(
  context: LexiconStoryContext,
  planned: readonly PlannedBeat[],
  random: SeededRandom,
): Scene[] {
  const arrivalBeat = context.beats.includes('friend-and-object') ? 'friend-and-object' : planned[0]?.beat;
  let hasArrived = false;
  let extraTries = 1;
  let held: Prop | null = null;
  const known = new Set<string>();
  return planned.map(({ beat, isEpisode }, i) => {
    hasArrived ||= beat === arrivalBeat;
    if (isEpisode) extraTries += 1;
    const fragments = toldFragments(context, beat, isEpisode ? extraTries : null);
    const { surroundings: _, ...setting } = sceneSetting(context.source, beatOfPlace(context, beat));
    const level = levelOfPage(context, beat);
    const written = composePage(fragments, level);
    context.renderer.commitPage(written);
    recordTrait(context, written);
    const apart = context.roles.apart.map(({ character }) => character);
    const present = [context.roles.lead, ...(hasArrived ? companionsOf(context) : []), ...apart];
    const text = pronominalize(
      introduced(written, {
        roles: context.roles,
        companions: companionsOf(context),
        beat,
        known,
        maxWords: level.maxWords,
      }),
      present,
    );
    // A plot may name somebody of the cast before they arrive: it is Opa at whose house they are.
    hasArrived ||= companionsOf(context).some(
      (each) => each.castId !== 'guest' && namesCharacter(text, each),
    );
    recordPage(context, text);
    const { object } = context.plot;
    if (object && text.toLowerCase().includes(object)) held = object;
    const isHelped = beat === 'helper' && !isEpisode && namesCharacter(text, context.roles.helper);
    const inPicture = actorsOn(context, {
      beat,
      hasArrived,
      isKnown: (each) => known.has(each.shortName),
      isHelped,
      held,
      random,
    });
    return {
      pageNumber: i + 1,
      beat,
      ...setting,
      ...withArt(context, text, inPicture),
      props: detectProps(text, beat, held),
      text,
    };
  });
}

/** Where the friend's page tells how the problem begins, it is where that happens. */
const beatOfPlace = ({ progress }: LexiconStoryContext, beat: Beat): Beat =>
  beat === 'friend-and-object' && progress.isProblemBegun ? 'problem' : beat;

/** The page of the solution has room for the ending as well. */
function levelOfPage({ readingLevel, arc, isOutcome }: LexiconStoryContext, beat: Beat): ReadingLevel {
  const isEndingTold = (arc !== null || isOutcome) && /^(?:ending|home-again)$/.test(beat);
  return isEndingTold ? { ...readingLevel, maxWords: readingLevel.maxWords + ENDING_WORDS } : readingLevel;
}

type PageState = {
  beat: Beat;
  hasArrived: boolean;
  /** Whether the pages so far have named somebody. */
  isKnown: (who: Character) => boolean;
  isHelped: boolean;
  held: Prop | null;
  random: SeededRandom;
};

/** Who is in the picture: the lead, from their arrival on the others and the guest, and the helper on the helper's page. */
function actorsOn(
  context: LexiconStoryContext,
  state: PageState,
): Pick<Scene, 'actors' | 'guest' | 'secondGuest'> {
  const { beat, hasArrived, isKnown, isHelped, held, random } = state;
  const { roles, source } = context;
  const pose = (actor: Actor): Actor => (source.gentle ? asGentle(actor) : actor);
  const lead = { ...poseLead(roles.lead, beat, held, random), castId: roles.lead.castId };
  // A friend who is not in the cast is seen from the page on that names them.
  const isInvented = (each: Character) => each.castId === 'guest' && roles.subject === null;
  const companions = (hasArrived ? companionsOf(context) : []).filter(
    (each) => !isInvented(each) || isKnown(each),
  );
  const isGuestExtra =
    hasArrived &&
    roles.guest !== null &&
    ![roles.lead, ...companionsOf(context)].some(({ castId }) => castId === 'guest');
  const actors = [
    lead,
    ...companions.map((companion, nth) => poseCompanion(companion, beat, nth, random)),
    ...(isGuestExtra ? [poseHelper()] : []),
    ...apartInPicture(context, beat).map(({ character }) => ({ ...poseHelper(), castId: character.castId })),
  ].map(pose);
  const isLeadGuest = roles.lead.castId === 'guest';
  const isSeen = companionsOf(context).every((each) => !isInvented(each) || isKnown(each));
  const guest = (hasArrived && isSeen) || isLeadGuest ? roles.guest : null;
  const isBack = roles.returning !== null && (beat === 'ending' || beat === 'home-again');
  const extra = isHelped ? roles.helperGuest : isBack ? roles.returning : null;
  if (!extra) return { actors, guest };
  return guest
    ? { actors: [...actors, { ...poseHelper(), castId: 'second-guest' }], guest, secondGuest: extra }
    : { actors: [...actors, poseHelper()], guest: extra };
}

const QUIET_POSE: Partial<Record<Pose, Pose>> = { jump: 'stand', dance: 'hug', run: 'walk' };
const QUIET_FEELING: Partial<Record<Feeling, Feeling>> = { laughing: 'happy', surprised: 'worried' };

function asGentle(actor: Actor): Actor {
  return {
    ...actor,
    pose: QUIET_POSE[actor.pose] ?? actor.pose,
    feeling: QUIET_FEELING[actor.feeling] ?? actor.feeling,
  };
}

function recordPage(context: LexiconStoryContext, text: string): void {
  const { progress, roles } = context;
  progress.pagesWritten += 1;
  const others = companionsOf(context);
  const being = roles.subject && !others.some(({ shortName }) => shortName === roles.subject?.shortName);
  const apart = roles.apart.map(({ character }) => character);
  for (const character of [
    roles.lead,
    ...others,
    ...apart,
    ...(being && roles.subject ? [roles.subject] : []),
  ])
    if (namesCharacter(text, character))
      progress.pagesByName.set(character.shortName, (progress.pagesByName.get(character.shortName) ?? 0) + 1);
}
