import type { Actor, Scene, StoryPlan } from '../../storyteller/story-plan.ts';
import { type FigurePose, POSES } from '../body/poses.ts';
import { appearanceOf } from '../creatures/derive-appearance.ts';
import { dressFor } from '../creatures/dress-for.ts';
import { relativeSize } from '../creatures/relative-size.ts';
import { propBox } from '../props/draw-prop.ts';
import { nameOfActor } from './actor-names.ts';
import { carriedWidth } from './carry-together.ts';
import type { Shot } from './direct-book.ts';
import { figureExtent } from './figure-extent.ts';
import { hasOtherHand } from './free-hands.ts';
import { describedGuest } from './guest-looks.ts';
import { NEEDS_HELD } from './needs-held.ts';
import type { PlacedActor } from './placed-actor.ts';
import { holdClearOfFaces, joinNeighbours } from './reach.ts';
import { readClimate } from './read-climate.ts';
import { readGrowth } from './read-growth.ts';
import { readDressing } from './read-hurts.ts';
import { wearing } from './read-worn.ts';
import { FRAME, settleRows } from './settle-row.ts';
import { looksOfOthers } from './several-in-one.ts';
import { shareRoof } from './share-roof.ts';
import { plannedFeeling, shownFeeling } from './show-feelings.ts';
import { stageAround } from './stage-around.ts';
import { stageRelated } from './stage-related.ts';
import { stageSeated } from './stage-seated.ts';
import { comeNear, standOnGround } from './stand.ts';
import { eraOf } from './story-world.ts';
import { takeOffLost } from './take-off-lost.ts';
import { withBelongings } from './with-belongings.ts';

const EDGE = 56;
/** What is done with something in the hand. */
const HOLDING: ReadonlySet<string> = new Set(['raise', 'offer', 'eat', 'throw']);

/** More figures than this have no room. */
const MOST_FIGURES = 4;

/** Places the actors of a shot: bodies may overlap, faces never do and stay inside the picture. */
export function stageActors(plan: StoryPlan, scene: Scene, shot: Shot): PlacedActor[] {
  const { composition } = shot;
  const placed = scene.actors.flatMap((actor, i) => {
    const found = castActor(plan, scene, actor, shot);
    return found ? [found, ...othersOf(plan, scene, found, shot)].map((each) => ({ ...each, order: i })) : [];
  });
  if (placed.length === 0) return [];
  comeNear(placed, composition);
  if (shot.setting.inBed) return stageBedside(placed, shot);
  if (shot.relation || shot.seating) {
    const around = shot.relation
      ? stageRelated(placed, shot, shot.relation)
      : shot.seating
        ? stageSeated(placed, shot, shot.seating)
        : [];
    holdClearOfFaces(around);
    return around;
  }
  if (shot.focus && composition.focus) return stageAround(placed, shot, shot.focus);
  const isAlone = placed.length === 1 && composition.distance !== 'close';
  const isFarInRoom = composition.distance === 'far' && shot.setting.isInside;
  for (const each of placed) each.scale *= (isAlone ? 1.22 : 1) * (isFarInRoom ? 1.3 : 1);
  const row: PlacedActor[] = inOrder(placed, shot);
  for (const each of row) {
    const isSecond = each.actor.castId !== placed[0]?.actor.castId;
    const others = composition.others ?? { scale: 0.94, rise: 10 };
    each.scale *= composition.scale * (isSecond ? others.scale : 1);
    each.y = composition.y - (isSecond ? others.rise : 0);
    each.isSilhouette = composition.style === 'silhouette';
    each.isFromBehind = composition.style === 'from-behind';
  }
  spread(row, shot);
  faceOneAnother(row, shot);
  const contact = composition.gap || shot.carrying ? 'none' : shot.contact;
  const isJoined = contact !== 'none' || shot.isBackToBack || shot.carrying !== null;
  for (let round = 0; round < (composition.distance === 'close' ? 2 : 1); round += 1) {
    standOnGround(row, composition);
    settleRows([[row, { left: FRAME.left, right: FRAME.right }]], isJoined);
  }
  standOnGround(row, composition);
  if (!shot.carrying) shareRoof(row);
  joinNeighbours(row, contact, shot.touching);
  holdClearOfFaces(row);
  return row;
}

