import { pouringOf } from '../body/hold.ts';
import { type Box, overlapArea } from '../box.ts';
import type { EffectKind } from './effect-kind.ts';
import { bodyBox, faceBox, type PlacedActor } from './placed-actor.ts';
import { handPosition } from './reach.ts';
import type { Action } from './read-actions.ts';

/** An effect with its middle in picture units, drawn about 120 wide at scale 1. */
export interface PlacedEffect {
  kind: EffectKind;
  x: number;
  y: number;
  scale: number;
  flip: boolean;
}

/** Where an effect is: around the head, in front of the mouth, at the hand, at the lips, before the feet or behind the body. */
const SPOT: Record<EffectKind, 'head' | 'mouth' | 'hand' | 'lips' | 'feet' | 'behind' | 'body'> = {
  bubbles: 'hand',
  drops: 'hand',
  dust: 'feet',
  effort: 'head',
  fire: 'mouth',
  fright: 'head',
  hearts: 'head',
  knock: 'hand',
  notes: 'mouth',
  puff: 'mouth',
  scent: 'mouth',
  shiver: 'body',
  soil: 'feet',
  sound: 'mouth',
  sparkles: 'hand',
  speed: 'behind',
  splash: 'body',
  stars: 'head',
  steam: 'hand',
  strands: 'lips',
};
/** Shown once, whoever does it. */
const ONCE: ReadonlySet<EffectKind> = new Set<EffectKind>(['hearts', 'soil', 'steam']);
const MAX_EFFECTS = 4;
const HALF = 62;

/** The effects of what actors do, beside all faces; none for those who are seen from behind. */
export function placeEffects(
  actors: readonly PlacedActor[],
  actions: ReadonlyMap<string, Action>,
): PlacedEffect[] {
  const out: PlacedEffect[] = [];
  for (const placed of actors) {
    const kind = actions.get(placed.actor.castId)?.effect;
    // What is tipped has a stream of its own.
    if (kind === 'drops' && pouringOf(placed.actor.pose, placed.actor.holding)?.color) continue;
    if (!kind || placed.isFromBehind || placed.isSilhouette || placed.seat?.porthole) continue;
    if (out.length >= MAX_EFFECTS || (ONCE.has(kind) && out.some((each) => each.kind === kind))) continue;
    const effect = effectAt(kind, placed);
    const box: Box = {
      left: effect.x - HALF * effect.scale,
      right: effect.x + HALF * effect.scale,
      top: effect.y - HALF * effect.scale,
      bottom: effect.y + HALF * effect.scale,
    };
    const isInside = box.left > -20 && box.right < 1220 && box.top > -10 && box.bottom < 905;
    const isFree =
      SPOT[kind] === 'body' ||
      SPOT[kind] === 'lips' ||
      actors.every((other) => overlapArea(box, faceBox(other)) === 0);
    const isOnBody =
      SPOT[kind] === 'behind' &&
      actors.some((other) => other !== placed && overlapArea(box, bodyBox(other)) > 0);
    if (isInside && isFree && !isOnBody) out.push(effect);
  }
  return out;
}

function effectAt(kind: EffectKind, placed: PlacedActor): PlacedEffect {
  const { x, y, scale, flip, extent } = placed;
  const face = faceBox(placed);
  const ahead = flip ? -1 : 1;
  const [middle, half] = [(face.left + face.right) / 2, (face.right - face.left) / 2];
  const at = (ex: number, ey: number): PlacedEffect => ({ kind, x: ex, y: ey, scale: scale * 0.95, flip });
  switch (SPOT[kind]) {
    case 'head':
      return at(middle + ahead * half * 0.8, Math.max(70 * scale, face.top - half * 0.75));
    case 'lips':
      return at(middle + ahead * half * 0.12, face.bottom - half * 0.3);
    case 'mouth': {
      // At the height of the mouth: higher up it would come from an ear.
      const [ex, ey] = [middle + ahead * (half + 62 * scale), face.top + (face.bottom - face.top) * 0.78];
      const [hx, hy] = handPosition(placed, 'arm');
      // A hand that is raised there stays free.
      const isAtHand = Math.hypot(hx - ex, hy - ey) < 96 * scale;
      return isAtHand ? at(hx + ahead * 84 * scale, hy - 30 * scale) : at(ex, ey);
    }
    case 'hand': {
      const [hx, hy] = handPosition(placed, 'arm');
      return at(hx + ahead * 44 * scale, hy - 10 * scale);
    }
    case 'feet':
      return at(x + ahead * 140 * scale, Math.min(y - 18 * scale, 840));
    case 'behind':
      return at(
        x - ahead * (extent.bodyHalf + extent.tail * 0.4 + 60) * scale,
        y - extent.height * 0.35 * scale,
      );
    case 'body':
      return at(x, y - extent.height * 0.34 * scale);
  }
}
