import { darker, lighter } from '../palette.ts';
import { circle, ellipse, fillPath, group, parsePoints, smoothPath, strokePath, transform } from '../svg.ts';
import { type FigureContext, outlineColor, shadedEllipse, shadedPath } from './figure-drawing.ts';

/** Draws freckles and the lighter patches of vitiligo, under the face. */
export function drawSkinMarks(ctx: FigureContext): string {
  const { skin, freckles, vitiligo } = ctx.appearance;
  const patches = vitiligo
    ? [
        '-78,-20 -60,-44 -34,-36 -30,-6 -44,18 -70,20',
        '44,34 66,26 76,44 60,66 40,62',
        '18,-64 44,-72 58,-54 40,-42',
        '-20,58 4,56 14,72 -6,78 -24,70',
      ]
        .map((points) => fillPath(smoothPath(parsePoints(points)), lighter(skin, 0.62)))
        .join('')
    : '';
  const dots = freckles
    ? [
        [-44, 20],
        [-32, 28],
        [-52, 32],
        [-22, 20],
        [48, 20],
        [60, 28],
        [70, 20],
        [40, 30],
        [2, 16],
        [28, 14],
      ]
        .map(([x, y]) => circle(x ?? 0, y ?? 0, 4.2, darker(skin, 0.42), { opacity: '.85' }))
        .join('')
    : '';
  return patches + dots;
}

/** An ear that is not under the hair, with a hearing aid that lies behind it; a tube leads into the ear. */
function hearingAidAt(ctx: FigureContext, color: string, side: 1 | -1): string {
  const edge = outlineColor(color);
  const device = 'M0 -19C14 -30 28 -18 25 4C24 16 20 24 14 28';
  return group(
    shadedEllipse(ctx, 2, 6, 17, 21, ctx.appearance.skin) +
      strokePath('M-4 -2C2 -8 10 -4 8 4C7 10 2 12 2 16', darker(ctx.appearance.skin, 0.25), 3) +
      strokePath(device, edge, 14) +
      strokePath(device, color, 10) +
      strokePath('M0 -19C-10 -16 -10 -4 -4 4', lighter(color, 0.6), 4.5) +
      circle(-3, 6, 6.5, lighter(color, 0.3), { stroke: edge, 'stroke-width': '2' }),
    side > 0 ? transform(87, 2, 0, 0.84) : transform(-83, 2, 0, -0.84, 0.84),
  );
}

/** Draws moustache, hearing aid and dummy, over the face. */
export function drawFaceDetails(ctx: FigureContext): string {
  const { hair, moustache, hearingAid, hat, pacifier, earrings } = ctx.appearance;
  const rings =
    earrings && hat !== 'hijab'
      ? [-84, 88].map((x) => circle(x, 34, 8, '#F4C34A', { stroke: outlineColor('#F4C34A') })).join('')
      : '';
  const aid =
    hearingAid && hat !== 'hijab' ? hearingAidAt(ctx, hearingAid, 1) + hearingAidAt(ctx, hearingAid, -1) : '';
  const dummy = pacifier
    ? ellipse(6, 44, 24, 17, pacifier, { stroke: outlineColor(pacifier) }) +
      circle(6, 50, 13, 'none', { stroke: lighter(pacifier, 0.45), 'stroke-width': '5' })
    : '';
  const bindi = ctx.appearance.garment === 'sari' ? circle(17, -34, 5.5, '#C0394B') : '';
  return (
    rings +
    bindi +
    aid +
    dummy +
    (moustache
      ? shadedPath(
          ctx,
          'M16 34C4 26 -18 30 -34 44C-18 52 4 48 16 42C28 48 50 52 66 44C50 30 28 26 16 34Z',
          hair,
        )
      : '')
  );
}
