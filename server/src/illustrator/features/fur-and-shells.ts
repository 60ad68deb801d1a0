import { outlineColor, shadedEllipse, shadedPath } from '../creatures/figure-drawing.ts';
import { darker, lighter, mix } from '../palette.ts';
import {
  ellipse,
  fillPath,
  group,
  scallopedPath,
  smoothPath,
  starPath,
  strokePath,
  transform,
} from '../svg.ts';
import type { DrawFeature } from './feature.ts';

const round = (d: string) => d.replace(/-?\d+\.\d+/g, (value) => String(Math.round(Number(value))));

/** Wool, manes and long fur, shells, quills and plates. */
export const FUR_AND_SHELLS = {
  'neck-wool': (ctx, build) => ({
    trunkBehind: shadedPath(
      ctx,
      scallopedPath(2, -build.torsoHeight - build.neckLength * 0.36, 56, build.neckLength * 0.66, 12, 0.35),
      ctx.appearance.coat.base,
    ),
  }),
  wool: (ctx, build) => ({
    trunkOver: shadedPath(
      ctx,
      scallopedPath(0, -build.torsoHeight * 0.44, build.torsoWidth + 8, build.torsoHeight * 0.6, 13, 0.3),
      ctx.appearance.coat.base,
    ),
  }),
  'wool-head': (ctx) => ({
    mask: shadedPath(ctx, scallopedPath(4, -74, 64, 44, 10, 0.45), lighter(ctx.appearance.coat.base, 0.12)),
  }),
  'shell-bands': (ctx, build) => ({
    trunkBehind:
      shadedEllipse(
        ctx,
        -14,
        -build.torsoHeight * 0.46,
        build.torsoWidth + 46,
        build.torsoHeight * 0.66,
        ctx.appearance.coat.accent,
      ) +
      [0.2, 0.42, 0.64, 0.86]
        .map((t) =>
          strokePath(
            round(
              `M${-build.torsoWidth - 52} ${-build.torsoHeight * t}q24 10 48 4M${build.torsoWidth + 26} ${-build.torsoHeight * t}q-12 8 -30 4`,
            ),
            darker(ctx.appearance.coat.accent, 0.28),
            5,
          ),
        )
        .join(''),
  }),
  /** The high dome of a tortoise, with plates and a rim, on the back from the neck to the hips. */
  'shell-dome': (ctx, build) => {
    const { accent } = ctx.appearance.coat;
    const [h, w] = [build.torsoHeight, build.torsoWidth];
    const [side, top] = [w + 44, -h - 44];
    const dome = round(
      `M0 ${top}C${side * 0.62} ${top} ${side + 6} ${-h * 0.72} ${side} ${-h * 0.28}C${side - 4} 6 ${w * 0.7} 26 0 28C${-w * 0.7} 26 ${-side + 4} 6 ${-side} ${-h * 0.28}C${-side - 6} ${-h * 0.72} ${-side * 0.62} ${top} 0 ${top}Z`,
    );
    const plate = (x: number) =>
      `M${x * 0.5} ${top + 12}Q${x * 0.72} ${-h * 0.84} ${x * 0.8} ${-h * 0.6}M${x * 0.66} ${-h * 0.8}L${x * 0.92} ${-h * 0.86}M${x * 0.98} ${-h * 0.42}L${x * 0.8} ${-h * 0.42}Q${x * 0.82} ${-h * 0.2} ${x * 0.7} 4`;
    return {
      trunkBehind:
        shadedPath(ctx, dome, accent) +
        strokePath(round(plate(side) + plate(-side)), darker(accent, 0.32), 5) +
        strokePath(dome, lighter(accent, 0.32), 9) +
        strokePath(dome, outlineColor(accent), 2),
    };
  },
  'shell-armadillo': (ctx, build) => {
    const { accent } = ctx.appearance.coat;
    const [h, w] = [build.torsoHeight, build.torsoWidth];
    const band = (t: number) =>
      strokePath(
        round(
          `M${-w - 62} ${-h * t + 34}Q${-w * 0.7} ${-h * t - 26} 0 ${-h * t - 26}Q${w * 0.7} ${-h * t - 26} ${w + 54} ${-h * t + 34}`,
        ),
        darker(accent, 0.3),
        5,
      );
    return {
      trunkBehind:
        shadedPath(
          ctx,
          round(
            `M${-w - 58} 34C${-w - 96} ${-h * 0.8} ${-w * 0.6} ${-h - 54} 0 ${-h - 54}C${w * 0.6} ${-h - 54} ${w + 88} ${-h * 0.8} ${w + 50} 34Z`,
          ),
          accent,
        ) + [0, 0.24, 0.48, 0.72].map(band).join(''),
      mask:
        shadedPath(ctx, 'M-70 -24C-74 -100 82 -100 78 -24C40 -44 -32 -44 -70 -24Z', accent) +
        strokePath('M-66 -46Q4 -72 74 -46M-52 -66Q4 -88 60 -66', darker(accent, 0.3), 4),
    };
  },
  quills: (ctx, build) => ({
    trunkBehind: shadedPath(
      ctx,
      starPath(-6, -build.torsoHeight * 0.75, 120, 70, 27),
      ctx.appearance.coat.accent,
    ),
  }),
  /** Two rows of plates from the head down the back, as a stegosaurus has. */
  plates: (ctx, build) => {
    const plate = (x: number, y: number, turn: number, size: number) =>
      group(
        shadedPath(ctx, 'M-30 8C-40 -26 -26 -60 0 -84C26 -60 40 -26 30 8Z', ctx.appearance.coat.accent),
        transform(x, y, turn, size),
      );
    const { torsoHeight: h, torsoWidth: w } = build;
    return {
      back: plate(-66, -20, -72, 0.72) + plate(-44, -66, -38, 0.78) + plate(-2, -84, -6, 0.72),
      trunkBehind:
        plate(-w * 0.62, -h * 0.98, -52, 1.12) +
        plate(-w * 0.96, -h * 0.62, -74, 1.3) +
        plate(-w * 1.02, -h * 0.2, -92, 1.2),
    };
  },
  'mane-dark': (ctx) => ({
    back: shadedPath(
      ctx,
      smoothPath([
        [-20, -96],
        [-90, -80],
        [-116, -10],
        [-104, 70],
        [-70, 110],
        [-50, 60],
        [-60, -20],
      ]),
      ctx.appearance.coat.dark,
    ),
    over: shadedPath(
      ctx,
      'M-34 -84C-20 -108 30 -108 44 -84C36 -66 28 -50 20 -40C14 -56 6 -64 -4 -66C-14 -60 -24 -66 -34 -84Z',
      ctx.appearance.coat.dark,
    ),
  }),
  fringe: (ctx) => ({
    over: shadedPath(
      ctx,
      'M-76 -40C-74 -110 80 -110 84 -40C74 -42 66 -48 60 -56C56 -46 48 -42 40 -40C36 -48 32 -54 28 -58C22 -46 14 -40 4 -36C-2 -46 -8 -52 -12 -56C-18 -46 -26 -42 -36 -40C-40 -48 -46 -54 -50 -56C-56 -48 -66 -42 -76 -40Z',
      mix(ctx.appearance.coat.base, ctx.appearance.coat.dark, 0.35),
    ),
  }),
  'fur-hanging': (ctx, build) => {
    const { base, dark } = ctx.appearance.coat;
    const [h, w] = [build.torsoHeight, build.torsoWidth];
    const side = w + 16;
    const strand = side / 4;
    const hem = Array.from({ length: 8 }, (_, i) => {
      const x = i * strand - side;
      return `L${x + strand / 2} ${i % 2 ? 56 : 44}L${x + strand} 18`;
    }).join('');
    const curtain = (side: number) =>
      group(
        shadedPath(
          ctx,
          'M-60 -60C-96 -40 -112 30 -104 96L-88 74L-80 112L-62 84L-50 116L-36 80L-20 100L-10 40Z',
          mix(base, dark, 0.3),
        ),
        side > 0 ? transform(8, 0, 0, -1, 1) : undefined,
      );
    return {
      behind: curtain(-1) + curtain(1),
      trunkOver: shadedPath(
        ctx,
        round(
          `M${-w * 0.6} ${-h * 0.9}C${-side} ${-h * 0.6} ${-side} -30 ${-side} 18${hem}C${side} -30 ${side} ${-h * 0.6} ${w * 0.6} ${-h * 0.9}Z`,
        ),
        base,
      ),
    };
  },
  shaggy: (ctx, build) => ({
    trunkOver:
      fillPath(
        starPath(0, -build.torsoHeight * 0.42, build.torsoWidth + 20, build.torsoHeight * 0.66, 23),
        ctx.shaded(ctx.appearance.coat.base),
        { stroke: outlineColor(ctx.appearance.coat.base) },
      ) +
      ellipse(
        8,
        -build.torsoHeight * 0.3,
        build.torsoWidth * 0.5,
        build.torsoHeight * 0.34,
        ctx.shaded(ctx.appearance.coat.belly),
      ),
    mask:
      fillPath(starPath(4, 4, 108, 90, 21, 0.1), ctx.shaded(ctx.appearance.coat.base), {
        stroke: outlineColor(ctx.appearance.coat.base),
      }) + ellipse(10, 8, 74, 66, ctx.shaded(mix(ctx.appearance.coat.belly, ctx.appearance.coat.base, 0.15))),
  }),
} satisfies Record<string, DrawFeature>;
