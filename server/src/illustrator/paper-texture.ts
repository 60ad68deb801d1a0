import type { Gradients } from './gradients.ts';
import { createSeededRandom } from './seeded-random.ts';
import { el, num, ROUND_LINES, rect, strokePath } from './svg.ts';

/** A paper texture with warm light from the upper left and slight shade at the lower right. */
export function paperTexture(gradients: Gradients, seed: string): string {
  const random = createSeededRandom(`paper/${seed}`);
  let dark = '';
  let pale = '';
  for (let i = 0; i < 110; i += 1) {
    const d = `M${Math.round(random.between(0, 300))} ${Math.round(random.between(0, 300))}l${num(random.between(-1.6, 2))} ${num(random.between(-1, 1.4))}`;
    if (i % 2) dark += d;
    else pale += d;
  }
  const id = gradients.define('paper', (id) =>
    el(
      'pattern',
      { id, width: '300', height: '300', patternUnits: 'userSpaceOnUse' },
      strokePath(dark, '#4A3A4A', 1.5, { opacity: '.1', ...ROUND_LINES }) +
        strokePath(pale, '#FFFFFF', 1.6, { opacity: '.15', ...ROUND_LINES }),
    ),
  );
  const light = gradients.linear(
    [
      [0, '#FFE9B8', 0.13],
      [0.5, '#FFE9B8', 0],
      [1, '#3B2458', 0.14],
    ],
    38,
  );
  return rect(0, 0, 1200, 900, light) + rect(0, 0, 1200, 900, `url(#${id})`);
}
