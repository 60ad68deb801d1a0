import type { Scene, StoryPlan } from '../../storyteller/story-plan.ts';
import { isRoofed } from '../backgrounds/backdrop.ts';
import { propEntry } from '../props/draw-prop.ts';
import { shownWith } from '../props/hand-work.ts';
import type { PropName } from '../props/prop-catalog.ts';
import { longestSide } from '../props/prop-size.ts';
import type { ArtNote } from './art-note/parse-note.ts';
import { readArtNote } from './art-note/read-art-note.ts';
import type { PageFacts } from './composition.ts';
import { artNoteOf } from './in-picture.ts';
import { feelingsOf, type PageReading } from './page-reading.ts';
import { readMissed } from './read-missed.ts';
import { readPageText } from './read-page-text.ts';
import { readSetting } from './read-setting.ts';
import { readThings } from './read-things.ts';
import { isSorrow } from './show-feelings.ts';
import { spotIn } from './spot-in.ts';

/** What a page's picture shows, by its art note or else by its text, and the facts by which its composition is chosen. */
export function readPage(plan: StoryPlan, scene: Scene): PageReading & { scene: Scene; facts: PageFacts } {
  const note = artNoteOf(scene);
  const reading = note ? readNote(plan, scene, note) : readPageText(plan, scene);
  return { ...reading, scene, facts: factsOf(plan, scene, reading) };
}

/** Things that only the text names, beside those of the art note. */
const MOST_OTHERS = 3;

/** What would hang or stand about without a reason: garments, doors, beings. */
const isStray = (prop: PropName): boolean => {
  const { figure, spot } = propEntry(prop);
  return figure !== null || spot === 'wall' || prop === 'door' || prop === 'stairs';
};

/** What the art note says; where it happens if that says nothing, and what else is there, is read from the text. */
function readNote(plan: StoryPlan, scene: Scene, note: ArtNote): PageReading {
  const told = plan.scenes.find(({ pageNumber }) => pageNumber === scene.pageNumber) ?? scene;
  const directed = readArtNote(plan, scene, note, readSetting(plan, told));
  const isThere = (prop: PropName | null) => directed.things.some((thing) => thing.prop === prop);
  const lost = directed.told || directed.setting.inBed ? null : readMissed(plan, told);
  const reading = { ...directed, missed: directed.missed ?? (isThere(lost) ? null : lost) };
  const { things, worn, seating, relation, carrying, missed, setting } = reading;
  const shown = new Set<PropName | null | undefined>([
    ...things.flatMap(({ prop, shows }) => [...shownWith(prop), shows]),
    ...worn.map(({ prop }) => prop),
    ...[seating?.prop, relation?.prop, carrying?.prop, missed, reading.told],
  ]);
  const others = readThings(plan, told, setting)
    .filter(({ prop, isUnnamed, isFiller }) => !isUnnamed && !isFiller && !shown.has(prop) && !isStray(prop))
    .slice(0, MOST_OTHERS)
    .map((thing) => ({ ...thing, holder: null, isSubject: false, isAside: true }));
  return { ...reading, things: [...things, ...others] };
}

function factsOf(plan: StoryPlan, scene: Scene, reading: PageReading): PageFacts {
  const { setting, actions, contact, things, focus, missed, told, seating, relation, carrying } = reading;
  const poses = scene.actors.map(({ castId, pose }) => actions.get(castId)?.pose ?? pose);
  const feelings = feelingsOf(scene, actions);
  return {
    beat: scene.beat,
    setting,
    actorCount: scene.actors.length,
    isFirst: scene.pageNumber === plan.scenes[0]?.pageNumber,
    isLast: scene.pageNumber === plan.scenes.at(-1)?.pageNumber,
    isIntroduction: isIntroduction(plan, scene),
    isMoving: poses.some((pose) => pose === 'walk' || pose === 'run'),
    isRunning: poses.some((pose) => pose === 'run'),
    isLively: poses.some((pose) => pose === 'jump' || pose === 'dance'),
    isQuiet: feelings.some((feeling) => feeling === 'sleepy' || isSorrow(feeling)),
    isSorrowful: feelings.some(isSorrow),
    isMissing: missed !== null || told !== null,
    isMoody: [...actions.values()].some(({ feeling }) => feeling !== undefined && MOODS.has(feeling)),
    isTouching: contact !== 'none',
    isAboutFaces: reading.isAboutFaces,
    isSpoken: scene.text.includes('“'),
    isLow: [...actions.values()].some(({ pose }) => pose !== undefined && LOW.has(pose)),
    isPushing: /^pu(?:sh|ll)$/.test(actions.get(scene.actors[0]?.castId ?? '')?.pose ?? ''),
    isDoing: actions.get(scene.actors[0]?.castId ?? '')?.isStrong === true,
    mustTouch: carrying !== null || (reading.isContactNamed && seating === null),
    hasEvent: reading.hasEvent,
    isBackToBack: reading.isBackToBack,
    isClearInOutline:
      poses.every((pose) => IN_OUTLINE.has(pose)) &&
      things.every(({ holder, isAside }) => holder === null || isAside),
    hasThing: things.length > 0,
    isHolding: things.some(({ holder, isAside }) => holder !== null && !isAside),
    hasFocus: focus !== null && seating === null,
    isFocusOnTable: focus !== null && setting.isInside && spotIn(focus.prop, setting.backdrop) === 'table',
    isWide:
      scene.actors.length > 1 &&
      plan.cast.some(({ creature }) => /\b(?:dragon|butterfly|bat|bee|pegasus|angel)\b/i.test(creature)),
    isFocusSmall: focus !== null && longestSide(focus.prop) < 240,
    isFixed: setting.inBed || seating !== null || relation !== null,
    isOpenSky:
      !isRoofed(setting.backdrop) &&
      !['undersea', 'space', 'moon'].includes(setting.backdrop) &&
      (setting.weather === 'clear' || setting.weather === 'wind'),
  };
}

/** Whether somebody is seen for the first time. */
function isIntroduction({ scenes }: StoryPlan, scene: Scene): boolean {
  const before = scenes
    .filter(({ pageNumber }) => pageNumber < scene.pageNumber)
    .flatMap(({ actors }) => actors);
  return scene.actors.some(({ castId }) => before.every((actor) => actor.castId !== castId));
}

/** Poses that one knows without seeing faces and hands. */
const IN_OUTLINE: ReadonlySet<string> = new Set(
  'stand walk run jump dance wave point cheer look-up stretch-out hands-on-hips reach-up tiptoe climb shout speak think listen peek search'.split(
    ' ',
  ),
);
/** Poses of the whole body. */
const LOW: ReadonlySet<string> = new Set(
  'sit crawl climb dig dance fall jump kick lie lie-back pull push run swim throw cower crouch'.split(' '),
);
/** Feelings for which a page is seen from near. */
const MOODS: ReadonlySet<string> = new Set(['angry', 'jealous', 'ashamed', 'sad', 'tearful']);
