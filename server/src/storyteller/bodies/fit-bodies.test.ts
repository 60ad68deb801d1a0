import { describe, expect, it } from 'vitest';
import { planStory } from '../plan-story.ts';
import { bodyOf } from './body-of.ts';
import { BODIES } from './body-table.ts';
import { fitBodies } from './fit-bodies.ts';
import { lintBodies } from './lint-bodies.ts';

const named = (creature: string) => ({ shortName: 'Fin', fullName: 'Fin', creature });
const told = (template: string, creature: string) =>
  fitBodies(template, { L: named(creature), F: named('girl'), T: null, G: named('boy') });

it.each([
  ['tiny red fox', 'beast'],
  ['fire engine', 'vehicle'],
  ['sparrow', 'bird'],
  ['teddy bear', 'beast'],
  ['boa', 'snake'],
  ['cloud', 'thing'],
  ['goldfish', 'fish'],
  ['grandma', 'person'],
  ['teapot', 'thing'],
  ['zorblax', 'person'],
] as const)('a %s has the body of a %s', (creature, kind) => {
  expect(bodyOf(creature)).toBe(BODIES[kind]);
});

describe('a plot says of its characters', () => {
  it.each([
    ['fox', '{L} took {L’s} hands away.', '{L} took {L’s} paws away.'],
    ['sparrow', '{L} held on with both hands.', '{L} held on with both wings.'],
    ['boa', '{L} held on with both hands.', '{L} held on with the tail.'],
    ['octopus', '{L} threw both arms round {F}.', '{L} threw both arms round {F}.'],
    ['octopus', '{L} held on with both hands.', '{L} held on with all eight arms.'],
    ['goldfish', '{L} ran to the door.', '{L} hurried to the door.'],
    ['cat', '{L} said no. “Take my hand,” said {L}.', '{L} said no. “Take my paw,” said {L}.'],
    ['cat', '“Move your arms,” said {F}.', '“Move your paws,” said {F}.'],
  ])('what a %s has: %s', (creature, template, text) => {
    expect(told(template, creature)).toBe(text);
    expect(told(template, 'girl')).toBe(template);
  });

  it.each([
    '{L} looked at both hands of the clock.',
    '{L} held {F’s} hand.',
    '{L} stood at the foot of the hill.',
  ])('nothing of somebody or something else: %s', (template) => {
    expect(told(template, 'sparrow')).toBe(template);
  });
});

it('what a body cannot is a finding', () => {
  const cast = [{ id: '1', name: 'Fin', creature: 'goldfish', description: '', pronouns: 'he/him' as const }];
  const plan = planStory({ theme: 'the sea', desiredEnding: '', totalPages: 3, cast, age: 6, seed: 'a' });
  const withText = (text: string) => ({ ...plan, scenes: plan.scenes.map((scene) => ({ ...scene, text })) });
  expect(lintBodies(withText('Fin climbed the ladder.'))).toHaveLength(3);
  expect(lintBodies(withText('Fin put both ears to the wall.'))).toHaveLength(3);
  expect(lintBodies(withText('Fin waved his fin. “My ears!” said Ada.'))).toEqual([]);
});
