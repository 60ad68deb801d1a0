import { Resvg } from '@resvg/resvg-js';

/**
 * A prop as it is drawn. `art` are SVG elements whose colours are written as tokens: `{s#DC5F4C}` is a shaded fill, `{o#DC5F4C}` its
 * outline, `{g#FFD877/0.75}` a glow, `{f#DC5F4C}` a plain colour; a `!` after the first letter marks the colour that a text can change.
 * `box` is left, top, right and bottom, separated by blanks.
 */
export interface CompiledProp {
  art: string;
  box: string;
}

const ELEMENT = /<(path|circle|ellipse|rect|g)\b([^<>]*?)(\/?)>/g;
const FORBIDDEN = /<(?!\/?(?:path|circle|ellipse|rect|g)\b)/;
const attribute = (attributes: string, name: string): string | null =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? null;

/** Compiles an SVG file of `art/`. Throws when it contains other elements than shapes and groups. */
export function compileProp(name: string, file: string): CompiledProp {
  const inner = /<svg[^>]*>([\s\S]*)<\/svg>/
    .exec(file)?.[1]
    ?.replace(/<!--[\s\S]*?-->/g, '')
    .replace(/>\s+</g, '><')
    .trim();
  if (!inner || FORBIDDEN.test(inner))
    throw new Error(
      `${name}.svg may contain only path, circle, ellipse, rect and g elements: convert other shapes to paths.`,
    );
  const art = inner.replace(
    ELEMENT,
    (_all, tag: string, attributes: string, end: string) => `<${tag}${compileColors(attributes)}${end}>`,
  );
  return { art, box: boundingBox(name, inner) };
}

function compileColors(attributes: string): string {
  const classes = attribute(attributes, 'class')?.split(' ') ?? [];
  const fill = attribute(attributes, 'fill');
  let out = attributes.replace(/ class="[^"]*"/, '');
  if (!fill?.startsWith('#')) return out;
  const mark = classes.includes('main') ? '!' : '';
  if (classes.includes('glow')) {
    const strength = attribute(attributes, 'opacity') ?? '0.8';
    return out
      .replace(/ opacity="[^"]*"/, '')
      .replace(`fill="${fill}"`, `fill="{g${mark}${fill}/${strength}}"`);
  }
  const isShaded = classes.includes('shaded');
  const kind = isShaded || classes.includes('shade') ? 's' : 'f';
  out = out.replace(
    `fill="${fill}"`,
    kind === 'f' && !mark ? `fill="${fill}"` : `fill="{${kind}${mark}${fill}}"`,
  );
  return isShaded ? `${out} stroke="{o${mark}${fill}}"` : out;
}

/** The box around everything but glows, in whole units. */
function boundingBox(name: string, inner: string): CompiledProp['box'] {
  const shapes = inner.replace(/<[^<>]*class="glow"[^<>]*\/>/g, '');
  const box = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-900 -900 1800 1800" stroke-linecap="round">${shapes}</svg>`,
  ).getBBox();
  if (!box) throw new Error(`${name}.svg is empty.`);
  return [
    Math.floor(box.x),
    Math.floor(box.y),
    Math.ceil(box.x + box.width),
    Math.ceil(box.y + box.height),
  ].join(' ');
}