/** One lies in the bed, with the head on the pillow at the left; the others are beside it, at the right. */
function stageBedside(placed: PlacedActor[], { composition, actions, setting }: Shot): PlacedActor[] {
  const sleeper = placed.find(({ actor }) => actions.get(actor.castId)?.pose === 'sleep') ?? placed[0];
  if (!sleeper) return [];
  const { x, y, scale } = composition;
  const lying = setting.isAwake && actions.get(sleeper.actor.castId)?.pose !== 'sleep' ? 'lie' : 'sleep';
  sleeper.actor = { ...sleeper.actor, pose: lying, holding: null };
  // The wheelchair is not in the bed, and the thin arms of things are under the cover.
  const { appearance } = sleeper;
  const build = appearance.shape ? { ...appearance.build, arms: 'none' as const } : appearance.build;
  sleeper.appearance = { ...appearance, build, aid: null };
  sleeper.extent = figureExtent(sleeper.appearance, lying);
  const fit = scale * Math.min(0.86, 200 / sleeper.extent.bodyHalf);
  Object.assign(sleeper, {
    x: x + 10 * scale,
    y: y - 112 * scale,
    scale: Math.min(1.1, sleeper.scale) * fit,
    flip: true,
  });
  const others = placed.filter((other) => other !== sleeper);
  let right = x + 250 * scale;
  for (const each of others) {
    // There is one bed: who else sleeps sits beside it.
    if (POSES[each.actor.pose].lying) pose(each, 'sit');
    each.scale *= scale * 0.9;
    right += each.extent.rowHalf * each.scale;
    Object.assign(each, { x: right, y: composition.distance === 'close' ? 884 : y + 6, flip: true });
    right += each.extent.rowHalf * each.scale;
  }
  const bed = propBox('bed').right * scale * 1.12;
  settleRows([[others, { left: Math.min(x + bed + 6, 860), right: FRAME.right, pinned: 'left' }]], false);
  return placed;
}

/** Gives an actor another pose. */
function pose(placed: PlacedActor, name: FigurePose): void {
  placed.actor = { ...placed.actor, pose: name };
  placed.extent = figureExtent(placed.appearance, name);
}

/** Who stands where from left to right: the lead leads where everybody moves to the right. */
function inOrder(
  placed: readonly PlacedActor[],
  { composition, mirrored, carrying, touching }: Shot,
): PlacedActor[] {
  const row = [...placed];
  const isCarrier = ({ actor }: PlacedActor) => carrying?.carriers.includes(actor.castId) ?? false;
  if (carrying) return row.sort((a, b) => Number(isCarrier(b)) - Number(isCarrier(a)));
  // Those who touch are next to each other.
  if (touching.length === 2 && row.length === 3)
    return row.sort(
      (a, b) => Number(touching.includes(b.actor.castId)) - Number(touching.includes(a.actor.castId)),
    );
  if (composition.facing === 'across')
    return row.length === 2 ? row.reverse() : [...row.slice(1), ...row.slice(0, 1)];
  return mirrored ? row.reverse() : row;
}

function spread(row: PlacedActor[], { composition, contact, carrying }: Shot): void {
  const spacing = composition.gap
    ? composition.spacing
    : contact === 'hug'
      ? Math.min(0.9, composition.spacing)
      : composition.spacing;
  const middle = Math.ceil(row.length / 2);
  const offsets: number[] = [0];
  for (let i = 1; i < row.length; i += 1) {
    const [a, b] = [row[i - 1] as PlacedActor, row[i] as PlacedActor];
    const step = (a.extent.rowHalf * a.scale + b.extent.rowHalf * b.scale) * spacing;
    const carried =
      carrying && [a, b].every(({ actor }) => carrying.carriers.includes(actor.castId))
        ? carriedWidth(carrying) * 0.55 * Math.min(a.scale, b.scale)
        : 0;
    offsets.push((offsets[i - 1] ?? 0) + step + (i === middle ? (composition.gap ?? 0) : 0) + carried);
  }
  const first = row[0] as PlacedActor;
  const last = row.at(-1) as PlacedActor;
  const width = (offsets.at(-1) ?? 0) + first.extent.rowHalf * first.scale + last.extent.rowHalf * last.scale;
  const shrink = Math.min(1, (1200 - 2 * EDGE) / width);
  const half = (width * shrink) / 2;
  const center = Math.max(EDGE + half, Math.min(composition.x, 1200 - EDGE - half));
  row.forEach((each, i) => {
    each.scale *= shrink;
    each.x = center - half + first.extent.rowHalf * first.scale + (offsets[i] ?? 0) * shrink;
  });
}

function faceOneAnother(row: PlacedActor[], { composition, contact, isBackToBack, touching }: Shot): void {
  if (isBackToBack) {
    for (const [i, each] of row.entries()) each.flip = i < row.length / 2;
    return;
  }
  if (composition.facing === 'across' && contact !== 'hug') {
    for (const each of row) each.flip = false;
    return;
  }
  const middle = row.reduce((sum, each) => sum + each.x, 0) / row.length;
  // Those who touch look at each other.
  const pair = row.filter(({ actor }) => touching.includes(actor.castId));
  // All who run go the same way.
  for (const [i, each] of row.entries())
    each.flip = row.length > 1 && each.actor.pose !== 'run' && (i === row.length - 1 || each.x > middle + 20);
  if (pair.length === 2 && contact !== 'none') for (const [i, each] of pair.entries()) each.flip = i === 1;
}

