import { Prop } from '../../storyteller/story-plan.ts';
import type { Box } from '../box.ts';
import { type ClockTime, clockHands, NEUTRAL_TIME } from '../clock-hands.ts';
import type { Gradients } from '../gradients.ts';
import { flattenSvg } from '../outline/flatten-svg.ts';
import { darker } from '../palette.ts';
import { group, transform } from '../svg.ts';
import type { CompiledProp } from './compile-prop.ts';
import { HAND_WORK } from './hand-work.ts';
import art from './prop-art.json' with { type: 'json' };
import { PROP_CATALOG, type PropEntry, type PropName } from './prop-catalog.ts';
import { longestSide } from './prop-size.ts';

/** The catalog entry of a prop. */
export const propEntry = (prop: PropName): PropEntry => PROP_CATALOG[prop];

/** The box of a prop around its grip point (0, 0), in figure units. */
export function propBox(prop: PropName): Box {
  if (propEntry(prop).figure) return FIGURE_BOX;
  const [left = 0, top = 0, right = 0, bottom = 0] = artOf(prop).box.split(' ').map(Number);
  return { left, top, right, bottom };
}

const LYING = new Map<PropName, Box>();

/** The box of a prop as it lies on the ground, turned around its origin: of what is drawn, because turned corners reach deeper. */
export function lyingBox(prop: PropName): Box {
  const { lyingAngle } = propEntry(prop);
  if (lyingAngle === 0) return propBox(prop);
  const known = LYING.get(prop);
  if (known) return known;
  const box: Box = {
    left: Number.POSITIVE_INFINITY,
    right: Number.NEGATIVE_INFINITY,
    top: Number.POSITIVE_INFINITY,
    bottom: Number.NEGATIVE_INFINITY,
  };
  flattenSvg(group(artOf(prop).art, transform(0, 0, lyingAngle)), (points, half) => {
    for (const [x, y] of points) {
      box.left = Math.min(box.left, x - half);
      box.right = Math.max(box.right, x + half);
      box.top = Math.min(box.top, y - half);
      box.bottom = Math.max(box.bottom, y + half);
    }
  });
  LYING.set(prop, box);
  return box;
}

/**
 * How a seat is taken. `window`: the head is at the circle, the body behind the front of the drawing; `porthole`: only the head is seen,
 * in the circle; `saddle`: astride, the hip is there; `bench`: the hip is there, the legs hang in front; `standing`: the feet are there.
 */
