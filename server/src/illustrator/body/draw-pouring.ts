import type { Gradients } from '../gradients.ts';
import { darker } from '../palette.ts';
import { drawProp, heldScale } from '../props/draw-prop.ts';
import { group, num, type Point, strokePath, transform } from '../svg.ts';
import type { FigureState } from './figure-state.ts';
import type { Pouring } from './hold.ts';

/** How far what is poured from is tipped, in degrees. */
const TIPPED = 58;
/** How far a stream falls, and how wide it is, in figure units. */
const FALL = 74;
const STREAM = 9;

/** What somebody pours from, tipped in the hand, with what flows out of it. */
export function drawPouring(
  gradients: Gradients,
  { grip, lip, color, isMirrored }: Pouring,
  { holding, flip, holdingColor }: FigureState,
  hand: Point,
): string {
  if (!holding) return '';
  const size = heldScale(holding);
  const side = isMirrored ? -1 : 1;
  const turn = (TIPPED * Math.PI) / 180;
  const [dx, dy] = [(lip[0] - grip[0]) * side * size, (lip[1] - grip[1]) * size];
  const [x, y] = [
    hand[0] + dx * Math.cos(turn) - dy * Math.sin(turn),
    hand[1] + dx * Math.sin(turn) + dy * Math.cos(turn),
  ];
  const path = `M${num(x - 4)} ${num(y)}Q${num(x + 12)} ${num(y + 4)} ${num(x + 14)} ${num(y + FALL)}`;
  const stream = color
    ? group(strokePath(path, darker(color, 0.25), STREAM + 3) + strokePath(path, color, STREAM), undefined, {
        'data-part': 'stream',
      })
    : '';
  const vessel = drawProp(holding, gradients, { flip: flip !== isMirrored, color: holdingColor });
  return (
    stream +
    group(
      group(vessel, transform(-grip[0], -grip[1])),
      transform(hand[0], hand[1], TIPPED, side * size, size),
    )
  );
}
