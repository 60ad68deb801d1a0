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

/** The body of a character that is a thing of the catalog, with a pale patch for its face. */
export function shapeOfProp(prop: PropName): Shape {
  const art = propArt(prop);
  const { left, right, top, bottom } = propBox(prop);
  const scale = Math.min(HIGHEST / (bottom - top), WIDEST / (right - left));
  const [width, height] = [(right - left) * scale, (bottom - top) * scale];
  const base = (/\{[sf]!(#\w{6})/.exec(art) ?? /\{s(#\w{6})/.exec(art))?.[1] ?? '#D8C3A8';
  const radius = Math.max(36, Math.min(58, Math.min(width, height) * 0.3));
  const faceY = Math.round(-height * 0.52);
  return {
    coat: { base, belly: lighter(base, 0.6), dark: darker(base, 0.35), accent: mix(base, '#F2C064', 0.5) },
    face: [2, faceY, radius],
    arm: [Math.round(Math.max(34, width * 0.44)), Math.round(-height * 0.4), 8],
    leg: [Math.round(Math.max(16, Math.min(46, width * 0.24))), -4, 8],
    limbs: null,
    hat: [0, Math.round(-height), Math.max(36, Math.min(66, width * 0.3))],
    behind: '',
    body: group(asShape(art), transform((-(left + right) / 2) * scale, -bottom * scale, 0, scale)),
    over: circle(4, faceY + 4, radius * 1.12, '{plain light}', { opacity: '.9' }),
  };
}
