import { expect, it } from 'vitest';
import { lintStory, planStory } from '../index.ts';
import type { CastMember } from '../story-plan.ts';
import { freshThemes } from './fresh-themes.ts';
import { hundredThemes } from './hundred-themes.ts';

const cast: CastMember[] = [
  { id: '1', name: 'Mira', creature: 'fox', description: 'shy', pronouns: 'she/her' },
  { id: '2', name: 'Bo', creature: 'robot', description: 'tidy', pronouns: '' },
];

const plans = hundredThemes.map(([theme, source]) => ({
  theme,
  source,
  plan: planStory({ theme, desiredEnding: 'everyone is happy', totalPages: 10, cast, age: 6, seed: theme }),
}));

it('at least 90 of 100 themes get the plot of the concept or frame that should tell them', () => {
  const missed = plans.filter(({ source, plan }) => !plan.plot.startsWith(`${source}/`));
  const list = missed.map(({ theme, source, plan }) => `${theme}: ${plan.plot} instead of ${source}`);
  expect(plans).toHaveLength(100);
  expect(list.length, list.join('\n')).toBeLessThanOrEqual(10);
});

it('at least 75 of 100 themes are labelled as told, and stories of all have no lint finding', () => {
  expect(hundredThemes.filter(([, , label]) => label === 'told').length).toBeGreaterThanOrEqual(75);
  expect(plans.flatMap(({ theme, plan }) => lintStory(plan).map((found) => `${theme}: ${found}`))).toEqual(
    [],
  );
});

it('stories of a hundred other themes, some with typos, have no lint finding', () => {
  const findings = freshThemes.flatMap(([theme]) =>
    lintStory(
      planStory({
        theme,
        desiredEnding: 'they share',
        totalPages: 10,
        cast: cast.slice(0, 1),
        age: 5,
        seed: theme,
      }),
    ).map((found) => `${theme}: ${found}`),
  );
  expect(freshThemes).toHaveLength(100);
  expect(findings).toEqual([]);
});
