import type { Build } from '../creatures/builds.ts';
import { type FigureContext, outlineColor, shadedEllipse, shadedPath } from '../creatures/figure-drawing.ts';
import { darker, lighter, mix } from '../palette.ts';
import {
  circle,
  ellipse,
  fillPath,
  group,
  scallopedPath,
  smoothPath,
  starPath,
  strokePath,
  taperedPath,
  transform,
} from '../svg.ts';
import { drawBatWing } from './draw-bat-wing.ts';
import type { DrawFeature } from './feature.ts';

const round = (d: string) => d.replace(/-?\d+\.\d+/g, (value) => String(Math.round(Number(value))));

const neck =
  (bottom: number, top: number): DrawFeature =>
  (ctx, build) => {
    const h = build.torsoHeight;
    const end = -h - build.neckLength + 30;
    const [w0, w1] = [bottom, top];
    return {
      trunkBehind: shadedPath(
        ctx,
        round(
          `M${-w0} ${-h + 34}C${-w0} ${-h - 20} ${-w1} ${end + 50} ${-w1} ${end}H${w1}C${w1} ${end + 50} ${w0} ${-h - 20} ${w0} ${-h + 34}Z`,
        ),
        ctx.appearance.coat.base,
      ),
    };
  };

const batWings = (ctx: FigureContext, build: Build, color: string): string => {
  const wing = drawBatWing(ctx, color);
  const y = 22 - build.torsoHeight * 0.78;
  return group(wing, transform(-22, y, -6, 1.25)) + group(wing, transform(22, y, 6, -1.25, 1.25));
};

const gauzeWings = (build: Build, color: string, slim: boolean): string => {
  const style = { opacity: '.86', stroke: darker(color, 0.2), 'stroke-width': '2.5' };
  const wing = slim
    ? fillPath('M0 0C-50 -40 -150 -70 -200 -54C-206 -30 -120 0 0 12Z', color, style) +
      fillPath('M0 10C-70 0 -150 10 -190 40C-180 56 -90 50 0 22Z', lighter(color, 0.2), style)
    : fillPath('M0 0C-30 -80 -104 -112 -136 -84C-160 -56 -112 -4 0 8Z', color, style) +
      fillPath('M0 8C-60 4 -110 26 -104 60C-92 92 -30 70 0 20Z', lighter(color, 0.25), style);
  const y = 4 - build.torsoHeight * 0.78;
  return group(wing, transform(-12, y)) + group(wing, transform(12, y, 0, -1, 1));
};

