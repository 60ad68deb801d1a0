import { darker, lighter, mix } from '../palette.ts';
import { fillPath, polygonPath, rect, strokePath } from '../svg.ts';
import type { Build } from './builds.ts';
import { type FigureContext, outlineColor, symmetricPath, trunkPoints } from './figure-drawing.ts';

/** Path data with whole numbers. */
const roundPath = (d: string) => d.replace(/-?\d+\.\d+/g, (value) => String(Math.round(Number(value))));

/** The clothes of other times, in trunk coordinates: of fur over one shoulder, of white linen with a collar, or a tunic with a belt. */
export function drawOldClothes(ctx: FigureContext, build: Build, garment: 'fur' | 'linen' | 'tunic'): string {
  const { garmentColor: g, skin } = ctx.appearance;
  const { torsoHeight: h, torsoWidth: w, shoulder: s } = build;
  const bare = fillPath(symmetricPath(trunkPoints(build, 0, 6)), ctx.shaded(skin), {
    stroke: outlineColor(skin),
  });
  const y = build.legLength * 0.36 + 8;
  if (garment === 'fur') {
    const teeth = 7;
    const hem = Array.from({ length: teeth * 2 + 1 }, (_, i) => {
      const x = (w + 16) * (1 - i / teeth);
      return `L${x} ${i % 2 ? y - 18 : y + 6 * (1 - Math.abs(i / teeth - 1))}`;
    }).join('');
    const cut = roundPath(
      `M${s * 0.2} ${-h * 0.96}L${s + 8} ${-h - 2}Q${s + 16} ${-h * 0.8} ${s + 12} ${-h * 0.6}Q${w + 8} ${-h * 0.2} ${w + 16} ${y - 12}${hem}Q${-w - 8} ${-h * 0.2} ${-s - 8} ${-h * 0.56}Q${-s * 0.4} ${-h * 0.62} ${s * 0.2} ${-h * 0.96}Z`,
    );
    const patch = (x: number, at: number, k: number) =>
      roundPath(
        `M${x * w} ${at * h}q${12 * k} ${-9 * k} ${20 * k} ${2 * k}q${2 * k} ${12 * k} ${-9 * k} ${13 * k}q${-14 * k} ${-2 * k} ${-11 * k} ${-15 * k}Z`,
      );
    return (
      bare +
      fillPath(cut, ctx.shaded(g), { stroke: outlineColor(g) }) +
      fillPath(
        patch(0.3, -0.66, 0.9) + patch(-0.5, -0.34, 1) + patch(0.44, -0.2, 1.1) + patch(-0.2, 0.02, 0.9),
        darker(g, 0.26),
      ) +
      strokePath(
        roundPath(`M${s * 0.16} ${-h * 0.94}Q${-s * 0.4} ${-h * 0.6} ${-s - 6} ${-h * 0.54}`),
        lighter(g, 0.3),
        9,
        { 'stroke-dasharray': '10 5' },
      )
    );
  }
  const body = fillPath(
    roundPath(
      `M${-s} ${-h}Q0 ${-h + 14} ${s} ${-h}L${s + 10} ${-h * 0.6}Q${w + 6} -10 ${w + 14} ${y}Q0 ${y + 16} ${-w - 14} ${y}Q${-w - 6} -10 ${-s - 10} ${-h * 0.6}Z`,
    ),
    ctx.shaded(g),
    { stroke: outlineColor(g) },
  );
  const belt = (color: string) =>
    strokePath(roundPath(`M${-w - 2} ${-h * 0.26}Q0 ${-h * 0.14} ${w + 2} ${-h * 0.26}`), color, 12, {
      'stroke-linecap': 'butt',
    });
  if (garment === 'tunic')
    return (
      body +
      strokePath(roundPath(`M${-w - 10} ${y - 8}Q0 ${y + 8} ${w + 10} ${y - 8}`), mix(g, '#F2D9A0', 0.7), 9) +
      strokePath(roundPath(`M8 ${-h * 0.94}V${-h * 0.62}`), mix(g, '#F2D9A0', 0.7), 8) +
      belt('#6B4A38') +
      (ctx.isFromBehind ? '' : rect(-2, Math.round(-h * 0.24), 24, 20, '#E8B84A', 4))
    );
  const collar = polygonPath([
    [-s * 0.9, -h - 2],
    [-s - 4, -h * 0.82],
    [-s * 0.5, -h * 0.68],
    [4, -h * 0.62],
    [s * 0.56, -h * 0.68],
    [s + 4, -h * 0.82],
    [s * 0.9, -h - 2],
    [4, -h * 0.9],
  ]);
  return (
    body +
    fillPath(roundPath(collar), '#3FA7A0', { stroke: '#C9963A', 'stroke-width': '5' }) +
    strokePath(roundPath(`M${-s * 0.9} ${-h * 0.9}Q4 ${-h * 0.7} ${s * 0.94} ${-h * 0.9}`), '#E8B84A', 6) +
    belt('#E8B84A') +
    fillPath(roundPath(`M-2 ${-h * 0.22}h20l6 ${h * 0.36}h-30Z`), '#E8B84A', { stroke: '#C9963A' })
  );
}