/** The actor with appearance, pose and feeling of the page; nothing for one that is neither in the cast nor a guest. */
function castActor(plan: StoryPlan, scene: Scene, actor: Actor, shot: Shot): PlacedActor | null {
  const member = plan.cast.find(({ id }) => id === actor.castId);
  const guest = { guest: scene.guest, 'second-guest': scene.secondGuest }[actor.castId] ?? null;
  const described = member ?? (guest ? describedGuest(guest, plan) : null);
  if (!described) return null;
  const born = appearanceOf(described);
  const growth = readGrowth(plan, scene, actor.castId);
  const usual = growth === 1 ? born : { ...born, growth };
  const climate = readClimate(plan, scene.text, shot.setting);
  const dressed = wearing(
    takeOffLost(dressFor(usual, climate, eraOf(plan)), plan, shot),
    actor.castId,
    shot.worn,
  );
  const dressing = readDressing(plan, scene, actor.castId);
  const action = shot.actions.get(actor.castId);
  const held = shot.things.filter(
    ({ holder, isAside }) =>
      holder === actor.castId && !(isAside && action?.isStrong && !HOLDING.has(action.pose ?? '')),
  );
  // The text decides; of several things it is the one that the plan has in this hand.
  const taken =
    held.find(({ prop }) => prop === action?.tool) ??
    held.find(({ prop }) => prop === actor.holding) ??
    held[0];
  // Somebody else has it by the text.
  const isTaken = shot.things.some(
    ({ prop, holder }) => prop === actor.holding && holder !== null && holder !== actor.castId,
  );
  const inUse =
    taken?.prop ?? action?.tool ?? (isTaken || actor.holding === shot.missed ? null : actor.holding);
  const wanted = poseFor(action?.pose ?? plannedPose(actor, scene, shot), shot);
  const { appearance, holding, color } = withBelongings(
    dressing ? { ...dressed, dressing } : dressed,
    inUse,
    wanted,
    plan,
    shot,
  );
  const pose = holding === null && !appearance.wand && NEEDS_HELD.has(wanted) ? 'stand' : wanted;
  const other = held.find(({ prop }) => prop !== holding);
  return {
    ...(holding === taken?.prop && taken?.shows && { shows: taken.shows }),
    ...(other && holding !== null && hasOtherHand(pose, holding) && { second: other.prop }),
    actor: {
      ...actor,
      pose,
      feeling: shownFeeling(
        scene,
        action?.feeling ?? plannedFeeling(scene, actor),
        saysItself(plan, scene, actor.castId, shot.speaker),
      ),
      holding,
    },
    holdingColor: taken?.color ?? color,
    appearance,
    extent: figureExtent(appearance, pose),
    scale: relativeSize(appearance),
    x: 0,
    y: 0,
    flip: false,
    isSilhouette: false,
    isFromBehind: false,
  };
}

/** Whether what is said on a page is said by this actor: by its name after the words, else by who speaks first. */
function saysItself(plan: StoryPlan, scene: Scene, castId: string, speaker: string | null): boolean {
  const named = /” (?:said|cried|sighed|whispered|mumbled|answered) (\p{Lu}[\p{L}-]*)/u.exec(scene.text)?.[1];
  if (named === undefined) return speaker === castId || (speaker === null && plan.cast[0]?.id === castId);
  return nameOfActor(plan, scene, castId).split(' ').includes(named);
}

/** The others of a member of the cast who is several: they do the same, with empty hands. Where there are seats and hiding places, one is shown. */
function othersOf(plan: StoryPlan, scene: Scene, first: PlacedActor, shot: Shot): PlacedActor[] {
  if (shot.setting.inBed || shot.relation || shot.seating) return [];
  const { castId } = first.actor;
  const guest = { guest: scene.guest, 'second-guest': scene.secondGuest }[castId];
  const member =
    plan.cast.find(({ id }) => id === castId) ?? (guest && { ...guest, id: `guest/${guest.creature}` });
  if (!member) return [];
  const pose = NEEDS_HELD.has(first.actor.pose) ? 'stand' : first.actor.pose;
  return looksOfOthers(member, first.appearance)
    .slice(0, MOST_FIGURES - scene.actors.length)
    .map((look) => dressFor(look, readClimate(plan, scene.text, shot.setting), eraOf(plan)))
    .map((appearance) => ({
      ...first,
      actor: { ...first.actor, pose, holding: null },
      holdingColor: null,
      appearance,
      extent: figureExtent(appearance, pose),
    }));
}

/** The plan's pose where the text says nothing: nobody hugs the air, and joy is for the end. */
function plannedPose({ pose }: Actor, { beat }: Scene, { contact }: Shot): FigurePose {
  if (pose === 'hug') return contact === 'hug' ? pose : 'stand';
  return (pose === 'jump' || pose === 'dance') && beat !== 'ending' ? 'stand' : pose;
}

/** Poses that a composition cannot show are replaced by a similar one. */
function poseFor(pose: FigurePose, { composition, contact }: Shot): FigurePose {
  if (composition.distance === 'close') {
    if (
      pose === 'sleep' ||
      pose === 'sit' ||
      pose === 'crouch' ||
      pose === 'walk' ||
      pose === 'run' ||
      pose === 'jump'
    )
      return contact === 'hug' ? 'hug' : 'stand';
    return pose;
  }
  return pose === 'sleep' && composition.id !== 'bedside' ? 'sleep' : pose;
}
