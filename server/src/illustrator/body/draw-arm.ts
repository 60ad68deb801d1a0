import { type Appearance, HUMAN_KINDS } from '../creatures/appearance.ts';
import type { Build } from '../creatures/builds.ts';
import { coatFill, garmentFor } from '../creatures/draw-trunk.ts';
import { type FigureContext, outlineColor, shadedEllipse, shadedPath } from '../creatures/figure-drawing.ts';
import { darker, mix } from '../palette.ts';
import { fillPath, group, type Point, smoothPath, strokePath, taperedPath, transform } from '../svg.ts';

const lerp = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** Draws one arm, wing, fin, tentacle or claw with its sleeve. */
export function drawArm(
  ctx: FigureContext,
  build: Build,
  [a, e, w]: readonly [Point, Point, Point],
  near: boolean,
): string {
  const { appearance } = ctx;
  const isHuman = HUMAN_KINDS.has(appearance.kind);
  const garment = garmentFor(ctx);
  const dressed =
    garment === 'jumper' ||
    garment === 'coat' ||
    garment === 'robe' ||
    garment === 'armour' ||
    (isHuman && (garment === 'dress' || garment === 'dungarees')) ||
    garment === 'suit';
  const skin = isHuman
    ? appearance.skin
    : appearance.kind === 'panda'
      ? appearance.coat.dark
      : appearance.kind === 'sheep'
        ? appearance.coat.dark
        : appearance.kind === 'bee' ||
            appearance.kind === 'ladybug' ||
            appearance.kind === 'butterfly' ||
            appearance.kind === 'caterpillar'
          ? appearance.coat.dark
          : appearance.coat.base;
  const shade = near ? skin : mix(skin, darker(skin, 0.2), 0.5);
  const W = build.armWidth;
  const paw = isHuman
    ? skin
    : [
          'fox',
          'wolf',
          'raccoon',
          'pig',
          'cow',
          'sheep',
          'horse',
          'zebra',
          'unicorn',
          'deer',
          'giraffe',
          'squirrel',
          'panda',
        ].includes(appearance.kind)
      ? appearance.coat.dark
      : shade;
  if (build.arms === 'none') return '';
  if (build.arms === 'wing') {
    const reach = Math.atan2(w[1] - a[1], w[0] - a[0]);
    const s = Math.sin(reach);
    const c = Math.cos(reach);
    const side = near ? 1 : -1;
    const at = (l: number, o: number): Point => [a[0] + c * l - s * o * side, a[1] + s * l + c * o * side];
    const len = Math.hypot(w[0] - a[0], w[1] - a[1]) + 14;
    const wing =
      appearance.wings ??
      (appearance.kind === 'penguin' || appearance.kind === 'duck'
        ? appearance.coat.base
        : mix(appearance.coat.base, appearance.coat.dark, 0.4));
    const d =
      appearance.kind === 'penguin'
        ? smoothPath([
            at(-8, 14),
            at(len * 0.4, 24),
            at(len * 0.86, 14),
            at(len, 2),
            at(len * 0.86, -12),
            at(len * 0.4, -18),
            at(-8, -12),
          ])
        : smoothPath(
            [
              at(-14, 6),
              at(len * 0.3, 34),
              at(len * 0.62, 40),
              at(len * 0.7, 26),
              at(len * 0.86, 26),
              at(len * 0.9, 12),
              at(len * 1.02, 4),
              at(len * 0.8, -16),
              at(len * 0.3, -22),
              at(-12, -14),
            ],
            true,
            0.9,
          );
    return shadedPath(ctx, d, near ? wing : mix(wing, darker(wing, 0.2), 0.5));
  }
  if (build.arms === 'fin') {
    const deg = (Math.atan2(w[1] - a[1], w[0] - a[0]) * 180) / Math.PI - 90;
    const fin = near ? appearance.coat.accent : mix(appearance.coat.accent, appearance.coat.dark, 0.3);
    const rays = strokePath('M-6 24Q-12 56 -6 82M6 24Q8 52 4 80', mix(fin, appearance.coat.dark, 0.3), 3.4);
    return group(
      shadedPath(ctx, 'M-16 -4C-38 36 -36 84 -8 100C24 90 36 40 18 -4Z', fin) + rays,
      transform(
        a[0] - (appearance.kind === 'whale' ? 96 : 62),
        a[1],
        deg + (near ? 24 : 10),
        appearance.kind === 'whale' ? 1 : 0.9,
      ),
    );
  }
  if (build.arms === 'tentacle') return shadedPath(ctx, taperedPath(a, e, w, W + 4, 9, W), shade);
  if (build.arms === 'claw') {
    const deg = (Math.atan2(w[1] - e[1], w[0] - e[0]) * 180) / Math.PI + 90;
    return (
      shadedPath(ctx, taperedPath(a, e, w, W, W), shade) +
      group(
        shadedPath(
          ctx,
          'M0 14C-40 6 -46 -44 -16 -62C-18 -40 -6 -30 2 -26C6 -38 16 -48 30 -50C46 -26 34 8 0 14Z',
          near ? appearance.coat.base : mix(appearance.coat.base, appearance.coat.dark, 0.3),
        ),
        transform(w[0], w[1], deg),
      )
    );
  }
  const sleeveColor =
    garment === 'armour'
      ? '#B5BECB'
      : appearance.kind === 'wizard'
        ? appearance.coat.base
        : garment === 'suit'
          ? appearance.coat.base
          : garment === 'dungarees'
            ? mix(appearance.garmentColor, '#FFF8EC', 0.78)
            : appearance.garmentColor;
  const tip = build.arms === 'stub' ? W * 0.9 : W * 0.86;
  let out =
    appearance.pattern === 'rainbow' && !dressed
      ? fillPath(taperedPath(a, e, w, W, tip), coatFill(ctx, shade), { stroke: outlineColor(shade) })
      : shadedPath(ctx, taperedPath(a, e, w, W, tip), shade);
  out += shadedEllipse(
    ctx,
    w[0],
    w[1],
    W * 1.02,
    W * 1.02,
    appearance.kind === 'robot' ? appearance.coat.dark : paw,
  );
  if (dressed) {
    const cuff = lerp(e, w, garment === 'dress' ? 0.1 : 0.68);
    const sc = near ? sleeveColor : mix(sleeveColor, darker(sleeveColor, 0.2), 0.5);
    const wide = appearance.kind === 'wizard' || garment === 'robe' ? W + 12 : W + 3;
    out += shadedPath(ctx, taperedPath(a, garment === 'dress' ? lerp(a, e, 0.8) : e, cuff, W + 4, wide), sc);
  }
  return out;
}

/** The colour of a hand or paw. */
export const handColor = (appearance: Appearance) =>
  HUMAN_KINDS.has(appearance.kind)
    ? appearance.skin
    : [
          'fox',
          'wolf',
          'raccoon',
          'pig',
          'cow',
          'sheep',
          'horse',
          'zebra',
          'unicorn',
          'deer',
          'giraffe',
          'squirrel',
          'panda',
          'bee',
          'ladybug',
          'butterfly',
          'caterpillar',
          'robot',
        ].includes(appearance.kind)
      ? appearance.coat.dark
      : appearance.coat.base;
