import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import {
  type CastMember,
  Feeling,
  Place,
  Pose,
  Prop,
  type Scene,
  type StoryPlan,
  TimeOfDay,
  Weather,
} from '../storyteller/story-plan.ts';
import { drawFigure } from './body/draw-figure.ts';
import { appearanceOf } from './creatures/derive-appearance.ts';
import { createGradients } from './gradients.ts';
import { CREATURE_KINDS, drawPortrait, drawScene } from './index.ts';

const CAST: CastMember[] = [
  {
    id: '11',
    name: 'Zuzibel',
    creature: 'fox',
    description: 'wears a green scarf and loves Quibbleworth',
    pronouns: 'she/her',
  },
  { id: '12', name: 'Brumwick', creature: 'tiny purple dragon', description: 'golden wings', pronouns: '' },
  { id: '13', name: 'Ottoline', creature: 'girl', description: 'red boots', pronouns: 'she/her' },
];

const scene = (over: Partial<Scene> = {}): Scene => ({
  pageNumber: 1,
  beat: 'turn',
  place: 'meadow',
  time: 'day',
  weather: 'clear',
  actors: [
    { castId: '11', pose: 'stand', feeling: 'happy', holding: 'lantern', depth: 2 },
    { castId: '12', pose: 'wave', feeling: 'curious', holding: null, depth: 2 },
    { castId: '13', pose: 'hug', feeling: 'calm', holding: null, depth: 1 },
    { castId: 'guest', pose: 'point', feeling: 'proud', holding: null, depth: 1 },
  ],
  guest: { name: 'Mistress Hoolihan', creature: 'old owl' },
  props: ['basket', 'kite'],
  text: 'Zuzibel said hello.',
  ...over,
});
const plan = (over: Partial<Scene> = {}, seed = 'seed'): StoryPlan => ({
  title: 'Zuzibel',
  plot: 'sea/x',
  seed,
  cast: CAST,
  scenes: [scene(over)],
});

const TAG = /<(\/?)([a-zA-Z]+)(?: [a-zA-Z0-9-]+="[^"<>]*")*(\/?)>/g;

/** Throws unless every tag is closed in order and there is no text between tags; returns the number of tags. */
function checkTags(svg: string): number {
  const open: string[] = [];
  let count = 0;
  const rest = svg.replace(TAG, (whole, close: string, name: string, self: string) => {
    count += 1;
    if (close) {
      if (open.pop() !== name) throw new Error(`Unexpected ${whole}`);
    } else if (!self) open.push(name);
    return '';
  });
  if (open.length) throw new Error(`Not closed: ${open.join()}`);
  if (rest !== '') throw new Error(`Text between tags: ${rest.slice(0, 80)}`);
  return count;
}

function expectSound(svg: string) {
  expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
  expect(checkTags(svg)).toBeGreaterThan(20);
  const made = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]));
  const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map((m) => m[1]);
  expect(used.filter((id) => !made.has(id))).toEqual([]);
}

const renders = (svg: string) =>
  expect(new Resvg(svg, { fitTo: { mode: 'width', value: 120 } }).render().width).toBe(120);

const figure = (
  creature: string,
  pose: Pose = 'stand',
  feeling: Feeling = 'happy',
  holding: Prop | null = null,
) => {
  const gradients = createGradients('t');
  const art = drawFigure(
    appearanceOf({ id: '1', creature, description: '' }),
    { pose, feeling, holding, flip: false },
    gradients,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-300 -600 600 640">${art}${gradients.defs()}</svg>`;
};

describe('drawScene', () => {
  it.each(Place.options)('draws the %s at every time of day, each differently', (place) => {
    const pictures = TimeOfDay.options.map((time) => drawScene(plan({ place, time }), 1));
    for (const picture of pictures) {
      expectSound(picture);
      expect(picture.length).toBeLessThan(60_000);
    }
    expect(new Set(pictures).size).toBe(place === 'school' ? 2 : TimeOfDay.options.length);
    renders(pictures[0] ?? '');
  });

  it.each(Weather.options)('draws %s weather outdoors, indoors, under water and in space', (weather) => {
    for (const place of ['meadow', 'library', 'undersea', 'space'] as const)
      expectSound(drawScene(plan({ place, weather }), 1));
  });

  it('draws the same picture for the same plan and a different one for another seed', () => {
    expect(drawScene(plan(), 1)).toBe(drawScene(plan(), 1));
    expect(drawScene(plan({}, 'other'), 1)).not.toBe(drawScene(plan(), 1));
  });

  it('contains no user input and no text, script or style element', () => {
    const picture = drawScene(plan(), 1);
    expect(picture).not.toMatch(/Zuzibel|Brumwick|Ottoline|Quibbleworth|Hoolihan|hello/i);
    expect(picture).not.toMatch(/<(text|title|desc|style|image|script|foreignObject)\b/);
  });

  it('prefixes its ids, so that two pictures can share a document', () => {
    const ids = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]);
    const one = new Set(ids(drawScene(plan(), 1)));
    expect(ids(drawScene(plan({}, 'other'), 1)).filter((id) => one.has(id))).toEqual([]);
  });

  it('draws a scene without actors and falls back to the first scene for an unknown page', () => {
    expectSound(drawScene(plan({ actors: [], guest: null, props: [] }), 1));
    expect(drawScene(plan(), 99)).toContain('<svg');
    expect(() => drawScene({ ...plan(), scenes: [] }, 1)).toThrow(/plan the story first/);
  });

  it('skips an actor that is neither in the cast nor the guest', () => {
    expectSound(
      drawScene(
        plan({
          actors: [{ castId: 'nobody', pose: 'stand', feeling: 'happy', holding: null, depth: 1 }],
          guest: null,
        }),
        1,
      ),
    );
  });

  it('draws a page with less than 250 ms of CPU time', () => {
    const start = process.cpuUsage();
    for (let i = 0; i < 8; i += 1) drawScene(plan({}, `s${i}`), 1);
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1000 / 8).toBeLessThan(250);
  });
});

