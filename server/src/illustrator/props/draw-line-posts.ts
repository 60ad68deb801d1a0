import type { Box } from '../box.ts';
import { darker } from '../palette.ts';
import { strokePath } from '../svg.ts';

/** Where the posts stand, in the picture. */
const GROUND_Y = 745;
const WOOD = '#A97048';

/** Draws a line between two posts, from which the thing with this box hangs; both in the coordinates of the picture. */
export function drawLinePosts({ left, right, top }: Box, light: (color: string) => string): string {
  const [a, b, y] = [Math.round(left) - 14, Math.round(right) + 14, Math.round(top) + 3];
  const posts = `M${a} ${y - 12}V${GROUND_Y}M${b} ${y - 12}V${GROUND_Y}`;
  return (
    strokePath(posts, light(darker(WOOD, 0.25)), 11) +
    strokePath(posts, light(WOOD), 7) +
    strokePath(`M${a} ${y - 2}Q${(a + b) / 2} ${y + 4} ${b} ${y - 2}`, light('#8A5A48'), 3)
  );
}

/** Draws an easel behind the framed picture with this box, which has no wall outdoors. */
export function drawEasel({ left, right, top, bottom }: Box, light: (color: string) => string): string {
  const [middle, ledge] = [Math.round((left + right) / 2), Math.round(bottom) + 6];
  const legs = `M${middle} ${Math.round(top) - 18}L${Math.round(left) + 6} ${GROUND_Y}M${middle} ${Math.round(top) - 18}L${Math.round(right) - 6} ${GROUND_Y}M${Math.round(left) + 2} ${ledge}H${Math.round(right) - 2}`;
  return strokePath(legs, light(darker(WOOD, 0.25)), 13) + strokePath(legs, light(WOOD), 9);
}
