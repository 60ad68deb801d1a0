import { expect, it } from 'vitest';
import { planStory } from '../index.ts';
import type { CastMember, StoryPlan } from '../story-plan.ts';
import { isClimaxAction } from './ending-class.ts';

const cast: CastMember[] = [
  { id: '1', name: 'Mira', creature: 'fox', description: 'shy', pronouns: 'she/her' },
  { id: '2', name: 'Bo', creature: 'robot', description: 'tidy', pronouns: '' },
];
const planOf = (theme: string, desiredEnding: string): StoryPlan =>
  planStory({ theme, desiredEnding, totalPages: 10, cast, age: 7, seed: theme });
const textOf = ({ scenes }: StoryPlan): string => scenes.map(({ text }) => text).join(' ');

it.each([
  ['everyone pushed', true],
  ['{ALL} sang together', true],
  ['the neighbours pushed the car', true],
  ['everyone was happy', false],
  ['they went home after they sang', false],
  ['{ALL} found the treasure', false],
])('%s: is an action of the climax: %s', (statement, expected) => {
  expect(isClimaxAction(statement)).toBe(expected);
});

it('an ending that is an action comes before the solution, and nobody wished for it', () => {
  const text = textOf(planOf('our bus to grandma breaks down', 'everyone pushes'));
  expect(text.indexOf('everyone pushed')).toBeGreaterThan(text.indexOf('Everybody out!'));
  expect(text.indexOf('everyone pushed')).toBeLessThan(text.indexOf('the bus was rolling'));
  expect(text).not.toMatch(/wish\w* that everyone would push/);
});

it('the animal of the theme is the one that hides, and gets what the ending says', () => {
  const { scenes, plot } = planOf('my tortoise is hiding from the vet', 'he gets a strawberry');
  expect(plot).toMatch(/^somebody-hides\//);
  expect(scenes.filter(({ text }) => /\btortoise\b/i.test(text)).length).toBeGreaterThanOrEqual(7);
  expect(scenes.find(({ beat }) => beat === 'turn')?.text).toContain('a strawberry');
});

it.each(['our bus to grandma breaks down', 'my tortoise is hiding from the vet', 'my best friend is ill'])(
  '%s: is told as what happens, and not quoted',
  (theme) => {
    expect(textOf(planOf(theme, 'all is well')).toLowerCase()).not.toContain(theme.toLowerCase());
  },
);
