import { describe, expect, it } from 'vitest';
import type { Box } from './box.ts';
import { faceBox, type PlacedActor } from './direction/placed-actor.ts';
import type { PlacedThing } from './direction/placed-thing.ts';
import { heldBox } from './direction/reach.ts';
import { plainThing } from './direction/read-things.ts';
import { type StagedScene, stageScene } from './draw-scene.ts';
import { propFaults } from './lint-props.ts';
import { page } from './testing/page.ts';

const kinds = (staged: StagedScene) => propFaults(staged).map(({ kind }) => kind);
const inRoom = (text: string) => stageScene(page(text, { place: 'cottage', count: 2 }), 1);

describe('propFaults', () => {
  const staged = inRoom('Mira and Bo sat in the living room.');
  const thing = (prop: PlacedThing['prop'], left: number, top: number): PlacedThing => ({
    ...plainThing(prop),
    x: left,
    y: top,
    scale: 1,
    cost: 0,
    angle: 0,
    box: { left, top, right: left + 100, bottom: top + 100 },
    isBehind: true,
  });

  it('finds none where everything has its place', () => expect(kinds(staged)).toEqual([]));

  it('finds what floats, unless it is on a table', () => {
    expect(kinds({ ...staged, things: [thing('cup', 200, 420)] })).toEqual(['floats']);
    expect(kinds({ ...staged, things: [thing('table', 200, 560), thing('cup', 200, 460)] })).toEqual([]);
  });

  it('finds a second rug and a second table', () => {
    expect(kinds({ ...staged, things: [thing('rug', 200, 700)] })).toEqual(['two-of-a-kind']);
    const tables = [thing('table', 200, 700), thing('desk', 500, 700)];
    expect(kinds({ ...staged, things: tables })).toEqual(['two-of-a-kind']);
  });

  it('finds what somebody holds before the face of another', () => {
    const [first, second] = inRoom('Mira held the ball. Bo waited.').actors as [PlacedActor, PlacedActor];
    const holder = [first, second].find(({ actor }) => actor.holding === 'ball') as PlacedActor;
    const other = holder === first ? second : first;
    const [held, face] = [heldBox(holder) as Box, faceBox(other)];
    const near = { ...other, x: other.x + held.left - face.left, y: other.y + held.top - face.top };
    expect(kinds({ ...staged, actors: [first, second] })).toEqual([]);
    expect(kinds({ ...staged, actors: [holder, near] })).toContain('held-on-a-face');
  });
});

describe('the things of a page', () => {
  it('are on one long table where two work', () => {
    const { things } = inRoom('At the table Mira and Bo wrote a song.');
    expect(things.filter(({ prop }) => /table|desk/.test(prop))).toHaveLength(1);
  });

  it('are no second rug, no pillow beside the bed and no jewel that a bell is', () => {
    expect(
      inRoom('Mira sat down on the rug in the living room.').things.map(({ prop }) => prop),
    ).not.toContain('rug');
    expect(
      inRoom('Mira lay in bed. She put a slip under the pillow.').things.map(({ prop }) => prop),
    ).not.toContain('cushion');
    expect(inRoom('When the bell rings, Mira runs.').things.map(({ prop }) => prop)).not.toContain('ring');
  });
});
