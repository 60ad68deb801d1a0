import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { POSES } from '../body/poses.ts';
import { computeSkeleton } from '../body/skeleton.ts';
import { framePortrait } from '../frame-portrait.ts';
import { SPECIES } from '../species/all-species.ts';
import { compileShapes } from '../species/compile-shapes.ts';
import { loadShape } from '../species/load-shape.ts';
import { SHAPE_NAMES } from '../species/shape-words.ts';
import { CREATURE_KINDS } from './creature-kinds.ts';
import { appearanceOf } from './derive-appearance.ts';
import { readCreature } from './read-creature.ts';
import { buildOfShape } from './special-builds.ts';

const drawnAs = (creature: string, description = ''): string => {
  const { species, shape, kind } = readCreature(creature, description);
  return species ?? shape ?? kind;
};
/** Over 200 creatures as families type them, each with what it should be drawn as. */
const LISTED = readFileSync(new URL('../testing/creatures.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [string, string]);

describe('readCreature', () => {
  it('knows every creature of the list', () => {
    expect(LISTED.length).toBeGreaterThan(200);
    const wrong = LISTED.filter(([creature, expected]) => drawnAs(creature) !== expected);
    expect(wrong.map(([creature, expected]) => `${creature}: ${drawnAs(creature)}, not ${expected}`)).toEqual(
      [],
    );
  });

  it.each([
    ['a tiny purple space dragon', 'dragon'],
    ['kitty', 'cat'],
    ['T-Rex', 'dinosaur'],
    ['my grandma', 'grandparent'],
    ['robot dog', 'dog'],
    ['dog robot', 'robot'],
    ['robot car', 'car'],
    ['fairy horse', 'horse'],
    ['Koala Bear', 'koala'],
    ['baby shark', 'shark'],
    ['lady bug', 'ladybug'],
    ['a cat with a dog on her hat', 'cat'],
    ['wizard cat', 'cat'],
    ['girl fox', 'fox'],
    ['mermaid princess', 'mermaid'],
    ['train driver', 'child'],
    ['apple princess', 'royal'],
    ['three bunnies', 'rabbit'],
    ['elefant', 'elephant'],
    ['dinasour', 'dinosaur'],
    ['draggon', 'dragon'],
    ['catfish', 'fish'],
    ['moonpenguin', 'penguin'],
    ['little brother', 'child'],
    ['old wise owl', 'owl'],
    ['two-headed monster', 'monster'],
  ])('draws %j as %s', (text, expected) => {
    expect(drawnAs(text)).toBe(expected);
  });

  it.each([
    ['cocker spaniel', 'dog'],
    ['rottweiler', 'dog'],
    ['appaloosa', 'horse'],
    ['barracuda', 'fish'],
    ['rattlesnakes', 'snake'],
    ['bluejay', 'bird'],
    ['tarsier', 'lemur'],
    ['aardwolf', 'hyena'],
    ['astrophysicist', 'child'],
    ['sycamore', 'tree'],
    ['limousine', 'car'],
    ['marimba', 'drum'],
  ])('knows what %j is by its meaning', (text, expected) => {
    expect(drawnAs(text)).toBe(expected);
  });

  it.each([
    ['a golden trophy', 'thing:trophy'],
    ['the old bridge', 'thing:bridge'],
    ['toilet', 'thing:toilet'],
    // Animals, people and drawings with a face come first.
    ['bridge troll', 'troll'],
    ['postman', 'child'],
    ['drum', 'drum'],
  ])('draws a thing of the pictures with a face: %s', (text, expected) => {
    expect(drawnAs(text)).toBe(expected);
  });

  it('knows every kind, species and shape by its own name', () => {
    for (const kind of CREATURE_KINDS) expect(readCreature(kind, '').kind).toBe(kind);
    for (const species of Object.keys(SPECIES)) expect(drawnAs(species.replace(/_/g, ' '))).toBe(species);
    for (const shape of SHAPE_NAMES) expect(drawnAs(shape.replace(/-/g, ' '))).toBe(shape);
  });

  it.each(['zorblax', 'glorbnax', 'wibblyx zzq', 'Snorfle', 'ずんぐり', '', '12345', 'xstarx', 'foxglorp'])(
    'makes %j an imaginary creature, not an animal that it resembles in spelling',
    (text) => {
      expect(drawnAs(text)).toBe('imaginary');
    },
  );

  it('looks into the description when the creature is unknown', () => {
    expect(drawnAs('Zorb', 'a friendly blue dog from Mars')).toBe('dog');
    expect(drawnAs('Zorb', 'She is a dragon who likes teapots')).toBe('dragon');
    expect(drawnAs('Zorb', 'three eyes, horns and a red hat')).toBe('imaginary');
    expect(drawnAs('Zorb', 'loves her cat')).toBe('imaginary');
  });
});

describe('shapes', () => {
  it('are compiled (pnpm pictures) from the files of shapes/, one for every name', () => {
    const compiled = compileShapes();
    const stored = new URL('../species/shape-art.json', import.meta.url);
    expect(JSON.parse(readFileSync(stored, 'utf8'))).toEqual(compiled);
    expect(Object.keys(compiled)).toEqual([...SHAPE_NAMES].sort());
  });

  it.each(SHAPE_NAMES)('%s has a body, a face and a place for a hat', (name) => {
    const shape = loadShape(name);
    expect(shape.body).not.toMatch(/class=/);
    expect(shape.face[2]).toBeGreaterThan(30);
  });

  it.each(SHAPE_NAMES)('%s has its face where its drawing says', (name) => {
    const shape = loadShape(name);
    const build = buildOfShape(shape);
    const standing = { ...POSES.stand, lean: 0, lift: 0 };
    const [x, y] = computeSkeleton(build, standing).headPosition;
    const hip = Math.max(build.legLength, build.restHeight ?? 0);
    expect(x).toBeCloseTo(shape.face[0]);
    expect(Math.abs(y + hip - shape.face[1])).toBeLessThan(4);
  });

  it.each(['a mermaid', 'an octopus', 'a kangaroo', 'a camel', 'an armadillo', 'a mermaid cat'])(
    'the portrait of %s shows the body that says who it is',
    (creature) => {
      const appearance = appearanceOf({ id: '1', creature, description: '' });
      expect(framePortrait(appearance, false).whole).toBe(true);
    },
  );
});
