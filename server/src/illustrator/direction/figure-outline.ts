import { drawFigureParts, type FigureParts } from '../body/draw-figure.ts';
import type { Box } from '../box.ts';
import type { Appearance } from '../creatures/appearance.ts';
import { createGradients } from '../gradients.ts';
import { joinRows, measureRows, type RowExtents, rowAt, rowMiddle } from '../outline/row-extents.ts';
import type { PlacedActor } from './placed-actor.ts';

/** The measured parts of a figure, in figure units, facing right; `still` is what stays where it is when an arm reaches. */
type FigureOutline = Readonly<Record<keyof FigureParts | 'whole' | 'still', RowExtents>>;

/** What was measured last, by everything that the outline depends on. */
const MEASURED = new Map<string, FigureOutline>();
const MOST_MEASURED = 300;

/** Looks as text, so that the next page finds what this one measured. */
const TEXTS = new WeakMap<Appearance, string>();

function textOf(appearance: Appearance): string {
  const known = TEXTS.get(appearance) ?? JSON.stringify(appearance);
  TEXTS.set(appearance, known);
  return known;
}

/** The outline of a figure as it is drawn. */
function outlineOf({ appearance, actor, second, seat, reach, isFromBehind }: PlacedActor): FigureOutline {
  const key = `${textOf(appearance)}/${actor.pose}/${actor.holding}/${second ?? ''}/${seat?.kind}/${isFromBehind}/${reach?.arm}/${reach?.farArm}`;
  const found = MEASURED.get(key);
  if (found) return found;
  if (MEASURED.size >= MOST_MEASURED) MEASURED.clear();
  const parts = drawFigureParts(
    appearance,
    {
      pose: actor.pose,
      feeling: actor.feeling,
      holding: actor.holding,
      second,
      reach,
      seat: seat?.kind,
      flip: false,
      fromBehind: isFromBehind,
    },
    createGradients('m-'),
  );
  const [head, body, arm, farArm, back, held, aid] = [
    parts.head,
    parts.body,
    parts.arm,
    parts.farArm,
    parts.back,
    parts.held,
    parts.aid,
  ].map(measureRows) as [RowExtents, RowExtents, RowExtents, RowExtents, RowExtents, RowExtents, RowExtents];
  const still = joinRows([head, body, back, aid]);
  const whole = joinRows([still, arm, farArm, held]);
  const outline = { head, body, arm, farArm, back, held, aid, still, whole };
  MEASURED.set(key, outline);
  return outline;
}

/** The left and right end of an actor's rows, in picture units from its own position. */
export interface Profile {
  rows: RowExtents;
  placed: PlacedActor;
}

/** The outline of a part of an actor, or of all of it. */
export const profileOf = (placed: PlacedActor, part: keyof FigureOutline): Profile => ({
  rows: outlineOf(placed)[part],
  placed,
});

/** How far a profile reaches to both sides at a height of the picture, relative to the actor's x; null where it has nothing. */
function reachAt({ rows, placed }: Profile, y: number): readonly [number, number] | null {
  const { scale, flip } = placed;
  const row = rowAt((y - placed.y) / scale);
  if (row < rows.first || row > rows.last) return null;
  const [left = 0, right = 0] = [rows.left[row], rows.right[row]];
  if (left > right) return null;
  return flip ? [-right * scale, -left * scale] : [left * scale, right * scale];
}

/** The box of a profile in the picture. */
export function boxOfProfile({ rows, placed }: Profile): Box {
  const { x, y, scale, flip } = placed;
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let row = rows.first; row <= rows.last; row += 1) {
    left = Math.min(left, rows.left[row] ?? left);
    right = Math.max(right, rows.right[row] ?? right);
  }
  if (left > right) return { left: x, right: x, top: y, bottom: y };
  return {
    left: x + (flip ? -right : left) * scale,
    right: x + (flip ? -left : right) * scale,
    top: y + (rowMiddle(rows.first) - 5) * scale,
    bottom: y + (rowMiddle(rows.last) + 5) * scale,
  };
}

/** The head with hair, ears and hat, in the picture. */
export const headBox = (placed: PlacedActor): Box => boxOfProfile(profileOf(placed, 'head'));
/** The whole figure with limbs, wings, tail and what it holds, in the picture. */
export const figureBox = (placed: PlacedActor): Box => boxOfProfile(profileOf(placed, 'whole'));

const STEP = 8;

/** How far apart two actors have to be so that the first, at the left, ends where the second begins; negative infinity when nothing meets. */
export function distanceBetween(a: Profile, b: Profile): number {
  const [one, other] = [boxOfProfile(a), boxOfProfile(b)];
  let out = Number.NEGATIVE_INFINITY;
  for (let y = Math.max(one.top, other.top); y <= Math.min(one.bottom, other.bottom); y += STEP) {
    const [left, right] = [reachAt(a, y), reachAt(b, y)];
    if (left && right) out = Math.max(out, left[1] - right[0]);
  }
  return out;
}

/** The share of a box that a profile covers. */
export function coveredShare(box: Box, profile: Profile): number {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  if (width <= 0 || height <= 0) return 0;
  const step = Math.min(STEP, height / 3);
  let [covered, all] = [0, 0];
  for (let y = box.top + step / 2; y < box.bottom; y += step) {
    all += width;
    const reach = reachAt(profile, y);
    if (!reach) continue;
    const { x } = profile.placed;
    covered += Math.max(0, Math.min(box.right, x + reach[1]) - Math.max(box.left, x + reach[0]));
  }
  return covered / Math.max(1, all);
}
