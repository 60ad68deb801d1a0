import { overlapArea } from '../box.ts';
import { propBox } from '../props/draw-prop.ts';
import { faceBox, type PlacedActor } from './placed-actor.ts';
import type { PlacedThing } from './placed-thing.ts';
import { reachFor } from './reach.ts';
import type { Carrying } from './read-carrying.ts';
import { plainThing } from './read-things.ts';

/** Below it a thing would be too small to be seen between two bodies. */
const MIN_WIDTH = 110;

/** The width that a thing carried by two needs between them, in figure units; things that stand high are laid down. */
export function carriedWidth({ prop }: Carrying): number {
  const { left, right, top, bottom } = propBox(prop);
  return Math.max(MIN_WIDTH, isLaidDown(prop) ? bottom - top : right - left);
}

const isLaidDown = (prop: Carrying['prop']): boolean => {
  const { left, right, top, bottom } = propBox(prop);
  return bottom - top > 1.8 * (right - left);
};

/** Puts a thing into the hands of its two carriers; null when they are not next to each other. */
export function carryTogether(row: readonly PlacedActor[], carrying: Carrying): PlacedThing | null {
  const [a, b] = carrying.carriers
    .map((id) => row.find(({ actor }) => actor.castId === id))
    .sort((one, other) => (one?.x ?? 0) - (other?.x ?? 0));
  if (!a || !b) return null;
  const { prop } = carrying;
  const { left, right, top, bottom } = propBox(prop);
  const isLying = isLaidDown(prop);
  const [width, height] = isLying ? [bottom - top, right - left] : [right - left, bottom - top];
  const scale = Math.min(
    Math.max(0.5, (b.x - a.x - 60 * a.scale) / width),
    (300 * Math.min(a.scale, b.scale)) / height,
    1.3 * Math.max(a.scale, b.scale),
  );
  const middle = (a.x + b.x) / 2;
  const chin = Math.max(...[a, b].map((each) => faceBox(each).bottom));
  const handY = Math.max(a.y - 140 * a.scale, b.y - 140 * b.scale, chin + 6 + (height * scale) / 2);
  const half = (width * scale) / 2;
  const box = {
    left: middle - half,
    right: middle + half,
    top: handY - (height * scale) / 2,
    bottom: handY + (height * scale) / 2,
  };
  if (box.bottom > 894 || row.some((each) => overlapArea(box, faceBox(each)) > 0)) return null;
  a.flip = false;
  b.flip = true;
  reachFor(a, [box.left + 10, handY]);
  reachFor(b, [box.right - 10, handY]);
  const [ox, oy] = [(left + right) / 2, (top + bottom) / 2];
  return {
    ...plainThing(prop),
    // Turned by a quarter, the middle of the drawing is to the side of its origin.
    x: middle - (isLying ? -oy : ox) * scale,
    y: handY - (isLying ? ox : oy) * scale,
    scale,
    cost: 0,
    angle: isLying ? 90 : 0,
    box,
    isBehind: false,
    isCarried: true,
  };
}
