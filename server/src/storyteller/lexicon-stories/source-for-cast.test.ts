import { expect, it } from 'vitest';
import { planStory } from '../index.ts';
import type { CastMember, StoryPlan } from '../story-plan.ts';

const member = (name: string, creature: string, description = ''): CastMember => ({
  id: name,
  name,
  creature,
  description,
  pronouns: '',
});
const planOf = (theme: string, cast: CastMember[]): StoryPlan =>
  planStory({ theme, desiredEnding: '', totalPages: 10, cast, age: 6, seed: theme });
const textOf = ({ scenes }: StoryPlan): string => scenes.map(({ text }) => text).join(' ');

it.each([
  ['How seeds grow', [member('Pip', 'apple seed')], 'the-life-of-a-seed'],
  ['Washing hands', [member('Grubby', 'germ')], 'the-life-of-a-germ'],
  ['The water cycle', [member('Drip', 'raindrop')], 'the-life-of-a-raindrop'],
  ['Butterflies', [member('Munch', 'caterpillar')], 'from-caterpillar-to-butterfly'],
  ['Twins', [member('Pim', 'boy'), member('Pam', 'girl')], 'being-a-twin'],
])('%s: is the story of the one of the cast who is it', (theme, cast, source) => {
  const plan = planOf(theme, cast);
  expect(plan.plot.split('/')[0]).toBe(source);
  expect(plan.scenes[0]?.text).toContain(cast[0]?.name);
});

it('a chosen kite is the kite of the plot, and no companion who holds it', () => {
  const text = textOf(planOf('Kites', [member('Swoop', 'kite'), member('Lin', 'girl')]));
  expect(text).not.toMatch(/(?<!Swoop )\bthe kite\b|said Swoop to|Swoop held Swoop/i);
});

it('a mother whom a child has lost does not comfort it meanwhile', () => {
  const { scenes } = planOf('when I got lost in the supermarket', [
    member('Yuki', 'girl'),
    member('Mama', 'mum'),
  ]);
  const middle = scenes
    .slice(2, 8)
    .map(({ text }) => text)
    .join(' ');
  expect(middle).not.toMatch(/said Mama|Mama (?:waited|hugged|hummed|came closer|stayed)/);
  expect(scenes[8]?.text).toContain('Mama');
});
