import type { Box } from '../box.ts';
import type { Appearance } from '../creatures/appearance.ts';
import type { Gradients } from '../gradients.ts';
import { drawProp, propBox } from '../props/draw-prop.ts';
import type { PropName } from '../props/prop-catalog.ts';
import { group, num, type Point, strokePath, transform } from '../svg.ts';
import type { FigureState } from './figure-state.ts';
import { type FigurePose, POSES } from './poses.ts';

/** What is above the hand that holds it: a roof over the head on a shaft, or something that flies on a string. */
interface Aloft {
  prop: PropName;
  isRoof: boolean;
  /** Its size, how far it is ahead of the hand, and how much higher than there its drawing begins. */
  size: number;
  ahead: number;
  rise: number;
  headScale: number;
}

const STRING = '#8E86A8';
const SHAFT = '#7A4E44';

const ALOFT: Partial<Record<PropName, Omit<Aloft, 'headScale'>>> = {
  umbrella: { prop: 'umbrella-canopy', isRoof: true, size: 1.15, ahead: 0, rise: 0 },
  balloon: { prop: 'balloon', isRoof: false, size: 0.74, ahead: 48, rise: 96 },
  balloons: { prop: 'balloons', isRoof: false, size: 0.86, ahead: 60, rise: 70 },
  kite: { prop: 'kite', isRoof: false, size: 0.74, ahead: 62, rise: 84 },
};
/** How far the rim of a roof is above the middle of the head, in head units, and how far above a hand at least. */
const RIM = 106;
const LEAST_SHAFT = 120;
/** Where the middle of a roof is between the head (0) and the hand (1). */
const TOWARDS_HAND = 0.4;
/** How much a roof leans with its shaft. */
const LEANS = 0.3;

/** How something is held high in a pose; undefined for what is held like other things. */
export function aloftOf(
  { build, shape, kind }: Appearance,
  pose: FigurePose,
  holding: PropName | null,
): Aloft | undefined {
  const found = holding === null ? undefined : ALOFT[holding];
  const isUpright = !POSES[pose].lying && !POSES[pose].bothHands && pose !== 'dig';
  if (!found || !isUpright || shape || build.bodiless || build.arms === 'none' || kind === 'snake') return;
  return { ...found, headScale: build.headScale };
}

/** Where its drawing has its origin, and how the shaft leans, in radians. */
function positionOf({ isRoof, ahead, rise, headScale }: Aloft, [hx, hy]: Point, head: Point) {
  const side = hx < head[0] ? -1 : 1;
  if (!isRoof) return { x: hx + side * ahead, y: hy - rise, lean: 0, side };
  const y = Math.min(head[1] - RIM * headScale, hy - LEAST_SHAFT);
  const x = head[0] + (hx - head[0]) * TOWARDS_HAND;
  return { x, y, lean: Math.atan2(x - hx, hy - y), side };
}

/** The box of what is held high, in figure units, without its shaft or string. */
export function aloftBox(aloft: Aloft, hand: Point, head: Point): Box {
  const { x, y } = positionOf(aloft, hand, head);
  const { left, right, top } = propBox(aloft.prop);
  const bottom = aloft.isRoof ? 0 : propBox(aloft.prop).bottom - (propBox(aloft.prop).bottom - top) * 0.45;
  return {
    left: x + left * aloft.size,
    right: x + right * aloft.size,
    top: y + top * aloft.size,
    bottom: y + bottom * aloft.size,
  };
}

/** Draws what is held high, on its shaft or string from the hand. */
export function drawAloft(
  gradients: Gradients,
  aloft: Aloft,
  { flip, holdingColor }: FigureState,
  hand: Point,
  head: Point,
): string {
  const { x, y, lean, side } = positionOf(aloft, hand, head);
  const [hx, hy] = hand;
  const drawing = drawProp(aloft.prop, gradients, { flip, color: holdingColor });
  const degrees = (lean * 180) / Math.PI;
  if (!aloft.isRoof) {
    const bottom = aloft.prop === 'kite' ? 0 : propBox(aloft.prop).bottom - 6;
    const end = y + bottom * aloft.size;
    return (
      strokePath(
        `M${num(hx)} ${num(hy)}Q${num(hx + side * aloft.ahead * 0.2)} ${num((hy + end) / 2)} ${num(x)} ${num(end)}`,
        STRING,
        2.4,
      ) + group(drawing, transform(x, y, 0, aloft.size))
    );
  }
  const shaft = Math.hypot(x - hx, hy - y);
  return (
    group(
      strokePath(`M0 ${num(-shaft - 70)}V30Q0 50 -14 50Q-26 50 -26 38`, SHAFT, 8),
      transform(hx, hy, degrees),
    ) + group(drawing, transform(x, y, degrees * LEANS, aloft.size))
  );
}
