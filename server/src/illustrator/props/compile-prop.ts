import { Resvg } from '@resvg/resvg-js';

/**
 * A prop as it is drawn. `art` are SVG elements whose colours are written as tokens: `{s#DC5F4C}` is a shaded fill, `{o#DC5F4C}` its
 * outline, `{g#FFD877/0.75}` a glow, `{f#DC5F4C}` a plain colour; a `!` after the first letter marks the colour that a text can change.
 * `box` is left, top, right and bottom, separated by blanks. `front` are the elements that are before those who sit in it, `seats` its
 * seats as `kind x y r`, separated by semicolons.
 */
export interface CompiledProp {
  art: string;
  box: string;
  front?: string;
  seats?: string;
}

const ELEMENT = /<(path|circle|ellipse|rect|g)\b([^<>]*?)(\/?)>/g;
/** An element of the class `front`. */
const FRONT_ELEMENT = /<(?:path|circle|ellipse|rect)\b[^<>]*class="(?:[\w-]+ )*front(?: [\w-]+)*"[^<>]*\/>/g;
const SEAT_KINDS: ReadonlySet<string> = new Set(['window', 'porthole', 'saddle', 'bench', 'standing']);
const FORBIDDEN = /<(?!\/?(?:path|circle|ellipse|rect|g)\b)/;
const attribute = (attributes: string, name: string): string | null =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? null;

/** Compiles an SVG file of `art/`. Throws when it contains other elements than shapes and groups. */
export function compileProp(name: string, file: string): CompiledProp {
  const whole = /<svg[^>]*>([\s\S]*)<\/svg>/
    .exec(file)?.[1]
    ?.replace(/<!--[\s\S]*?-->/g, '')
    .replace(/>\s+</g, '><')
    .trim();
  const guides = /<g id="guides"[^>]*>.*?<\/g>/.exec(whole ?? '')?.[0] ?? '';
  const inner = whole?.replace(guides, '');
  if (!inner || FORBIDDEN.test(inner))
    throw new Error(
      `${name}.svg may contain only path, circle, ellipse, rect and g elements: convert other shapes to paths.`,
    );
  const art = inner.replace(
    ELEMENT,
    (_all, tag: string, attributes: string, end: string) => `<${tag}${compileColors(attributes)}${end}>`,
  );
  const front = (inner.match(FRONT_ELEMENT) ?? [])
    .map((element) =>
      element.replace(
        ELEMENT,
        (_all, tag: string, attributes: string, end: string) => `<${tag}${compileColors(attributes)}${end}>`,
      ),
    )
    .join('');
  const seats = readSeats(name, guides);
  return {
    art,
    box: boundingBox(name, inner),
    ...(front === '' ? {} : { front }),
    ...(seats === '' ? {} : { seats }),
  };
}

/** The circles of the group `guides`, whose class says how the seat is taken. */
function readSeats(name: string, guides: string): string {
  return (guides.match(/<circle [^>]*>/g) ?? [])
    .map((circle) => {
      const kind = attribute(circle, 'class') ?? '';
      const place = ['cx', 'cy', 'r'].map((key) => Number(attribute(circle, key) ?? Number.NaN));
      if (!SEAT_KINDS.has(kind) || place.some(Number.isNaN))
        throw new Error(
          `${name}.svg: a circle in the group "guides" needs cx, cy, r and one of the classes ${[...SEAT_KINDS].join(', ')}.`,
        );
      return [kind, ...place].join(' ');
    })
    .join(';');
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
