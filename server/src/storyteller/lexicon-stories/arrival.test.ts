import { expect, it } from 'vitest';
import { planStory } from '../index.ts';
import type { CastMember } from '../story-plan.ts';

const member = (name: string, creature: string, pronouns: CastMember['pronouns'] = ''): CastMember => ({
  id: name,
  name,
  creature,
  description: '',
  pronouns,
});

const tell = (theme: string, cast: CastMember[]) =>
  planStory({ theme, desiredEnding: '', totalPages: 10, cast, age: 6, seed: 'arrival' });

it('somebody invented is named in full where the plot brings them in, and is in no picture before', () => {
  const { scenes } = tell('police officers', [member('Paws', 'dog')]);
  const first = scenes.findIndex(({ guest }) => guest !== null);
  const { name = '', creature = '' } = scenes[first]?.guest ?? {};
  expect(first).toBeGreaterThan(0);
  expect(scenes[first]?.text).toMatch(new RegExp(`\\b${name} the (?:small )?${creature}\\b`));
  expect(
    scenes
      .slice(0, first)
      .map(({ text }) => text)
      .join(' '),
  ).not.toContain(name);
});

it('a relative whose name does not say it is called mum or dad where they come in', () => {
  const text = tell('adoption', [member('Amara', 'girl', 'she/her'), member('Jo', 'mum', 'she/her')])
    .scenes.map((scene) => scene.text)
    .join(' ');
  expect(text).toContain('mum Jo');
});

it('a lead with the work of somebody in the plot is that one', () => {
  const text = tell('tractor stuck in the mud', [
    member('Farmer Jo', 'farmer', 'she/her'),
    member('Rusty', 'dog'),
  ])
    .scenes.map((scene) => scene.text)
    .join(' ');
  expect(text).not.toMatch(/\bthe farmer\b/i);
});

it('Mother Hen is no hen twice', () => {
  const text = tell('counting to ten', [member('Bobo', 'penguin')])
    .scenes.map((scene) => scene.text)
    .join(' ');
  expect(text).toContain('Mother Hen');
  expect(text).not.toContain('Mother Hen the hen');
});
