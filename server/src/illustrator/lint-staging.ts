import type { StoryPlan } from '../storyteller/story-plan.ts';
import { isRoofed } from './backgrounds/backdrop.ts';
import { overlapArea } from './box.ts';
import { figureBox } from './direction/figure-outline.ts';
import { hasEmptyMiddle } from './direction/fill-middle.ts';
import { NEEDS_HELD } from './direction/needs-held.ts';
import { faceBox, type PlacedActor } from './direction/placed-actor.ts';
import type { PlacedThing } from './direction/placed-thing.ts';
import { spotIn } from './direction/spot-in.ts';
import { unitOf } from './direction/unit-of.ts';
import { isFreeWall } from './direction/wall-room.ts';
import type { StagedScene } from './draw-scene.ts';
import { propEntry } from './props/draw-prop.ts';

/* Checks what a picture's staging looks like to a reader: sizes, walls, skies, hands, eyes and what is in the middle. */

export const STAGING_FAULTS = [
  'size-jump',
  'over-the-wall',
  'sky-in-a-room',
  'stands-on-its-tip',
  'empty-middle',
  'empty-hand',
  'looks-away',
  'things-in-one-another',
  'same-picture',
] as const;

/** One fault of a picture's staging. */
export interface StagingFault {
  kind: (typeof STAGING_FAULTS)[number];
  /** Who or what. */
  what: string;
}

/** How much larger or smaller somebody may be than beside the others: it may stand a little nearer or farther away. */
const NEARER = 1.35;
/** The share of a thing that may be behind or before another one. */
const IN_ONE_ANOTHER = 0.3;
/** Poses that are not turned towards anybody. */
const TURNED_AWAY: ReadonlySet<string> = new Set(
  'walk run look-up point search think cover-eyes cry'.split(' '),
);

/** The faults in the staging of a page. */
export const stagingFaults = (staged: StagedScene): StagingFault[] => [
  ...sizes(staged),
  ...places(staged),
  ...people(staged),
  ...(hasEmptyMiddle(staged.shot, staged.actors, staged.things)
    ? [{ kind: 'empty-middle' as const, what: staged.shot.composition.id }]
    : []),
];

function sizes({ actors, shot }: StagedScene): StagingFault[] {
  const unit = unitOf(actors);
  if (unit === null) return [];
  const out: StagingFault[] = [];
  for (const each of actors) {
    const own = unitOf([each]);
    const lies = shot.setting.inBed && (each.actor.pose === 'sleep' || each.actor.pose === 'lie');
    if (own !== null && !lies && Math.max(own / unit, unit / own) > NEARER)
      out.push({ kind: 'size-jump', what: each.actor.castId });
  }
  return out;
}

function places({ things, shot }: StagedScene): StagingFault[] {
  const out: StagingFault[] = [];
  const isInRoom = isRoofed(shot.setting.backdrop);
  for (const { prop, box, angle, hangsOnLine, isCarried, isSeat, isCover } of things) {
    const spot = spotIn(prop, shot.setting.backdrop);
    if (spot === 'wall' && !hangsOnLine && !isFreeWall(box, shot))
      out.push({ kind: 'over-the-wall', what: prop });
    if (isInRoom && propEntry(prop).spot === 'sky' && spot !== 'sky' && box.bottom < 600)
      out.push({ kind: 'sky-in-a-room', what: prop });
    if (!isCarried && !isSeat && !isCover && propEntry(prop).lyingAngle > 0 && angle === 0)
      out.push({ kind: 'stands-on-its-tip', what: prop });
  }
  const small = things.filter((thing) => !isLarge(thing));
  // Several of a kind are a heap.
  for (const [i, thing] of small.entries())
    for (const other of small.slice(0, i))
      if (
        thing.prop !== other.prop &&
        !isOn(thing, other) &&
        !isOn(other, thing) &&
        sharedBy(thing, other) > IN_ONE_ANOTHER
      )
        out.push({ kind: 'things-in-one-another', what: `${thing.prop} and ${other.prop}` });
  return out;
}

const isLarge = ({ prop, isSeat, isCover }: PlacedThing) =>
  propEntry(prop).spot === 'large' || isSeat === true || isCover === true;

/** Whether a thing rests on another one. */
const isOn = (thing: PlacedThing, other: PlacedThing): boolean =>
  thing.rests === true || (thing.box.bottom > other.box.top - 4 && thing.box.bottom < other.box.bottom - 20);

function sharedBy({ box: a }: PlacedThing, { box: b }: PlacedThing): number {
  const area = ({ left, right, top, bottom }: typeof a) => (right - left) * (bottom - top);
  return overlapArea(a, b) / Math.min(area(a), area(b));
}

function people({ actors, things, shot }: StagedScene): StagingFault[] {
  const out: StagingFault[] = [];
  for (const each of actors) {
    const { actor, appearance, reach } = each;
    if (NEEDS_HELD.has(actor.pose) && actor.holding === null && !appearance.wand && !reach)
      out.push({ kind: 'empty-hand', what: actor.castId });
    if (looksAway(each, actors, things, shot)) out.push({ kind: 'looks-away', what: actor.castId });
  }
  return out;
}

/** Whether somebody who could see the others, or what the page is about, has all of them behind. */
function looksAway(
  each: PlacedActor,
  actors: readonly PlacedActor[],
  things: readonly PlacedThing[],
  { isBackToBack, composition, setting }: StagedScene['shot'],
): boolean {
  if (each.isSilhouette || each.isFromBehind || each.seat || isBackToBack || setting.inBed) return false;
  if (TURNED_AWAY.has(each.actor.pose) || composition.facing === 'across' || each.gaze) return false;
  const { left, right } = faceBox(each);
  const middle = (left + right) / 2;
  const targets = [
    ...actors.filter((other) => other !== each).map(figureBox),
    ...things.filter(({ isFocus }) => isFocus).map(({ box }) => box),
  ];
  return targets.length > 0 && targets.every((box) => (each.flip ? box.left > middle : box.right < middle));
}

/** Whether two pages are the same picture: the same place, arrangement and things, with everybody doing the same. */
export const isSamePicture = (one: StagedScene, other: StagedScene): boolean => lookOf(one) === lookOf(other);

const lookOf = ({ shot, actors, things }: StagedScene): string =>
  [
    shot.setting.backdrop,
    shot.composition.distance,
    shot.mirrored,
    ...actors.map(({ actor, x }) => `${actor.castId} ${actor.pose} ${Math.round(x / 120)}`),
    ...things
      .filter(({ isAside }) => !isAside)
      .map(({ prop }) => prop)
      .sort(),
  ].join();

/** The faults of a whole book: those of its pages, and pages that are the same as the one before; by page number. */
export function stagingFaultsOf(
  plan: StoryPlan,
  stage: (plan: StoryPlan, pageNumber: number) => StagedScene,
): { page: number; faults: StagingFault[] }[] {
  let before: StagedScene | null = null;
  return plan.scenes.map(({ pageNumber }) => {
    const staged = stage(plan, pageNumber);
    const isSame = before !== null && isSamePicture(before, staged);
    before = staged;
    const same: StagingFault[] = isSame ? [{ kind: 'same-picture', what: staged.shot.composition.id }] : [];
    return { page: pageNumber, faults: [...stagingFaults(staged), ...same] };
  });
}
