import { expect, it } from 'vitest';
import { type Box, overlapArea } from '../box.ts';
import { stageScene } from '../draw-scene.ts';
import { page } from '../testing/page.ts';
import { faceBox, type PlacedActor } from './placed-actor.ts';
import { heldBox } from './reach.ts';

it('a neighbour comes under the umbrella of who holds one', () => {
  const { actors } = stageScene(page('It rained. Bo held up the umbrella. Mira waited.'), 1);
  const holder = actors.find(({ actor }) => actor.holding === 'umbrella') as PlacedActor;
  const other = actors.find((each) => each !== holder) as PlacedActor;
  const roof = heldBox(holder) as Box;
  const [own, face] = [faceBox(holder), faceBox(other)];
  expect(overlapArea(own, face)).toBe(0);
  expect(Math.max(roof.left, face.left)).toBeLessThan(Math.min(roof.right, face.right) - 20);
});
