import { isRoofed } from '../backgrounds/backdrop.ts';
import type { Box } from '../box.ts';
import { largestScale, lyingBox, propBox, propEntry } from '../props/draw-prop.ts';
import type { PropName, PropSpot } from '../props/prop-catalog.ts';
import type { Shot } from './direct-book.ts';
import type { NamedThing } from './read-things.ts';
import { spotIn } from './spot-in.ts';
import { isFreeWall } from './wall-room.ts';

/** A drawing with its origin, size and box in picture units. */
interface Placed {
  x: number;
  y: number;
  scale: number;
  box: Box;
}

/** Where the thing that a page is about is drawn. */
interface FocusSlot {
  /** One, or several where the text names several. */
  copies: readonly Placed[];
  /** The table that it stands on, in a room. */
  table: Placed | null;
  /** Drawn behind the actors, who may stand before its sides. */
  isBehind: boolean;
  /** Above the heads: the actors need no room for it between them. */
  isAbove: boolean;
  /** It hangs from a line or stands on an easel: there is no wall, or no room on it. */
  isOnStand: boolean;
  /** The middle and the width of the place that actors keep free. */
  left: number;
  right: number;
}

/** How much larger than beside the actors it may be drawn: small things come near, large ones hardly. */
const LARGEST: Record<PropSpot, number> = {
  hand: 2.1,
  table: 2.1,
  ground: 2.3,
  large: 1.5,
  wall: 1.9,
  sky: 2.2,
};
/** Small things are no larger than this, in picture units, so that nobody stands before a carrot as high as a tree. */
const SMALL: Partial<Record<PropSpot, number>> = { hand: 170, table: 190, ground: 280 };
/** How much larger than beside the actors the thing that matters is: it is a little nearer than they are. */
const NEARER = { far: 1.15, middle: 1.15, close: 1 } as const;
const NEARNESS = { far: 0.62, middle: 1, close: 1.3 } as const;
/** Several stand side by side: the shifts are in widths and heights of one. */
const SEVERAL: readonly (readonly [number, number])[] = [
  [-0.56, 0],
  [0.56, -0.05],
  [0.02, 0.16],
];
/** Where else on a wall there may be room, from the place of the composition. */
const SHIFTS = [0, -60, 60, -120, 120, -180, 180, -240, 240, -300, 300] as const;
/** What lies flat on the ground is behind whoever stands on it. */
const FLAT: ReadonlySet<PropName> = new Set<PropName>(['footprints', 'puddle', 'rug', 'drain', 'rails']);
/** What flies or hangs is over the heads of the actors. */
const FOOT_ABOVE = { far: 440, middle: 400, close: 330 } as const;

/**
 * The place of the thing that a page is about; null where the composition has none. `unit` is the size of a child beside it
 * (`unitOf`), once the actors are placed.
 */
export function focusSlot(
  shot: Shot,
  thing: NamedThing,
  unit: number = shot.composition.scale,
): FocusSlot | null {
  const { composition, setting } = shot;
  if (!composition.focus) return null;
  const spot = spotIn(thing.prop, setting.backdrop);
  const own = lyingBox(thing.prop);
  const onWall = spot === 'wall' ? placeOnWall(shot, thing, unit) : null;
  const isAbove = spot === 'sky' || onWall !== null;
  const table =
    spot === 'table' && setting.isInside && composition.distance !== 'close' ? tableAt(shot, unit) : null;
  const { x, width, height } = composition.focus;
  const foot = isAbove
    ? FOOT_ABOVE[composition.distance]
    : table
      ? table.box.top + 12
      : spot === 'wall'
        ? 660
        : composition.focus.foot;
  const high = isAbove ? foot - 50 : table ? 230 : height;
  const several = thing.isMany && spot !== 'large' && own.right - own.left < 260;
  const growth = thing.growth ?? 1;
  const scale = Math.min(
    (Math.min(1, growth) * (table ? 220 : width)) / (several ? 2.12 : 1) / (own.right - own.left),
    (Math.min(1, growth) * high) / (several ? 1.2 : 1) / (own.bottom - own.top),
    (growth * smallest(spot, composition) * Math.min(1, propEntry(thing.prop).size)) /
      Math.max((own.right - own.left) * 0.75, own.bottom - own.top) /
      (several ? 1.25 : 1),
    growth * largestScale(thing.prop, NEARER[composition.distance] * unit),
    growth *
      LARGEST[spot] *
      propEntry(thing.prop).size *
      (composition.distance === 'far' ? (spot === 'hand' || spot === 'table' ? 0.6 : 0.8) : 1),
  );
  const [w, h] = [(own.right - own.left) * scale, (own.bottom - own.top) * scale];
  const lift = several ? -0.16 * h : 0;
  const middle = onWall ?? x;
  const copies = (several ? SEVERAL.slice(0, thing.isPair ? 2 : 3) : [[0, 0] as const]).map(([dx, dy]) =>
    placedAt(own, middle + dx * w, foot + dy * h + lift, scale),
  );
  const edge = spot === 'large' ? Math.min(90, w * 0.2) : 0;
  const boxes = [...copies, ...(table ? [table] : [])].map(({ box }) => box);
  return {
    copies,
    table,
    isBehind: FLAT.has(thing.prop) || spot === 'large' || spot === 'wall' || spot === 'sky' || table !== null,
    isAbove,
    isOnStand: spot === 'wall' && onWall === null,
    left: Math.min(...boxes.map((box) => box.left)) + edge,
    right: Math.max(...boxes.map((box) => box.right)) - edge,
  };
}

/** The middle of a free place on the wall of a room; null outdoors and where there is none. */
function placeOnWall(shot: Shot, { prop }: NamedThing, unit: number): number | null {
  const { composition, setting } = shot;
  if (!isRoofed(setting.backdrop) || !composition.focus) return null;
  const { x } = composition.focus;
  const foot = FOOT_ABOVE[composition.distance];
  const scale = Math.min(largestScale(prop, unit), unit * propEntry(prop).size * 1.15);
  const isFree = (at: number) => isFreeWall(placedAt(propBox(prop), at, foot, scale).box, shot);
  return SHIFTS.map((shift) => x + shift).find(isFree) ?? null;
}

const smallest = (spot: PropSpot, { distance }: Shot['composition']): number =>
  (SMALL[spot] ?? Number.POSITIVE_INFINITY) * NEARNESS[distance];

function placedAt(own: Box, middle: number, foot: number, scale: number): Placed {
  const x = middle - ((own.left + own.right) / 2) * scale;
  const y = foot - own.bottom * scale;
  return {
    x,
    y,
    scale,
    box: {
      left: x + own.left * scale,
      right: x + own.right * scale,
      top: y + own.top * scale,
      bottom: y + own.bottom * scale,
    },
  };
}

function tableAt({ composition }: Shot, unit: number): Placed {
  const scale = Math.min(1.5, 1.05 * Math.max(0.6, unit));
  return placedAt(propBox('table'), composition.focus?.x ?? 600, composition.y - 20, scale);
}
