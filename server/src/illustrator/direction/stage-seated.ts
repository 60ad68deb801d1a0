import { isDrawnByBackdrop } from '../backgrounds/backdrop-things.ts';
import type { Box } from '../box.ts';
import { type PropSeat, propBox, propEntry, propSeats } from '../props/draw-prop.ts';
import type { PropName } from '../props/prop-catalog.ts';
import type { Distance } from './composition.ts';
import type { Shot } from './direct-book.ts';
import { figureExtent } from './figure-extent.ts';
import { focusSlot } from './focus-slot.ts';
import type { PlacedActor, TakenSeat } from './placed-actor.ts';
import { joinNeighbours } from './reach.ts';
import { isVehicle, type Seating } from './read-seating.ts';
import { FRAME, settleRows } from './settle-row.ts';

/** Half the width of a usual head in figure units. */
const HEAD = 98;
/** How high riders and vehicle together may be, in picture units. */
const HEIGHT: Record<Distance, number> = { far: 480, middle: 640, close: 760 };
const WIDTH: Record<Distance, number> = { far: 700, middle: 1000, close: 1150 };
const EDGE = 24;

/** How far a rider reaches above the point that its seat names, in widths of the head. */
const ABOVE: Record<PropSeat['kind'], number> = {
  window: 1.3,
  porthole: 1,
  saddle: 3.1,
  bench: 3.1,
  standing: 4.2,
};

/** How far bodies reach to the sides, in widths of the head. */
const BESIDE = 1.15;

/** Puts those who ride in or sit on something into its seats, and the others beside it, at the right. */
export function stageSeated(
  placed: readonly PlacedActor[],
  shot: Shot,
  { prop, riders }: Seating,
): PlacedActor[] {
  const seats = propSeats(prop);
  const seated = riders
    .map((id) => placed.find(({ actor }) => actor.castId === id))
    .filter((each) => each !== undefined)
    .slice(0, seats.length);
  const beside = placed.filter((each) => !seated.includes(each));
  const { composition } = shot;
  for (const each of placed) each.scale *= composition.scale;
  const besideWidth = beside.reduce((sum, each) => sum + 2 * each.extent.rowHalf * each.scale, 0);
  const slot = beside.length === 0 && shot.focus ? focusSlot(shot, shot.focus) : null;
  const kept = besideWidth + (slot ? 1200 - EDGE - slot.left : 0);
  const used = seats.slice(0, seated.length);
  const natural = naturalScale(seated, used);
  const seat = placeSeat(prop, used, natural, shot, kept);
  // Where the vehicle has to be smaller, everybody is: it keeps its size beside them.
  for (const each of placed) each.scale *= seat.scale / natural;
  for (const [i, each] of seated.entries()) takeSeat(each, seats[i] as PropSeat, seat);
  if (!isVehicle(prop)) turnToOneAnother(seated);
  standBeside(beside, seat.x + boxWithRiders(prop, used).right * seat.scale, shot);
  const row = [...seated, ...beside].sort((a, b) => a.x - b.x);
  if (seats[0]?.kind === 'bench') joinNeighbours(row, shot.contact);
  return [...seated, ...beside];
}

/** Puts actors next to one another from `left` to the edge of the picture. */
function standBeside(beside: readonly PlacedActor[], left: number, { composition }: Shot): void {
  let right = left;
  for (const each of beside) {
    const half = each.extent.rowHalf * each.scale;
    const y = composition.distance === 'close' ? 884 : composition.y - 4;
    Object.assign(each, { x: right + half, y, flip: true });
    right = each.x + half;
  }
  settleRows([[beside, { left: Math.min(left, 900), right: FRAME.right, pinned: 'left' }]], false);
}

/** The box of the furniture with those who sit on it, in its own units. */
function boxWithRiders(prop: PropName, used: readonly PropSeat[]): Box {
  const box = propBox(prop);
  return {
    left: Math.min(box.left, ...used.map(({ x, r }) => x - BESIDE * r)),
    right: Math.max(box.right, ...used.map(({ x, r }) => x + BESIDE * r)),
    top: Math.min(box.top, ...used.map(({ y, r, kind }) => y - ABOVE[kind] * r)),
    bottom: box.bottom,
  };
}

/** How large a vehicle is in which the largest head fits its seat. */
function naturalScale(seated: readonly PlacedActor[], used: readonly PropSeat[]): number {
  return Math.max(...seated.map(({ extent, scale }, i) => (extent.headHalf * scale) / (used[i]?.r ?? HEAD)));
}

/** Where the vehicle or the furniture is, and how large. */
function placeSeat(
  prop: PropName,
  used: readonly PropSeat[],
  natural: number,
  shot: Shot,
  besideWidth: number,
): TakenSeat {
  const { composition, setting, things } = shot;
  const box = boxWithRiders(prop, used);
  const width = box.right - box.left;
  const scale = Math.min(
    Math.min(WIDTH[composition.distance], 1200 - 2 * EDGE - besideWidth) / width,
    HEIGHT[composition.distance] / (box.bottom - box.top),
    natural,
  );
  const isFlying = propEntry(prop).spot === 'sky' && !setting.isInside;
  // Where the room has one itself, it is covered.
  const wanted = isDrawnByBackdrop(prop, setting) ? 840 : composition.x;
  const half = (width * scale) / 2;
  const center =
    besideWidth > 0
      ? Math.max(EDGE + half, wanted - besideWidth / 2 - half * 0.3)
      : Math.max(EDGE + half, Math.min(wanted, 1200 - EDGE - half));
  const last = 1200 - EDGE - besideWidth - half;
  const foot = isFlying ? 470 + (box.bottom - box.top) * scale * 0.5 : composition.y;
  return {
    prop,
    kind: used[0]?.kind ?? 'bench',
    color: things.find((thing) => thing.prop === prop)?.color ?? null,
    x: Math.min(center, Math.max(last, EDGE + half)) - ((box.left + box.right) / 2) * scale,
    y: Math.min(foot, 884) - box.bottom * scale,
    scale,
  };
}

function takeSeat(rider: PlacedActor, { kind, x, y, r }: PropSeat, seat: TakenSeat): void {
  const { appearance, actor } = rider;
  rider.appearance = appearance.aid ? { ...appearance, aid: null } : appearance;
  rider.extent = figureExtent(rider.appearance, actor.pose, kind);
  const { headX, headY, hipY } = rider.extent;
  const { scale } = rider;
  const at = { x: seat.x + x * seat.scale, y: seat.y + y * seat.scale };
  const isHead = kind === 'window' || kind === 'porthole';
  Object.assign(rider, {
    x: isHead ? at.x - headX * scale : at.x,
    y: isHead ? at.y - headY * scale : kind === 'standing' ? at.y : at.y - hipY * scale,
    flip: false,
    seat: {
      ...seat,
      kind,
      ...(kind === 'porthole' ? { porthole: { ...at, r: r * seat.scale } } : {}),
    },
  });
  if (isHead) rider.actor = { ...actor, holding: null };
}

/** Two on a bench look at each other. */
function turnToOneAnother(seated: readonly PlacedActor[]): void {
  if (seated.length < 2) return;
  const middle = seated.reduce((sum, { x }) => sum + x, 0) / seated.length;
  for (const each of seated) each.flip = each.x > middle + 10;
}
