import { darker, mix } from '../palette.ts';
import { circle, fillPath, polygonPath, starPath, strokePath } from '../svg.ts';
import type { Build } from './builds.ts';
import { type FigureContext, outlineColor, symmetricPath, trunkPoints } from './figure-drawing.ts';

/** Path data with whole numbers. */
const roundPath = (d: string) => d.replace(/-?\d+\.\d+/g, (value) => String(Math.round(Number(value))));

/** A shirt with a collar and buttons, or a T-shirt with short sleeves, in trunk coordinates. */
export function drawShirt(ctx: FigureContext, build: Build, garment: 'shirt' | 'tshirt'): string {
  const { garmentColor, garmentStriped } = ctx.appearance;
  const { torsoHeight: h, torsoWidth: w, shoulder } = build;
  const hem = mix(garmentColor, '#FFF8EC', 0.72);
  const cloth = fillPath(symmetricPath(trunkPoints(build, 3, 12)), ctx.shaded(garmentColor), {
    stroke: outlineColor(garmentColor),
  });
  const band = (y: number, color: string, width: number) => {
    const half = y < -0.5 ? shoulder + 8 : w - 1;
    return strokePath(roundPath(`M${-half} ${y * h}Q0 ${y * h + 16} ${half} ${y * h}`), color, width, {
      'stroke-linecap': 'butt',
    });
  };
  if (garment === 'tshirt') {
    const neck = strokePath(
      roundPath(`M${-shoulder * 0.55} ${-h - 2}Q6 ${-h + 26} ${shoulder * 0.6} ${-h - 2}`),
      hem,
      8,
    );
    const picture = ctx.isFromBehind ? '' : fillPath(starPath(10, -h * 0.44, 20, 10, 5), hem);
    return cloth + (garmentStriped ? band(-0.5, hem, 26) : picture) + neck;
  }
  if (ctx.isFromBehind) return cloth;
  const buttons = [-0.58, -0.36, -0.14].map((y) => circle(10, Math.round(y * h), 4.4, hem)).join('');
  const collar = fillPath(
    polygonPath([
      [-shoulder * 0.62, -h - 6],
      [8, -h * 0.76],
      [shoulder * 0.74, -h - 6],
      [shoulder * 0.8, -h * 0.8],
      [28, -h * 0.66],
      [8, -h * 0.76],
      [-14, -h * 0.66],
      [-shoulder * 0.72, -h * 0.8],
    ]),
    hem,
    { stroke: outlineColor(hem), 'stroke-width': '2' },
  );
  return (
    cloth +
    (garmentStriped ? band(-0.4, hem, 6) + band(-0.18, hem, 6) : '') +
    strokePath(roundPath(`M10 ${-h * 0.78}V10`), darker(garmentColor, 0.22), 3) +
    buttons +
    collar
  );
}

/** An apron over a shirt of a paler colour. */
export function drawApron(ctx: FigureContext, build: Build): string {
  const { garmentColor } = ctx.appearance;
  const { torsoHeight: h, torsoWidth: w, shoulder, legLength } = build;
  const cloth = mix(garmentColor, '#FFF8EC', 0.72);
  const shirt = fillPath(symmetricPath(trunkPoints(build, 3, 12)), ctx.shaded(cloth), {
    stroke: outlineColor(cloth),
  });
  const strings = strokePath(
    roundPath(`M${-w - 2} ${-h * 0.3}Q0 ${-h * 0.2} ${w + 2} ${-h * 0.3}`),
    garmentColor,
    8,
  );
  if (ctx.isFromBehind) return shirt + strings;
  const y = Math.round(Math.min(legLength * 0.4, 40));
  return (
    shirt +
    strokePath(
      roundPath(
        `M${-w * 0.36} ${-h * 0.7}L${-shoulder * 0.5} ${-h}M${w * 0.46} ${-h * 0.7}L${shoulder * 0.6} ${-h}`,
      ),
      garmentColor,
      8,
    ) +
    strings +
    fillPath(
      roundPath(
        `M${-w * 0.42} ${-h * 0.72}H${w * 0.52}L${w * 0.6} ${-h * 0.34}Q${w + 6} ${-h * 0.2} ${w + 2} ${y}Q6 ${y + 14} ${-w + 6} ${y}Q${-w + 2} ${-h * 0.2} ${-w * 0.5} ${-h * 0.34}Z`,
      ),
      ctx.shaded(garmentColor),
      { stroke: outlineColor(garmentColor) },
    ) +
    strokePath(
      roundPath(`M${-w * 0.3} ${-h * 0.2}H${w * 0.4}V${h * 0.04}H${-w * 0.3}Z`),
      darker(garmentColor, 0.2),
      4,
    )
  );
}
