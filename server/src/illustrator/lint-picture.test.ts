import { describe, expect, it } from 'vitest';
import { planStory } from '../storyteller/index.ts';
import { hundredThemes } from '../storyteller/lexicon-stories/hundred-themes.ts';
import type { Scene, StoryPlan } from '../storyteller/story-plan.ts';
import { lintPicture } from './lint-picture.ts';

const CAST = [
  { id: '1', name: 'Mira', creature: 'fox', description: '', pronouns: 'she/her' },
  { id: '2', name: 'Bo', creature: 'rabbit', description: '', pronouns: '' },
] as const;

const page = (text: string, over: Partial<Scene> = {}): StoryPlan => ({
  title: 'T',
  plot: 'x/y',
  seed: 'seed',
  cast: [...CAST],
  scenes: [
    {
      pageNumber: 1,
      beat: 'problem',
      place: 'village',
      time: 'day',
      weather: 'clear',
      actors: [
        { castId: '1', pose: 'stand', feeling: 'happy', holding: null, depth: 2 },
        { castId: '2', pose: 'stand', feeling: 'happy', holding: null, depth: 2 },
      ],
      guest: null,
      props: [],
      text,
      ...over,
    },
  ],
});

describe('lintPicture', () => {
  it('finds at least 80 % of the drawable things of 400 pages in their pictures, and no contradiction', () => {
    let named = 0;
    let missing = 0;
    const findings: string[] = [];
    for (const [i, [theme]] of hundredThemes.entries()) {
      if (i % 5 > 1) continue;
      const plan = planStory({
        theme,
        desiredEnding: 'they are proud',
        totalPages: 10,
        cast: CAST.slice(0, 1 + (i % 2)),
        age: 5,
        seed: `l${i}`,
      });
      for (const { pageNumber } of plan.scenes) {
        const lint = lintPicture(plan, pageNumber);
        named += lint.named.length;
        missing += lint.missing.length;
        findings.push(...lint.findings.map((finding) => `${plan.title} ${pageNumber}: ${finding}`));
      }
    }
    expect(findings).toEqual([]);
    expect(named).toBeGreaterThan(300);
    expect(1 - missing / named).toBeGreaterThan(0.8);
  });

  it.each([
    ['The bus stopped. Mira took the map.', ['bus', 'map'], []],
    ['Bo carried a bucket and Mira a ladder.', ['bucket', 'ladder'], []],
    ['On the table stood a cake with candles.', ['table', 'cake', 'candle'], []],
    ['A harpsichord stood by the door.', ['harpsichord', 'door'], ['harpsichord']],
    ['There was no bus. Mira was as quick as a rocket.', [], []],
  ])('%s', (text, named, missing) => {
    const lint = lintPicture(page(text), 1);
    expect(lint.named.filter((noun) => !named.includes(noun))).toEqual([]);
    expect(lint.missing).toEqual(missing);
  });

  it.each([
    ['It was night. Mira looked out.', 'night'],
    ['It was raining. Bo ran.', 'rain'],
    ['They sat in the kitchen and waited.', 'kitchen'],
    ['Mira lay in bed.', 'bed'],
  ])('draws what the text says: %s', (text) => {
    expect(lintPicture(page(text), 1).findings).toEqual([]);
  });
});
