import { darker, lighter, mix } from '../palette.ts';
import {
  circle,
  fillPath,
  group,
  polygonPath,
  rect,
  smoothPath,
  starPath,
  strokePath,
  transform,
} from '../svg.ts';
import { HUMAN_KINDS } from './appearance.ts';
import type { Build } from './builds.ts';
import { drawOldClothes } from './draw-old-clothes.ts';
import { drawApron, drawShirt } from './draw-shirt.ts';
import {
  type FigureContext,
  outlineColor,
  shadedEllipse,
  shadedPath,
  symmetricPath,
  trunkPoints,
} from './figure-drawing.ts';

/** Path data with whole numbers. */
const roundPath = (d: string) => d.replace(/-?\d+\.\d+/g, (value) => String(Math.round(Number(value))));

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
  if (garment === 'shawl') return 'scarf';
  return garment === 'scarf' || garment === 'bowtie' || garment === 'kerchief' ? garment : 'none';
}

/** Draws the garment on the trunk, in trunk coordinates. */
export function drawClothes(ctx: FigureContext, build: Build, garment: string): string {
  const { garmentColor: g, garmentStriped, kind, coat } = ctx.appearance;
  const h = build.torsoHeight;
  const w = build.torsoWidth;
  const isHuman = HUMAN_KINDS.has(kind);
  const hem = mix(g, '#FFF8EC', 0.72);
  const onFront = (svg: string) => (ctx.isFromBehind ? '' : svg);
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
        (garmentStriped ? bands(hem) : onFront(fillPath(starPath(10, -h * 0.4, 19, 9, 5), hem))) +
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
        onFront(
          circle(-w * 0.36, -h * 0.6, 5.5, '#FFD98A') +
            circle(w * 0.44, -h * 0.6, 5.5, '#FFD98A') +
            rect(-w * 0.14, -h * 0.42, w * 0.5, h * 0.2, mix(g, '#2B2440', 0.12), 8),
        )
      );
    }
    case 'dress': {
      // Those of grown-ups are long and narrow.
      const isLong = ctx.appearance.age === 'grownup' || ctx.appearance.age === 'old';
      const [flare, low] = isLong ? [22, Math.round(34 + build.legLength * 0.34)] : [40, 34];
      return (
        fillPath(
          `M${-build.shoulder * 0.8} ${-h - 2}Q0 ${-h + 12} ${build.shoulder * 0.8} ${-h - 2}L${build.shoulder + 6} ${-h * 0.6}Q${w * 0.7} ${-h * 0.4} ${w * 0.8} ${-h * 0.34}Q${w + flare - 4} -10 ${w + flare} ${low}Q0 ${low + 24} ${-w - flare} ${low}Q${-w - flare + 4} -10 ${-w * 0.8} ${-h * 0.34}Q${-w * 0.7} ${-h * 0.4} ${-build.shoulder - 6} ${-h * 0.6}Z`.replace(
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
        strokePath(`M${-w - flare + 4} ${low - 4}Q0 ${low + 20} ${w + flare - 4} ${low - 4}`, hem, 7) +
        (garmentStriped
          ? circle(-w * 0.6, 4, 7, hem) +
            circle(2, 14, 7, hem) +
            circle(w * 0.66, 4, 7, hem) +
            circle(-w * 0.2, -18, 6, hem) +
            circle(w * 0.34, -18, 6, hem)
          : '')
      );
    }
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
    case 'shawl': {
      const under = mix(g, '#FFF8EC', 0.78);
      const tip = roundPath(`L${w * 0.1} ${h * 0.06}L`);
      return (
        fillPath(symmetricPath(trunkPoints(build, 3, isHuman ? 10 : 2)), ctx.shaded(under), {
          stroke: outlineColor(under),
        }) +
        strokePath(
          [-0.7, -0.35, 0, 0.35, 0.7]
            .map((x) => roundPath(`M${x * w} ${-h * (0.36 - 0.4 * (1 - Math.abs(x)))}v20`))
            .join(''),
          mix(g, '#FFF8EC', 0.4),
          5,
        ) +
        fillPath(
          roundPath(
            `M${-build.shoulder - 16} ${-h * 0.66}Q${-build.shoulder * 0.7} ${-h - 12} 0 ${-h + 6}Q${build.shoulder * 0.7} ${-h - 12} ${build.shoulder + 18} ${-h * 0.66}L${w + 12} ${-h * 0.36}`,
          ) +
            tip +
            roundPath(`${-w - 10} ${-h * 0.36}Z`),
          ctx.shaded(g),
          { stroke: outlineColor(g) },
        ) +
        strokePath(roundPath(`M4 ${-h + 10}L${w * 0.1} ${h * 0.02}`), darker(g, 0.22), 4) +
        onFront(circle(6, Math.round(-h * 0.72), 8, '#F4C34A'))
      );
    }
    case 'coat':
      return (
        (isHuman
          ? fillPath(
              roundPath(
                `M${-w - 4} ${-h * 0.34}Q0 ${-h * 0.2} ${w + 4} ${-h * 0.34}L${w + 26} ${build.legLength * 0.44}Q0 ${build.legLength * 0.44 + 16} ${-w - 26} ${build.legLength * 0.44}Z`,
              ),
              ctx.shaded(g),
              { stroke: outlineColor(g) },
            ) + strokePath(roundPath(`M12 10L14 ${build.legLength * 0.5}`), darker(g, 0.24), 3.5)
          : '') +
        fillPath(symmetricPath(trunkPoints(build, 5, 26)), ctx.shaded(g), { stroke: outlineColor(g) }) +
        onFront(
          strokePath(`M10 ${-h * 0.84}Q16 -40 12 22`.replace(/(\.\d)\d+/g, '$1'), darker(g, 0.24), 3.5) +
            [-0.42, -0.04]
              .map((y) => circle(-14, y * h, 6, '#FFE3A0') + circle(32, y * h, 6, '#FFE3A0'))
              .join('') +
            (isHuman
              ? strokePath(
                  roundPath(`M${-w - 4} ${-h * 0.24}Q0 ${-h * 0.12} ${w + 4} ${-h * 0.24}`),
                  darker(g, 0.3),
                  11,
                ) +
                rect(-2, Math.round(-h * 0.25), 26, 22, '#F2C064', 4) +
                strokePath(
                  roundPath(
                    `M${-w * 0.86} 6h${w * 0.5}v14h${-w * 0.5}ZM${w * 0.42} 6h${w * 0.5}v14h${-w * 0.5}Z`,
                  ),
                  darker(g, 0.24),
                  4,
                )
              : '') +
            fillPath(
              polygonPath([
                [-40, -h * 1.04],
                [10, -h * 0.52],
                [52, -h * 1.04],
                [64, -h * 0.74],
                [50, -h * 0.66],
                [54, -h * 0.56],
                [10, -h * 0.4],
                [-40, -h * 0.56],
                [-34, -h * 0.66],
                [-52, -h * 0.74],
              ]),
              mix(g, '#FFF8EC', 0.3),
            ),
        )
      );
    case 'apron':
      return drawApron(ctx, build);
    case 'fur':
    case 'linen':
    case 'tunic':
      return drawOldClothes(ctx, build, garment);
    case 'shirt':
    case 'tshirt':
      return drawShirt(ctx, build, garment);
    case 'suit':
      return (
        onFront(fillPath(starPath(8, -h * 0.52, 25, 12, 5), '#FFD56A')) +
        strokePath(`M${-w * 0.96} -22Q0 -4 ${w * 0.96} -22`, '#FFD56A', 11, { 'stroke-linecap': 'butt' })
      );
    case 'sari': {
      const y = build.legLength * 0.8 + 4;
      const border = mix(g, '#F4C34A', 0.75);
      return (
        fillPath(
          roundPath(
            `M${-w * 0.9} ${-h * 0.34}Q0 ${-h * 0.24} ${w * 0.9} ${-h * 0.34}Q${w + 8} 0 ${w + 16} ${y}Q0 ${y + 18} ${-w - 16} ${y}Q${-w - 8} 0 ${-w * 0.9} ${-h * 0.34}Z`,
          ),
          ctx.shaded(g),
          { stroke: outlineColor(g) },
        ) +
        strokePath(roundPath(`M${-w - 13} ${y - 8}Q0 ${y + 10} ${w + 13} ${y - 8}`), border, 15) +
        strokePath(
          roundPath(`M-8 ${-h * 0.2}L-14 ${y - 8}M6 ${-h * 0.2}L6 ${y - 6}M20 ${-h * 0.2}L28 ${y - 8}`),
          darker(g, 0.2),
          4,
        ) +
        fillPath(
          roundPath(
            `M${-build.shoulder - 12} ${-h * 0.84}Q${-build.shoulder * 0.6} ${-h - 10} ${-build.shoulder * 0.1} ${-h - 2}Q${w * 0.7} ${-h * 0.6} ${w + 6} ${-h * 0.16}L${w + 8} ${h * 0.1}Q${w * 0.1} ${-h * 0.3} ${-build.shoulder - 12} ${-h * 0.84}Z`,
          ),
          ctx.shaded(lighter(g, 0.16)),
          { stroke: outlineColor(g) },
        ) +
        strokePath(
          roundPath(`M${-build.shoulder * 0.1} ${-h}Q${w * 0.7} ${-h * 0.6} ${w + 6} ${-h * 0.16}`),
          border,
          15,
        ) +
        strokePath(
          roundPath(`M${-build.shoulder * 0.1} ${-h}Q${w * 0.7} ${-h * 0.6} ${w + 6} ${-h * 0.16}`),
          darker(g, 0.2),
          4,
          { 'stroke-dasharray': '1 11' },
        )
      );
    }
    case 'kurta':
    case 'labcoat':
    case 'kimono': {
      const c = garment === 'labcoat' ? '#FBF8F4' : g;
      const y = garment === 'kimono' ? build.legLength * 0.7 + 6 : build.legLength * 0.34 + 10;
      const body = fillPath(
        roundPath(
          `M${-build.shoulder} ${-h}Q0 ${-h + 14} ${build.shoulder} ${-h}L${build.shoulder + 12} ${-h * 0.6}Q${w + 8} -10 ${w + 12} ${y}Q0 ${y + 16} ${-w - 12} ${y}Q${-w - 8} -10 ${-build.shoulder - 12} ${-h * 0.6}Z`,
        ),
        ctx.shaded(c),
        { stroke: outlineColor(c) },
      );
      if (garment === 'kimono')
        return (
          body +
          strokePath(
            roundPath(
              `M${-build.shoulder * 0.6} ${-h}L16 ${-h * 0.42}M${build.shoulder * 0.7} ${-h}L-6 ${-h * 0.42}`,
            ),
            hem,
            9,
          ) +
          fillPath(
            roundPath(`M${-w - 2} ${-h * 0.44}H${w + 2}V${-h * 0.18}H${-w - 2}Z`),
            ctx.shaded(darker(g, 0.3)),
          )
        );
      if (ctx.isFromBehind) return body;
      if (garment === 'labcoat')
        return (
          body +
          fillPath(roundPath(`M-14 ${-h}L8 ${-h * 0.5}L32 ${-h}Z`), ctx.shaded(g)) +
          strokePath(roundPath(`M8 ${-h * 0.5}V${y}`), '#CFC6CC', 4) +
          strokePath(
            roundPath(
              `M-20 ${-h * 0.94}C-30 ${-h * 0.5} 0 ${-h * 0.4} 8 ${-h * 0.56}M36 ${-h * 0.94}C46 ${-h * 0.5} 30 ${-h * 0.4} 20 ${-h * 0.5}`,
            ),
            '#5A6478',
            5,
          ) +
          circle(18, -h * 0.46, 8, '#B9C0CC')
        );
      return (
        body +
        strokePath(roundPath(`M8 ${-h * 0.96}V${-h * 0.5}`), hem, 9) +
        [-0.84, -0.7, -0.56].map((at) => circle(8, Math.round(at * h), 3.6, darker(g, 0.3))).join('') +
        strokePath(roundPath(`M${-w - 8} ${y - 8}Q0 ${y + 8} ${w + 8} ${y - 8}`), hem, 6)
      );
    }
    default:
      return '';
  }
}

/** Draws scarf, kerchief or bow tie. */
export function drawNeckwear(ctx: FigureContext, build: Build): string {
  const { garmentStriped, scarf } = ctx.appearance;
  const g = scarf ?? ctx.appearance.garmentColor;
  const garment = scarf ? 'scarf' : garmentFor(ctx);
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
  if (garment === 'bowtie' && ctx.isFromBehind) return '';
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
