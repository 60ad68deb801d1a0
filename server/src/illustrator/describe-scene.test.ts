import { describe, expect, it } from 'vitest';
import { planStory } from '../storyteller/index.ts';
import { hundredThemes } from '../storyteller/lexicon-stories/hundred-themes.ts';
import type { Scene, StoryPlan } from '../storyteller/story-plan.ts';
import { describeScene } from './describe-scene.ts';

const page = (over: Partial<Scene>): StoryPlan => ({
  title: 'T',
  plot: 'x/y',
  seed: 'seed',
  cast: [
    { id: '1', name: 'Mira', creature: 'Fox', description: 'red hair, dark skin', pronouns: 'she/her' },
    { id: '2', name: 'Bo', creature: 'a very large girl with blonde hair', description: '', pronouns: '' },
  ],
  scenes: [
    {
      pageNumber: 1,
      beat: 'problem',
      place: 'meadow',
      time: 'day',
      weather: 'clear',
      actors: [
        { castId: '1', pose: 'stand', feeling: 'happy', holding: 'map', depth: 2 },
        { castId: '2', pose: 'stand', feeling: 'happy', holding: null, depth: 2 },
      ],
      guest: null,
      props: [],
      text: 'Mira looked at the map.',
      ...over,
    },
  ],
});

describe('describeScene', () => {
  it('says who is where, doing what and with what', () => {
    const text = describeScene(page({ text: 'Mira and Bo hugged in the rain. There was a bus.' }), 1);
    expect(text).toMatch(/^Mira the fox and Bo hug in a meadow in the rain.*, with .*bus/);
    expect(describeScene(page({ text: 'Mira and Bo waited.' }), 1)).toContain('a map');
  });

  it('names rooms and night', () => {
    expect(
      describeScene(page({ place: 'cottage', text: 'It was night. They sat in the kitchen.' }), 1),
    ).toMatch(/sit in the kitchen at night/);
  });

  it('tells of no looks, and of a kind of character only where it is short', () => {
    expect(describeScene(page({}), 1)).not.toMatch(/hair|skin|red|blonde|girl/);
  });

  it('has at most 25 words, one sentence and no gap on any page of 20 books', () => {
    for (const [i, [theme]] of hundredThemes.entries()) {
      if (i % 5 !== 0) continue;
      const cast = page({}).cast.slice(0, 1 + (i % 2));
      const plan = planStory({
        theme,
        desiredEnding: 'they are proud',
        totalPages: 10,
        cast,
        age: 5,
        seed: `d${i}`,
      });
      const texts = plan.scenes.map(({ pageNumber }) => describeScene(plan, pageNumber));
      for (const text of texts) {
        expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(25);
        expect(text).toMatch(/^\p{Lu}.*[^,\s]\.$/u);
        expect(text).not.toMatch(/ {2}|undefined|,,| ,|\ba (?!uni)[aeiou]/);
      }
      expect(new Set(texts).size).toBeGreaterThan(7);
    }
  });

  it('describes a scene without actors and a long name', () => {
    expect(describeScene(page({ actors: [], text: 'The meadow.' }), 1)).toMatch(/^The place in a meadow/);
    const plan = page({});
    plan.cast[0] = { ...plan.cast[0]!, name: 'Princess Sparkle Rainbow Butterfly of the Seven Hills' };
    expect(describeScene(plan, 1).split(' ').length).toBeLessThanOrEqual(25);
  });
});
