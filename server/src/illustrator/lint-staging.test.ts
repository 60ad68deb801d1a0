import { describe, expect, it } from 'vitest';
import { planStory } from '../storyteller/index.ts';
import type { CastMember, Place } from '../storyteller/story-plan.ts';
import type { PlacedActor } from './direction/placed-actor.ts';
import type { PlacedThing } from './direction/placed-thing.ts';
import { plainThing } from './direction/read-things.ts';
import { unitOf } from './direction/unit-of.ts';
import { type StagedScene, stageScene } from './draw-scene.ts';
import { isSamePicture, stagingFaults } from './lint-staging.ts';
import { page } from './testing/page.ts';

const MOUSE_AND_BEAR: readonly CastMember[] = [
  { id: '1', name: 'Pip', creature: 'mouse', description: '', pronouns: '' },
  { id: '2', name: 'Tam', creature: 'bear', description: '', pronouns: '' },
];
const stageOf = (text: string, cast = MOUSE_AND_BEAR, place: Place = 'meadow'): StagedScene =>
  stageScene({ ...page(text, { place, count: cast.length }), cast: [...cast] }, 1);
const kinds = (staged: StagedScene) => stagingFaults(staged).map(({ kind }) => kind);

describe('stagingFaults', () => {
  const staged = stageOf('Pip and Tam stood in the meadow. Tam looked at Pip.');
  const [first, second] = staged.actors as [PlacedActor, PlacedActor];
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

  it('finds none on a page with a mouse and a bear', () => expect(kinds(staged)).toEqual([]));

  it('finds who grew against the others, and an empty hand', () => {
    const row = [first, { ...second, scale: second.scale * 2 }, { ...first, x: 900 }];
    expect(kinds({ ...staged, actors: row })).toContain('size-jump');
    const holding = { ...first, actor: { ...first.actor, pose: 'hold' as const, holding: null } };
    expect(kinds({ ...staged, actors: [holding, second] })).toContain('empty-hand');
  });

  it('finds a picture over a window, a star on wallpaper and a wand on its tip', () => {
    const setting = { ...staged.shot.setting, backdrop: 'bedroom' as const, isInside: true };
    const inRoom = { ...staged, shot: { ...staged.shot, setting } };
    expect(kinds({ ...inRoom, things: [thing('picture', 560, 180)] })).toContain('over-the-wall');
    expect(kinds({ ...inRoom, things: [thing('star', 300, 200)] })).toContain('sky-in-a-room');
    expect(kinds({ ...inRoom, things: [thing('wand', 300, 700)] })).toContain('stands-on-its-tip');
  });

  it('finds things in one another and an empty middle', () => {
    const pile = [thing('box', 700, 700), thing('bag', 720, 710)];
    expect(kinds({ ...staged, things: pile })).toContain('things-in-one-another');
    const aside = [{ ...first, x: 150 }];
    const composition = { ...staged.shot.composition, distance: 'middle' as const };
    const shot = { ...staged.shot, composition, seating: null, relation: null };
    expect(kinds({ ...staged, shot, actors: aside, things: [] })).toContain('empty-middle');
  });

  it('knows the same picture', () => {
    expect(isSamePicture(staged, { ...staged, actors: [...staged.actors] })).toBe(true);
    expect(isSamePicture(staged, { ...staged, actors: [first] })).toBe(false);
  });
});

describe('one scale', () => {
  it('keeps riders as large beside one another as they are on foot', () => {
    const { actors } = stageOf('Pip and Tam rode in the bus.');
    expect(actors.every(({ seat }) => seat?.prop === 'bus')).toBe(true);
    const [one, other] = actors.map((actor) => unitOf([actor]) ?? 0) as [number, number];
    expect(one).toBeCloseTo(other);
  });

  it('leaves a wheelchair beside the bed, and the lost crown off the head', () => {
    const cast: CastMember[] = [
      { id: '1', name: 'Olga', creature: 'queen', description: 'in a wheelchair', pronouns: 'she/her' },
    ];
    const bed = stageOf('Olga lay in bed and slept.', cast, 'cottage');
    expect(bed.actors.map(({ appearance }) => appearance.aid)).toEqual([null]);
    const plan = planStory({
      theme: 'the queen who lost her crown',
      desiredEnding: '',
      totalPages: 8,
      cast,
      age: 6,
      seed: 'crown',
    });
    const pages = plan.scenes.map(({ pageNumber }) => stageScene(plan, pageNumber));
    const lost = pages.filter(({ shot }) => shot.missed === 'crown').flatMap(({ actors }) => actors);
    expect(lost.length).toBeGreaterThan(0);
    expect(lost.every(({ appearance }) => appearance.hat === 'none')).toBe(true);
  });
});
