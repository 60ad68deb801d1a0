import { darker, lighter, mix, RAINBOW } from '../palette.ts';
import {
  circle,
  ellipse,
  fillPath,
  group,
  type Point,
  polygonPath,
  rect,
  scallopedPath,
  smoothPath,
  starPath,
  strokePath,
  transform,
} from '../svg.ts';
import { HUMAN_KINDS } from './appearance.ts';
import type { Build } from './builds.ts';
import {
  type FigureContext,
  outlineColor,
  shadedEllipse,
  shadedPath,
  symmetricPath,
} from './figure-drawing.ts';

const trunkPoints = (build: Build, grow = 0, foot = 28): Point[] => [
  [0, -build.torsoHeight - 8],
  [build.shoulder * 0.8 + grow, -build.torsoHeight + 4],
  [build.shoulder + 10 + grow, -build.torsoHeight * 0.72],
  [build.torsoWidth + grow, -build.torsoHeight * 0.28],
  [build.torsoWidth * 0.94 + grow, Math.min(6, foot - 6)],
  [build.torsoWidth * 0.5 + grow, foot - 2],
  [0, foot],
];

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
          isGiraffe && ctx.appearance.pattern !== 'spots'
            ? ctx.appearance.coat.dark
            : c,
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
  if (ctx.appearance.pattern === 'stripes' || (['tiger', 'zebra'].includes(ctx.appearance.kind) && !ctx.appearance.species)) {
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

const KINDS_WITHOUT_CLOTHES = new Set([
  'robot',
  'ghost',
  'octopus',
  'snail',
  'snake',
  'caterpillar',
  'fish',
  'whale',
  'crab',
  'turtle',
  'bee',
  'butterfly',
  'ladybug',
  'mermaid',
  'sheep',
  'monster',
]);

/** The garment that is drawn: kinds whose body has no room for clothes only wear neckwear. */
export function garmentFor(ctx: FigureContext): FigureContext['appearance']['garment'] {
  const { garment, kind } = ctx.appearance;
  if (kind === 'wizard') return 'robe';
  if (kind === 'knight') return 'armour';
  if (!KINDS_WITHOUT_CLOTHES.has(kind)) return garment;
  if (['fish', 'whale', 'crab', 'octopus', 'ghost', 'mermaid'].includes(kind)) return 'none';
  return garment === 'scarf' || garment === 'bowtie' || garment === 'kerchief' ? garment : 'none';
}

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

function drawClothes(ctx: FigureContext, build: Build, garment: string): string {
  const { garmentColor: g, garmentStriped, kind, coat } = ctx.appearance;
  const h = build.torsoHeight;
  const w = build.torsoWidth;
  const isHuman = HUMAN_KINDS.has(kind);
  const hem = mix(g, '#FFF8EC', 0.72);
  const bands = (color: string) =>
    [-0.62, -0.36, -0.1]
      .map((y) => {
        const half = y < -0.5 ? build.shoulder + 8 : w - 1;
        return strokePath(
          `M${-half} ${Math.round(y * h)}Q0 ${Math.round(y * h + 16)} ${half} ${Math.round(y * h)}`,
          color,
          10,
          { 'stroke-linecap': 'butt' },
        );
      })
      .join('');
  switch (garment) {
    case 'jumper':
      return (
        fillPath(symmetricPath(trunkPoints(build, 3, isHuman ? 10 : 2)), ctx.shaded(g), {
          stroke: outlineColor(g),
        }) +
        (garmentStriped ? bands(hem) : fillPath(starPath(10, -h * 0.4, 19, 9, 5), hem)) +
        (isHuman ? '' : strokePath(`M${-w * 0.86} -2Q0 18 ${w * 0.86} -2`, darker(g, 0.2), 7))
      );
    case 'dungarees': {
      const top = isHuman ? mix(hem, '#FFF8EC', 0.3) : null;
      const shirt = top
        ? fillPath(symmetricPath(trunkPoints(build, 2, 10)), ctx.shaded(top), {
            stroke: outlineColor(top),
            'stroke-width': '2',
          }) + (garmentStriped ? bands(mix(g, '#FFF8EC', 0.35)) : '')
        : '';
      return (
        shirt +
        fillPath(
          smoothPath(
            [
              [-w - 3, -h * 0.3],
              [-w * 0.52, -h * 0.34],
              [-w * 0.44, -h * 0.66],
              [w * 0.52, -h * 0.66],
              [w * 0.6, -h * 0.34],
              [w + 3, -h * 0.3],
              [w, 8],
              [w * 0.5, 29],
              [0, 31],
              [-w * 0.5, 29],
              [-w, 8],
            ],
            true,
            0.7,
          ),
          ctx.shaded(g),
          { stroke: outlineColor(g) },
        ) +
        strokePath(
          `M${-w * 0.4} ${-h * 0.62}L${-build.shoulder * 0.74} ${-h * 0.94}M${w * 0.48} ${-h * 0.62}L${build.shoulder * 0.8} ${-h * 0.94}`.replace(
            /\.\d+/g,
            '',
          ),
          g,
          13,
        ) +
        circle(-w * 0.36, -h * 0.6, 5.5, '#FFD98A') +
        circle(w * 0.44, -h * 0.6, 5.5, '#FFD98A') +
        rect(-w * 0.14, -h * 0.42, w * 0.5, h * 0.2, mix(g, '#2B2440', 0.12), 8)
      );
    }
    case 'dress':
      return (
        fillPath(
          `M${-build.shoulder * 0.8} ${-h - 2}Q0 ${-h + 12} ${build.shoulder * 0.8} ${-h - 2}L${build.shoulder + 6} ${-h * 0.6}Q${w * 0.7} ${-h * 0.4} ${w * 0.8} ${-h * 0.34}Q${w + 36} -10 ${w + 40} 34Q0 58 ${-w - 40} 34Q${-w - 36} -10 ${-w * 0.8} ${-h * 0.34}Q${-w * 0.7} ${-h * 0.4} ${-build.shoulder - 6} ${-h * 0.6}Z`.replace(
            /(\.\d)\d+/g,
            '$1',
          ),
          ctx.shaded(g),
          { stroke: outlineColor(g) },
        ) +
        strokePath(
          `M${-w * 0.78} ${-h * 0.35}Q0 ${-h * 0.25} ${w * 0.78} ${-h * 0.35}`.replace(/(\.\d)\d+/g, '$1'),
          hem,
          8,
        ) +
        strokePath(`M${-w - 36} 30Q0 54 ${w + 36} 30`, hem, 7) +
        (garmentStriped
          ? circle(-w * 0.6, 4, 7, hem) +
            circle(2, 14, 7, hem) +
            circle(w * 0.66, 4, 7, hem) +
            circle(-w * 0.2, -18, 6, hem) +
            circle(w * 0.34, -18, 6, hem)
          : '')
      );
    case 'robe': {
      const c = kind === 'wizard' ? coat.base : g;
      const y = build.legLength * 0.62 + 8;
      return (
        fillPath(
          `M${-build.shoulder} ${-h}Q0 ${-h + 14} ${build.shoulder} ${-h}L${build.shoulder + 12} ${-h * 0.6}Q${w + 14} -10 ${w + 30} ${y}Q0 ${y + 26} ${-w - 30} ${y}Q${-w - 14} -10 ${-build.shoulder - 12} ${-h * 0.6}Z`.replace(
            /(\.\d)\d+/g,
            '$1',
          ),
          ctx.shaded(c),
          { stroke: outlineColor(c) },
        ) +
        fillPath(starPath(-28, 4, 13, 6, 5), '#FFDF8C') +
        fillPath(starPath(38, 22, 11, 5, 5), '#FFDF8C') +
        fillPath(starPath(24, -30, 8, 4, 5), '#FFDF8C') +
        strokePath(
          `M${-w * 0.94} ${-h * 0.32}Q0 ${-h * 0.2} ${w * 0.94} ${-h * 0.32}`.replace(/(\.\d)\d+/g, '$1'),
          '#F2C064',
          9,
        )
      );
    }
    case 'armour': {
      const c = '#B5BECB';
      return (
        fillPath(symmetricPath(trunkPoints(build, 4, 10)), ctx.shaded(c), { stroke: outlineColor(c) }) +
        strokePath(
          `M${-w} ${-h * 0.3}Q0 ${-h * 0.16} ${w} ${-h * 0.3}M0 ${-h * 0.9}V${-h * 0.24}`.replace(
            /(\.\d)\d+/g,
            '$1',
          ),
          darker(c, 0.2),
          4,
        ) +
        fillPath(
          `M-20 ${-h * 0.7}h44v24q-4 22 -22 30q-18 -8 -22 -30Z`.replace(/(\.\d)\d+/g, '$1'),
          ctx.shaded(g),
        ) +
        shadedEllipse(ctx, -build.shoulder - 4, -h * 0.8, 22, 18, c) +
        shadedEllipse(ctx, build.shoulder + 6, -h * 0.8, 22, 18, c)
      );
    }
    case 'coat':
      return (
        fillPath(symmetricPath(trunkPoints(build, 5, 26)), ctx.shaded(g), { stroke: outlineColor(g) }) +
        strokePath(`M10 ${-h * 0.84}Q16 -40 12 22`.replace(/(\.\d)\d+/g, '$1'), darker(g, 0.24), 3.5) +
        [-0.6, -0.36, -0.12].map((y) => circle(24, y * h, 5.5, '#FFE3A0')).join('') +
        fillPath(
          polygonPath([
            [-32, -h * 0.98],
            [10, -h * 0.7],
            [44, -h * 0.98],
            [30, -h * 0.62],
            [10, -h * 0.74],
            [-24, -h * 0.62],
          ]),
          mix(g, '#FFF8EC', 0.3),
        )
      );
    case 'suit':
      return (
        fillPath(starPath(8, -h * 0.52, 25, 12, 5), '#FFD56A') +
        strokePath(`M${-w * 0.96} -22Q0 -4 ${w * 0.96} -22`, '#FFD56A', 11, { 'stroke-linecap': 'butt' })
      );
    default:
      return '';
  }
}

function drawNeckwear(ctx: FigureContext, build: Build): string {
  const { garmentColor: g, garmentStriped } = ctx.appearance;
  const garment = garmentFor(ctx);
  const y = -build.torsoHeight + (build.neckLength > 100 ? -2 : 16);
  const w = build.shoulder + 12;
  const pale = mix(g, '#FFF8EC', 0.65);
  if (garment === 'scarf') {
    const wrap = smoothPath([
      [-w - 4, y - 14],
      [0, y + 6],
      [w + 6, y - 14],
      [w + 8, y + 8],
      [0, y + 32],
      [-w - 6, y + 8],
    ]);
    return (
      group(
        shadedPath(ctx, 'M-12 -4L18 -6L24 74Q8 82 -10 76Z', g) +
          (garmentStriped
            ? strokePath('M-8 28L20 26M-8 50L22 48', pale, 8, { 'stroke-linecap': 'butt' })
            : '') +
          strokePath('M-6 80v8M4 81v8M14 80v8', g, 4),
        transform(w * 0.42, y + 14, -8),
      ) + shadedPath(ctx, wrap, g)
    );
  }
  if (garment === 'kerchief')
    return (
      shadedPath(
        ctx,
        smoothPath(
          [
            [-w, y - 12],
            [0, y + 8],
            [w + 2, y - 12],
            [w * 0.7, y + 16],
            [12, y + 52],
            [-w * 0.62, y + 16],
          ],
          true,
          0.8,
        ),
        g,
      ) +
      (garmentStriped
        ? circle(-14, y + 18, 4.5, pale) + circle(12, y + 26, 4.5, pale) + circle(34, y + 14, 4.5, pale)
        : '')
    );
  if (garment === 'bowtie')
    return group(
      shadedPath(ctx, 'M0 0C-20 -22 -40 -20 -42 0C-40 20 -20 22 0 0C20 -22 40 -20 42 0C40 20 20 22 0 0Z', g) +
        shadedEllipse(ctx, 0, 0, 10, 11, mix(g, '#FFF8EC', 0.2)),
      transform(10, y + 20, 0),
    );
  return '';
}
