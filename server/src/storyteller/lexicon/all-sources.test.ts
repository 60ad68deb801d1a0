import { describe, expect, it } from 'vitest';
import { lintStory, planStory } from '../index.ts';
import { wordings } from '../lexicon-stories/lexicon-story-context.ts';
import type { CastMember } from '../story-plan.ts';
import { concepts, frames } from './all-sources.ts';
import { StorySource } from './story-source.ts';
import { withDefaults } from './with-defaults.ts';

const cast: CastMember[] = [
  { id: '1', name: 'Mira', creature: 'fox', description: 'shy', pronouns: 'she/her' },
  { id: '2', name: 'Bo', creature: 'robot', description: 'tidy', pronouns: '' },
  { id: '3', name: 'Tam', creature: 'bear', description: 'brave', pronouns: 'he/him' },
];

/** Characters of a story, by the child's age. */
const CAST_SIZE: Record<number, number> = { 4: 1, 7: 2, 10: 3 };
const AGES = [4, 7, 10];

describe('the lexicon', () => {
  it('has unique ids and phrases', () => {
    const ids = [...concepts, ...frames].map(({ id }) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    const withAlternatives = (phrase: string): string[] =>
      phrase
        .split(' ')
        .map((word) => word.split('/'))
        .reduce((before, words) => before.flatMap((start) => words.map((word) => `${start} ${word}`)), ['']);
    const owners = new Map<string, string>();
    const shared = concepts.flatMap(({ id, words }) =>
      words.flatMap(withAlternatives).filter((phrase) => {
        const owner = owners.get(phrase) ?? id;
        owners.set(phrase, owner);
        return owner !== id;
      }),
    );
    expect(shared).toEqual([]);
  });

  it('has every source as its schema says, with the defaults of the schema', () => {
    for (const source of [...concepts, ...frames])
      expect(StorySource.parse(source), source.id).toEqual(source);
    const bare = { id: 'bare', topic: 't', thing: 'a thing', main: 'farm' as const };
    const plot = { goal: 'g', trouble: 't', solved: 's', opener: 'o', problem: 'p', tries: ['a', 'b'] };
    const source = { ...bare, plots: [{ ...plot, id: 'p', tip: 't', turn: 't', done: 'd' }] };
    expect(withDefaults(source)).toEqual(StorySource.parse(source));
  });

  it('has a phrase, a situation, a kind or facts for every source', () => {
    expect(concepts.filter(({ words }) => words.length === 0).map(({ id }) => id)).toEqual([]);
    const isFound = ({ situations, kinds, plots }: StorySource) =>
      situations.length + kinds.length > 0 || plots.every(({ needsFacts }) => needsFacts);
    expect(frames.filter((frame) => !isFound(frame))).toEqual([]);
  });

  it.each([...concepts, ...frames].map((source) => [source.id, source] as const))(
    '%s: texts are short enough and phrases can follow “to”, “because” and “now that”',
    (_id, source) => {
      const findings = source.plots.flatMap((plot) => [
        ...[plot.goal, plot.trouble, plot.solved].filter((phrase) => /[.!?“”]/.test(phrase)),
        ...(/^to /.test(plot.goal) ? [plot.goal] : []),
        ...[plot.opener, plot.problem, ...plot.tries, plot.tip, plot.turn, plot.done, plot.again ?? '-']
          .flatMap(wordings)
          .filter((text) => text.split(' ').length > 50 || /['"]|\b(she|her|hers|he|him|his)\b/i.test(text)),
      ]);
      expect(findings).toEqual([]);
    },
  );

  it('has only slots that the guide lists', () => {
    const known =
      /^\^?(?:[LFTGS](?:\+|’s|!|\.(?:they|them|their|was)(?:~.+)?)?|ALL|FT|FT\+|count|Count|noun|a|the|nouns|do|did|doing|quality|topic|thing|goal|trouble|solved|matter|where|[a-z_]+)$/i;
    const slotsOf = (text: string) => [...text.matchAll(/\{([^}]+)\}/g)].map(([, slot]) => slot ?? '');
    const unknown = [...concepts, ...frames].flatMap((source) =>
      source.plots.flatMap((plot) =>
        slotsOf(
          JSON.stringify(plot.titles ?? []) +
            JSON.stringify(plot).replace(/"(setting|helper)":\{[^}]*\}/g, ''),
        )
          .filter((slot) => !slot.includes('"') && !known.test(slot))
          .map((slot) => `${source.id}/${plot.id}: {${slot}}`),
      ),
    );
    expect(unknown).toEqual([]);
  });

  it.each(concepts.map((source, at) => [source.id, source, at] as const))(
    '%s: every plot gives a story without findings',
    (id, source, at) => {
      const recentPlots: string[] = [];
      source.plots.forEach((_plot, n) => {
        // One age for each plot, all ages in turn: `pnpm stories:lint` plans thousands.
        const age = AGES[(at + n) % AGES.length] ?? 7;
        const theme = (source.words[0] ?? '').replace(/\/\S+/g, '');
        const request = { theme, desiredEnding: 'they have a big party', totalPages: 10, age };
        const plan = planStory({
          ...request,
          cast: cast.slice(0, CAST_SIZE[age]),
          seed: `${id}${n}${age}`,
          recentPlots,
        });
        expect(plan.plot).toMatch(new RegExp(`^${id}/`));
        expect(lintStory(plan), plan.scenes.map(({ text }) => text).join('\n')).toEqual([]);
        recentPlots.unshift(plan.plot);
      });
    },
  );
});
