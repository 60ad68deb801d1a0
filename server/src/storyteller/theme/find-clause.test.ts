import { expect, it } from 'vitest';
import { findClause } from './find-clause.ts';

it.each([
  ['my tooth fell out', 'my tooth', 'fell'],
  ['the bus to Grandma broke down', 'the bus to Grandma', 'broke'],
  ['Mum and Dad live in two houses', 'Mum and Dad', 'live'],
  ['Dad works night shifts', 'Dad', 'works'],
  ['two penguins adopt an egg', 'two penguins', 'adopt'],
  ['the princess plays football', 'the princess', 'plays'],
  ['cats wear pyjamas', 'cats', 'wear'],
  ['the monster under my bed is actually nice', 'the monster under my bed', 'is'],
])('%s: %s does it', (text, subject, verb) => {
  const clause = findClause(text);
  expect([clause?.subject, clause?.words[clause.verbAt]]).toEqual([subject, verb]);
});

it.each([
  'Lost toys',
  'Potty training',
  'the school bus',
  'pirate ships',
  'space rockets and the countdown',
  'a map drawn by a mouse',
  'a house covered in snow',
  'bears and hibernation',
  'Hair - curls, braids and barbershops',
  'Personal space and asking before a hug',
  'why is the sky blue?',
])('%s is no clause', (text) => {
  expect(findClause(text)).toBeNull();
});
