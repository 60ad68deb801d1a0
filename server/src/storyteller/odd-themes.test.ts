import { expect, it } from 'vitest';
import { lintStory } from './lint-story.ts';
import { planStory } from './plan-story.ts';

/** What people type besides themes; a fuzz test of 3,000 mixtures found no other classes. */
const ODD_THEMES = [
  'undefined',
  'the null of NaN',
  '; drop table',
  '!!! my daughter when',
  '𝒻𝒶𝓃𝒸𝓎',
  'ﬁsh',
  'of',
  'to',
  '🐶🐱',
  '__proto__',
  'constructor and toString',
  '<b>hi</b>',
  '{L} and {do}',
  'ein kleiner Drache',
  'x'.repeat(400),
  'who who',
  'my teddy got left on the bus because he won’t come out of the wardrobe',
];

it.each(ODD_THEMES)('a story without findings: %s', (theme) => {
  const cast = [
    { id: '1', name: 'Mira', creature: 'fox', description: 'shy', pronouns: 'she/her' as const },
    { id: '2', name: 'Ayo', creature: 'bear', description: 'brave', pronouns: 'they/them' as const },
  ];
  const plan = planStory({
    theme,
    desiredEnding: 'everyone is happy',
    totalPages: 4,
    cast,
    age: 6,
    seed: 'odd',
  });
  expect(lintStory(plan)).toEqual([]);
});
