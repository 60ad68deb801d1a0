import { describe, expect, it } from 'vitest';
import type { Scene, StoryPlan } from '../../storyteller/story-plan.ts';
import { describeScene } from '../describe-scene.ts';
import { drawScene, stageScene } from '../draw-scene.ts';
import { lintActions } from '../lint-actions.ts';
import { directBook } from './direct-book.ts';
import { faceBox, type PlacedActor } from './placed-actor.ts';

const CAST = [
  { id: '1', name: 'Mira', creature: 'fox', description: '', pronouns: 'she/her' },
  { id: '2', name: 'Bo', creature: 'rabbit', description: '', pronouns: '' },
  { id: '3', name: 'Tam', creature: 'girl in a wheelchair', description: '', pronouns: '' },
] as const;

/** A book of one page, with the first one, two or three of the cast. */
const page = (text: string, count = 3, over: Partial<Scene> = {}): StoryPlan => ({
  title: 'T',
  plot: 'x/y',
  seed: 'seed',
  cast: [...CAST],
  scenes: [
    {
      pageNumber: 1,
      beat: 'first-try',
      place: 'village',
      time: 'day',
      weather: 'clear',
      actors: CAST.slice(0, count).map(({ id }) => ({
        castId: id,
        pose: 'stand',
        feeling: 'happy',
        holding: null,
        depth: 2,
      })),
      guest: null,
      props: [],
      text,
      ...over,
    },
  ],
});
const isIndoors = { place: 'cottage', isIndoors: true } as const;
const ridersOf = (plan: StoryPlan) =>
  stageScene(plan, 1)
    .actors.filter(({ seat }) => seat)
    .map(({ actor, seat }) => `${actor.castId} ${seat?.prop}`)
    .sort();
const middle = (placed: PlacedActor) => {
  const { left, right, top, bottom } = faceBox(placed);
  return [(left + right) / 2, (top + bottom) / 2] as const;
};

describe('riding and sitting', () => {
  it.each([
    ['They rode in the bus.', ['1 bus', '2 bus', '3 bus']],
    ['Mira drove the red car, and Bo waved.', ['1 car']],
    ['Mira and Tam squeezed into the rocket.', ['1 rocket', '3 rocket']],
    ['Bo rode the pony.', ['2 horse']],
    ['They climbed into the boat and rowed.', ['1 rowing-boat', '2 rowing-boat', '3 rowing-boat']],
    ['On the bottom step sat Bo.', ['2 step']],
    ['“Come,” said Mira. Bo sat down on the bench.', ['2 bench']],
    ['“You think,” said Bo, “and I’ll sit.” Mira sat down on the bench.', ['1 bench']],
    ['Mira and Bo pedalled home on the bike.', ['1 bike']],
    ['Mira and Bo got on the seesaw.', ['1 seesaw', '2 seesaw']],
    ['Mira wished they could ride in the bus.', []],
    ['It rocked like a boat.', []],
    ['A sheep rode in the bus.', []],
    ['Mira sat beside the bench.', []],
    ['Bo ran past the bus.', []],
  ])('%s', (text, riders) => {
    expect(ridersOf(page(text))).toEqual(riders);
  });

  it('has the cast of a story about a submarine in it at the bottom of the sea, and not who climbed out', () => {
    const about = {
      source: 'submarine',
      noun: 'submarine',
      kind: 'vehicle',
      isGentle: false,
      topic: 'the submarine',
    };
    const story = (text: string) => ({ ...page(text, 2, { place: 'undersea', beat: 'problem' }), about });
    expect(ridersOf(story('Everything was blue and slow.'))).toEqual(['1 submarine', '2 submarine']);
    expect(ridersOf(story('They climbed out and looked round.'))).toEqual([]);
  });

  it('draws riders between the vehicle and its front, and nobody’s wheelchair in it', () => {
    const svg = drawScene(page('They rode in the bus.'), 1);
    const [vehicle, front] = [svg.indexOf('data-part="bus"'), svg.indexOf('data-part="bus-front"')];
    expect(vehicle).toBeGreaterThan(0);
    expect(front).toBeGreaterThan(vehicle);
    expect(
      stageScene(page('They rode in the bus.'), 1).actors.map(({ appearance }) => appearance.aid),
    ).toEqual([null, null, null]);
  });

  it('sees heads only through portholes', () => {
    expect(drawScene(page('They flew in the aeroplane.'), 1).match(/<clipPath/g)).toHaveLength(4);
  });

  it('keeps who is not in it beside it', () => {
    const { actors } = stageScene(page('Mira rode the bike. Bo and Tam waited for her.'), 1);
    const [rider, ...others] = actors;
    expect(rider?.seat?.prop).toBe('bike');
    for (const other of others) expect(other.x).toBeGreaterThan(rider?.x ?? 0);
  });

  it('puts dishes on the table at which they sit', () => {
    const { things } = stageScene(page('They sat at the table. There was a cake.', 2, isIndoors), 1);
    const [table, cake] = ['table', 'cake'].map((name) => things.find(({ prop }) => prop === name));
    expect(Math.abs((cake?.box.bottom ?? 0) - (table?.box.top ?? 0))).toBeLessThan(30);
    expect(cake?.isBehind).toBe(false);
  });

  it('says so in the description', () => {
    expect(describeScene(page('They rode in the bus.'), 1)).toContain('ride in the bus');
    expect(describeScene(page('Mira sat on the sofa.', 1, isIndoors), 1)).toContain('sits on the sofa');
  });
});

