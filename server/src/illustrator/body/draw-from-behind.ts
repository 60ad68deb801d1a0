import { type Appearance, HUMAN_KINDS } from '../creatures/appearance.ts';
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

/** The outline of a skull: its first shape, or the first three where eyes on top of the head are drawn before it. */
const outlineOf = (skull: string): string =>
  /^<ellipse[^<>]*\/><ellipse[^<>]*\/><path[^<>]*\/>/.exec(skull)?.[0] ?? firstShape(skull);

/** The colour of a head from behind where it is not that of the face. */
function colorFromBehind({
  kind,
  species,
  coat,
  hat,
  hatColor,
  hair,
  hairStyle,
  skin,
}: Appearance): string | null {
  if (kind === 'knight') return '#B5BECB';
  if (kind === 'ladybug' && !species) return coat.dark;
  if (kind === 'sheep') return coat.base;
  if (!HUMAN_KINDS.has(kind)) return null;
  if (hat === 'hijab') return hatColor;
  return ['bald', 'wisp', 'mohawk'].includes(hairStyle) ? skin : hair;
}

/** The head from behind: its outline without a face; hair instead of skin on people. */
export function headFromBehind({ appearance, shaded }: FigureContext, head: HeadDrawing): string {
  if (MANED.has(appearance.kind)) return head.back ?? '';
  const color = colorFromBehind(appearance);
  const outline = outlineOf(head.skull);
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
