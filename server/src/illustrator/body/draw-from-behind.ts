import { HUMAN_KINDS } from '../creatures/appearance.ts';
import { garmentFor } from '../creatures/draw-clothes.ts';
import { type FigureContext, type HeadDrawing, outlineColor } from '../creatures/figure-drawing.ts';

/** Garments that cover the trunk on all sides. */
const COVERING = new Set([
  'jumper',
  'coat',
  'dress',
  'robe',
  'armour',
  'suit',
  'dungarees',
  'sari',
  'kurta',
  'kimono',
  'labcoat',
]);

/** Kinds whose head is all mane or spines from behind. */
const MANED = new Set<string>(['hedgehog', 'lion']);

const firstShape = (svg: string): string => /^<[^<>]*\/>/.exec(svg)?.[0] ?? svg;

/** The head from behind: its outline without a face; hair instead of skin on people. */
export function headFromBehind({ appearance, shaded }: FigureContext, head: HeadDrawing): string {
  if (MANED.has(appearance.kind)) return head.back ?? '';
  const outline = firstShape(head.skull);
  const isLadybird = appearance.kind === 'ladybug' && !appearance.species;
  const color = HUMAN_KINDS.has(appearance.kind) ? appearance.hair : isLadybird ? appearance.coat.dark : null;
  const skull = color
    ? outline
        .replace(/fill="[^"]*"/, `fill="${shaded(color)}"`)
        .replace(/stroke="[^"]*"/, `stroke="${outlineColor(color)}"`)
    : outline;
  return skull + (head.back ?? '');
}

/** The trunk from behind: without belly patch, badge or buttons. */
export const trunkFromBehind = (ctx: FigureContext, trunk: string): string =>
  COVERING.has(garmentFor(ctx)) ? trunk : firstShape(trunk);
