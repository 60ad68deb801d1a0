import { lighter, mix, RAINBOW } from '../palette.ts';
import { circle, ellipse, fillPath, rect, scallopedPath, smoothPath, starPath, strokePath } from '../svg.ts';
import { HUMAN_KINDS } from './appearance.ts';
import type { Build } from './builds.ts';
import { drawClothes, drawNeckwear, garmentFor } from './draw-clothes.ts';
import {
  type FigureContext,
  outlineColor,
  shadedEllipse,
  shadedPath,
  symmetricPath,
  trunkPoints,
} from './figure-drawing.ts';

/** The fill of a coat: one shaded colour, or rainbow stripes. */
export function coatFill(ctx: FigureContext, color: string): string {
  if (ctx.appearance.pattern === 'rainbow')
    return ctx.gradients.linear(
      RAINBOW.map((c, i) => [i / (RAINBOW.length - 1), lighter(c, 0.06)] as const),
      20,
    );
  return ctx.shaded(color);
}

const drawCoatPattern = (ctx: FigureContext, build: Build): string => {
  const isGiraffe = ctx.appearance.kind === 'giraffe' && !ctx.appearance.species;
  const c = ctx.appearance.patternColor;
  const w = build.torsoWidth;
  const h = build.torsoHeight;
  if (ctx.appearance.pattern === 'spots' || isGiraffe)
    return [
      [-0.66, -0.62, 9],
      [0.72, -0.56, 11],
      [-0.8, -0.28, 12],
      [0.82, -0.16, 9],
      [-0.62, 0.02, 9],
      [0.5, -0.84, 7],
      [0.66, 0.06, 8],
    ]
      .map(([x, y, r]) =>
        ellipse(
          (x ?? 0) * w * 0.94,
          (y ?? 0) * h,
          r ?? 1,
          (r ?? 1) * 0.9,
          isGiraffe && ctx.appearance.pattern !== 'spots' ? ctx.appearance.coat.dark : c,
        ),
      )
      .join('');
  if (ctx.appearance.pattern === 'stars')
    return [
      [-0.6, -0.6, 11],
      [0.66, -0.5, 10],
      [-0.7, -0.16, 10],
      [0.7, -0.04, 12],
    ]
      .map(([x, y, r]) =>
        fillPath(starPath((x ?? 0) * w, (y ?? 0) * h, r ?? 1, (r ?? 1) * 0.45, 5), '#FFE08A'),
      )
      .join('');
  if (
    ctx.appearance.pattern === 'stripes' ||
    (['tiger', 'zebra'].includes(ctx.appearance.kind) && !ctx.appearance.species)
  ) {
    const color = ctx.appearance.pattern === 'stripes' ? c : ctx.appearance.coat.dark;
    return [-0.7, -0.46, -0.2, 0.02]
      .map(
        (y) =>
          `M${-w * 0.93} ${y * h - 7}Q${-w * 0.6} ${y * h} ${-w * 0.42} ${y * h + 5}Q${-w * 0.66} ${y * h + 11} ${-w * 0.9} ${y * h + 8}ZM${w * 0.93} ${y * h - 7}Q${w * 0.6} ${y * h} ${w * 0.42} ${y * h + 5}Q${w * 0.66} ${y * h + 11} ${w * 0.9} ${y * h + 8}Z`,
      )
      .map((d) =>
        fillPath(
          d.replace(/-?\d+\.\d+/g, (v) => String(Math.round(Number(v)))),
          color,
        ),
      )
      .join('');
  }
  return '';
};

function drawGhostSheet(ctx: FigureContext, build: Build): string {
  const { base, accent, belly } = ctx.appearance.coat;
  const d = `M-96 -190C-96 -262 -48 -292 4 -292C58 -292 100 -258 102 -190C104 -120 122 -60 128 6Q112 34 90 10Q70 -8 52 16Q30 40 6 14Q-14 -6 -34 16Q-56 38 -76 12Q-96 -6 -120 22Q-132 10 -128 -4C-112 -60 -96 -120 -96 -190Z`;
  return (
    fillPath(
      d,
      ctx.gradients.linear(
        [
          [0, lighter(base, 0.4)],
          [0.55, base],
          [1, mix(base, accent, 0.35)],
        ],
        24,
      ),
      { stroke: outlineColor(base) },
    ) +
    ellipse(-44, -236, 18, 12, belly, { opacity: '.8' }) +
    circle(build.torsoWidth * 0, -20, 0.1, base)
  );
}