describe('carrying together', () => {
  it('puts a ladder into the hands of both', () => {
    const { actors, things } = stageScene(page('Mira and Bo carried the ladder.', 2), 1);
    const ladder = things.find(({ isCarried }) => isCarried);
    expect(ladder?.prop).toBe('ladder');
    const xs = actors.map(({ x }) => x).sort((a, b) => a - b);
    const middleX = ((ladder?.box.left ?? 0) + (ladder?.box.right ?? 0)) / 2;
    expect(middleX).toBeGreaterThan(xs[0] ?? 0);
    expect(middleX).toBeLessThan(xs[1] ?? 0);
    expect(actors.every(({ reach }) => reach !== undefined)).toBe(true);
  });
});

describe('gaze', () => {
  it.each([
    ['Mira looked up.', (_dx: number, dy: number) => dy < -100],
    ['Mira looked at the ground.', (_dx: number, dy: number) => dy > 100],
    ['Mira looked at Bo.', (dx: number, dy: number) => Math.abs(dx) > Math.abs(dy)],
  ])('%s', (text, isRight) => {
    const lead = stageScene(page(text, 2), 1).actors.find(({ actor }) => actor.castId === '1');
    if (!lead?.gaze) throw new Error('Mira looks at nothing');
    const [x, y] = middle(lead);
    expect(isRight(lead.gaze[0] - x, lead.gaze[1] - y)).toBe(true);
  });

  it('lets those listen who look at the speaker', () => {
    const { actors } = stageScene(page('“I know!” said Bo.', 2), 1);
    const [mira, bo] = ['1', '2'].map((id) => actors.find(({ actor }) => actor.castId === id));
    if (!mira || !bo) throw new Error('Somebody is missing');
    expect(mira.gaze).toEqual(middle(bo));
  });
});

describe('lintActions', () => {
  it.each([
    ['They rode in the bus.', 'ride'],
    ['Mira sat down on the floor.', 'sit'],
    ['Bo held up a red shirt.', 'carry'],
    ['Bo hugged Mira.', 'hug'],
    ['Bo held Mira’s hand.', 'hands'],
    ['Mira looked at Bo.', 'look'],
  ])('%s', (text, kind) => {
    expect(lintActions(page(text, 2), 1).filter((claim) => claim.kind === kind)).toMatchObject([
      { kind, isShown: true },
    ]);
  });

  it('finds what is not shown, and leaves out what is not the case', () => {
    expect(lintActions(page('Mira rode a crocodile.', 2), 1)).toMatchObject([
      { kind: 'ride', isShown: false },
    ]);
    expect(lintActions(page('Mira did not ride in the bus.', 2), 1)).toEqual([]);
  });
});

describe('who is on the roof by the request', () => {
  const standing = (beat: 'first-try' | 'ending') => {
    const plan = {
      ...page('Mira waited.', 2, { beat }),
      asked: { theme: 'the rabbit on the roof', desiredEnding: '', age: null },
    };
    const { actors, things } = stageScene(plan, 1);
    const rabbit = actors.find(({ actor }) => actor.castId === '2') as PlacedActor;
    return { rabbit, house: things.find(({ prop }) => prop === 'house') };
  };

  it('stands there until the ending', () => {
    const { rabbit, house } = standing('first-try');
    expect(rabbit.y).toBeLessThan((house?.box.top ?? 0) + 40);
    expect(standing('ending').house).toBeUndefined();
  });
});

describe('on a bridge and up a tree', () => {
  const relationOf = (text: string) => directBook(page(text, 2))[0]?.relation;

  it('are those who meet in its middle', () => {
    expect(relationOf('Mira met Bo, right in the middle of the bridge.')).toMatchObject({
      kind: 'on',
      prop: 'bridge',
      doers: ['1', '2'],
    });
    expect(relationOf('Mira looked at the bridge.')).toBeNull();
  });

  it('is who climbs up where the page has named a tree', () => {
    expect(relationOf('In the old apple tree there was something blue. Mira climbed up.')).toMatchObject({
      kind: 'on',
      prop: 'tree',
      doers: ['1'],
    });
    expect(relationOf('There was a steep hill. Mira climbed up.')).toBeNull();
  });
});
