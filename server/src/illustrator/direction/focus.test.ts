import { describe, expect, it } from 'vitest';
import type { Scene, StoryPlan } from '../../storyteller/story-plan.ts';
import { overlapArea } from '../box.ts';
import { describeScene } from '../describe-scene.ts';
import { drawScene, stageScene } from '../draw-scene.ts';
import { bodyBox, faceBox } from './placed-actor.ts';

const CAST = [
  { id: '1', name: 'Mira', creature: 'fox', description: '', pronouns: 'she/her' },
  { id: '2', name: 'Bo', creature: 'robot', description: '', pronouns: '' },
  { id: '3', name: 'Tam', creature: 'girl in a wheelchair', description: '', pronouns: '' },
] as const;

/** Ten pages with the same text, so that the director takes every composition. */
const book = (text: string, count = 2, over: Partial<Scene> = {}): StoryPlan => ({
  title: 'T',
  plot: 'x/y',
  seed: 'seed',
  cast: [...CAST],
  scenes: Array.from({ length: 10 }, (_, i) => ({
    pageNumber: i + 1,
    beat: 'first-try',
    place: 'meadow',
    time: 'day',
    weather: 'clear',
    actors: CAST.slice(0, count).map(({ id }) => ({
      castId: id,
      pose: 'stand',
      feeling: 'curious',
      holding: null,
      depth: 2,
    })),
    guest: null,
    props: [],
    text,
    ...over,
  })),
});
const focusOf = (text: string, over: Partial<Scene> = {}) =>
  stageScene(book(text, 2, over), 1).shot.focus?.prop ?? null;

describe('what happens to those who ride', () => {
  it('is not left out by a close view of their vehicle', () => {
    const plan = book('On the rails lay a cow. Mira and Bo rode in the train.');
    for (const { pageNumber } of plan.scenes)
      expect(stageScene(plan, pageNumber).shot.composition.distance).not.toBe('close');
  });
});

describe('the thing that a page is about', () => {
  it.each([
    ['At the end of the garden stood a beehive, painted blue. Bo looked at a flower.', 'beehive'],
    ['On the rails, right in front of them, lay a cow, and it was chewing. A robin sang on the gate.', 'cow'],
    ['“What is that?” asked Mira. There was a lion behind the tree.', 'lion'],
    ['They looked at the helicopter. It was late. A snail crossed the path with a plum.', 'helicopter'],
    ['Mira sang and Bo danced.', null],
    ['Mira went up to Bo, with ears as red as beetroot.', null],
    ['Mira took the spoon and laughed.', null],
    ['The drum was lost. Mira sighed.', null],
  ])('%s', (text, prop) => {
    expect(focusOf(text)).toBe(prop);
  });

  it.each([1, 2, 3])('is large and in the middle, with %i around it who look at it', (count) => {
    const plan = book('In the grass lay a drum. Nobody knew how it had come there.', count);
    const shown = plan.scenes
      .map(({ pageNumber }) => stageScene(plan, pageNumber))
      .filter(({ shot }) => shot.composition.focus);
    expect(shown.length).toBeGreaterThan(6);
    expect(new Set(shown.map(({ shot }) => shot.composition.id)).size).toBeGreaterThan(1);
    for (const { actors, things, shot } of shown) {
      const drum = things.find(({ prop }) => prop === 'drum');
      if (!drum) throw new Error(`${shot.composition.id} has no drum`);
      const middle = (drum.box.left + drum.box.right) / 2;
      expect(middle).toBeGreaterThan(400);
      expect(middle).toBeLessThan(800);
      const tallest = Math.max(...actors.map(bodyBox).map(({ top, bottom }) => bottom - top));
      expect(drum.box.bottom - drum.box.top).toBeGreaterThan(0.3 * tallest);
      for (const actor of actors) {
        const face = faceBox(actor);
        expect(overlapArea(face, drum.box)).toBe(0);
        if (!actor.isFromBehind) expect(actor.flip).toBe(actor.x > middle);
        expect(face.left).toBeGreaterThan(0);
        expect(face.right).toBeLessThan(1200);
      }
    }
  });

  it.each(['carrot', 'mirror', 'cup', 'pebble'] as const)('is no %s as large as a hero', (prop) => {
    const plan = book(`In the grass lay a ${prop}. Nobody knew how it had come there.`, 2);
    const shown = plan.scenes.flatMap(({ pageNumber }) => {
      const { actors, things } = stageScene(plan, pageNumber);
      const hero = Math.max(...actors.map(bodyBox).map(({ top, bottom }) => bottom - top));
      return things.filter((thing) => thing.prop === prop).map(({ box }) => (box.bottom - box.top) / hero);
    });
    expect(shown.length).toBeGreaterThan(5);
    for (const share of shown) expect(share).toBeLessThan(0.5);
  });

  it.each([
    ['The parrot looked at it as one looks at a shoe.', 'shoe'],
    ['Mira pressed all the buttons.', 'button'],
    ['Mrs Kettle opened the shop.', 'kettle'],
    ['Light danced on the water in golden rings.', 'ring'],
    ['It was over after the cake.', 'cake'],
    ['Nine clouds went by, and the last one had the shape of a hat.', 'hat'],
    ['It smelled of honey.', 'honey'],
    ['There it stood, red, orange, yellow and green.', 'orange'],
  ])('a figure of speech or a name is no thing: %s', (text, prop) => {
    expect(stageScene(book(text), 1).shot.things.map((thing) => thing.prop)).not.toContain(prop);
  });

  it('is not there twice: a guest that is a drum is no other drum', () => {
    const guest = { name: 'the drum', creature: 'drum', pronouns: '' };
    const about = { source: 'drum', noun: 'drum', kind: 'instrument', isGentle: true, topic: 'the drum' };
    const scene = { guest, props: ['drum'] } as Partial<Scene>;
    const plan = { ...book('The drum talked into a bucket.', 2, scene), about } as StoryPlan;
    expect(stageScene(plan, 1).shot.things.map((thing) => thing.prop)).toEqual(['bucket']);
  });

  it('is empty when the text says so', () => {
    const props = (text: string) => stageScene(book(text), 1).shot.things.map((thing) => thing.prop);
    expect(props('The basket stayed empty.')).toEqual(['empty-basket']);
    expect(props('The basket was heavy.')).toEqual(['basket']);
  });

  it('has nobody from behind where the text is about faces', () => {
    const plan = book('In the grass lay a drum. Mira laughed, and Bo had tears in both eyes.', 2);
    for (const { pageNumber } of plan.scenes)
      for (const actor of stageScene(plan, pageNumber).actors) expect(actor.isFromBehind).toBe(false);
  });

  it('is beside the vehicle when they ride', () => {
    const { actors, things } = stageScene(book('They rode in the train. On the rails lay a cow.'), 1);
    const seat = things.find(({ isSeat }) => isSeat);
    const cow = things.find(({ prop }) => prop === 'cow');
    expect(actors.every((actor) => actor.seat)).toBe(true);
    expect(cow && seat && overlapArea(cow.box, seat.box)).toBe(0);
    expect(cow && cow.box.right - cow.box.left).toBeGreaterThan(180);
  });
});

