import { expect, it } from 'vitest';
import { planStory } from '../index.ts';
import type { CastMember } from '../story-plan.ts';
import { themeOfCast } from './theme-of-cast.ts';

const member = (name: string, creature: string, description = ''): CastMember => ({
  id: name,
  name,
  creature,
  description,
  pronouns: '',
});

it.each([
  ['Owls', [member('Hoot', 'baby owl', 'afraid to fly')], 'an owl who is afraid to fly'],
  ['the lion', [member('Leo', 'lion', 'can’t roar, has a soft mane')], 'a lion who cannot roar'],
  [
    'Dogs and cats',
    [member('Rex', 'dog', 'scared of thunder'), member('Mog', 'cat')],
    'a dog who is afraid of thunder',
  ],
  ['Owls', [member('Hoot', 'owl', 'big eyes')], null],
  ['Owls at night', [member('Hoot', 'owl', 'cannot fly')], null],
  ['Owls', [member('Mia', 'girl', 'afraid of the dark')], null],
])('%s means what the cast is like: %j', (theme, cast, expected) => {
  expect(themeOfCast(theme, cast)).toBe(expected);
});

it('the owl that cannot fly learns it in a story about owls', () => {
  const plan = planStory({
    theme: 'Owls',
    desiredEnding: '',
    totalPages: 10,
    cast: [member('Hoot', 'owl', 'cannot fly')],
    age: 5,
    seed: 'h',
  });
  expect(plan.plot).toMatch(/^owl-learns-to-fly\//);
  expect(plan.scenes[8]?.text).toMatch(/Hoot.*flew/);
});
