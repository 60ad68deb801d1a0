import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { CREATURE_KINDS } from '../creatures/creature-kinds.ts';
import { appearanceOf } from '../creatures/derive-appearance.ts';
import type { FigureContext } from '../creatures/figure-drawing.ts';
import { drawHead } from '../creatures/heads.ts';
import { createGradients } from '../gradients.ts';
import { headFromBehind } from './draw-from-behind.ts';

const headsOf = (creature: string) => {
  const gradients = createGradients('t');
  const appearance = appearanceOf({ id: 'somebody', creature, description: '' });
  const ctx: FigureContext = {
    gradients,
    flip: false,
    appearance,
    feeling: 'calm',
    asleep: false,
    isFromBehind: true,
    shaded: (color) => color,
  };
  const { head } = drawHead(ctx, appearance.build);
  return { appearance, front: head.skull, behind: headFromBehind(ctx, { ...head, back: '' }) };
};

const widthOf = (svg: string): number =>
  new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="-300 -300 600 600">${svg}</svg>`).getBBox()
    ?.width ?? 0;

describe('headFromBehind', () => {
  // Their manes and spines are drawn as the back of the head.
  const kinds = CREATURE_KINDS.filter((kind) => kind !== 'hedgehog' && kind !== 'lion');

  test('has the whole outline of every head', () => {
    const small = kinds.filter((kind) => {
      const { front, behind } = headsOf(kind);
      return widthOf(front) > 0 && widthOf(behind) < widthOf(front) * 0.7;
    });
    expect(small).toEqual([]);
  });

  test('has the colour of the hair, or of what covers it', () => {
    const girl = headsOf('girl with red hair');
    expect(girl.behind).toContain(`fill="${girl.appearance.hair}"`);
    const hijab = headsOf('girl in a green hijab');
    expect(hijab.behind).toContain(`fill="${hijab.appearance.hatColor}"`);
    const bald = headsOf('girl with no hair');
    expect(bald.behind).toContain(`fill="${bald.appearance.skin}"`);
    const sheep = headsOf('sheep');
    expect(sheep.behind).toContain(`fill="${sheep.appearance.coat.base}"`);
  });
});
