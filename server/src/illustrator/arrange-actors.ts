import type { Actor, Place, Scene, StoryPlan } from '../storyteller/story-plan.ts';
import { type Appearance, appearanceOf } from './creatures/appearance.ts';
import { BUILDS } from './creatures/builds.ts';
import { group } from './svg.ts';

/** The camera view of a page; it varies when a place is used on several pages. */
export interface CameraView {
  mirrored: boolean;
  /** Closer, so that the background is larger. */
  close: boolean;
}

const NEVER_MIRRORED: ReadonlySet<Place> = new Set(['library', 'school', 'workshop', 'cave', 'undersea']);

/** Chooses the camera view of a page; the last page has the same view as the first. */
export function cameraViewFor(plan: StoryPlan, scene: Scene): CameraView {
  if (scene.beat === 'home-again') return { mirrored: false, close: false };
  const earlierUses = plan.scenes.filter(
    ({ place, pageNumber }) => place === scene.place && pageNumber < scene.pageNumber,
  ).length;
  const mayMirror = !NEVER_MIRRORED.has(scene.place);
  return {
    mirrored: mayMirror && earlierUses % 2 === 1,
    close: mayMirror ? earlierUses % 4 >= 2 : earlierUses % 2 === 1,
  };
}

/** Transforms a layer for a camera view; a close view enlarges background layers, but not the foreground. */
export function applyCameraView(layer: string, view: CameraView, isBackground: boolean): string {
  const k = view.close && isBackground ? 1.2 : 1;
  if (!view.mirrored && k === 1) return layer;
  const x = view.mirrored ? 600 + 660 * k - (k - 1) * 60 : 600 - 660 * k + 60;
  const shift = view.mirrored ? 600 + 600 * k : 600 - 600 * k;
  return group(
    layer,
    `translate(${Math.round(k === 1 ? shift : x)} ${Math.round(700 - 700 * k)}) scale(${view.mirrored ? -k : k} ${k})`,
  );
}

/** An actor with its position in the picture: feet at (x, y). Lengths are in picture units. */
export interface PlacedActor {
  actor: Actor;
  appearance: Appearance;
  scale: number;
  halfWidth: number;
  x: number;
  y: number;
  flip: boolean;
}

const DEPTHS = [
  { scale: 0.62, y: 742 },
  { scale: 0.86, y: 790 },
  { scale: 1.06, y: 838 },
] as const;

/** Half the width that a figure needs, in figure units. */
function halfWidthOf(appearance: Appearance, actor: Actor): number {
  const wide =
    {
      fish: 250,
      whale: 330,
      elephant: 172,
      lion: 148,
      crab: 210,
      dragon: 180,
      dinosaur: 176,
      crocodile: 178,
      butterfly: 170,
      owl: 132,
      snail: 170,
      caterpillar: 160,
      octopus: 160,
      koala: 138,
      squirrel: 140,
      fox: 134,
    }[appearance.kind as string] ?? 122;
  const reach =
    { point: 24, sleep: 70, run: 40, wave: 26, jump: 40, dance: 30, hug: 20, hold: 20 }[
      actor.pose as string
    ] ?? 0;
  return wide + reach + (appearance.cape || appearance.wings ? 20 : 0);
}

/** Composition: places the actors side by side without hiding a face, distant ones higher up and smaller, facing one another. */
export function arrangeActors(scene: Scene, plan: StoryPlan, view: CameraView): PlacedActor[] {
  const placedActors = scene.actors.flatMap((actor) => placeByDepth(actor, scene, plan));
  if (view.mirrored) placedActors.reverse();
  const count = placedActors.length;
  const enlargement = (count === 1 ? 1.2 : count === 2 ? 1.1 : 1) * (view.close ? 1.06 : 1);
  for (const placed of placedActors) {
    placed.scale *= enlargement;
    placed.halfWidth *= enlargement;
  }
  const totalWidth = placedActors.reduce((sum, placed) => sum + placed.halfWidth * 2, 0);
  const availableWidth = count === 1 ? 900 : 1120;
  const shrink = Math.min(1, availableWidth / totalWidth);
  const isHug = scene.actors.some(({ pose }) => pose === 'hug');
  const spare = availableWidth - totalWidth * shrink;
  const gap = count > 1 ? (isHug ? -14 : Math.min(54, spare / (count - 1))) : 0;
  const usedWidth = totalWidth * shrink + gap * (count - 1);
  const preferredCenter = count === 1 ? 450 : count === 2 ? 520 : 590;
  const center = view.mirrored ? 1200 - preferredCenter : preferredCenter;
  let x = Math.max(40, Math.min(center - usedWidth / 2, 1160 - usedWidth));
  for (const placed of placedActors) {
    placed.scale *= shrink;
    placed.halfWidth *= shrink;
    placed.x = x + placed.halfWidth;
    x += placed.halfWidth * 2 + gap;
  }
  const middle = placedActors.reduce((sum, placed) => sum + placed.x, 0) / (count || 1);
  placedActors.forEach((placed, i) => {
    placed.flip = count > 1 ? i === count - 1 || placed.x > middle + 60 : view.mirrored;
  });
  return placedActors;
}

/** The actor with scale and y of its depth, at x = 0; nothing for an actor that is neither in the cast nor a guest. */
function placeByDepth(actor: Actor, scene: Scene, plan: StoryPlan): PlacedActor[] {
  const member = plan.cast.find(({ id }) => id === actor.castId);
  const guest = { guest: scene.guest, 'second-guest': scene.secondGuest }[actor.castId] ?? null;
  if (!member && !guest) return [];
  const appearance = appearanceOf(
    member ?? { id: `guest/${guest?.creature}`, creature: guest?.creature ?? '', description: '' },
  );
  const depth = DEPTHS[actor.depth as 0 | 1 | 2] ?? DEPTHS[1];
  const scale = depth.scale * (0.35 + 0.65 * appearance.size * BUILDS[appearance.kind].size);
  const halfWidth = halfWidthOf(appearance, actor) * scale;
  return [{ actor, appearance, scale, halfWidth, x: 0, y: depth.y, flip: false }];
}
