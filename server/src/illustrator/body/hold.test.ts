import { describe, expect, it } from 'vitest';
import { overlapArea } from '../box.ts';
import { appearanceOf } from '../creatures/derive-appearance.ts';
import { figureExtent } from '../direction/figure-extent.ts';
import { profileOf } from '../direction/figure-outline.ts';
import { faceBox, type PlacedActor } from '../direction/placed-actor.ts';
import { heldBox } from '../direction/reach.ts';
import { drawScene } from '../draw-scene.ts';
import type { PropName } from '../props/prop-catalog.ts';
import { page } from '../testing/page.ts';
import type { FigurePose } from './poses.ts';

function holder(creature: string, pose: FigurePose, holding: PropName): PlacedActor {
  const appearance = appearanceOf({ id: '1', creature, description: '' });
  return {
    actor: { castId: '1', pose, feeling: 'happy', holding, depth: 2 },
    appearance,
    extent: figureExtent(appearance, pose),
    scale: 1,
    x: 600,
    y: 800,
    flip: false,
    isSilhouette: false,
    isFromBehind: false,
  };
}
const box = (placed: PlacedActor) => heldBox(placed) ?? { left: 0, right: 0, top: 0, bottom: 0 };

describe.each(['girl', 'man', 'giraffe', 'frog', 'bear', 'mouse', 'dinosaur'])('a %s', (creature) => {
  it.each(['stand', 'walk', 'offer'] as const)('has an umbrella over the head: %s', (pose) => {
    const placed = holder(creature, pose, 'umbrella');
    const roof = box(placed);
    const face = faceBox(placed);
    expect(roof.bottom).toBeLessThan(face.top);
    expect(roof.left).toBeLessThan(face.left + 30);
    expect(roof.right).toBeGreaterThan(face.right);
  });

  it.each(['stand', 'walk', 'offer', 'sit'] as const)(
    'carries a box below its face with both arms: %s',
    (pose) => {
      const placed = holder(creature, pose, 'box');
      expect(box(placed).top).toBeGreaterThan(faceBox(placed).bottom - 30);
      const [arm, farArm] = [profileOf(placed, 'arm').rows, profileOf(placed, 'farArm').rows];
      expect(Math.abs(arm.last - farArm.last)).toBeLessThan(4);
    },
  );
});

it.each(['raise', 'read', 'shout', 'cry', 'tiptoe'] as const)(
  'a sheet is beside or below the face: %s',
  (pose) => {
    const placed = holder('girl', pose, 'drawing-of-a-house');
    expect(overlapArea(box(placed), faceBox(placed))).toBeLessThan(1700);
  },
);

it('what is poured is tipped and has a stream', () => {
  expect(drawScene(page('Mira poured the milk.'), 1)).toContain('data-part="stream"');
  expect(drawScene(page('Mira held the milk.'), 1)).not.toContain('data-part="stream"');
});
