import { describe, expect, it } from 'vitest';
import { createGradients } from '../gradients.ts';
import { createSeededRandom } from '../seeded-random.ts';
import { createBackgroundContext } from './background-context.ts';

describe('what stands behind heads', () => {
  const scene = { backdrop: 'farm', time: 'day', weather: 'clear' } as const;
  const ctx = createBackgroundContext(createGradients('x'), createSeededRandom('x'), scene, {
    heads: [{ left: 100, right: 300, top: 400, bottom: 560 }],
  });

  it('moves to the side, where there is room', () => {
    expect(ctx.standClear(600, 40, 300, 0)).toBe(600);
    const beside = ctx.standClear(210, 40, 300, 200) ?? 0;
    expect(Math.abs(beside - 200)).toBeGreaterThan(100);
  });

  it('stays where it is not higher than the head', () => {
    expect(ctx.standClear(200, 40, 450, 0)).toBe(200);
  });

  it('is left out where nothing is free', () => {
    expect(ctx.standClear(200, 40, 300, 30)).toBeNull();
  });
});
