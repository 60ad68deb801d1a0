import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { drawFigure } from '../body/draw-figure.ts';
import { appearanceOf } from '../creatures/derive-appearance.ts';
import { createGradients } from '../gradients.ts';
import { measureRows, rowMiddle } from './row-extents.ts';

const boxOf = (svg: string) => {
  const rows = measureRows(svg);
  return {
    left: Math.min(...rows.left),
    right: Math.max(...rows.right),
    top: rowMiddle(rows.first) - 5,
    bottom: rowMiddle(rows.last) + 5,
  };
};

describe('measureRows', () => {
  it.each([
    ['<rect x="-20" y="-60" width="40" height="60"/>', [-20, 20, -60, 0]],
    [
      '<g transform="translate(100 -200) rotate(90) scale(2)"><rect x="0" y="0" width="30" height="10"/></g>',
      [80, 100, -200, -140],
    ],
    ['<path d="M0 -100a50 50 0 0 1 100 0z"/>', [0, 100, -150, -100]],
    ['<path d="M-40-40Q0-140 40-40Z"/>', [-40, 40, -90, -40]],
    ['<path d="M0 -80H60V-20" fill="none" stroke="#000" stroke-width="10"/>', [-5, 65, -80, -20]],
  ])('%s', (svg, [left = 0, right = 0, top = 0, bottom = 0]) => {
    const box = boxOf(svg);
    expect(Math.abs(box.left - left)).toBeLessThan(1.5);
    expect(Math.abs(box.right - right)).toBeLessThan(1.5);
    expect(Math.abs(box.top - top)).toBeLessThan(11);
    expect(Math.abs(box.bottom - bottom)).toBeLessThan(11);
  });

  it.each(['fox', 'girl', 'bat', 'flamingo', 'dinosaur', 'octopus', 'rabbit', 'teapot'])(
    'finds the outline of a %s where a renderer draws it',
    (creature) => {
      const gradients = createGradients('t-');
      const svg = drawFigure(
        appearanceOf({ id: creature, creature, description: '' }),
        { pose: 'cheer', feeling: 'calm', holding: null, flip: false },
        gradients,
      );
      const drawn = new Resvg(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-600 -900 1200 1000">${gradients.defs()}${svg}</svg>`,
      ).getBBox();
      const box = boxOf(svg);
      expect(Math.abs(box.left - (drawn?.x ?? 0))).toBeLessThan(14);
      expect(Math.abs(box.right - ((drawn?.x ?? 0) + (drawn?.width ?? 0)))).toBeLessThan(14);
      expect(Math.abs(box.top - (drawn?.y ?? 0))).toBeLessThan(14);
    },
  );
});
