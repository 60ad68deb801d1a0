import { describe, expect, it } from 'vitest';
import type { Scene, StoryPlan } from '../../storyteller/story-plan.ts';
import { stageScene } from '../draw-scene.ts';
import { readSetting } from './read-setting.ts';

/** A book of one page at night. */
const page = (text: string, over: Partial<Scene> = {}): StoryPlan => ({
  title: 'T',
  plot: 'x/y',
  seed: 'seed',
  cast: [{ id: '1', name: 'Mira', creature: 'fox', description: '', pronouns: 'she/her' }],
  scenes: [
    {
      pageNumber: 1,
      beat: 'first-try',
      place: 'garden',
      time: 'night',
      weather: 'clear',
      actors: [{ castId: '1', pose: 'stand', feeling: 'happy', holding: null, depth: 2 }],
      guest: null,
      props: [],
      text,
      ...over,
    },
  ],
});
const timeOf = (plan: StoryPlan) => readSetting(plan, plan.scenes[0] as Scene).time;
const thingsOf = (plan: StoryPlan) => {
  const { things, actors } = stageScene(plan, 1);
  return [...things.map(({ prop }) => prop), ...actors.map(({ actor }) => actor.holding)];
};

describe('the time of day of a page', () => {
  it.each([
    ['In the morning Mira was still asleep.', 'morning'],
    ['But on this morning nobody came.', 'morning'],
    ['In the night it rained. In the morning there was a puddle.', 'morning'],
    ['In the morning they set off. That night they slept in a tent.', 'night'],
    ['Mira waited until morning.', 'night'],
    ['“See you in the morning,” said Mira.', 'night'],
    ['The teacher rang the school bell.', 'day'],
    ['Mira learned a lesson.', 'night'],
    ['At breakfast Mira thought of it, and at lunch.', 'night'],
    ['It was night, and nobody was at school but Mira.', 'night'],
  ])('%s', (text, time) => {
    expect(timeOf(page(text))).toBe(time);
  });

  it('is day at school, unless the words say night', () => {
    expect(timeOf(page('Mira drew a star.', { place: 'school' }))).toBe('day');
    expect(timeOf(page('It was night at the school.', { place: 'school' }))).toBe('night');
  });
});

describe('what a page names and does not show', () => {
  it.each([
    ['Mira lost her red ball.', 'ball'],
    ['The old bell was missing.', 'bell'],
    ['The helper candle of the menorah was missing.', 'candle'],
    ['Mira looked everywhere for the key.', 'key'],
    ['They found forty shoes, and no ring.', 'ring'],
    ['There was a stone in her tummy.', 'stone'],
    ['Mira patted her belly button.', 'button'],
    ['Two ears stick out of the hat.', 'stick'],
    ['They began to see-saw.', 'seesaw'],
  ] as const)('%s', (text, prop) => {
    expect(thingsOf(page(text, { props: prop === 'ball' ? ['ball'] : [] }))).not.toContain(prop);
  });

  it.each([
    ['Mira had lost her ball. In the grass lay the ball.', 'ball'],
    ['A stone lay on the path.', 'stone'],
    ['A red button lay there.', 'button'],
    ['A long stick stuck out of the mud.', 'stick'],
    ['There stood a see-saw.', 'seesaw'],
  ] as const)('but shows: %s', (text, prop) => {
    expect(thingsOf(page(text))).toContain(prop);
  });
});

describe('what hangs', () => {
  const hanging = (place: Scene['place'], text: string) =>
    stageScene(page(text, { place }), 1).things.filter(({ prop }) =>
      ['coat', 'pyjamas', 'bunting', 'shelf', 'clock'].includes(prop),
    );

  it('hangs from a line between two posts where there is no wall', () => {
    const things = hanging('meadow', 'There were the coat, the pyjamas and the bunting.');
    expect(things.map(({ prop }) => prop).sort()).toEqual(['bunting', 'coat', 'pyjamas']);
    expect(things.every(({ hangsOnLine, box }) => hangsOnLine && box.bottom > 500)).toBe(true);
  });

  it('hangs on the wall of a room', () => {
    const [coat] = hanging('cottage', 'They stood in the bathroom. There was the coat.');
    expect(coat).toMatchObject({ prop: 'coat', hangsOnLine: false });
  });

  it('is left out where there is no ground, and shelves and clocks outdoors', () => {
    expect(hanging('space', 'There was the coat.')).toEqual([]);
    expect(hanging('meadow', 'There were a shelf and a clock.')).toEqual([]);
  });
});
