import { darker, lighter } from '../palette.ts';
import { circle, ellipse, fillPath, parsePoints, smoothPath, strokePath } from '../svg.ts';
import { type FigureContext, outlineColor, shadedPath } from './figure-drawing.ts';

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

/** Draws moustache, hearing aid and dummy, over the face. */
export function drawFaceDetails(ctx: FigureContext): string {
  const { hair, moustache, hearingAid, hat, pacifier, earrings } = ctx.appearance;
  const rings =
    earrings && hat !== 'hijab'
      ? [-84, 88].map((x) => circle(x, 34, 8, '#F4C34A', { stroke: outlineColor('#F4C34A') })).join('')
      : '';
  const aid = hearingAid
    ? (hat === 'hijab' ? '' : strokePath('M70 -14C84 -34 104 -22 100 4C98 20 92 28 86 22', hearingAid, 9)) +
      (hat === 'hijab'
        ? ''
        : strokePath('M86 22C80 22 76 16 78 8', lighter(hearingAid, 0.5), 5) +
          ellipse(79, 8, 6, 7, lighter(hearingAid, 0.35), { stroke: outlineColor(hearingAid) }) +
          strokePath('M-66 -14C-80 -34 -100 -22 -96 4C-94 20 -88 28 -82 22', hearingAid, 9))
    : '';
  const dummy = pacifier
    ? ellipse(6, 44, 24, 17, pacifier, { stroke: outlineColor(pacifier) }) +
      circle(6, 50, 13, 'none', { stroke: lighter(pacifier, 0.45), 'stroke-width': '5' })
    : '';
  return (
    rings +
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
