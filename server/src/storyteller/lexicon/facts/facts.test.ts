import { describe, expect, it } from 'vitest';
import { planStory } from '../../index.ts';
import { moderateByRules } from '../../moderation/moderate-text.ts';
import type { CastMember } from '../../story-plan.ts';
import { THING_GROUP_ROOTS } from '../../word-net/thing-group-roots.ts';
import { factRows, factsIn, groupRows } from './facts.ts';

const cast: CastMember[] = [
  { id: '1', name: 'Mira', creature: 'pixie', description: 'shy', pronouns: 'she/her' },
  { id: '2', name: 'Bo', creature: 'gnome', description: 'tidy', pronouns: '' },
];

describe('rows of facts', () => {
  it('have safe texts without the pronouns that only some characters have', () => {
    const isWrong = (text: string) =>
      !moderateByRules(text.replace(/\{[^}]*\}/g, 'Mira')).ok ||
      /['"]|\b(she|her|hers|he|him|his)\b/i.test(text);
    const rows = [...factRows, ...groupRows].map(({ values }) => values.join('. '));
    expect(rows.filter(isWrong)).toEqual([]);
  });

  it('with a plot have sentences where sentences are told', () => {
    const plots = [...factRows, ...groupRows].filter(({ columns }) => columns.includes('remedy'));
    const sentences = plots.flatMap(({ columns, values }) =>
      ['first', 'second', 'remedy'].map((column) => values[columns.indexOf(column)] ?? ''),
    );
    expect(plots.length).toBeGreaterThan(100);
    expect(sentences.filter((text) => !/[.!?…]”?$/.test(text))).toEqual([]);
  });

  it('name every thing once in each table', () => {
    const names = factRows.flatMap(({ frame, names }) => names.map((name) => `${frame}: ${name}`));
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  it.each([
    ['my lost ladder', 'lost-thing/', ''],
    ['yodelling', 'known-activity/', 'one pea, a hot one'],
    ['a strawberry', 'known-food/', ''],
    ['a pirate with an umbrella', 'somebody-has/', ''],
    ['binoculars', 'known-thing/', 'the softest shirt tail'],
    ['the cathedral', 'known-thing/', 'moved closer and shared the book'],
    ['a narwhal', 'any-animal/', ''],
    ['learning about minibeasts', 'known-topic/', ''],
    ['emergency services', 'known-topic/', ''],
    ['why is the sky blue?', 'find-out/', 'throws the blue about'],
  ])('“%s” is told by %s', (theme, source, words) => {
    const plan = planStory({
      theme,
      desiredEnding: 'all is well',
      totalPages: 10,
      cast,
      age: 7,
      seed: theme,
    });
    expect(plan.plot).toMatch(new RegExp(`^${source}`));
    expect(plan.scenes.map(({ text }) => text).join(' ')).toContain(words);
  });

  it('of groups are of the groups that a noun can belong to', () => {
    const groups = groupRows.flatMap(({ names }) => names);
    expect(groups.toSorted()).toEqual(Object.keys(THING_GROUP_ROOTS).toSorted());
  });

  it('the longest name that a theme contains wins', () => {
    expect(factsIn('the monster truck')?.name).toBe('monster truck');
    expect(factsIn('nothing of which anything is known')).toBeNull();
  });
});
