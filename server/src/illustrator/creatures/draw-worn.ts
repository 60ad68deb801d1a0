import type { Worn } from '../description/find-belongings.ts';
import { darker } from '../palette.ts';
import { drawProp, propBox } from '../props/draw-prop.ts';
import type { PropName } from '../props/prop-catalog.ts';
import { circle, group, strokePath, transform } from '../svg.ts';
import type { Build } from './builds.ts';
import { type FigureContext, type HeadDrawing, shadedEllipse } from './figure-drawing.ts';

/** How long the longest side of a worn thing is, in figure units. */
const SIZES: Record<Worn['at'], number> = { chest: 74, hip: 88, head: 110, back: 170 };

/** What is on a head is upside down: a helmet of a pot. */
const CONTAINERS: ReadonlySet<PropName> = new Set<PropName>(['basket', 'bucket', 'empty-bowl', 'pot']);

/** A thing with its middle at (x, y), or with its lower edge there. */
function drawAt(ctx: FigureContext, { prop, at, color }: Worn, x: number, y: number, stands = false): string {
  const { left, right, top, bottom } = propBox(prop);
  const scale = SIZES[at] / Math.max(right - left, bottom - top, 1);
  const lowest = stands ? bottom : (top + bottom) / 2;
  const middle = (left + right) / 2;
  const drawing = drawProp(prop, ctx.gradients, { flip: ctx.flip, color });
  return at === 'head' && CONTAINERS.has(prop)
    ? group(drawing, transform(x + middle * scale, y + top * scale, 180, scale))
    : group(drawing, transform(x - middle * scale, y - lowest * scale, 0, scale));
}

const wornAt = (ctx: FigureContext, at: Worn['at']) => ctx.appearance.worn.filter((worn) => worn.at === at);

/** What hangs on a string around the neck, and at the hip, in trunk coordinates. */
export function drawWornOnTrunk(ctx: FigureContext, build: Build): string {
  if (ctx.isFromBehind) return '';
  const { torsoHeight: h, torsoWidth: w, shoulder } = build;
  const y = Math.round(-h * 0.4);
  const hung = wornAt(ctx, 'chest').map(
    (worn) =>
      strokePath(
        `M${Math.round(-shoulder * 0.72)} ${-h + 8}Q-4 ${y - 24} 8 ${y - 22}Q20 ${y - 24} ${Math.round(shoulder * 0.76)} ${-h + 8}`,
        worn.prop === 'pocket-watch' || worn.prop === 'necklace' ? '#C9962F' : '#6B5A78',
        5,
      ) + drawAt(ctx, worn, 8, y + 4),
  );
  const atHip = wornAt(ctx, 'hip').map((worn) => drawAt(ctx, worn, Math.round(w * 0.72), -8));
  return [...hung, ...atHip].join('');
}

/** What is on the back, behind the trunk, in trunk coordinates. */
export const drawWornBehind = (ctx: FigureContext, { torsoHeight, torsoWidth }: Build): string =>
  wornAt(ctx, 'back')
    .map((worn) => drawAt(ctx, worn, -torsoWidth - 34, -torsoHeight * 0.62))
    .join('');

/** What is on the head, in head units; headphones are on both ears. */
export function drawWornOnHead(ctx: FigureContext, { hat, face }: HeadDrawing): string {
  return wornAt(ctx, 'head')
    .map((worn) => {
      if (worn.prop !== 'headphones') return drawAt(ctx, worn, hat.x, hat.y + 10, true);
      const color = worn.color ?? '#4E5B8F';
      const half = hat.w * 1.5;
      const ear = (x: number) =>
        shadedEllipse(ctx, x, face.eyeY + 16, 22, 32, color) +
        circle(x, face.eyeY + 16, 9, darker(color, 0.3));
      return (
        strokePath(
          `M${hat.x - half} ${face.eyeY + 6}C${hat.x - half} ${hat.y - 44} ${hat.x + half} ${hat.y - 44} ${hat.x + half} ${face.eyeY + 6}`,
          color,
          13,
        ) +
        ear(hat.x - half) +
        ear(hat.x + half)
      );
    })
    .join('');
}