const SEAT_KINDS = ['window', 'porthole', 'saddle', 'bench', 'standing'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

/** A place for a rider, in figure units around the prop's origin; `r` is half the width of the head that fits. */
export interface PropSeat {
  kind: SeatKind;
  x: number;
  y: number;
  r: number;
}

/** Beings that are drawn like characters have about the same size. */
const FIGURE_BOX: Box = { left: -130, right: 130, top: -400, bottom: 0 };

const ART: Partial<Record<PropName, CompiledProp>> = art;
const NOTHING: CompiledProp = { art: '', box: '0 0 0 0' };
const artOf = (prop: PropName): CompiledProp => ART[prop] ?? NOTHING;

/** The drawing of a prop with the placeholders of its paints. */
export const propArt = (prop: PropName): string => artOf(prop).art;

/** The seats of a prop, in the order in which they are taken; none for most. */
export const propSeats = (prop: PropName): PropSeat[] =>
  (artOf(prop).seats ?? '')
    .split(';')
    .filter((seat) => seat !== '')
    .map((seat) => {
      const [kind = '', x, y, r] = seat.split(' ');
      return {
        kind: SEAT_KINDS.find((each) => each === kind) ?? 'saddle',
        x: Number(x),
        y: Number(y),
        r: Number(r),
      };
    });

const TOKEN = /\{([sogf])(!?)(#\w{6})(?:\/([\d.]+))?\}/g;

const PLAIN_COLOR = /(fill|stroke)="(#\w{6})"/g;

/** Where the hands of clocks are: their middle, and the radius of the face. */
const CLOCK_FACES: Partial<Record<PropName, readonly [x: number, y: number, radius: number]>> = {
  clock: [0, -54, 42],
  'alarm-clock': [0, -46, 34],
  watch: [0, 0, 31],
  'pocket-watch': [0, 6, 34],
};

/** How a prop is drawn. */
export interface PropLook {
  /** Mirrored by the caller, so that light still comes from the upper left. */
  flip?: boolean;
  /** Replaces the prop's main colour. */
  color?: string | null;
  /** Adapts every colour to the light of the scene. */
  light?: (color: string) => string;
  /** What a clock shows. */
  clockTime?: ClockTime;
  /** Draws only what is before those who sit in it. */
  onlyFront?: boolean;
}

/** Draws a prop around its grip point (0, 0), in figure units. */
export function drawProp(
  prop: PropName,
  gradients: Gradients,
  {
    flip = false,
    color = null,
    light = (own) => own,
    onlyFront = false,
    clockTime = NEUTRAL_TIME,
  }: PropLook = {},
): string {
  const drawing = (onlyFront ? (artOf(prop).front ?? '') : artOf(prop).art)
    .replace(PLAIN_COLOR, (_all, name: string, own: string) => `${name}="${light(own)}"`)
    .replace(TOKEN, (_all, kind: string, mark: string, own: string, strength?: string) => {
      if (kind === 'g') return gradients.glow(own, Number(strength ?? 0.8));
      const shown = light(mark && color ? color : own);
      if (kind === 's') return gradients.shaded(shown, flip);
      return kind === 'o' ? darker(shown, 0.28) : shown;
    });
  const face = CLOCK_FACES[prop];
  const hands = face ? clockHands(...face, light('#4A3A4A'), clockTime, flip) : '';
  return group(drawing + hands, undefined, { 'data-part': onlyFront ? `${prop}-front` : prop });
}

/** Lies on a paw: round things without a handle. */
const ON_THE_PAW: ReadonlySet<PropName> = new Set<PropName>([
  'acorn',
  'ball',
  'bowl',
  'badge',
  'cake',
  'coin',
  'compass',
  'crystal',
  'egg',
  'pebble',
  'seed',
  'shell',
]);

/** Hangs from the hand by its upper end. */
const HANGING: ReadonlySet<PropName> = new Set<PropName>(['medal', 'pocket-watch', 'whistle']);

/** Held in the middle of the shaft, the working end down, with the other hand at its upper end. */
const LONG_TOOLS: ReadonlySet<PropName> = new Set<PropName>(['shovel', 'rake', 'broom']);
/** How far along the shaft the hands of a long tool are, from its upper end. */
const LOWER_GRIP = 0.44;
const UPPER_GRIP = 0.1;
const LONGEST_TOOL = 250;

/** How far the upper hand and the working end of a long tool are from the lower hand; null for other props. */
export function toolLengths(prop: PropName): { up: number; down: number } | null {
  if (!LONG_TOOLS.has(prop)) return null;
  const { top, bottom } = propBox(prop);
  const length = (bottom - top) * heldScale(prop);
  return { up: (LOWER_GRIP - UPPER_GRIP) * length, down: (1 - LOWER_GRIP) * length };
}

/** How much lower than the hand the origin of a held prop is: most stand on the hand that is over their lower edge, some have a handle. */
export function heldOffset(prop: PropName): number {
  const { spot, hasHandle } = propEntry(prop);
  const { top, bottom } = propBox(prop);
  const size = heldScale(prop);
  if (LONG_TOOLS.has(prop)) return -(top + LOWER_GRIP * (bottom - top)) * size;
  if (HANGING.has(prop)) return -(top + 8) * size;
  if (ON_THE_PAW.has(prop)) return 6 - bottom * size;
  if (spot === 'hand' || isOfPlan(prop)) return 0;
  return hasHandle ? (-top - 4) * size : (8 - bottom + (bottom - top) * 0.06) * size;
}

/** How much lower than the middle between both hands the origin of a prop is that they hold: its own middle is there. */
export function heldInBothOffset(prop: PropName): number {
  if (HAND_WORK[prop]) return 0;
  const { top, bottom } = propBox(prop);
  return (-(top + bottom) / 2) * heldScale(prop);
}

/** Long and thin, so that it hides nobody. */
const isThin = (prop: PropName) => THIN.has(prop);
const THIN: ReadonlySet<PropName> = new Set<PropName>([
  'fishing-rod',
  'lantern-on-stick',
  'net',
  'torch-beam',
]);

/** How much larger what somebody holds is than beside the feet: it is what the page is about. */
const NEAR_THE_EYE = 1.35;

/** Large things are drawn smaller in a hand, so that they hide nobody. */
export function heldScale(prop: PropName): number {
  if (HAND_WORK[prop]) return 1;
  const { left, right, top, bottom } = propBox(prop);
  const limit = Math.min(
    longestSide(prop) * NEAR_THE_EYE,
    isOfPlan(prop)
      ? Number.POSITIVE_INFINITY
      : LONG_TOOLS.has(prop)
        ? LONGEST_TOOL
        : isThin(prop)
          ? 210
          : 130,
  );
  return Math.min(1, limit / Math.max(right - left, bottom - top));
}

/** The largest scale of a prop's drawing beside heroes of a scale. */
export function largestScale(prop: PropName, heroScale: number): number {
  const { left, right, top, bottom } = propBox(prop);
  return (longestSide(prop) / Math.max(right - left, bottom - top, 1)) * heroScale;
}

/** The props of stored plans have their origin where a hand holds them. */
const isOfPlan = (prop: PropName) => Prop.safeParse(prop).success;
