import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'base.css'), 'utf8');

/** The custom properties of the first block with this selector. */
const tokensOf = (selector: string): Record<string, string> => {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('\n  }', start));
  return Object.fromEntries(
    [...block.matchAll(/--ww-([\w-]+):\s*(#[0-9a-f]{6});/gi)].map((m) => [m[1], m[2]]),
  );
};

const light = tokensOf(':root');
const night = { ...light, ...tokensOf(':root[data-night]') };

const luminance = (hex: string): number => {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (a: string, b: string): number => {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

const BACKGROUNDS = ['paper', 'paper-raised', 'wash', 'plum-wash'];

const TEXT: [text: string, background: string][] = [
  ...BACKGROUNDS.flatMap((background): [string, string][] => [
    ['ink', background],
    ['soft', background],
    ['plum', background],
    ['error', background],
  ]),
  ['ink', 'highlight'],
  ['ink', 'mint-wash'],
  ['ink', 'error-wash'],
  ['error', 'error-wash'],
  ['plum-strong', 'paper'],
  ['plum-strong', 'plum-wash'],
  ['on-plum', 'plum'],
  ['on-plum', 'plum-strong'],
  ['on-coral', 'coral'],
  ['on-sun', 'sun'],
  ['on-mint', 'mint'],
  ['on-error', 'error'],
];

const CONTROLS: [control: string, background: string][] = [
  ['border', 'paper'],
  ['border', 'paper-raised'],
  ['focus', 'paper'],
  ['focus', 'paper-raised'],
  ['focus', 'wash'],
  ['plum', 'wash'],
];

describe.each([
  ['light', light],
  ['night', night],
])('the colours of the %s theme', (_name, tokens) => {
  it.each(TEXT)('text %s on %s has the AA contrast of 4.5', (text, background) => {
    expect(contrast(tokens[text]!, tokens[background]!)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(CONTROLS)('control %s on %s has the AA contrast of 3', (control, background) => {
    expect(contrast(tokens[control]!, tokens[background]!)).toBeGreaterThanOrEqual(3);
  });
});

describe('the brand colours', () => {
  it.each([
    ['ink', 'paper', 13.9],
    ['soft', 'paper', 6.8],
    ['on-plum', 'plum', 7.4],
    ['on-coral', 'coral', 5.1],
    ['on-sun', 'sun', 9.6],
    ['on-mint', 'mint', 8.1],
  ])('%s on %s have a contrast of %d', (text, background, ratio) => {
    expect(contrast(light[text]!, light[background]!)).toBeCloseTo(ratio, 0);
  });
});