describe('figures', () => {
  it.each(CREATURE_KINDS)('draws a %s in every pose', (kind) => {
    const pictures = Pose.options.map((pose) => figure(kind, pose));
    expect(pictures.join('')).not.toMatch(/NaN|undefined|Infinity/);
    for (const picture of pictures) expect(() => new Resvg(picture)).not.toThrow();
    expect(new Set(pictures).size).toBeGreaterThan(10);
  });

  it.each(CREATURE_KINDS)('gives a %s ten different faces', (kind) => {
    expect(new Set(Feeling.options.map((feeling) => figure(kind, 'stand', feeling))).size).toBe(10);
  });

  it.each(Prop.options)('puts a %s in a hand and on the ground', (prop) => {
    expectSound(figure('fox', 'hold', 'happy', prop));
    expect(figure('fox', 'hold', 'happy', prop)).not.toBe(figure('fox', 'hold'));
    const beside = drawScene(plan({ props: [prop], actors: [] }), 1);
    expectSound(beside);
    expect(beside).not.toBe(drawScene(plan({ props: [], actors: [] }), 1));
  });

  it('gives every kind a different silhouette', () => {
    const outlines = CREATURE_KINDS.map((kind) =>
      [...figure(kind).matchAll(/ d="([^"]+)"/g)].map((m) => m[1]).join(),
    );
    expect(new Set(outlines).size).toBe(CREATURE_KINDS.length);
  });

  it.each(CREATURE_KINDS)('renders a %s', (kind) => {
    renders(figure(kind));
  });
});

describe('appearanceOf', () => {
  const appearance = (creature: string, description = '', id = '7') =>
    appearanceOf({ id, creature, description });

  it('depends on the character alone, so it is the same on every page', () => {
    expect(appearanceOf(CAST[1] as CastMember)).toEqual(appearanceOf({ ...(CAST[1] as CastMember) }));
    expect(drawPortrait(CAST[0] as CastMember)).toBe(drawPortrait(CAST[0] as CastMember));
  });

  it('varies with the id of the character', () => {
    const looks = new Set(
      ['1', '2', '3', '4', '5', '6'].map((id) => JSON.stringify(appearance('fox', '', id))),
    );
    expect(looks.size).toBeGreaterThan(2);
  });

  it('applies the colours that are named', () => {
    expect(appearance('purple dragon').coat.base).not.toBe(appearance('golden dragon').coat.base);
    expect(appearance('dragon', 'she is green with a white belly').coat.belly).toBe('#FAF3E8');
    expect(appearance('dragon', 'a red dragon with golden wings')).toMatchObject({ wings: '#EDB73F' });
    expect(appearance('cat', 'black with green eyes')).toMatchObject({ eyes: '#6FB56B' });
    expect(appearance('cat', 'her scarf is blue')).toMatchObject({
      garment: 'scarf',
      garmentColor: '#5B8FD6',
    });
  });

  it.each([
    ['a spotted cat', { pattern: 'spots' }],
    ['a rainbow unicorn', { pattern: 'rainbow', kind: 'unicorn' }],
    ['a pirate parrot', { kind: 'bird', hat: 'pirate' }],
    ['robot dog', { kind: 'dog', robotic: true }],
    ['superhero cat', { kind: 'cat', cape: '#DC5445' }],
    ['bear with a crown and a backpack', { kind: 'bear', hat: 'crown', backpack: '#C4764A' }],
    ['princess', { kind: 'royal', hat: 'crown', garment: 'dress' }],
  ] as const)('derives the appearance of %s', (creature, expected) => {
    expect(appearance(creature)).toMatchObject(expected);
  });

  it('derives the size from adjectives', () => {
    expect(appearance('tiny mouse').size).toBeLessThan(appearance('mouse').size);
    expect(appearance('giant mouse').size).toBeGreaterThan(appearance('mouse').size);
  });
});

describe('drawPortrait', () => {
  it.each(CREATURE_KINDS)('draws a portrait of a %s', (kind) => {
    const portrait = drawPortrait({
      id: '5',
      name: 'Zuzibel',
      creature: kind,
      description: 'with a hat',
      pronouns: '',
    });
    expectSound(portrait);
    expect(portrait).not.toMatch(/Zuzibel/);
    expect(portrait.length).toBeLessThan(20_000);
  });

  it('supports size, feeling, whole figure and no background', () => {
    const member = CAST[0] as CastMember;
    expect(drawPortrait(member, { size: 96 })).toContain('width="96"');
    expect(drawPortrait(member, { feeling: 'sad' })).not.toBe(drawPortrait(member));
    expectSound(drawPortrait(member, { whole: true, bare: true }));
  });
});
