import { expect, it } from 'vitest';
import { planStory } from '../index.ts';
import type { CastMember } from '../story-plan.ts';

const member = (id: string, name: string, creature: string, rest: Partial<CastMember> = {}): CastMember => ({
  id,
  name,
  creature,
  description: '',
  pronouns: '',
  ...rest,
});
const romy = member('1', 'Romy', 'girl');

const told = (theme: string, cast: CastMember[], desiredEnding = ''): string =>
  planStory({ theme, desiredEnding, totalPages: 10, cast, age: 6, seed: 'invented' })
    .scenes.map(({ text }) => text)
    .join('\n');

it.each([
  ['the new babysitter comes tonight', [romy, member('2', 'Katja', 'babysitter')], /\bDot\b/],
  ['our hamster escaped', [romy, member('2', 'Houdini', 'hamster')], /\bNutmeg\b/],
  ['my best friend moves away', [romy, member('2', 'Josie', 'girl')], /\b(?:Ari|Jo)\b/],
  ['Papa works nights', [romy, member('2', 'Papa', 'dad')], /[Ss]omebody (?:woke|in the doorway|pulled)/],
  ['mum’s new boyfriend', [romy, member('2', 'Stefan', 'man')], /[Tt]he new one/],
])('whoever of the cast a plot means has no second name: %s', (theme, cast, other) => {
  const text = told(theme, cast);
  expect(text).toContain(cast[1]?.name);
  expect(text).not.toMatch(other);
});

it('the friend who moves away makes no attempt', () => {
  const text = told('my best friend moves away', [romy, member('2', 'Josie', 'girl')]);
  expect(text).not.toMatch(/Josie (?:came round the hedge|walks)/);
});

it('a hat has the colour that the family wrote', () => {
  const text = told('the wind stole my hat', [{ ...romy, description: 'red hat' }]);
  expect(text).toMatch(/\bred\b/);
  expect(text).not.toMatch(/\bblue\b/);
});

it.each([
  ['police car chase but nobody is hurt', /chase (?:had|and|read|said|wrote)/],
  ['Mother’s Day surprises', /Mother’s (?:got|picked|thought)|whispered Mother’s/],
  ['under the sea', /hung a sea|said the sea/],
  ['the tooth fairy comes for the first time', /under the tooth fairy’s pillow/],
])('no deed, no day and no place is the hero: %s', (theme, wrong) => {
  expect(told(theme, [romy])).not.toMatch(wrong);
});

it('a child who feeds the birds leads the story, and not the robin', () => {
  const text = told('feeding the birds in winter', [
    member('1', 'Pip', 'robin'),
    member('2', 'Viktor', 'boy'),
  ]);
  expect(text).toMatch(/Viktor (?:stood|threw|filled|sat)/);
});

it('what a story does without is not told', () => {
  const text = told('police car chase but nobody is hurt', [romy]);
  expect(text).not.toContain('nobody is hurt');
});

it('a machine made of another is not told as that one', () => {
  const plan = planStory({
    theme: 'a time machine made from a washing machine',
    desiredEnding: '',
    totalPages: 10,
    cast: [romy],
    age: 8,
    seed: 'material',
  });
  expect(plan.about?.source).toBe('time-travel');
});
