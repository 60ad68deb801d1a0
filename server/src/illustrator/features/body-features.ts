import type { Build } from '../creatures/builds.ts';
import { type FigureContext, outlineColor, shadedEllipse, shadedPath } from '../creatures/figure-drawing.ts';
import { darker, lighter, mix } from '../palette.ts';
import { circle, ellipse, fillPath, group, strokePath, taperedPath, transform } from '../svg.ts';
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

/** Necks, humps, pouches, wings, further limbs and patterns of the body. */
export const BODY_FEATURES = {
  neck: neck(40, 30),
  'neck-thin': neck(24, 17),
  /** The long neck of a swan, bent like an S. */
  'neck-swan': (ctx, build) => {
    const h = build.torsoHeight;
    const end = -h - build.neckLength + 24;
    return {
      trunkBehind: shadedPath(
        ctx,
        round(
          `M34 ${-h + 54}C70 ${-h - 10} -46 ${-h - 46} -40 ${-h - 84}C-38 ${end + 20} -20 ${end} 8 ${end}L18 ${end + 30}C0 ${end + 32} -4 ${-h - 96} 0 ${-h - 80}C10 ${-h - 50} 80 ${-h - 30} 66 ${-h + 54}Z`,
        ),
        ctx.appearance.coat.base,
      ),
    };
  },
  /** The round hind part of an ant, and its narrow waist. */
  abdomen: (ctx, build) => ({
    trunkBehind:
      shadedEllipse(
        ctx,
        -build.torsoWidth - 44,
        -build.torsoHeight * 0.16,
        70,
        52,
        ctx.appearance.coat.dark,
      ) +
      strokePath(
        round(
          `M${-build.torsoWidth - 84} ${-build.torsoHeight * 0.4}Q${-build.torsoWidth - 64} ${-build.torsoHeight * 0.1} ${-build.torsoWidth - 82} 24M${-build.torsoWidth - 54} ${-build.torsoHeight * 0.52}Q${-build.torsoWidth - 34} ${-build.torsoHeight * 0.14} ${-build.torsoWidth - 52} 34`,
        ),
        darker(ctx.appearance.coat.dark, 0.25),
        5,
      ),
  }),
  humps: (ctx, build) => {
    const h = build.torsoHeight;
    const { base, dark } = ctx.appearance.coat;
    return {
      trunkBehind:
        shadedPath(
          ctx,
          round(
            `M20 ${-h + 40}C-14 ${-h + 6} -34 ${-h - 92} -84 ${-h - 88}C-138 ${-h - 80} -116 ${-h * 0.7} -96 ${-h * 0.42}C-92 ${-h * 0.2} -74 -4 -40 0Z`,
          ),
          base,
        ) +
        shadedPath(
          ctx,
          round(
            `M-104 ${-h - 46}C-106 ${-h - 84} -74 ${-h - 98} -48 ${-h - 62}C-54 ${-h - 50} -62 ${-h - 60} -66 ${-h - 48}C-74 ${-h - 60} -80 ${-h - 44} -86 ${-h - 40}C-92 ${-h - 54} -98 ${-h - 42} -104 ${-h - 46}Z`,
          ),
          mix(base, dark, 0.55),
        ),
    };
  },
  pouch: (ctx, build) => ({
    trunkOver: shadedPath(
      ctx,
      round(
        `M-36 ${-build.torsoHeight * 0.36}Q8 ${-build.torsoHeight * 0.24} 52 ${-build.torsoHeight * 0.36}Q60 4 8 10Q-44 4 -36 ${-build.torsoHeight * 0.36}Z`,
      ),
      mix(ctx.appearance.coat.belly, ctx.appearance.coat.base, 0.3),
    ),
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
} satisfies Record<string, DrawFeature>;
