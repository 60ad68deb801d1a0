import { type FigureContext, shadedPath } from '../creatures/figure-drawing.ts';
import { darker } from '../palette.ts';
import { strokePath } from '../svg.ts';

/** The left wing of a bat or a dragon, with its shoulder at the origin. */
export const drawBatWing = (ctx: FigureContext, color: string): string =>
  shadedPath(
    ctx,
    'M0 0C-30 -70 -92 -116 -168 -112C-150 -92 -146 -74 -150 -52C-130 -58 -112 -50 -104 -30C-88 -42 -66 -38 -56 -16C-40 -28 -18 -20 0 26Z',
    color,
  ) +
  strokePath('M-4 -4Q-70 -84 -160 -110M-10 2Q-70 -50 -146 -56M-10 8Q-50 -26 -102 -32', darker(color, 0.2), 4);
