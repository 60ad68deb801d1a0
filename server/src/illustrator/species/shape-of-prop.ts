import { measureRows, type RowExtents, rowAt } from '../outline/row-extents.ts';
import { darker, lighter, mix } from '../palette.ts';
import { propArt, propBox } from '../props/draw-prop.ts';
import type { PropName } from '../props/prop-catalog.ts';
import { circle, group, transform } from '../svg.ts';
import type { Shape } from './shape.ts';

/** How high and wide a thing with a face is at most, in figure units. */
const HIGHEST = 250;
const WIDEST = 300;

/** The tokens of a prop's drawing as those of a shape; what is in its main colour has the colours of the character. */
const asShape = (art: string): string =>
  art
    .replace(/\{([sof])!#\w{6}(?:\/[\d.]+)?\}/g, (_all, kind: string) =>
      kind === 's' ? '{shaded base}' : kind === 'o' ? '{outline base}' : '{plain base}',
    )
    .replace(/\{([sof])(#\w{6})(?:\/[\d.]+)?\}/g, (_all, kind: string, color: string) =>
      kind === 's' ? `{shaded ${color}}` : kind === 'o' ? `{outline ${color}}` : color,
    )
    .replace(/\{g!?#\w{6}(?:\/[\d.]+)?\}/g, 'none');

/** The middle and half the width of a drawing at a height; no width where it has nothing. */
function across(rows: RowExtents, y: number): { middle: number; half: number } {
  const [left = 0, right = 0] = [rows.left[rowAt(y)], rows.right[rowAt(y)]];
  return left > right ? { middle: 0, half: 0 } : { middle: (left + right) / 2, half: (right - left) / 2 };
}

/** The height from `low` to `high`, as shares of the whole, at which the drawing is widest for a hand's breadth. */
function widestBetween(rows: RowExtents, height: number, low: number, high: number): number {
  const shares = Array.from({ length: 9 }, (_, i) => low + ((high - low) * i) / 8);
  const room = (share: number) =>
    Math.min(...[-24, 0, 24].map((by) => across(rows, -height * share + by).half)) -
    Math.abs(share - 0.5) * 30;
  return -height * shares.reduce((best, share) => (room(share) > room(best) ? share : best));
}

/** The body of a character that is a thing of the catalog, with a pale patch for its face. */
export function shapeOfProp(prop: PropName): Shape {
  const art = propArt(prop);
  const { left, right, top, bottom } = propBox(prop);
  const scale = Math.min(HIGHEST / (bottom - top), WIDEST / (right - left));
  const height = (bottom - top) * scale;
  const base = (/\{[sf]!(#\w{6})/.exec(art) ?? /\{s(#\w{6})/.exec(art))?.[1] ?? '#D8C3A8';
  const body = group(asShape(art), transform((-(left + right) / 2) * scale, -bottom * scale, 0, scale));
  const rows = measureRows(body);
  const faceY = Math.round(widestBetween(rows, height, 0.34, 0.72));
  const face = across(rows, faceY);
  const radius = Math.max(36, Math.min(58, Math.min(face.half * 0.8, height * 0.32)));
  const faceX = Math.round(face.middle + 2);
  const armY = Math.round(widestBetween(rows, height, 0.3, 0.5));
  const foot = across(rows, -8);
  return {
    coat: { base, belly: lighter(base, 0.6), dark: darker(base, 0.35), accent: mix(base, '#F2C064', 0.5) },
    face: [faceX, faceY, radius],
    arm: [Math.round(Math.max(radius * 0.9, across(rows, armY).half * 0.9)), armY, 8],
    leg: [Math.round(Math.max(15, Math.min(46, foot.half * 0.6))), -4, 8],
    limbs: null,
    hat: [0, Math.round(-height), Math.max(36, Math.min(66, across(rows, -height * 0.92).half))],
    behind: '',
    body,
    over: circle(faceX + 2, faceY + 4, radius * 1.12, '{plain light}', { opacity: '.9' }),
  };
}
