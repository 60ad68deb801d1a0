import { HUMAN_KINDS } from '../creatures/appearance.ts';
import type { Build } from '../creatures/builds.ts';
import { coatFill, garmentFor } from '../creatures/draw-trunk.ts';
import { type FigureContext, shadedEllipse, shadedPath } from '../creatures/figure-drawing.ts';
import { darker, mix } from '../palette.ts';
import {
  circle,
  ellipse,
  fillPath,
  group,
  interpolate,
  type Point,
  smoothPath,
  strokePath,
  taperedPath,
  transform,
} from '../svg.ts';

/** Draws one leg with its foot. */
export function drawLeg(
  ctx: FigureContext,
  build: Build,
  [a, k, f]: readonly [Point, Point, Point],
  near: boolean,
  seated: boolean,
  side: number,
): string {
  const { appearance } = ctx;
  const isHuman = HUMAN_KINDS.has(appearance.kind);
  const garment = garmentFor(ctx);
  const bug = ['bee', 'ladybug', 'butterfly'].includes(appearance.kind);
  const fur = isHuman
    ? appearance.kind === 'hero'
      ? appearance.coat.base
      : garment === 'dress'
        ? appearance.skin
        : garment === 'dungarees'
          ? appearance.garmentColor
          : garment === 'armour'
            ? '#B5BECB'
            : mix(appearance.garmentColor, '#3B3B6E', 0.62)
    : bug || appearance.kind === 'panda' || appearance.kind === 'sheep'
      ? appearance.coat.dark
      : appearance.kind === 'robot'
        ? appearance.coat.dark
        : build.legs === 'bird'
          ? appearance.kind === 'owl' ||
            appearance.kind === 'penguin' ||
            appearance.kind === 'duck' ||
            appearance.kind === 'bird'
            ? appearance.coat.accent
            : appearance.coat.base
          : appearance.coat.base;
  const trousers = garment === 'dungarees' && !isHuman ? appearance.garmentColor : null;
  const tone = (c: string) => (near ? c : mix(c, darker(c, 0.2), 0.45));
  const W = build.legWidth;
  const shoe = isHuman
    ? appearance.kind === 'hero'
      ? '#DC5445'
      : '#7A4E44'
    : ['fox', 'wolf', 'raccoon', 'squirrel'].includes(appearance.kind)
      ? appearance.coat.dark
      : build.legs === 'hoof'
        ? mix(appearance.coat.dark, '#3B3048', 0.4)
        : bug
          ? appearance.coat.dark
          : build.legs === 'metal'
            ? appearance.coat.base
            : appearance.kind === 'alien'
              ? appearance.coat.dark
              : fur;
  const ankle: Point =
    build.legs === 'bird'
      ? [f[0], f[1] - 12]
      : interpolate(f, k, Math.min(0.95, (W * 0.84) / (build.legLength * 0.5)));
  let out =
    appearance.pattern === 'rainbow' && !isHuman
      ? fillPath(taperedPath(a, k, ankle, W, W * 0.84), coatFill(ctx, fur))
      : shadedPath(ctx, taperedPath(a, k, ankle, W, W * (build.legs === 'bird' ? 1 : 0.84)), tone(fur));
  if (trousers) {
    const t = Math.max(0.1, 1 - (W + 16) / build.legLength);
    const hem = t < 0.5 ? interpolate(a, k, t * 2) : interpolate(k, f, t * 2 - 1);
    out += shadedPath(
      ctx,
      taperedPath(a, t < 0.5 ? interpolate(a, hem, 0.5) : k, hem, W + 3, W + 2),
      tone(trousers),
    );
  }
  const deg = Math.max(-70, Math.min(60, (-Math.atan2(f[0] - k[0], f[1] - k[1]) * 180) / Math.PI)) * 0.75;
  const c = tone(shoe);
  if (seated) {
    const sole =
      build.legs === 'bird'
        ? ellipse(f[0] + side * 6, f[1] - 14, 17, 22, c)
        : shadedEllipse(
            ctx,
            f[0] + side * 6,
            f[1] - 12,
            W * (build.legs === 'long' ? 1.15 : 1),
            W * (build.legs === 'long' ? 1.6 : 1.2),
            c,
          );
    const pad =
      build.legs === 'paw' || build.legs === 'long'
        ? ellipse(f[0] + side * 6, f[1] - 8, W * 0.5, W * 0.46, mix(c, '#F2A79A', 0.55)) +
          [-0.5, 0, 0.5]
            .map((o) =>
              circle(
                f[0] + side * 6 + o * W * 0.8,
                f[1] - 12 - W * (0.78 - Math.abs(o) * 0.3),
                W * 0.17,
                mix(c, '#F2A79A', 0.55),
              ),
            )
            .join('')
        : '';
    return out + sole + pad;
  }
  const foot =
    build.legs === 'hoof'
      ? shadedPath(
          ctx,
          `M${-W * 0.9} -12H${W * 0.9}L${W * 1.15} 10Q0 14 ${-W * 1.05} 10Z`.replace(/(\.\d)\d+/g, '$1'),
          c,
        )
      : build.legs === 'bird'
        ? strokePath('M0 -4L-16 9M0 -4L4 11M0 -4L24 9', c, 9)
        : build.legs === 'long'
          ? shadedPath(
              ctx,
              smoothPath([
                [-W, -12],
                [-4, -20],
                [W * 1.3, -10],
                [W * 2.3, 4],
                [W * 2, 12],
                [0, 13],
                [-W, 11],
              ]),
              c,
            )
          : build.legs === 'metal'
            ? shadedPath(ctx, 'M-26 12C-26 -14 -10 -20 4 -20C24 -20 36 -8 36 12Z', c)
            : shadedPath(
                ctx,
                smoothPath([
                  [-W * 0.98, -10],
                  [0, -W * 0.86],
                  [W * 1.1, -8],
                  [W * 1.42, 5],
                  [W * 1.1, 12],
                  [-W * 0.7, 12],
                  [-W * 1.08, 5],
                ]),
                c,
              );
  return out + group(foot, transform(f[0], f[1] - 11, deg));
}
