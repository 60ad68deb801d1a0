import { BRAND, darker, lighter, mix } from '../palette.ts';
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
import type { Build } from './builds.ts';
import {
  type FigureContext,
  type HeadDrawing,
  outlineColor,
  shadedEllipse,
  shadedPath,
} from './figure-drawing.ts';
import { drawHeadwear } from './headwear.ts';

const MARIGOLD = '#F29A3A';

/** Draws the hat, in head units. */
export function drawHat(ctx: FigureContext, spot: HeadDrawing['hat']): string {
  const { hat, hatColor: c } = ctx.appearance;
  const w = spot.w;
  const s = w / 62;
  const on = (svg: string, tilt = 4) => group(svg, transform(spot.x, spot.y, tilt, s, s));
  const band = mix(c, '#FFF8EC', 0.65);
  switch (hat) {
    case 'hat':
      return on(
        shadedPath(ctx, smoothPath(parsePoints('-88,4 0,-14 88,4 62,20 0,12 -62,20')), c) +
          shadedPath(ctx, smoothPath(parsePoints('-50,0 -46,-46 -20,-62 24,-62 46,-46 50,0 0,8')), c) +
          fillPath('M-51 -14Q0 -2 51 -14L51 2Q0 14 -51 2Z', band),
        6,
      );
    case 'cap':
      return on(
        shadedPath(ctx, 'M40 4Q84 -4 104 14Q84 24 44 18Z', c) +
          shadedPath(ctx, 'M-64 14C-68 -44 -30 -64 4 -64C40 -64 70 -40 66 14Q0 -2 -64 14Z', c) +
          circle(4, -64, 7, band) +
          strokePath('M4 -62Q-12 -30 -10 4', darker(c, 0.2), 3),
      );
    case 'beanie':
      return on(
        shadedPath(ctx, 'M-64 10C-68 -52 -30 -74 2 -74C36 -74 70 -52 66 10Z', c) +
          strokePath('M-46 -34Q0 -50 48 -34', band, 11) +
          shadedPath(
            ctx,
            smoothPath(parsePoints('-70,0 0,-10 72,0 72,22 0,14 -70,22')),
            mix(c, '#FFF8EC', 0.3),
          ) +
          shadedPath(ctx, scallopedPath(2, -86, 20, 20, 9), band),
      );
    case 'wizard':
      return on(
        shadedPath(ctx, smoothPath(parsePoints('-92,8 0,-10 94,8 64,26 0,16 -62,26')), c) +
          shadedPath(
            ctx,
            'M-54 4C-40 -50 -26 -100 -20 -136C-4 -160 34 -150 46 -124C28 -132 18 -122 26 -92C34 -60 46 -30 54 4Q0 18 -54 4Z',
            c,
          ) +
          fillPath('M-52 -8Q0 6 52 -8L54 8Q0 22 -54 8Z', BRAND.sun) +
          fillPath(starPath(-6, -44, 13, 6, 5), '#FFE6A0') +
          fillPath(starPath(14, -84, 9, 4, 5), '#FFE6A0'),
        -4,
      );
    case 'crown':
      return on(
        shadedPath(ctx, 'M-52 10L-60 -44L-28 -18L0 -58L28 -18L60 -44L52 10Q0 22 -52 10Z', c) +
          circle(0, -60, 8, '#E2604F') +
          circle(-60, -46, 7, '#7FD1AE') +
          circle(60, -46, 7, '#7FD1AE') +
          circle(0, -6, 8, '#E2604F') +
          circle(-30, -4, 5, lighter(c, 0.6)) +
          circle(30, -4, 5, lighter(c, 0.6)),
      );
    case 'pirate':
      return on(
        shadedPath(ctx, 'M-96 10C-70 -26 -50 -66 0 -70C50 -66 70 -26 98 10C60 -6 -60 -6 -96 10Z', '#463F58') +
          strokePath('M-88 5C-50 -10 50 -10 90 5', BRAND.sun, 6) +
          fillPath(starPath(0, -34, 18, 8, 5), '#FFF3DA'),
      );
    case 'helmet':
      return ctx.appearance.kind === 'knight'
        ? group(
            shadedPath(
              ctx,
              'M-6 0C-34 -30 -30 -66 4 -74C-4 -54 16 -46 12 -24C10 -10 4 -4 -6 0Z',
              ctx.appearance.garmentColor,
            ),
            transform(4, -108),
          )
        : on(
            shadedPath(ctx, 'M-70 20C-74 -46 -34 -66 2 -66C40 -66 76 -44 72 20Q0 0 -70 20Z', c) +
              strokePath('M-66 8Q0 -12 68 8', lighter(c, 0.4), 7) +
              shadedEllipse(ctx, 2, -66, 10, 9, c),
          );
    case 'flower':
      return on(
        group(drawFlower(c), transform(-44, -2)) +
          group(drawFlower(c === MARIGOLD ? '#F7B84A' : '#FFD56A'), transform(0, -14)) +
          group(drawFlower(c === MARIGOLD ? c : '#C3A6E0'), transform(42, -2)),
        0,
      );
    case 'bow':
      return group(
        shadedPath(
          ctx,
          'M0 0C-24 -30 -54 -28 -56 -2C-54 24 -24 24 0 0C24 -30 54 -28 56 -2C54 24 24 24 0 0Z',
          c,
        ) + shadedEllipse(ctx, 0, -1, 13, 14, mix(c, '#FFF8EC', 0.2)),
        transform(spot.x - w * 0.55, spot.y - 4, -16, 0.86),
      );
    case 'party':
      return on(
        shadedPath(ctx, 'M-38 6L4 -100L44 6Q2 18 -38 6Z', c) +
          strokePath('M-24 -28L22 -44M-12 -58L8 -66', band, 9) +
          shadedPath(ctx, scallopedPath(4, -104, 15, 15, 8), band),
        8,
      );
    default:
      return drawHeadwear(ctx, spot, on);
  }
}

