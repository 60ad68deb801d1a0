import { THOUGHT_HALF, type Thought } from './direction/place-thought.ts';
import { plainThing } from './direction/read-things.ts';
import { drawFigureThing } from './draw-figure-thing.ts';
import type { Gradients } from './gradients.ts';
import { drawProp, propBox, propEntry } from './props/draw-prop.ts';
import { circle, ellipse, group, transform } from './svg.ts';

const PAPER = '#FFFDF6';
/** The bumps of the cloud: middle and radii in halves of the bubble. */
const BUMPS: readonly (readonly [number, number, number, number])[] = [
  [0, 0, 0.86, 0.8],
  [-0.56, -0.3, 0.44, 0.52],
  [0.02, -0.5, 0.5, 0.5],
  [0.58, -0.26, 0.42, 0.54],
  [0.56, 0.34, 0.44, 0.5],
  [-0.02, 0.5, 0.5, 0.5],
  [-0.58, 0.32, 0.42, 0.5],
];

/** Draws a missing thing in a thought bubble. */
export function drawThought({ prop, x, y, trail }: Thought, gradients: Gradients): string {
  const { width, height } = THOUGHT_HALF;
  const cloud = BUMPS.map(([dx, dy, rx, ry]) =>
    ellipse(x + dx * width, y + dy * height, rx * width, ry * height, PAPER),
  ).join('');
  const { left, right, top, bottom } = propBox(prop);
  const isFigure = propEntry(prop).figure !== null;
  const scale = Math.min(
    (width * 1.2) / (right - left),
    (height * (isFigure ? 1.75 : 1.3)) / (bottom - top),
    1.6,
  );
  const drawing = isFigure ? drawFigureThing(plainThing(prop), false, gradients) : drawProp(prop, gradients);
  const at = transform(x - ((left + right) / 2) * scale, y - ((top + bottom) / 2) * scale, 0, scale);
  return group(
    cloud + trail.map((each) => circle(each.x, each.y, each.r, PAPER)).join('') + group(drawing, at),
    undefined,
    { 'data-part': 'thought', opacity: '.94' },
  );
}
