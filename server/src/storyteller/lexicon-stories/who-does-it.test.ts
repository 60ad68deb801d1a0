import { expect, it } from 'vitest';
import { lintStory, planStory } from '../index.ts';
import type { CastMember, StoryPlan } from '../story-plan.ts';

const mira: CastMember = { id: '1', name: 'Mira', creature: 'girl', description: '', pronouns: 'she/her' };
const otto: CastMember = { id: '2', name: 'Otto', creature: 'fox', description: '', pronouns: 'he/him' };
const bo: CastMember = { id: '3', name: 'Bo', creature: 'robot', description: '', pronouns: '' };

const tell = (theme: string, cast: CastMember[] = [mira]): StoryPlan =>
  planStory({ theme, desiredEnding: 'everyone is happy', totalPages: 10, cast, age: 7, seed: 'who' });
const textOf = ({ scenes }: StoryPlan) => scenes.map(({ text }) => text).join('\n');

it.each([
  ['my grandpa learns to swim', [mira], 'Grandpa'],
  ['dad bakes his first bread', [mira, otto, bo], 'Dad'],
  ['my big brother is scared of the dark', [mira], 'the big brother'],
  ['Mrs Kaur opens a bakery', [mira, otto], 'Mrs Kaur'],
  ['a mouse moves to the city', [mira], 'the mouse'],
])('whoever does it is named on many pages: %s', (theme, cast, name) => {
  const plan = tell(theme, cast);
  const pages = plan.scenes.filter(({ text }) => text.toLowerCase().includes(name.toLowerCase()));
  expect(pages.length).toBeGreaterThanOrEqual(4);
  expect(lintStory(plan), textOf(plan)).toEqual([]);
});

it('the lead of a plot that knows only a lead is whom the theme names, and everyone chosen helps', () => {
  const plan = tell('dad bakes his first bread', [mira, otto, bo]);
  expect(plan.about?.doer).toEqual({ name: 'Dad', pronouns: 'he/him' });
  expect(plan.scenes.at(-1)?.actors.map(({ castId }) => castId)).toEqual(['guest', '1', '2', '3']);
});

it('a chosen character whom the theme names does it', () => {
  const plan = tell('the fox who learns to swim', [mira, otto]);
  expect(textOf(plan)).toMatch(/(?:Otto|he) (?:could|swam|can|floated|lies|lay)/i);
  expect(plan.scenes.some(({ guest }) => guest?.creature === 'fox')).toBe(false);
});

it('a plot about a relative is about the one whom the theme names', () => {
  const kim: CastMember = { ...mira, name: 'Kim' };
  const dad: CastMember = { ...otto, name: 'Dad', creature: 'grown-up' };
  const text = textOf(tell('breakfast in bed for dad', [kim, dad]));
  expect(text).toContain('Dad');
  expect(text).not.toContain('Mum');
});

it('somebody of the cast who teaches the child is beside the attempts, and nobody else is', () => {
  const nora: CastMember = { ...mira, name: 'Nora', creature: 'child', description: '10 years old' };
  const finn: CastMember = { ...otto, name: 'Finn', creature: 'child', description: '5 years old' };
  const plan = tell('my big sister teaches me to whistle', [nora, finn]);
  expect(textOf(plan)).toMatch(/asked Nora/);
  expect(textOf(plan)).not.toMatch(/big sister/);
  expect(plan.scenes[0]?.text).toContain('Finn');
});

it('several do it together, with verbs and pronouns of several', () => {
  const text = textOf(tell('two brothers paint a fence', [otto]));
  expect(text).toMatch(/[Tt]wo brothers/);
  expect(text).not.toMatch(/the brothers (?:was|is|has)\b/);
});

it('what somebody else does to the child is still told of the child', () => {
  const plan = tell('my grandma forgets my name');
  expect(plan.plot).toMatch(/^grandparent-forgets\//);
  expect(plan.scenes[0]?.actors[0]?.castId).toBe('1');
});

it.each([
  'my little sister bites everyone at nursery',
  'a girl who pinches her brother',
  'the girls leave Zoe out',
  'a boy who runs into the road',
])('nobody joins in and nobody chosen is shown up: %s', (theme) => {
  const plan = tell(theme);
  expect(plan.plot).toMatch(/^hurtful-deed\//);
  expect(plan.about?.doer?.name).not.toBe('Mira');
  expect(textOf(plan)).not.toMatch(/May I \w+ with you|joined in|did it together/);
  expect(textOf(plan)).toMatch(/[Ss]orry|toes on the line/);
});

it('who is chosen watches the animals that a concept tells of, and is none of them', () => {
  for (const theme of ['Owls and other night birds', 'Geese flying south']) {
    const plan = tell(theme);
    expect(plan.plot, theme).toMatch(/^(owls|migration)\//);
    expect(plan.scenes[0]?.text).toContain('Mira');
  }
});