describe('beings that are not in the cast', () => {
  it.each([
    ['There were two lions in the meadow.', 'lion'],
    ['Then came a hedgehog.', 'hedgehog'],
    ['Grandma opened the door.', 'grandmother'],
  ])('%s', (text, prop) => {
    expect(stageScene(book(text), 1).things.map((thing) => thing.prop)).toContain(prop);
  });

  it.each([
    'Mira made a paper tiger.',
    'They could not bear it.',
    'The fox laughed.',
    'They went to Grandma.',
  ])('nobody else is in: %s', (text) => {
    expect(drawScene(book(text), 1)).not.toContain('data-part="tiger"');
    expect(stageScene(book(text), 1).things.filter(({ prop }) => /tiger|bear|fox|grand/.test(prop))).toEqual(
      [],
    );
  });
});

describe('what is missing', () => {
  it('is in a thought bubble beside all faces, and in the description', () => {
    const plan = book('The balloon was missing. Mira looked everywhere.', 3);
    const staged = plan.scenes.map(({ pageNumber }) => stageScene(plan, pageNumber));
    expect(staged.filter(({ thought }) => thought?.prop === 'balloon').length).toBeGreaterThan(7);
    expect(drawScene(plan, 1)).toContain('data-part="thought"');
    expect(describeScene(plan, 1)).toContain('a thought of the balloon');
    for (const { thought, actors, things } of staged) {
      expect(things.some(({ prop }) => prop === 'balloon')).toBe(false);
      if (!thought) continue;
      const bubble = {
        left: thought.x - 150,
        right: thought.x + 150,
        top: thought.y - 108,
        bottom: thought.y + 108,
      };
      for (const actor of actors) expect(overlapArea(bubble, faceBox(actor))).toBe(0);
    }
  });

  it('is not there when nothing is missing, or only something of the thing', () => {
    for (const text of ['Mira found the balloon.', 'The lion had lost its crown. Mira blinked.'])
      expect(stageScene(book(text), 1).thought?.prop).not.toBe(text.includes('lion') ? 'lion' : 'balloon');
  });
});
