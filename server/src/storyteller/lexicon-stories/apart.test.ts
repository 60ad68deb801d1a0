import { expect, it } from 'vitest';
import { lintStory, planStory } from '../index.ts';
import type { CastMember, StoryPlan } from '../story-plan.ts';

const member = (name: string, creature: string, description = ''): CastMember => ({
  id: name,
  name,
  creature,
  description,
  pronouns: '',
});

const tell = (theme: string, cast: CastMember[], desiredEnding = 'everyone is happy'): StoryPlan =>
  planStory({ theme, desiredEnding, totalPages: 10, cast, age: 6, seed: 'apart' });
const textOf = ({ scenes }: StoryPlan) => scenes.map(({ text }) => text).join('\n');
const isShown = ({ scenes }: StoryPlan, id: string) =>
  scenes.some(({ actors }) => actors.some(({ castId }) => castId === id));

/** Somebody speaks, helps or comes in. */
const acts = (name: string) =>
  new RegExp(
    `(?:said|asked|called|whispered) ${name}(?!’s)|${name} (?:said|asked|came|shared|helped|ran)|It was ${name} the`,
  );

it.each([
  [
    'our dog Biscuit died last week',
    [member('Emma', 'girl'), member('Jack', 'boy'), member('Biscuit', 'dog')],
    'Biscuit',
  ],
  ['grandpa died and I miss him', [member('Toby', 'boy'), member('Opa', 'grandpa')], 'Opa'],
  ['daddy is going on a work trip for two weeks', [member('Elif', 'girl'), member('Baba', 'dad')], 'Baba'],
  ['mummy is in hospital', [member('Ella', 'girl'), member('Mummy', 'mum')], 'Mummy'],
])('whoever is not there is only spoken of: %s', (theme, cast, name) => {
  const plan = tell(theme, cast);
  expect(textOf(plan)).not.toMatch(acts(name));
  expect(plan.about?.absent).toEqual([name]);
  expect(isShown(plan, name)).toBe(false);
  expect(plan.scenes.filter(({ text }) => text.includes(name)).length).toBeGreaterThan(5);
  expect(lintStory(plan), textOf(plan)).toEqual([]);
});

it('whoever was away is there when the ending brings them home', () => {
  const plan = tell(
    'daddy is on a work trip',
    [member('Elif', 'girl'), member('Baba', 'dad')],
    'daddy comes home',
  );
  expect(plan.scenes.at(-2)?.text).toMatch(/Baba came home/);
  expect(plan.scenes.at(-1)?.actors.map(({ castId }) => castId)).toContain('Baba');
});

it('a baby is looked after and does not speak', () => {
  const plan = tell('the new baby brother', [member('Nora', 'girl'), member('Baby Ned', 'baby')]);
  expect(textOf(plan)).not.toMatch(acts('Baby Ned'));
  expect(isShown(plan, 'Baby Ned')).toBe(true);
});

it('the chosen animal that is feared has no other part', () => {
  const plan = tell('a t rex who is scared of ants', [member('Rexy', 'T-Rex'), member('Antonia', 'ant')]);
  expect(textOf(plan)).toMatch(/afraid of Antonia/);
  expect(textOf(plan)).not.toMatch(acts('Antonia'));
  expect(plan.scenes[0]?.actors[0]?.castId).toBe('Rexy');
});

it('a child in a wheelchair is the one on wheels, and a grandpa the one who bakes', () => {
  const wheels = tell('wheelchairs', [member('Maya', 'girl', 'green wheelchair'), member('Dash', 'dog')]);
  expect(textOf(wheels)).toMatch(/Maya rolled up/);
  expect(textOf(wheels)).not.toContain('Juno');
  const baking = tell('baking at grandpa’s house', [member('Oskar', 'boy'), member('Opa', 'grandpa')]);
  expect(textOf(baking)).not.toMatch(/Grandma/);
});

it('a doctor of the cast is the doctor of the plot, gives the advice, and is no companion who knows as little as the child', () => {
  const plan = tell('going to the doctor', [member('Dr Hop', 'rabbit'), member('Jamie', 'boy')]);
  expect(plan.scenes[0]?.actors[0]?.castId).toBe('Jamie');
  expect(textOf(plan)).toMatch(/Dr Hop/);
  expect(textOf(plan)).not.toMatch(/(?:said|asked) the doctor/);
  expect(textOf(plan)).not.toMatch(/What now\?” asked Dr Hop|What do we do now\?” asked Dr Hop/);
  expect(plan.scenes.every(({ secondGuest }) => secondGuest === undefined)).toBe(true);
});

it('the puppy that is lost has the name that it was given, and is found', () => {
  const plan = tell(
    'the lost puppy',
    [member('Patch', 'puppy'), member('Ola', 'girl')],
    'the puppy comes home',
  );
  expect(plan.scenes[0]?.text).toMatch(/Ola.*Patch/s);
  expect(textOf(plan)).not.toMatch(/\bthe puppy\b(?! story)/);
  expect(plan.scenes.at(-1)?.actors.map(({ castId }) => castId)).toContain('Patch');
});
