import type { Actor, Place, Scene, StoryPlan } from '../storyteller/story-plan.ts';
import { type Appearance, appearanceOf } from './creatures/appearance.ts';
import { BUILDS } from './creatures/builds.ts';
import { group } from './svg.ts';

/** From where a page looks at its place: a place that comes again is seen from another side. */
export interface CameraView {
  mirrored: boolean;
  /** Nearer, so that the landscape is larger. */
  close: boolean;
}

const NEVER_MIRRORED: ReadonlySet<Place> = new Set(['library', 'school', 'workshop', 'cave', 'undersea']);

/** The view of a page: the last page shows home just as the first one did. */
export function cameraViewFor(plan: StoryPlan, scene: Scene): CameraView {
  if (scene.beat === 'home-again') return { mirrored: false, close: false };
  const before = plan.scenes.filter(
    (one) => one.place === scene.place && one.pageNumber < scene.pageNumber,
  ).length;
  const turns = !NEVER_MIRRORED.has(scene.place);
  return { mirrored: turns && before % 2 === 1, close: turns ? before % 4 >= 2 : before % 2 === 1 };
}

/** A painted layer as a view shows it; `far` layers come nearer in a close view. */
export function applyCameraView(layer: string, view: CameraView, far: boolean): string {
  const k = view.close && far ? 1.2 : 1;
  if (!view.mirrored && k === 1) return layer;
  const x = view.mirrored ? 600 + 660 * k - (k - 1) * 60 : 600 - 660 * k + 60;
  const shift = view.mirrored ? 600 + 600 * k : 600 - 600 * k;
  return group(
    layer,
    `translate(${Math.round(k === 1 ? shift : x)} ${Math.round(700 - 700 * k)}) scale(${view.mirrored ? -k : k} ${k})`,
  );
}

/** One actor with its place in the picture: feet at (x, y). */
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

/** Half the width a figure needs, in its own units. */
function halfWidth(appearance: Appearance, actor: Actor): number {
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

/** Places actors side by side: nobody hides a face, the far stand higher and smaller, all look towards one another. */
export function arrangeActors(scene: Scene, plan: StoryPlan, view: CameraView): PlacedActor[] {
  const cast: PlacedActor[] = [];
  for (const actor of scene.actors) {
    const member = plan.cast.find((one) => one.id === actor.castId);
    const guest = actor.castId === 'guest' ? scene.guest : null;
    if (!member && !guest) continue;
    const appearance = appearanceOf(
      member ?? { id: `guest/${guest?.creature}`, creature: guest?.creature ?? '', description: '' },
    );
    const depth = DEPTHS[actor.depth as 0 | 1 | 2] ?? DEPTHS[1];
    const scale = depth.scale * (0.35 + 0.65 * appearance.size * BUILDS[appearance.kind].size);
    cast.push({
      actor,
      appearance,
      scale,
      halfWidth: halfWidth(appearance, actor) * scale,
      x: 0,
      y: depth.y,
      flip: false,
    });
  }
  if (view.mirrored) cast.reverse();
  const fewer = cast.length === 1 ? 1.2 : cast.length === 2 ? 1.1 : 1;
  for (const one of cast) {
    one.scale *= fewer * (view.close ? 1.06 : 1);
    one.halfWidth *= fewer * (view.close ? 1.06 : 1);
  }
  const total = cast.reduce((sum, one) => sum + one.halfWidth * 2, 0);
  const room = cast.length === 1 ? 900 : 1120;
  const shrink = Math.min(1, room / total);
  const close = scene.actors.some((one) => one.pose === 'hug');
  const spare = room - total * shrink;
  const gap = cast.length > 1 ? (close ? -14 : Math.min(54, spare / (cast.length - 1))) : 0;
  const used = total * shrink + gap * (cast.length - 1);
  const left = cast.length === 1 ? 450 : cast.length === 2 ? 520 : 590;
  const center = view.mirrored ? 1200 - left : left;
  let x = Math.max(40, Math.min(center - used / 2, 1160 - used));
  for (const one of cast) {
    one.scale *= shrink;
    one.halfWidth *= shrink;
    one.x = x + one.halfWidth;
    x += one.halfWidth * 2 + gap;
  }
  const middle = cast.reduce((sum, one) => sum + one.x, 0) / (cast.length || 1);
  cast.forEach((one, i) => {
    one.flip = cast.length > 1 ? i === cast.length - 1 || one.x > middle + 60 : view.mirrored;
  });
  return cast;
}
