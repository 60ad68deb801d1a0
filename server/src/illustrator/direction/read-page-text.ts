import type { Scene, StoryPlan } from '../../storyteller/story-plan.ts';
import { isRoofed } from '../backgrounds/backdrop.ts';
import { isDrawnByBackdrop } from '../backgrounds/backdrop-things.ts';
import { propEntry } from '../props/draw-prop.ts';
import type { PropName } from '../props/prop-catalog.ts';
import { longestSide } from '../props/prop-size.ts';
import { giveThings } from './give-things.ts';
import { inStory } from './in-story.ts';
import { feelingsOf, type PageReading } from './page-reading.ts';
import { type Action, readActions, readContact, readNamedContact, readTouching } from './read-actions.ts';
import { readCarrying } from './read-carrying.ts';
import { readDeeds } from './read-deeds.ts';
import { readEvent } from './read-event.ts';
import { readFocus } from './read-focus.ts';
import { readGazes, readSpeaker } from './read-gazes.ts';
import { dressingsOn } from './read-hurts.ts';
import { readMissed } from './read-missed.ts';
import { readRelation } from './read-relation.ts';
import { type Rests, readRests } from './read-rests.ts';
import { readSeating, type Seating } from './read-seating.ts';
import { readSetting, type Setting } from './read-setting.ts';
import { type NamedThing, plainThing, readThings } from './read-things.ts';
import { readPlanted, readTold, readUnnamed } from './read-told.ts';
import { readWorn } from './read-worn.ts';
import { withoutSpeech } from './sentences-of-page.ts';
import { isSorrow } from './show-feelings.ts';
import { isOtherLight } from './sky-lights.ts';
import { workInHands } from './work-in-hands.ts';

/** Everything that the text of a page says about its picture. */
export function readPageText(plan: StoryPlan, scene: Scene): PageReading {
  const taken = readSeating(plan, scene);
  const seat =
    taken?.prop === 'chair' ? { ...taken, prop: inStory('chair', plan, scene) ?? taken.prop } : taken;
  const deeds = readDeeds(plan, scene);
  const event = readEvent(scene, deeds);
  const done = readActions(plan, scene, deeds, event);
  const setting = inOwnBed(readSetting(plan, scene), done);
  const patient = inDentistChair(setting, done);
  const seating = patient ?? (seat && !setting.inBed && fitsPlace(seat, setting) ? seat : null);
  if (patient) for (const id of patient.riders) done.set(id, { ...done.get(id), pose: 'sit' });
  const found = seating ? null : readRelation(plan, scene, setting, deeds, done);
  const isBackToBack = scene.actors.length > 1 && /\bback to back\b/i.test(withoutSpeech(scene.text));
  const contact = isBackToBack ? 'none' : readContact(scene);
  const missed = setting.inBed ? null : readMissed(plan, scene);
  // What is only thought of is not there as well.
  const present = readThings(plan, scene, setting, event).filter(
    ({ prop, isUnnamed }) => (!isUnnamed || prop !== missed) && !isOtherLight(prop, setting, scene.text),
  );
  const rests = readRests(plan, scene);
  const worn = readWorn(plan, scene, deeds);
  // What somebody has on does not lie there as well.
  const dressings = dressingsOn(plan, scene);
  const named = inHands(withSupports(present, rests), done).filter(
    ({ prop }) => !dressings.has(prop) && worn.every((each) => each.prop !== prop),
  );
  const unnamed = missed
    ? null
    : readUnnamed(plan, scene, setting, [
        ...named.filter(({ isAside }) => !isAside).map(({ prop }) => prop),
        ...worn.map(({ prop }) => prop),
        ...dressings,
      ]);
  const onPage = unnamed
    ? [...named.filter(({ prop }) => prop !== unnamed), { ...plainThing(unnamed), isSubject: true }]
    : named;
  const together = seating || (found && found.kind !== 'at') ? null : readCarrying(plan, scene);
  // A lantern has room in one hand.
  const carrying = together && longestSide(together.prop) < SMALLEST_LOAD ? null : together;
  const relation = carrying ? null : found;
  const work = workInHands(onPage, done, scene);
  const occupied = new Set([
    ...(setting.inBed ? scene.actors.slice(0, 1).map(({ castId }) => castId) : []),
    ...(seating?.riders ?? []),
    ...(relation && relation.kind !== 'at' ? relation.doers : []),
    ...(carrying?.carriers ?? []),
  ]);
  const fixed = {
    actors: occupied,
    things: new Set([carrying?.prop, relation?.prop, seating?.prop, missed]),
  };
  const give = (all: readonly NamedThing[]) => giveThings(plan, scene, all, work.actions, deeds, fixed);
  const things = give(work.things);
  const actions = offerHeld(work.actions, things, scene);
  // Those beside a seat have the place that a thing would have.
  const isFull =
    seating !== null &&
    (seating.prop === 'table' || seating.prop === 'desk' || seating.riders.length < scene.actors.length);
  const about =
    setting.inBed || carrying || isFull || relation || isBackToBack
      ? null
      : readFocus(
          plan,
          scene,
          things.filter(({ prop }) => prop !== seating?.prop && !isOfTheRoom(prop, setting)),
          setting,
          deeds,
          event,
        );
  // What hangs in a tree is seen by the tree.
  const support = rests.find(([prop]) => prop === about?.prop)?.[1];
  const focus = things.find(({ prop }) => about && prop === support) ?? about;
  const showsNothing = things.every(({ prop, isAside }) => isAside || propEntry(prop).figure !== null);
  const isFree = showsNothing && !missed && !focus && !seating && !relation && !carrying && !setting.inBed;
  const topic = isFree ? readTold(plan, scene) : null;
  // What somebody has in the hand need not be thought of.
  const told = scene.actors.some(({ holding }) => holding === topic) ? null : topic;
  const planted = isFree && !told ? readPlanted(plan, scene) : null;
  const isQuiet = feelingsOf(scene, actions).some((feeling) => feeling === 'sleepy' || isSorrow(feeling));
  return {
    setting,
    actions,
    contact,
    isContactNamed: readNamedContact(scene) !== 'none',
    touching: readTouching(plan, scene),
    // The doorway is drawn around whoever is in it.
    things: (planted ? give([...things, { ...plainThing(planted), isUnnamed: true }]) : things)
      .filter(({ prop }) => prop !== 'door' || relation?.kind !== 'doorway')
      .map((thing) => ({
        ...thing,
        ...(focus && { isSubject: thing === focus }),
        ...(isQuiet && { isSad: true }),
      })),
    isBackToBack,
    hasEvent: event !== null,
    isAboutFaces: ABOUT_FACES.test(scene.text),
    focus,
    missed,
    told,
    thinker: null,
    worn,
    seating,
    relation,
    carrying,
    rests,
    gazes: readGazes(plan, scene),
    speaker: readSpeaker(plan, scene),
  };
}

