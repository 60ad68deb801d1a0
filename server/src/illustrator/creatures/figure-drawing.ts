import type { Feeling } from '../../storyteller/story-plan.ts';
import type { FaceLayout } from '../draw-face.ts';
import type { Gradients } from '../gradients.ts';
import { brightness, darker } from '../palette.ts';
import { ellipse, fillPath, mirrorOutline, type Point, smoothPath, strokePath } from '../svg.ts';
import type { Appearance } from './appearance.ts';

/** What a painter of one character works with. */
export interface FigureContext {
  gradients: Gradients;
  /** True when the drawing will be mirrored: light still has to come from the upper left. */
  flip: boolean;
  appearance: Appearance;
  feeling: Feeling;
  asleep: boolean;
  /** The modelled fill of a colour. */
  shaded(color: string): string;
}

/** A painted head around (0, 0), about 190 wide and 170 high, turned a little to the right. */
export interface HeadDrawing {
  /** Long hair and the like, behind the trunk. */
  back?: string;
  behind: string;
  skull: string;
  face: FaceLayout;
  /** Drawn over the face: noses, beaks, fringes. */
  over?: string;
  /** Where a hat sits and how wide it is. */
  hat: { x: number; y: number; w: number };
}

export type DrawHead = (ctx: FigureContext) => HeadDrawing;

/** How far features move towards the side a head is turned to. */
export const HEAD_TURN_SHIFT = 13;

/** The line that sets a shape apart from another of the same colour. */
export const outlineColor = (color: string) => darker(color, 0.26);

/** A modelled shape with a fine line of its own colour. */
export const shadedPath = (ctx: FigureContext, d: string, color: string) =>
  fillPath(d, ctx.shaded(color), { stroke: outlineColor(color) });

/** A modelled ellipse with a fine line of its own colour. */
export const shadedEllipse = (
  ctx: FigureContext,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  color: string,
) => ellipse(cx, cy, rx, ry, ctx.shaded(color), { stroke: outlineColor(color) });

/** A symmetric soft outline from its right-hand points, top to bottom. */
export const symmetricPath = (right: readonly Point[], tension = 1) =>
  smoothPath(mirrorOutline(right), true, tension);

/** A face with the usual distances; what differs is passed. */
export function faceLayout(ctx: FigureContext, skin: string, over: Partial<FaceLayout> = {}): FaceLayout {
  const dark = brightness(skin) < 0.52;
  return {
    eyeX: 37,
    eyeY: -8,
    eyeR: dark ? 18.5 : 17.5,
    shift: HEAD_TURN_SHIFT,
    mouthY: 44,
    mouthW: 17,
    cheekX: 64,
    cheekY: 26,
    browColor: darker(skin, dark ? 0.6 : 0.55),
    style: dark ? 'ball' : 'dot',
    iris: ctx.appearance.eyes,
    ...over,
  };
}

/** A soft triangle nose with a light, and the short line to the mouth. */
export function drawNose(x: number, y: number, w: number, color: string, drop = 12): string {
  return (
    strokePath(`M${x} ${y + w * 0.5}v${drop}`, '#2B2440', 4) +
    fillPath(
      smoothPath([
        [x - w, y - w * 0.42],
        [x, y - w * 0.62],
        [x + w, y - w * 0.42],
        [x + w * 0.5, y + w * 0.42],
        [x, y + w * 0.66],
        [x - w * 0.5, y + w * 0.42],
      ]),
      color,
    ) +
    ellipse(x - w * 0.36, y - w * 0.24, w * 0.28, w * 0.15, '#FFFFFF', { opacity: '.6' })
  );
}
