import { expect, it } from 'vitest';
import { drawScene } from '../illustrator/index.ts';
import { lintStory } from './lint-story.ts';
import { StoryPlan } from './story-plan.ts';

/** A plan as the storyteller stored it before plots came from the theme: without `about` and `secondGuest`. */
const stored = JSON.stringify({
  title: 'Mira and the Lost Bell',
  plot: 'sea/lost-lighthouse',
  seed: 'old',
  cast: [{ id: '1', name: 'Mira', creature: 'fox', description: '', pronouns: 'she/her' }],
  scenes: [1, 2].map((pageNumber) => ({
    pageNumber,
    beat: pageNumber === 1 ? 'home-and-wish' : 'ending',
    place: 'shore',
    time: 'day',
    weather: 'clear',
    actors: [
      { castId: '1', pose: 'stand', feeling: 'happy', holding: null, depth: 2 },
      { castId: 'guest', pose: 'stand', feeling: 'calm', holding: null, depth: 1 },
    ],
    guest: { name: 'Pip', creature: 'snail' },
    props: [],
    text: `Mira and Pip stood by the sea on page ${pageNumber}.`,
  })),
});

it('continues a story that was planned and stored by an earlier version', () => {
  const plan = StoryPlan.parse(JSON.parse(stored));
  expect(plan.scenes[1]?.text).toBe('Mira and Pip stood by the sea on page 2.');
  expect(drawScene(plan, 2)).toContain('<svg');
  expect(lintStory(plan)).toEqual([]);
});
