import { describe, expect, it } from 'vitest';
import { stageScene } from '../draw-scene.ts';
import { page } from '../testing/page.ts';

describe('what rests on something', () => {
  it.each([
    ['The balloon was stuck in the top of the tree.', 'balloon', 'tree'],
    ['On the far side the kitten sat on the roof.', 'kitten', 'house'],
    ['The ball lay on the stone.', 'ball', 'stone'],
  ] as const)('%s', (text, prop, support) => {
    const { things, actors } = stageScene(page(text), 1);
    const [thing, below] = [prop, support].map((name) => things.find((each) => each.prop === name));
    if (!thing || !below) throw new Error(`${things.map((each) => each.prop).join()} are drawn`);
    const middle = (thing.box.left + thing.box.right) / 2;
    expect(middle).toBeGreaterThan(below.box.left);
    expect(middle).toBeLessThan(below.box.right);
    expect(thing.box.bottom).toBeLessThan(below.box.bottom - 10);
    expect(things.indexOf(thing)).toBeGreaterThan(things.indexOf(below));
    expect(actors).toHaveLength(2);
  });

  it('is stuck where the request says, until it comes down', () => {
    const resting = (text: string) =>
      stageScene(
        { ...page(text), asked: { theme: 'a kite stuck in the old tree', desiredEnding: '', age: null } },
        1,
      ).things.filter(({ rests }) => rests);
    expect(resting('Mira looked at the kite.').map(({ prop }) => prop)).toEqual(['kite']);
    expect(resting('And then the kite came down.')).toEqual([]);
  });

  it.each(['The ball lay under the tree.', 'The ball lay there. Mira stood behind the tree.'])(
    'is not: %s',
    (text) => {
      expect(stageScene(page(text), 1).things.some(({ rests }) => rests)).toBe(false);
    },
  );
});
