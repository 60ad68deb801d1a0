import type { Place, Scene, StoryPlan } from '../../storyteller/story-plan.ts';

const CAST = [
  { id: '1', name: 'Mira', creature: 'fox', description: '', pronouns: 'she/her' },
  { id: '2', name: 'Bo', creature: 'robot', description: '', pronouns: '' },
  { id: '3', name: 'Tam', creature: 'girl', description: '', pronouns: '' },
] as const;

/** A plan of one page with a text, for tests: a fox, a robot and a girl stand in a meadow by day. */
export const page = (
  text: string,
  { place = 'meadow', count = 2 }: { place?: Place; count?: number } = {},
  over: Partial<Scene> = {},
): StoryPlan => ({
  title: 'T',
  plot: 'x/y',
  seed: 'seed',
  cast: [...CAST],
  scenes: [
    {
      pageNumber: 1,
      beat: 'first-try',
      place,
      time: 'day',
      weather: 'clear',
      actors: CAST.slice(0, count).map(({ id }) => ({
        castId: id,
        pose: 'stand',
        feeling: 'curious',
        holding: null,
        depth: 2,
      })),
      guest: null,
      props: [],
      text,
      ...over,
    },
  ],
});