/** Humps, pouches, shells, wings, fins and patterns of the body. */
export const BODY_FEATURES = {
  neck: neck(40, 30),
  'neck-thin': neck(24, 17),
  'neck-wool': (ctx, build) => ({
    trunkBehind: shadedPath(
      ctx,
      scallopedPath(2, -build.torsoHeight - build.neckLength * 0.36, 46, build.neckLength * 0.62, 13),
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
    mask: shadedPath(ctx, scallopedPath(4, -66, 52, 30, 9, 0.4), lighter(ctx.appearance.coat.base, 0.12)),
  }),
  humps: (ctx, build) => ({
    trunkBehind:
      shadedPath(
        ctx,
        round(
          `M${-build.torsoWidth * 0.4} ${-build.torsoHeight + 10}C-100 ${-build.torsoHeight - 40} -150 ${-build.torsoHeight * 0.8} -120 ${-build.torsoHeight * 0.4}L-40 -20Z`,
        ),
        mix(ctx.appearance.coat.base, ctx.appearance.coat.dark, 0.16),
      ) +
      shadedPath(
        ctx,
        round(
          `M-30 ${-build.torsoHeight * 0.5}C-120 ${-build.torsoHeight * 0.62} -150 ${-build.torsoHeight * 0.2} -110 -4L-30 6Z`,
        ),
        mix(ctx.appearance.coat.base, ctx.appearance.coat.dark, 0.16),
      ),
  }),
  pouch: (ctx, build) => ({
    trunkOver: shadedPath(
      ctx,
      round(
        `M-36 ${-build.torsoHeight * 0.36}Q8 ${-build.torsoHeight * 0.24} 52 ${-build.torsoHeight * 0.36}Q60 4 8 10Q-44 4 -36 ${-build.torsoHeight * 0.36}Z`,
      ),
      mix(ctx.appearance.coat.belly, ctx.appearance.coat.base, 0.3),
    ),
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
      starPath(-10, -build.torsoHeight * 0.5, 138, 70, 27),
      ctx.appearance.coat.accent,
    ),
  }),
  plates: (ctx, build) => ({
    trunkBehind: [-58, -24, 12, 44]
      .map(
        (angle, i) =>
          group(
            shadedPath(ctx, 'M-34 6L-26 -46L0 -74L28 -46L34 6Z', ctx.appearance.coat.accent),
            transform(
              -build.torsoWidth * (0.92 - i * 0.1),
              -build.torsoHeight * (0.12 + i * 0.28),
              -66 + i * 14,
            ),
          ) + (angle ? '' : ''),
      )
      .join(''),
  }),
  sail: (ctx, build) => ({
    trunkBehind: shadedPath(
      ctx,
      round(
        `M0 ${-build.torsoHeight}C-60 ${-build.torsoHeight - 90} -150 ${-build.torsoHeight - 30} -160 -60L-20 10Z`,
      ),
      ctx.appearance.coat.accent,
    ),
  }),
  'wings-bat': (ctx, build) => ({
    trunkBehind: batWings(ctx, build, ctx.appearance.wings ?? ctx.appearance.coat.dark),
  }),
  'wings-feather': (_ctx, build) => {
    const wing = fillPath(
      'M0 4C-20 -70 -88 -112 -164 -104C-154 -90 -150 -80 -152 -66C-160 -62 -158 -44 -140 -38C-144 -26 -132 -8 -112 -8C-112 8 -92 22 -72 14C-52 34 -14 34 0 24Z',
      '#E8D2AC',
      { stroke: '#A8845C' },
    );
    const y = -build.torsoHeight * 0.78;
    return { trunkBehind: group(wing, transform(-14, y)) + group(wing, transform(14, y, 0, -1, 1)) };
  },
  'wings-gauze': (ctx, build) => ({
    trunkBehind: gauzeWings(build, ctx.appearance.wings ?? '#DDEFF6', false),
  }),
  'wings-slim': (ctx, build) => ({ trunkBehind: gauzeWings(build, ctx.appearance.wings ?? '#CFEAF2', true) }),
  glow: (ctx, build) => ({
    trunkOver:
      ellipse(
        4,
        -build.torsoHeight * 0.16,
        build.torsoWidth * 0.86,
        build.torsoHeight * 0.36,
        ctx.shaded('#FBE98A'),
      ) + circle(4, -build.torsoHeight * 0.16, build.torsoWidth * 1.3, ctx.gradients.glow('#FFF0A0', 0.7)),
  }),
  tentacles: (ctx, build) => ({
    trunkBehind: [-1, 1]
      .flatMap((side) =>
        [0, 1, 2].map((i) => {
          const reach = build.torsoWidth + 84 - i * 22;
          const y = -build.torsoHeight * (0.62 - i * 0.26);
          return shadedPath(
            ctx,
            taperedPath(
              [side * 20, y],
              [side * reach * 0.7, y - 34 + i * 26],
              [side * reach, y - 84 + i * 74],
              19,
              8,
              15,
            ),
            mix(ctx.appearance.coat.base, ctx.appearance.coat.dark, i * 0.12),
          );
        }),
      )
      .join(''),
  }),
  'arms-extra': (ctx, build) => ({
    trunkBehind: [-1, 1]
      .map((side) => {
        const hand = [side * (build.shoulder + 84), -build.torsoHeight * 0.2] as const;
        return (
          shadedPath(
            ctx,
            taperedPath(
              [side * build.shoulder, -build.torsoHeight * 0.56],
              [side * (build.shoulder + 50), -build.torsoHeight * 0.5],
              hand,
              build.armWidth,
              build.armWidth * 0.86,
            ),
            ctx.appearance.coat.base,
          ) + shadedEllipse(ctx, hand[0], hand[1], build.armWidth, build.armWidth, ctx.appearance.coat.base)
        );
      })
      .join(''),
  }),
  'legs-extra': (ctx, build) => ({
    trunkBehind: [-1, 1]
      .flatMap((side) =>
        [0, 1, 2].map((i) => {
          const y = -build.torsoHeight * (0.7 - i * 0.26);
          const end = side * (build.torsoWidth + 62 - i * 6);
          const leg = round(
            `M${side * build.torsoWidth * 0.5} ${y}Q${side * (build.torsoWidth + 46)} ${y - 34} ${end} ${y + 44}`,
          );
          return strokePath(leg, ctx.appearance.coat.dark, 12);
        }),
      )
      .join(''),
  }),
  'panel-robot': (ctx, build) => ({
    trunkOver:
      group(
        fillPath(
          'M-34 -24H34Q44 -24 44 -14V22Q44 32 34 32H-34Q-44 32 -44 22V-14Q-44 -24 -34 -24Z',
          ctx.shaded('#E6EEF0'),
          { stroke: outlineColor('#A9B9C9') },
        ) +
          circle(-22, 4, 9, '#F0743E') +
          circle(4, 4, 9, '#7FD1AE') +
          strokePath('M24 -10V18M34 -10V18', '#67758C', 5),
        transform(8, -build.torsoHeight * 0.44),
      ) +
      [-1, 1]
        .map((side) => circle(side * build.torsoWidth * 0.78, -build.torsoHeight * 0.16, 6, '#67758C'))
        .join(''),
    mask:
      circle(-66, -30, 6, '#67758C') +
      circle(74, -30, 6, '#67758C') +
      circle(-62, 46, 6, '#67758C') +
      circle(70, 46, 6, '#67758C'),
    behind: strokePath('M6 -78V-112', '#67758C', 9) + shadedEllipse(ctx, 6, -122, 15, 15, '#F0743E'),
  }),
  bandages: (_ctx, build) => ({
    trunkOver: [-0.86, -0.62, -0.38, -0.14]
      .map((y, i) =>
        strokePath(
          round(
            `M${-build.torsoWidth * 0.94} ${y * build.torsoHeight + (i % 2) * 16}Q0 ${y * build.torsoHeight + 20} ${build.torsoWidth * 0.94} ${y * build.torsoHeight + 10}`,
          ),
          '#C9B99A',
          4,
        ),
      )
      .join(''),
    mask: strokePath(
      'M-80 -52Q0 -30 82 -58M-88 20Q0 36 84 16M-72 56Q0 74 70 50M-50 -76Q10 -60 60 -74',
      '#C9B99A',
      4,
    ),
  }),
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
