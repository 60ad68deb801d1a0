import { type Box, overlapArea } from '../box.ts';
import type { PropName } from '../props/prop-catalog.ts';
import { faceBox, type PlacedActor } from './placed-actor.ts';
import type { PlacedThing } from './placed-thing.ts';

/** Something missing, in a thought bubble over the head of whoever misses it. */
export interface Thought {
  prop: PropName;
  castId: string;
  /** The middle of the bubble. */
  x: number;
  y: number;
  /** The small bubbles that lead to the head, from the head up. */
  trail: readonly { x: number; y: number; r: number }[];
}

/** Half the size of the bubble, in picture units. */
export const THOUGHT_HALF = { width: 150, height: 108 } as const;
const HIGHEST = 22;

/** A face with the ears or the hat over it. */
function headBox(placed: PlacedActor): Box {
  const { left, right, top, bottom } = faceBox(placed);
  return { left, right, top: top - (bottom - top) * 0.55, bottom };
}

/** Where the thought of a missing thing has room beside faces and what the page is about; null for nowhere. */
export function placeThought(
  prop: PropName | null,
  actors: readonly PlacedActor[],
  things: readonly PlacedThing[],
  leadId: string | null = null,
): Thought | null {
  const [first] = actors.filter(({ actor }) => actor.castId !== 'guest' && actor.castId !== 'second-guest');
  const thinker = actors.find(({ actor }) => actor.castId === leadId) ?? first;
  if (!prop || !thinker || thinker.seat?.porthole) return null;
  const head = headBox(thinker);
  const headX = (head.left + head.right) / 2;
  const taken: readonly Box[] = [
    ...actors.map(headBox),
    ...things.filter(({ isFocus }) => isFocus).map(({ box }) => box),
  ];
  const { width, height } = THOUGHT_HALF;
  let best: { x: number; y: number; cost: number } | null = null;
  for (let x = width + 24; x <= 1200 - width - 24; x += 24)
    for (const y of [HIGHEST + height, 190, 260, 330]) {
      const box = { left: x - width, right: x + width, top: y - height, bottom: y + height };
      if (taken.some((other) => overlapArea(box, other) > 0)) continue;
      const hidden = things.reduce((sum, thing) => sum + overlapArea(box, thing.box), 0);
      const cost = Math.hypot(x - headX, head.top - 60 - y) + hidden / 40 + (y > head.top ? 300 : 0);
      if (cost < (best?.cost ?? 620)) best = { x, y, cost };
    }
  if (!best) return null;
  const { x, y } = best;
  const side = Math.sign(x - headX) || 1;
  const from = { x: headX + side * Math.min(40, Math.abs(x - headX)), y: head.top - 8 };
  const to = { x: x - side * width * 0.45, y: y + height * 0.86 };
  const trail = [0.12, 0.5, 0.85].map((part, i) => ({
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
    r: 9 + i * 5,
  }));
  return { prop, castId: thinker.actor.castId, x, y, trail };
}
