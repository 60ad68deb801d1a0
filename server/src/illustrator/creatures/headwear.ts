import { darker, lighter, mix } from '../palette.ts';
import {
  circle,
  ellipse,
  fillPath,
  group,
  parsePoints,
  scallopedPath,
  smoothPath,
  starPath,
  strokePath,
  transform,
} from '../svg.ts';
import {
  type FigureContext,
  type HeadDrawing,
  outlineColor,
  shadedEllipse,
  shadedPath,
} from './figure-drawing.ts';

/** A drawing on both sides. */
const both = (svg: string) => svg + group(svg, transform(2, 0, 0, -1, 1));

/** Draws headscarves, turbans and the hats of trades, in head units; `on` places a hat on the head. */
export function drawHeadwear(
  ctx: FigureContext,
  spot: HeadDrawing['hat'],
  on: (svg: string, tilt?: number) => string,
): string {
  const { hat, hatColor: c } = ctx.appearance;
  const band = mix(c, '#FFF8EC', 0.65);
  switch (hat) {
    case 'hijab':
      // A cloth with an opening for the face; its fold lies on the chest.
      return group(
        fillPath(
          'M2 -110C66 -110 106 -66 106 -6C106 40 96 84 74 116C40 134 -36 134 -72 116C-92 84 -102 40 -102 -6C-102 -66 -62 -110 2 -110ZM4 -64C-44 -64 -72 -34 -72 8C-72 50 -40 82 4 82C48 82 78 50 78 8C78 -34 50 -64 4 -64Z',
          ctx.shaded(c),
          { 'fill-rule': 'evenodd', stroke: outlineColor(c) },
        ) + strokePath('M-84 40C-60 96 30 112 84 60M-90 -30C-84 -62 -50 -88 -10 -94', darker(c, 0.16), 4),
        transform(spot.x - 3, spot.y + 60, 0, spot.w / 76),
      );
    case 'turban':
      // It covers the hair down to the brow and the upper half of the ears.
      return on(
        shadedPath(
          ctx,
          'M-76 50C-106 -30 -58 -90 4 -90C66 -90 110 -30 82 50C62 30 34 14 2 4C-28 14 -56 30 -76 50Z',
          c,
        ) +
          strokePath(
            'M-78 28C-50 8 -20 -6 2 -36M-82 -2C-60 -20 -30 -36 -8 -66M84 28C56 8 26 -6 2 -36M88 -2C66 -20 38 -36 16 -66',
            darker(c, 0.18),
            4,
          ) +
          shadedPath(ctx, 'M-17 11L2 -28L21 11Q2 22 -17 11Z', lighter(c, 0.2)),
        0,
      );
    case 'kippah':
      // A shallow cap that follows the skull, tipped to the back of the crown.
      return on(
        shadedPath(ctx, 'M-44 -15C-40 -37 -22 -45 -2 -45C20 -45 36 -37 40 -15Q-2 9 -44 -15Z', c) +
          strokePath('M-42 -16Q-2 6 38 -16', band, 4),
        -7,
      );
    case 'headwrap':
      return on(
        shadedPath(ctx, 'M-76 20C-90 -40 -50 -76 4 -76C58 -76 94 -40 80 20Q4 -24 -76 20Z', c) +
          shadedPath(
            ctx,
            'M-6 -60C-50 -84 -50 -124 -20 -120C0 -116 6 -90 6 -70C10 -96 30 -120 50 -108C66 -90 40 -66 14 -58Z',
            lighter(c, 0.12),
          ) +
          strokePath('M-70 0Q0 -40 74 0', band, 5),
        0,
      );
    case 'headband':
      return on(
        strokePath('M-72 34C-62 -26 66 -26 78 34', outlineColor(c), 17) +
          strokePath('M-72 34C-62 -26 66 -26 78 34', c, 13),
        0,
      );
    case 'viking':
      return on(
        both(shadedPath(ctx, 'M-50 -18C-84 -22 -104 -50 -98 -88C-88 -62 -70 -54 -44 -52Z', '#F3E6CC')) +
          shadedPath(ctx, 'M-66 8C-70 -50 -34 -74 2 -74C40 -74 72 -50 68 8Q0 -8 -66 8Z', c) +
          shadedPath(ctx, 'M-70 -6Q0 -26 72 -6L70 16Q0 -4 -68 16Z', darker(c, 0.22)),
        0,
      );
    case 'chef':
      return on(
        shadedPath(ctx, scallopedPath(0, -72, 78, 40, 7), c) +
          shadedPath(ctx, 'M-56 -56L-52 12Q0 24 54 12L58 -56Q0 -40 -56 -56Z', c),
        2,
      );
    case 'cowboy':
      return on(
        shadedPath(
          ctx,
          'M-112 -8C-90 22 90 22 116 -12C100 -6 80 -2 62 -4C50 -40 56 -74 34 -76C20 -78 14 -66 2 -66C-10 -66 -18 -78 -32 -74C-54 -70 -48 -36 -58 -4C-76 -2 -96 -2 -112 -8Z',
          c,
        ) + strokePath('M-56 -10Q0 4 60 -10', darker(c, 0.35), 9),
        0,
      );
    case 'firefighter':
      return on(
        shadedPath(ctx, smoothPath(parsePoints('-98,12 0,-10 92,8 78,28 0,16 -84,32')), c) +
          shadedPath(ctx, 'M-66 8C-70 -50 -34 -70 2 -70C40 -70 72 -50 68 8Q0 -8 -66 8Z', c) +
          shadedPath(ctx, 'M-22 -10L-18 -52Q2 -60 22 -52L26 -10Q2 2 -22 -10Z', '#F4C34A') +
          fillPath(starPath(2, -32, 12, 5, 5), '#FFF6DC'),
        2,
      );
    case 'police':
      return on(
        shadedPath(
          ctx,
          'M-84 -44C-70 -76 70 -76 88 -44C84 -26 66 -16 66 -8H-62C-62 -16 -80 -26 -84 -44Z',
          c,
        ) +
          shadedPath(ctx, 'M-62 -10H66Q72 16 58 20Q0 0 -54 20Q-68 16 -62 -10Z', darker(c, 0.35)) +
          fillPath(starPath(2, -36, 17, 8, 6), '#F4C34A'),
        0,
      );
    case 'santa':
      return on(
        shadedPath(
          ctx,
          'M-66 8C-60 -60 -10 -110 60 -104C90 -100 110 -70 104 -40C90 -60 66 -66 54 -60C66 -40 70 -10 66 8Q0 -10 -66 8Z',
          c,
        ) +
          shadedEllipse(ctx, 104, -36, 22, 21, '#FFFBF4') +
          shadedPath(ctx, scallopedPath(0, 8, 82, 19, 15), '#FFFBF4'),
        0,
      );
    case 'pointed':
      return on(
        shadedPath(ctx, 'M-72 14C-50 -50 -24 -100 12 -150C30 -100 56 -50 76 14Q2 -8 -72 14Z', c) +
          ellipse(2, 6, 0.1, 0.1, c) +
          circle(12, -152, 9, band),
        4,
      );
    default:
      return '';
  }
}
