import { describe, expect, it } from 'vitest';
import { describeScene } from '../describe-scene.ts';
import { stageScene } from '../draw-scene.ts';
import { page } from '../testing/page.ts';
import { countOf } from './several-in-one.ts';

describe('members of the cast who are several', () => {
  it.each([
    ['the twins', 'twin', 2],
    ['The Three Kittens', 'kittens', 3],
    ['Peep', 'seven ducklings', 3],
    ['The penguins', 'penguins', 2],
    ['Two Socks', 'dog', 1],
    ['Two kittens', 'kitten', 2],
    ['Mira', 'fox', 1],
    ['The Captain', 'flannel', 1],
  ] as const)('%s (%s)', (name, creature, count) => {
    expect(countOf({ name, creature })).toBe(count);
  });

  it('are all in the picture, and named once', () => {
    const plan = page('Mira waved. The twins waved too.', { count: 1 });
    const [scene] = plan.scenes;
    if (!scene?.actors[0]) throw new Error('no actor');
    scene.guest = { name: 'the twins', creature: 'twin' };
    scene.actors.push({ ...scene.actors[0], castId: 'guest' });
    const staged = stageScene(plan, 1);
    const twins = staged.actors.filter(({ actor }) => actor.castId === 'guest');
    expect(twins).toHaveLength(2);
    expect(twins[0]?.appearance.hairStyle).toBe(twins[1]?.appearance.hairStyle);
    expect(describeScene(plan, 1).match(/twins/g)).toHaveLength(1);
  });
});