/** Who falls asleep or lies down in a bedroom does so in the bed. */
function inOwnBed(setting: Setting, done: ReadonlyMap<string, Action>): Setting {
  const sleeps = [...done.values()].some(({ pose }) => pose === 'sleep' || pose === 'lie');
  return sleeps && setting.backdrop === 'bedroom'
    ? { ...setting, inBed: true, isAwake: [...done.values()].every(({ pose }) => pose !== 'sleep') }
    : setting;
}

/** Things with what they are stuck in, which a page need not name again. */
function withSupports(things: readonly NamedThing[], rests: Rests): NamedThing[] {
  const has = (prop: PropName) => things.some((thing) => thing.prop === prop);
  const missing = rests.filter(([prop, on]) => has(prop) && !has(on)).map(([, on]) => on);
  return [...things, ...[...new Set(missing)].map(plainThing)];
}

/** Who lies back at the dentist’s is in the chair. */
function inDentistChair({ backdrop }: Setting, done: ReadonlyMap<string, Action>): Seating | null {
  const riders = [...done].filter(([, { pose }]) => pose === 'lie-back').map(([castId]) => castId);
  return backdrop === 'clinic' && riders.length > 0 ? { prop: 'dentist-chair', riders } : null;
}

/** What a room has anyway is no second time in its middle. */
const isOfTheRoom = (prop: PropName, setting: Setting): boolean =>
  isRoofed(setting.backdrop) &&
  (OF_ROOMS.has(prop) || setting.backdrop === 'altar') &&
  isDrawnByBackdrop(prop, setting);
const OF_ROOMS: ReadonlySet<PropName> = new Set<PropName>([
  'window',
  'curtain',
  'rug',
  'wardrobe',
  'sofa',
  'mirror',
]);

/** What is smaller is not carried by two. */
const SMALLEST_LOAD = 136;

/** What somebody uses is in the hand. */
function inHands(things: readonly NamedThing[], done: ReadonlyMap<string, Action>): NamedThing[] {
  return things.map((thing) => {
    if (thing.holder !== null) return thing;
    const user = [...done].find(([, { tool }]) => tool === thing.prop);
    return user ? { ...thing, holder: user[0] } : thing;
  });
}

/** What somebody does who has something in the hand and does no more than come, stand or speak: they hold it out to the others. */
function offerHeld(
  told: ReadonlyMap<string, Action>,
  things: readonly NamedThing[],
  { actors }: Scene,
): Map<string, Action> {
  const out = new Map(told);
  if (actors.length < 2) return out;
  for (const { holder, isAside } of things) {
    if (holder === null || isAside) continue;
    const action = out.get(holder);
    if (action?.pose === undefined || IDLE.has(action.pose)) out.set(holder, { ...action, pose: 'offer' });
  }
  return out;
}
const IDLE: ReadonlySet<string> = new Set(['walk', 'speak', 'stand', 'listen', 'wave']);

/** A sofa is not drawn on a meadow, a bus not in a room, and who is on a ship's deck needs no other ship. */
function fitsPlace({ prop }: Seating, { backdrop, isInside }: Setting): boolean {
  const { isOutdoors, isIndoors } = propEntry(prop);
  if (backdrop === 'ship' || backdrop === 'cabin') return prop !== 'ship' && prop !== 'rowing-boat';
  return !(isInside ? isOutdoors : isIndoors);
}

/** What only faces show. */
const ABOUT_FACES =
  /\b(?:faces?|lips?|mouths?|teeth|tooth|eyes?|cheeks?|noses?|whiskers|chin|tongue|smil\w+|grinn?\w*|laugh\w*|giggl\w+|cried|tears?|wept|blush\w*|frown\w*|wink\w*|blink\w*|kiss\w*|yawn\w*|sneez\w+|ate|eat|tasted|bib|badge|necklace|looked at (?:each other|one another|\p{Lu}\w+)|ears? (?:got|felt|were|as|went)|(?:red|hot) ears)\b/u;
