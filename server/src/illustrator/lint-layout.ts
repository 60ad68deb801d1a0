import type { StoryPlan } from '../storyteller/story-plan.ts';
import { isRoofed, WITHOUT_GROUND } from './backgrounds/backdrop.ts';
import { type Box, overlapArea } from './box.ts';
import { coveredShare, figureBox, profileOf } from './direction/figure-outline.ts';
import { faceBox, type PlacedActor } from './direction/placed-actor.ts';
import type { PlacedThing } from './direction/placed-thing.ts';
import { spotIn } from './direction/spot-in.ts';
import { unitOf } from './direction/unit-of.ts';
import { depthOf, type StagedScene, stageScene } from './draw-scene.ts';
import { largestScale } from './props/draw-prop.ts';

/* Checks where everybody and everything is in a picture against the outlines as they are drawn. */

export const LAYOUT_FAULTS = [
  'covered-face',
  'covered-body',
  'cut-off',
  'without-support',
  'wrong-size',
] as const;

/** One fault of a picture's layout. */
export interface LayoutFault {
  kind: (typeof LAYOUT_FAULTS)[number];
  /** Who or what, and by what. */
  what: string;
}

/** The share of a face that may be covered. */
const FACE = 0.03;
/** The share of a body that a neighbour may cover: those who hug cover more. */
const BODY = 0.12;
const HUGGED = 0.45;
/** How far something may cross the frame, in picture units. */
const CROSSING = 4;
/** Things stand below this line, which is a little above the beginning of the ground. */
const GROUND = 640;
/** How much larger than in the world something may be beside the actors: what the page is about is a little nearer. */
const LARGER = 1.4;

/** The faults in the layout of a page's picture. */
export const lintLayout = (plan: StoryPlan, pageNumber: number): LayoutFault[] =>
  layoutFaults(stageScene(plan, pageNumber));

/** The faults in the layout of a staged page. */
export const layoutFaults = (staged: StagedScene): LayoutFault[] => [
  ...coveredActors(staged),
  ...cutOff(staged),
  ...things(staged),
];

const nameOf = ({ actor, appearance }: PlacedActor) =>
  `${actor.castId} (${appearance.species ?? appearance.kind})`;

function coveredActors({ actors, things: placed, shot }: StagedScene): LayoutFault[] {
  const out: LayoutFault[] = [];
  // Against the light there are no faces, and riders are behind the front of what they ride in.
  const seen = actors.filter(({ isSilhouette, seat }) => !isSilhouette && !seat);
  for (const each of seen) {
    const face = faceBox(each);
    const body = figureBox(each);
    const before = seen.filter(
      (other) =>
        other !== each && (depthOf(other) > depthOf(each) || (other.isFromBehind && !each.isFromBehind)),
    );
    for (const other of before) {
      const profile = profileOf(other, 'whole');
      if (!each.isFromBehind && coveredShare(face, profile) > FACE)
        out.push({ kind: 'covered-face', what: `${nameOf(each)} by ${nameOf(other)}` });
      const shared = sharedRows(each, other, body);
      if (shared > (shot.contact === 'none' && !shot.carrying ? BODY : HUGGED))
        out.push({ kind: 'covered-body', what: `${nameOf(each)} by ${nameOf(other)}` });
    }
    for (const { prop, box, isBehind, isCover } of placed) {
      if (isBehind || prop === 'bed-cover') continue;
      if (!each.isFromBehind && overlapArea(box, face) / areaOf(face) > FACE)
        out.push({ kind: 'covered-face', what: `${nameOf(each)} by the ${prop}` });
      if (!isCover && coveredShare(box, profileOf(each, 'whole')) * areaOf(box) > BODY * areaOf(body))
        out.push({ kind: 'covered-body', what: `${nameOf(each)} by the ${prop}` });
    }
  }
  return out;
}

const areaOf = ({ left, right, top, bottom }: Box): number => (right - left) * (bottom - top);

/** The share of an actor's outline that is behind another's. */
function sharedRows(each: PlacedActor, other: PlacedActor, box: Box): number {
  const [own, front] = [profileOf(each, 'still'), profileOf(other, 'still')];
  let [shared, all] = [0, 0];
  for (let y = box.top; y < box.bottom; y += 12) {
    const strip = { ...box, top: y, bottom: y + 12 };
    const mine = coveredShare(strip, own);
    all += mine;
    shared += Math.max(0, mine + coveredShare(strip, front) - Math.max(1, mine));
  }
  const meets = overlapArea(figureBox(other), box) > 0;
  return meets && all > 0 ? shared / all : 0;
}

const crosses = ({ left, right, top, bottom }: Box, lowest: number): boolean =>
  left < -CROSSING || right > 1200 + CROSSING || top < -CROSSING || bottom > lowest;

function cutOff({ actors, things: placed, shot }: StagedScene): LayoutFault[] {
  const out: LayoutFault[] = [];
  for (const each of actors) {
    if (each.seat?.porthole) continue;
    const { y, extent, scale, appearance } = each;
    const isCutBelowHip =
      shot.composition.distance === 'close' && !appearance.aid && y + extent.hipY * scale < 900;
    if (crosses(figureBox(each), isCutBelowHip ? Number.POSITIVE_INFINITY : 900 + CROSSING))
      out.push({ kind: 'cut-off', what: nameOf(each) });
  }
  for (const { prop, box } of placed)
    if (crosses(box, 900 + CROSSING)) out.push({ kind: 'cut-off', what: prop });
  return out;
}

function things({ actors, things: placed, shot }: StagedScene): LayoutFault[] {
  const out: LayoutFault[] = [];
  const { composition, setting } = shot;
  const hasGround = !WITHOUT_GROUND.has(setting.backdrop);
  const unit = unitOf(actors) ?? composition.scale;
  for (const thing of placed) {
    const { prop, box, scale, isSeat, isCover, isCarried, hangsOnLine, growth = 1 } = thing;
    const spot = spotIn(prop, setting.backdrop);
    const flies = hangsOnLine || spot === 'sky' || (spot === 'wall' && isRoofed(setting.backdrop));
    if (hasGround && !flies && !isCarried && !isSeat && box.bottom < GROUND && !isSupported(thing, placed))
      out.push({ kind: 'without-support', what: prop });
    if (!isSeat && !isCover && scale > largestScale(prop, unit) * growth * LARGER)
      out.push({ kind: 'wrong-size', what: prop });
  }
  return out;
}

/** Whether something stands on another thing. */
const isSupported = ({ box }: PlacedThing, placed: readonly PlacedThing[]): boolean =>
  placed.some(
    (other) =>
      other.box !== box &&
      box.bottom >= other.box.top - 4 &&
      box.bottom < other.box.bottom &&
      box.left < other.box.right &&
      box.right > other.box.left,
  );
