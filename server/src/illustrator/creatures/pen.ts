import type { Feeling } from '../../storyteller/story-plan.ts';
import type { FaceMap } from '../face.ts';
import type { Ink } from '../ink.ts';
import { brightness, darker } from '../palette.ts';
import { line, mirrored, oval, type Pt, shape, soft } from '../svg.ts';
import type { Appearance } from './appearance.ts';

/** What a painter of one character works with. */
export interface Pen {
  ink: Ink;
  /** True when the drawing will be mirrored: light still has to come from the upper left. */
  flip: boolean;
  look: Appearance;
  feeling: Feeling;
  asleep: boolean;
  /** The modelled fill of a colour. */
  fill(color: string): string;
}

/** A painted head around (0, 0), about 190 wide and 170 high, turned a little to the right. */
export interface HeadArt {
  /** Long hair and the like, behind the trunk. */
  back?: string;
  behind: string;
  skull: string;
  face: FaceMap;
  /** Drawn over the face: noses, beaks, fringes. */
  over?: string;
  /** Where a hat sits and how wide it is. */
  hat: { x: number; y: number; w: number };
}

export type HeadPainter = (pen: Pen) => HeadArt;

/** How far features move towards the side a head is turned to. */
export const TURN = 13;

/** The line that sets a shape apart from another of the same colour. */
export const edge = (color: string) => darker(color, 0.26);

/** A modelled shape with a fine line of its own colour. */
export const body = (pen: Pen, d: string, color: string) =>
  shape(d, pen.fill(color), { stroke: edge(color) });

/** A modelled ellipse with a fine line of its own colour. */
export const ball = (pen: Pen, cx: number, cy: number, rx: number, ry: number, color: string) =>
  oval(cx, cy, rx, ry, pen.fill(color), { stroke: edge(color) });

/** A symmetric soft outline from its right-hand points, top to bottom. */
export const outline = (right: readonly Pt[], tension = 1) => soft(mirrored(right), true, tension);

/** A face with the usual distances; what differs is passed. */
export function faceMap(pen: Pen, skin: string, over: Partial<FaceMap> = {}): FaceMap {
  const dark = brightness(skin) < 0.52;
  return {
    eyeX: 37,
    eyeY: -8,
    eyeR: dark ? 18.5 : 17.5,
    shift: TURN,
    mouthY: 44,
    mouthW: 17,
    cheekX: 64,
    cheekY: 26,
    browColor: darker(skin, dark ? 0.6 : 0.55),
    style: dark ? 'ball' : 'dot',
    iris: pen.look.eyes,
    ...over,
  };
}

/** A soft triangle nose with a light, and the short line to the mouth. */
export function nose(x: number, y: number, w: number, color: string, drop = 12): string {
  return (
    line(`M${x} ${y + w * 0.5}v${drop}`, '#2B2440', 4) +
    shape(
      soft([
        [x - w, y - w * 0.42],
        [x, y - w * 0.62],
        [x + w, y - w * 0.42],
        [x + w * 0.5, y + w * 0.42],
        [x, y + w * 0.66],
        [x - w * 0.5, y + w * 0.42],
      ]),
      color,
    ) +
    oval(x - w * 0.36, y - w * 0.24, w * 0.28, w * 0.15, '#FFFFFF', { opacity: '.6' })
  );
}
