import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createGradients } from '../gradients.ts';
import { flattenSvg } from '../outline/flatten-svg.ts';
import { group, transform } from '../svg.ts';
import { compileArt, formatArt } from './compile-art.ts';
import { compileProp } from './compile-prop.ts';
import { drawProp, lyingBox, propArt, propBox } from './draw-prop.ts';
import { PROP_CATALOG, PROP_NAMES } from './prop-catalog.ts';

const art = compileArt();

describe('prop-art.json', () => {
  it('is compiled from the SVG files as they are; otherwise run pnpm pictures', () => {
    expect(readFileSync(new URL('prop-art.json', import.meta.url), 'utf8')).toBe(formatArt(art));
  });

  it('has a drawing for every prop of the catalog, and an entry for every drawing', () => {
    const drawn = PROP_NAMES.filter((prop) => PROP_CATALOG[prop].figure === null);
    expect(Object.keys(art).sort()).toEqual(drawn.sort());
  });
});

describe('what lies on the ground', () => {
  it.each(
    PROP_NAMES.filter((prop) => PROP_CATALOG[prop].spot === 'hand' || PROP_CATALOG[prop].lyingAngle > 0),
  )('%s touches it', (prop) => {
    let lowest = Number.NEGATIVE_INFINITY;
    flattenSvg(group(propArt(prop), transform(0, 0, PROP_CATALOG[prop].lyingAngle)), (points, half) => {
      for (const [, y] of points) lowest = Math.max(lowest, y + half);
    });
    if (PROP_CATALOG[prop].figure === null) expect(lyingBox(prop).bottom - lowest).toBeLessThan(14);
  });
});

describe('PROP_CATALOG', () => {
  it('names no two props by the same word', () => {
    const words = PROP_NAMES.flatMap((prop) => PROP_CATALOG[prop].words);
    expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
  });

  it('has drawings of less than 4 kB that fit in a picture', () => {
    for (const prop of PROP_NAMES) {
      expect(drawProp(prop, createGradients('t')).length, prop).toBeLessThan(4_000);
      const { left, right, top, bottom } = propBox(prop);
      expect(right - left, prop).toBeLessThan(600);
      expect(bottom - top, prop).toBeLessThan(480);
    }
  });
});

describe('compileProp', () => {
  const file = (inner: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n${inner}\n</svg>`;

  it('turns classes into colour tokens', () => {
    const { art, box } = compileProp(
      'x',
      file('<rect class="shaded main" x="0" y="-20" width="10" height="20" fill="#AA0000"/>'),
    );
    expect(art).toBe('<rect x="0" y="-20" width="10" height="20" fill="{s!#AA0000}" stroke="{o!#AA0000}"/>');
    expect(box).toBe('0 -20 10 0');
  });

  it('leaves glows out of the box', () => {
    const glow = '<circle class="glow" cx="0" cy="0" r="300" fill="#FFFFFF" opacity="0.5"/>';
    const { art, box } = compileProp('x', file(`${glow}<circle cx="0" cy="0" r="5" fill="#000000"/>`));
    expect(art).toContain('fill="{g#FFFFFF/0.5}"');
    expect(box).toBe('-5 -5 5 5');
  });

  it.each(['<text>hello</text>', '<image href="x.png"/>', '<script/>', '<style>path{}</style>'])(
    'rejects %s',
    (inner) => {
      expect(() => compileProp('x', file(inner))).toThrow(/convert other shapes to paths/);
    },
  );

  it('recolours the main colour only', () => {
    const gradients = createGradients('t');
    const red = drawProp('bus', gradients);
    const blue = drawProp('bus', gradients, { color: '#0000FF' });
    expect(blue).not.toBe(red);
    expect(gradients.defs()).toContain('#0000ff'.toUpperCase());
  });
});
