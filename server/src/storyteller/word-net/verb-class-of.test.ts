import { describe, expect, it } from 'vitest';
import { frames } from '../lexicon/all-sources.ts';
import { planStory } from '../plan-story.ts';
import type { CastMember } from '../story-plan.ts';
import { VERB_CLASSES, verbClassOf } from './verb-class-of.ts';

const cast: CastMember[] = [
  { id: '1', name: 'Mira', creature: 'fox', description: 'shy', pronouns: 'she/her' },
  { id: '2', name: 'Bo', creature: 'robot', description: 'tidy', pronouns: '' },
];

const story = (theme: string) =>
  planStory({ theme, desiredEnding: 'they are glad', totalPages: 10, cast, age: 8, seed: theme });

describe('verbClassOf', () => {
  it.each([
    ['stitch a quilt', 'build'],
    ['devour a pie', 'eat'],
    ['plummet', 'go'],
    ['scurry up the wall', 'move'],
    ['look after an egg', 'care'],
    ['look for a friend', 'seek'],
    ['get married', 'marry'],
    ['run to school', 'go'],
    ['run on tiptoe', 'move'],
    ['frobnicate', null],
  ])('%s: %s', (predicate, expected) => {
    expect(verbClassOf(predicate)).toBe(expected);
  });
});

describe('plots for a class of verbs', () => {
  it('exist for nearly every class', () => {
    const [frame] = frames.filter(({ id }) => id === 'somebody-does');
    const told = new Set(frame?.plots.flatMap(({ verbs = [] }) => verbs));
    expect(VERB_CLASSES.filter((name) => !told.has(name)).length).toBeLessThan(VERB_CLASSES.length / 4);
  });

  // No plot has these verbs among its words.
  it.each([
    ['a badger who stitches a quilt', 'where-it-breaks|crooked-and-right', 'quilt'],
    ['a heron who tends a duckling', 'i-stayed', 'duckling'],
    ['the goats hurl turnips at the gate', 'throw-it-to-me', 'turnips'],
    ['an otter who purchases a kettle', 'five-coins', 'kettle'],
  ])('%s: problem, turn and solution are about it', (theme, plots, word) => {
    const { plot, scenes } = story(theme);
    expect(plot).toMatch(new RegExp(`^somebody-does/(?:${plots})~`));
    for (const beat of ['problem', 'first-try', 'turn', 'ending'] as const)
      expect(scenes.some((scene) => scene.beat === beat)).toBe(true);
    const told = scenes
      .slice(1)
      .filter(({ text }) => text.includes(word) || text.includes(word.replace(/s$/, '')));
    expect(told.length).toBeGreaterThanOrEqual(3);
  });

  it('have pronouns and parts of what the theme names', () => {
    const text = (theme: string) =>
      story(theme)
        .scenes.map((scene) => scene.text)
        .join(' ');
    expect(text('a rabbit who donates all his carrots')).toMatch(/\bthem\b/);
    expect(text('an otter who mends a boot')).toMatch(/seam/);
  });
});
