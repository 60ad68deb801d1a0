import type { FaceLayout } from '../draw-face.ts';
import type { FigureFeeling } from '../figure-feeling.ts';
import type { Gradients } from '../gradients.ts';
import { brightness, darker } from '../palette.ts';
import { ellipse, fillPath, mirrorOutline, type Point, smoothPath, strokePath } from '../svg.ts';
import type { Appearance } from './appearance.ts';
import type { Build } from './builds.ts';

/** What the drawing functions of one figure work with. */
export interface FigureContext {
  gradients: Gradients;
  /** The figure will be mirrored, so its gradients are mirrored as well: light always comes from the upper left. */
  flip: boolean;
  appearance: Appearance;
  feeling: FigureFeeling;
  asleep: boolean;
  /** Seen from behind: without badges, buttons and pockets. */
  isFromBehind?: boolean;
  /** A radial gradient of this colour that makes a shape look round. */
  shaded(color: string): string;
}

/** The layers of a head around (0, 0), about 190 wide and 170 high, turned slightly to the right. */
export interface HeadDrawing {
  /** Behind the trunk, e.g. long hair. */
  back?: string;
  behind: string;
  skull: string;
  face: FaceLayout;
  /** Over the face: nose, beak, fringe. */
  over?: string;
  /** Where a hat sits and how wide it is. */
  hat: { x: number; y: number; w: number };
}

/** Draws the head of one kind. */
export type DrawHead = (ctx: FigureContext) => HeadDrawing;

/** How far the features of a face are shifted, because heads are turned to the right. */
export const HEAD_TURN_SHIFT = 13;

/** The outline colour of a shape in this colour. */
export const outlineColor = (color: string) => darker(color, 0.26);

/** A path with shading and outline. */
export const shadedPath = (ctx: FigureContext, d: string, color: string) =>
  fillPath(d, ctx.shaded(color), { stroke: outlineColor(color) });

/** An ellipse with shading and outline. */
export const shadedEllipse = (
  ctx: FigureContext,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  color: string,
) => ellipse(cx, cy, rx, ry, ctx.shaded(color), { stroke: outlineColor(color) });

/** A smooth symmetric path from the points of its right half, top to bottom. */
export const symmetricPath = (right: readonly Point[], tension = 1) =>
  smoothPath(mirrorOutline(right), true, tension);

/** A face layout with default distances, which `over` can override. */
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

/** A rounded triangular nose with a highlight, and the short line to the mouth. */
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

/** The outline of a trunk, right half from top to bottom; `grow` widens it, `foot` is where it ends. */
export const trunkPoints = (build: Build, grow = 0, foot = 28): Point[] => [
  [0, -build.torsoHeight - 8],
  [build.shoulder * 0.8 + grow, -build.torsoHeight + 4],
  [build.shoulder + 10 + grow, -build.torsoHeight * 0.72],
  [build.torsoWidth + grow, -build.torsoHeight * 0.28],
  [build.torsoWidth * 0.94 + grow, Math.min(6, foot - 6)],
  [build.torsoWidth * 0.5 + grow, foot - 2],
  [0, foot],
];