const drawFlower = (c: string) =>
  fillPath(scallopedPath(0, 0, 15, 15, 6), c, { stroke: outlineColor(c), 'stroke-width': '2' }) +
  circle(0, 0, 6, c === '#FFD56A' ? '#F0743E' : '#FFD56A');

/** Draws glasses over the eyes. */
export function drawGlasses(ctx: FigureContext, head: HeadDrawing): string {
  const color = ctx.appearance.glasses;
  if (!color) return '';
  const { eyeX, eyeY, eyeR, shift } = head.face;
  const r = Math.min(eyeR * 1.6, eyeX * 0.88);
  const [l, n] = [-eyeX + shift, eyeX * 0.94 + shift];
  const ring = (x: number) =>
    ctx.appearance.darkGlasses
      ? circle(x, eyeY, r, '#3F3A50', { 'fill-opacity': '.92', stroke: color, 'stroke-width': '5' })
      : circle(x, eyeY, r, '#FFFFFF', { 'fill-opacity': '.16', stroke: color, 'stroke-width': '5' });
  return (
    ring(l) +
    ring(n) +
    strokePath(
      `M${l + r} ${eyeY}Q${(l + n) / 2} ${eyeY - 8} ${n - r} ${eyeY}M${l - r} ${eyeY}l-16 -6M${n + r} ${eyeY}l14 -6`,
      color,
      5,
    )
  );
}

/** Draws cape and backpack, the rearmost layer, in trunk coordinates (hip at 0, 0). */
export function drawBackAccessories(ctx: FigureContext, build: Build): string {
  const { cape, backpack } = ctx.appearance;
  const h = build.torsoHeight;
  const w = build.torsoWidth;
  let out = '';
  if (cape) {
    const y = build.legLength * 0.5 + 14;
    out += shadedPath(
      ctx,
      smoothPath(
        [
          [-build.shoulder * 0.7, -h + 4],
          [build.shoulder * 0.7, -h + 4],
          [w + 16, -h * 0.4],
          [w + 34, y],
          [w * 0.3, y + 10],
          [-w * 0.6, y + 4],
          [-w - 66, y + 12],
          [-w - 40, -h * 0.3],
        ],
        true,
        0.9,
      ),
      cape,
    );
  }
  if (backpack)
    out += shadedPath(
      ctx,
      smoothPath(
        [
          [-w - 34, -h * 0.82],
          [0, -h * 0.98],
          [w + 16, -h * 0.8],
          [w + 18, -h * 0.1],
          [0, 4],
          [-w - 36, -h * 0.08],
        ],
        true,
        0.8,
      ),
      backpack,
    );
  return out;
}

/** Draws straps and clasps over the chest, in trunk coordinates. */
export function drawChestStraps(ctx: FigureContext, build: Build): string {
  const { cape, backpack } = ctx.appearance;
  const h = build.torsoHeight;
  let out = '';
  if (backpack)
    out += strokePath(
      `M${-build.shoulder * 0.7} ${-h + 2}Q${-build.torsoWidth * 0.7} ${-h * 0.6} ${-build.torsoWidth * 0.86} ${-h * 0.2}M${build.shoulder * 0.76} ${-h + 2}Q${build.torsoWidth * 0.8} ${-h * 0.6} ${build.torsoWidth * 0.9} ${-h * 0.2}`.replace(
        /(\.\d)\d+/g,
        '$1',
      ),
      darker(backpack, 0.12),
      11,
    );
  if (cape)
    out +=
      strokePath(
        `M${-build.shoulder * 0.9} ${-h + 10}Q8 ${-h + 42} ${build.shoulder} ${-h + 10}`.replace(
          /(\.\d)\d+/g,
          '$1',
        ),
        cape,
        13,
      ) + circle(10, -h + 27, 9, BRAND.sun);
  return out;
}

/** Draws a magic wand around its grip (0, 0), tip upwards. */
export const drawWand = () =>
  strokePath('M0 16L18 -70', '#8C5A44', 7) +
  fillPath(starPath(20, -82, 22, 10, 5), BRAND.sun, {
    stroke: '#D99A32',
    'stroke-width': '2.5',
  }) +
  circle(44, -104, 4, '#FFF3C4') +
  circle(-8, -104, 3, '#FFF3C4') +
  ellipse(48, -70, 3, 3, '#FFF3C4');
