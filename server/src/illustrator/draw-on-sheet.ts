import type { Box } from './box.ts';
import { plainThing } from './direction/read-things.ts';
import { drawFigureThing } from './draw-figure-thing.ts';
import type { Gradients } from './gradients.ts';
import { drawProp, propBox, propEntry } from './props/draw-prop.ts';
import type { PropName } from './props/prop-catalog.ts';
import { group, rect, transform } from './svg.ts';

/** Where there is room on sheets and in frames, around their origin. */
const SHEETS: Partial<Record<PropName, Box>> = {
  'drawing-pad': { left: -57, top: -55, right: 21, bottom: 3 },
  'painting-board': { left: -57, top: -57, right: 23, bottom: 1 },
  paper: { left: -53, top: -92, right: 32, bottom: -5 },
  picture: { left: -58, top: -98, right: 58, bottom: -12 },
};
const PAPER = '#FBF8F0';

/** Draws a thing on a sheet or in a frame, around the origin of the sheet; `flip` where the sheet is mirrored. */
export function drawOnSheet(prop: PropName, sheet: PropName, flip: boolean, gradients: Gradients): string {
  const room = SHEETS[sheet];
  if (!room) return '';
  const [width, height] = [room.right - room.left, room.bottom - room.top];
  const { left, right, top, bottom } = propBox(prop);
  const scale = Math.min((width * 0.86) / (right - left), (height * 0.88) / (bottom - top));
  const mirror = flip ? -1 : 1;
  const x = (room.left + room.right) / 2 - ((left + right) / 2) * scale * mirror;
  const y = (room.top + room.bottom) / 2 - ((top + bottom) / 2) * scale;
  const drawing =
    propEntry(prop).figure === null
      ? drawProp(prop, gradients)
      : drawFigureThing(plainThing(prop), false, gradients);
  return (
    rect(room.left, room.top, width, height, PAPER) +
    group(drawing, transform(x, y, 0, scale * mirror, scale))
  );
}