/** Draws trunk, belly and clothes, in trunk coordinates (hip at 0, 0); `features` lie on the coat, under the clothes. */
export function drawTrunk(ctx: FigureContext, build: Build, features: string): string {
  const { kind, coat, skin, species } = ctx.appearance;
  const { base, belly, dark, accent } = coat;
  const h = build.torsoHeight;
  const w = build.torsoWidth;
  if (kind === 'ghost') return drawGhostSheet(ctx, build);
  if (build.bodiless) return '';
  const isHuman = HUMAN_KINDS.has(kind);
  const garment = garmentFor(ctx);
  const outlineD = symmetricPath(trunkPoints(build));
  const paint = isHuman
    ? kind === 'hero'
      ? base
      : kind === 'mermaid'
        ? skin
        : ctx.appearance.garmentColor
    : base;
  const stroke = { stroke: outlineColor(paint) };
  let out = '';
  if (kind === 'giraffe' && !species)
    out +=
      shadedPath(ctx, `M-30 ${-h + 20}L-24 ${-h - 120}H30L34 ${-h + 20}Z`, base) +
      ellipse(-10, -h - 30, 9, 11, dark) +
      ellipse(16, -h - 58, 8, 10, dark) +
      ellipse(12, -h - 10, 9, 9, dark);
  if ((kind === 'horse' && species !== 'camel') || kind === 'zebra' || kind === 'unicorn')
    out += shadedPath(
      ctx,
      `M-40 ${-h + 26}Q-34 ${-h - 30} -30 ${-h - 60}H36Q34 ${-h - 20} 42 ${-h + 26}Z`,
      base,
    );
  if (kind === 'sheep') out += shadedPath(ctx, scallopedPath(0, -h * 0.46, w + 8, h * 0.62, 13, 0.3), base);
  else if (kind === 'monster')
    out += fillPath(starPath(0, -h * 0.42, w + 18, h * 0.66, 21), coatFill(ctx, base), {
      stroke: outlineColor(base),
    });
  else if (kind === 'robot')
    out += rect(-w, -h, w * 2, h + 18, ctx.shaded(base), 26, { stroke: outlineColor(base) });
  else out += fillPath(outlineD, coatFill(ctx, paint), stroke);
  if (kind === 'robot')
    return (
      out +
      rect(-w * 0.6, -h * 0.62, w * 1.2, h * 0.48, ctx.shaded(belly), 14, {
        stroke: outlineColor(base),
        'stroke-width': '2',
      }) +
      circle(-w * 0.3, -h * 0.38, 9, accent) +
      circle(4, -h * 0.38, 9, '#7FD1AE') +
      strokePath(`M${w * 0.3} ${-h * 0.48}v24M${w * 0.42} ${-h * 0.48}v24`, outlineColor(base), 4) +
      drawNeckwear(ctx, build)
    );
  if (kind === 'bee' && species !== 'fly' && species !== 'mosquito')
    out += fillPath(
      `M${-w} -44Q0 -22 ${w} -44L${w * 0.99} -16Q0 6 ${-w * 0.99} -16ZM${-w * 0.9} -90Q0 -70 ${w * 0.9} -90L${w} -64Q0 -42 ${-w} -64Z`,
      dark,
    );
  else if (kind === 'snake')
    out += [-0.16, -0.36, -0.56, -0.76]
      .map((y) => strokePath(`M${-w * 0.4} ${y * h}q${w * 0.6} 12 ${w * 1.1} 0`, accent, 11))
      .join('');
  else if (kind === 'caterpillar')
    out =
      shadedEllipse(ctx, 0, -22, 50, 44, mix(base, accent, 0.24)) + shadedEllipse(ctx, 0, -76, 46, 42, base);
  else if (!isHuman && kind !== 'sheep' && kind !== 'octopus') {
    const bellyD = smoothPath([
      [10, -h * 0.78],
      [w * 0.5 + 8, -h * 0.62],
      [w * 0.64 + 8, -h * 0.22],
      [w * 0.42 + 6, 8],
      [8, 16],
      [-w * 0.4, 8],
      [-w * 0.56, -h * 0.22],
      [-w * 0.4, -h * 0.62],
    ]);
    out +=
      kind === 'penguin' || kind === 'turtle'
        ? fillPath(bellyD, ctx.shaded(belly))
        : fillPath(bellyD, ctx.shaded(kind === 'butterfly' ? mix(base, belly, 0.25) : belly), {
            opacity: ctx.appearance.pattern === 'rainbow' ? '.8' : undefined,
          });
    if (['dragon', 'dinosaur', 'crocodile', 'turtle', 'snail'].includes(kind))
      out += strokePath(
        [-0.5, -0.28, -0.06]
          .map((y) => `M${-w * 0.4} ${y * h}q${w * 0.5} 10 ${w * 0.96} 0`)
          .join('')
          .replace(/\.\d+/g, ''),
        mix(belly, dark, 0.3),
        3.4,
      );
    if (kind === 'owl' || kind === 'bird')
      out += strokePath(
        `M-18 -${Math.round(h * 0.52)}q8 9 16 0M14 -${Math.round(h * 0.52)}q8 9 16 0M-32 -${Math.round(h * 0.3)}q8 9 16 0M0 -${Math.round(h * 0.3)}q8 9 16 0M32 -${Math.round(h * 0.3)}q8 9 16 0`,
        mix(belly, dark, 0.35),
        3.6,
      );
    if (kind === 'cow' && !species)
      out += fillPath(
        smoothPath([
          [w * 0.5, -h * 0.7],
          [w * 0.96, -h * 0.3],
          [w * 0.8, 0],
          [w * 0.5, -h * 0.2],
        ]),
        dark,
      );
  }
  out += drawCoatPattern(ctx, build);
  if (kind === 'mermaid')
    out += fillPath(
      smoothPath([
        [-38, -h * 0.72],
        [0, -h * 0.62],
        [44, -h * 0.72],
        [52, -h * 0.44],
        [26, -h * 0.4],
        [6, -h * 0.5],
        [-20, -h * 0.4],
        [-46, -h * 0.46],
      ]),
      ctx.shaded(accent),
    );
  return out + features + drawClothes(ctx, build, garment) + drawNeckwear(ctx, build);
}
