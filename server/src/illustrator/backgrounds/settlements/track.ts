import { darker, lighter } from '../../palette.ts';
import { fillPath, group, rect, strokePath, transform } from '../../svg.ts';
import type { BackgroundContext, DrawBackground } from '../background-context.ts';
import { ground, hill } from '../land.ts';
import { bush, tree } from '../plants.ts';
import { sky } from '../sky.ts';
import { bunting, SHADE } from './settlement-parts.ts';

/** Where the lanes are divided, from the far edge of the track to the near one. */
const LANES = [672, 706, 748, 800, 862] as const;

/** Benches in steps, for those who watch. */
function stand(ctx: BackgroundContext): string {
  const [wood, frame] = ['#E0B57E', '#7FA4C4'].map((color) => ctx.applyLight(color, 0.2));
  const row = (y: number, inset: number) =>
    rect(inset, y, 400 - inset * 2, 15, wood ?? '', 4) +
    rect(inset, y + 15, 400 - inset * 2, 34, darker(frame ?? '', 0.08), 2);
  return (
    fillPath('M-14 -142H414L404 -168H-4Z', ctx.diagonalGradient(ctx.applyLight('#E2705E', 0.2))) +
    strokePath('M4 -144V0M396 -144V0', darker(frame ?? '', 0.2), 9) +
    row(-98, 26) +
    row(-64, 10) +
    row(-30, 0)
  );
}

/** Two posts with a band of squares between them, over the line at which a race ends. */
function finish(ctx: BackgroundContext): string {
  const [post, white, dark] = ['#5B7FB8', '#FFF8EC', '#4A4660'].map((color) => ctx.applyLight(color, 0.1));
  const squares = Array.from(
    { length: 7 },
    (_, i) => `M${-70 + i * 20} ${-286 + (i % 2) * 20}h20v20h-20Z`,
  ).join('');
  return (
    strokePath('M-70 -16V-290M70 20V-290', post ?? '', 13) +
    rect(-74, -288, 148, 44, white ?? '', 4) +
    fillPath(squares, dark ?? '')
  );
}

/** A running track: lanes with white lines, the finish, benches for those who watch, and flags. */
export const track: DrawBackground = (ctx) => {
  const clay = ctx.applyLight('#D98263');
  const white = ctx.applyLight('#FFF6E8');
  const lines = LANES.map((y, i) => `M-10 ${y + 4}Q600 ${y - 6 + i} 1210 ${y + 4}`).join('');
  const finishAt = group(finish(ctx), transform(ctx.standClear(1010, 80, 382, 130) ?? 1010, 672));
  return {
    sky: sky(ctx),
    back:
      hill(ctx, 500, 18, '#93C2A0', 0.7) +
      tree(ctx, 610, 602, 190, '#8CC07E', 0.5) +
      tree(ctx, 1140, 606, 260, '#84BA78', 0.4) +
      bush(ctx, 520, 612, 130, '#7DB573', 0.36) +
      ground(ctx, 604, '#A8CF7C', 6) +
      group(stand(ctx), transform(70, 640)) +
      (ctx.hasThing('finish-line') ? '' : finishAt) +
      fillPath(
        'M-10 672Q600 660 1210 672V910H-10Z',
        ctx.gradients.linear(
          [
            [0, lighter(clay, 0.14)],
            [0.5, clay],
            [1, darker(clay, 0.12)],
          ],
          10,
        ),
      ) +
      strokePath(lines, white, 6, { opacity: '.85' }) +
      strokePath('M150 672L52 905', white, 12, { opacity: '.85' }) +
      strokePath('M1012 670L1120 905', white, 12, { opacity: '.85' }) +
      bunting(ctx, 300, 34, 22),
    front: '',
    medium: 'open',
    shadow: SHADE,
  };
};
