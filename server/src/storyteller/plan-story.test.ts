import { describe, expect, it } from 'vitest';
import { countWords } from './grammar/sentences.ts';
import { lintStory, planStory } from './index.ts';
import { merryTexture } from './lexicon-stories/merry-texture.ts';
import { ENDING_WORDS } from './reading-level.ts';
import { plotWithoutRotation } from './rotation.ts';
import { sampleRequest } from './sample-request.ts';
import { StoryPlan, type StoryRequest } from './story-plan.ts';

const mira = {
  id: '7',
  name: 'Mira',
  creature: 'dragon',
  description: 'a shy purple dragon who loves cake',
  pronouns: 'she/her',
} as const;
const bo = { id: '8', name: 'Bo', creature: 'robot', description: 'tidy', pronouns: '' } as const;
const request: StoryRequest = {
  theme: 'a magical forest',
  desiredEnding: 'they find the lost moon',
  totalPages: 10,
  cast: [mira, bo],
  age: 7,
  seed: 'one',
  recentPlots: [],
};

// `pnpm stories:lint` checks 5,000.
describe('planStory for a hundred requests', () => {
  it('gives stories without a lint finding', { timeout: 300_000 }, () => {
    const findings = Array.from({ length: 100 }, (_, n) =>
      lintStory(planStory(sampleRequest(n))).map((found) => `${n}: ${found}`),
    ).flat();
    expect(findings).toEqual([]);
  });
});

describe('planStory for grief and fear', () => {
  const text = (theme: string, desiredEnding = 'they have cake') => {
    const plan = planStory({ ...request, theme, desiredEnding, seed: 'gentle' });
    return { plan, text: plan.scenes.map((scene) => scene.text).join(' ') };
  };

  it.each(['a sad clown', 'war', 'a scared rabbit', 'the parrot is very ill'])(
    'is gentle, although no gentle concept has the theme: %s',
    (theme) => {
      const { plan } = text(theme);
      expect(plan.about?.isGentle).toBe(true);
      expect(lintStory(plan)).toEqual([]);
      const merry = merryTexture.interlude.concat(merryTexture.low).map((line) => line.slice(0, 20));
      expect(merry.filter((line) => text(theme).text.includes(line))).toEqual([]);
      const poses = plan.scenes.flatMap(({ actors }) => actors.map(({ pose }) => pose));
      expect(poses.filter((pose) => /jump|dance|run/.test(pose))).toEqual([]);
    },
  );

  it('follows the ending too, and leaves other stories merry', () => {
    expect(text('a fire engine', 'they say goodbye to grandma').plan.about?.isGentle).toBe(true);
    expect(text('a fire engine').plan.about?.isGentle).toBe(false);
  });
});

describe('planStory after another story', () => {
  const later = (lastAdventure: StoryRequest['lastAdventure'], theme = 'a fire engine') =>
    planStory({ ...request, theme, lastAdventure }).scenes[0]?.text;

  it('remembers it when the lead was in it', () => {
    expect(later({ topic: 'the dentist', castIds: ['7'] })).toContain('about the dentist');
    expect(later({ topic: 'the dentist', castIds: ['8'] })).not.toContain('the dentist');
    expect(later(null)).not.toContain('the dentist');
  });

  it('does not in a gentle story, or when it was about the same', () => {
    expect(later({ topic: 'the dentist', castIds: ['7'] }, 'our dog died')).not.toContain('the dentist');
    expect(later({ topic: 'the fire engine', castIds: ['7'] })).not.toMatch(/last (time|adventure)/i);
  });
});

describe('planStory', () => {
  it('returns a plan that matches the schema and has every page', () => {
    const plan = planStory(request);
    expect(StoryPlan.parse(plan)).toEqual(plan);
    expect(plan.scenes.map(({ pageNumber }) => pageNumber)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('returns the same story for the same request', () => {
    expect(planStory(request)).toEqual(planStory({ ...request }));
  });

  it('returns different stories for different seeds', () => {
    const stories = Array.from({ length: 12 }, (_, i) => planStory({ ...request, seed: `s${i}` }));
    expect(new Set(stories.map(({ title }) => title)).size).toBeGreaterThan(3);
    expect(new Set(stories.map(({ scenes }) => scenes.map(({ text }) => text).join())).size).toBe(12);
  });

  it('repeats no plot of a theme while there are others, and stays on the theme', () => {
    const recentPlots: string[] = [];
    for (let i = 0; i < 4; i += 1) {
      const { plot } = planStory({ ...request, theme: 'a ferret', seed: `s${i}`, recentPlots });
      expect(plot).toMatch(/^any-animal\//);
      if (i < 2) expect(recentPlots.map(plotWithoutRotation)).not.toContain(plotWithoutRotation(plot));
      recentPlots.unshift(plot);
    }
  });

  it('has the ending on page 9 of 10 of a pack’s story', () => {
    const { scenes } = planStory({ ...request, theme: 'a magical forest' });
    expect(scenes[8]?.text).toContain('Mira and Bo found the lost moon');
  });

  it('keeps the solution of the plot, and tells the ending after it, once', () => {
    const { scenes } = planStory({ ...request, theme: 'a ferret', seed: 'cause' });
    expect(scenes[5]?.text).not.toMatch(/lost moon/i);
    expect(`${scenes[8]?.text} ${scenes[9]?.text}`).toMatch(
      /Mira and Bo found the lost moon|they found the lost moon/i,
    );
    expect(
      scenes
        .map(({ text }) => text)
        .join(' ')
        .match(/found the lost moon/g),
    ).toHaveLength(1);
  });

  it('has at most 60 words a page for the youngest, and the event of the ending, however long the input is', () => {
    const input = {
      theme: 'the very last biscuit in the whole wide world and the mouse who would not give it up',
      desiredEnding:
        'they build a rocket out of biscuit tins and fly to grandma’s house, and grandma gives everyone a medal',
    };
    const longest = Array.from({ length: 18 }, (_, i) => i + 3).flatMap((totalPages) =>
      planStory({ ...request, ...input, totalPages, age: 4, seed: `y${totalPages}` }).scenes.map(
        ({ text, beat }) => countWords(text) - (/^(?:ending|home-again)$/.test(beat) ? ENDING_WORDS : 0),
      ),
    );
    expect(Math.max(...longest)).toBeLessThanOrEqual(60);
  });

  it('contains a long ending in full for older readers', () => {
    const { scenes } = planStory({
      ...request,
      age: 9,
      theme: 'a girl who lives by the river with seven cats and a grandmother who knows every bird by name',
      desiredEnding:
        'the tractor becomes a boat and sails away, but it comes back every summer to visit the farm and tell its stories',
    });
    expect(scenes[8]?.text).toMatch(
      /the tractor became a boat and sailed away.* but it came back every summer to visit the farm and tell its stories/i,
    );
  });

  it('tells the ending of a theme pack’s story once, and does not wish for it before', () => {
    for (let i = 0; i < 20; i += 1) {
      const { scenes } = planStory({ ...request, theme: 'pirates', seed: `w${i}` });
      expect(scenes[8]?.text).toContain('Mira and Bo found the lost moon');
      expect(
        scenes
          .map(({ text }) => text)
          .join(' ')
          .match(/lost moon/g),
      ).toHaveLength(1);
    }
  });

  it.each([
    ['a bully at school', 'they say sorry', 'the ones who had been mean said sorry'],
    ['my dog ran away', 'he comes back', 'the dog came back'],
  ])('means whom the theme means: %s, %s', (theme, desiredEnding, told) => {
    const { scenes } = planStory({ ...request, theme, desiredEnding });
    expect(scenes[8]?.text.toLowerCase()).toContain(told);
  });

  it('applies an ending in the first person to the lead', () => {
    const { scenes } = planStory({ ...request, desiredEnding: 'I get a puppy' });
    expect(scenes[8]?.text).toMatch(/(?:Mira|she) got a puppy/);
  });

  it('shows the lead holding the plot’s object from the page that names it', () => {
    const { scenes } = planStory({ ...request, theme: 'pirates' });
    const held = scenes.map(({ actors }) => actors[0]?.holding ?? null);
    expect(held[0]).toBeNull();
    expect(new Set(held.slice(1)).size).toBe(1);
    expect(scenes[1]?.text).toContain(held[1]);
  });

  it('adds a helper for two cast members and a sidekick for one', () => {
    const two = planStory(request);
    expect(two.scenes.filter(({ guest }) => guest)).toHaveLength(1);
    expect(two.scenes[5]?.text).toContain(two.scenes[5]?.guest?.name);
    const one = planStory({ ...request, cast: [mira] });
    expect(one.scenes.filter(({ guest }) => guest)).toHaveLength(9);
  });

  it.each([15, 25, 40])('has no repetition on %i pages', (totalPages) => {
    for (const cast of [[mira], [mira, bo]])
      expect(lintStory(planStory({ ...request, totalPages, cast }))).toEqual([]);
  });

  it('uses only the pronouns of the cast', () => {
    for (let i = 0; i < 20; i += 1) {
      const text = planStory({ ...request, seed: `p${i}` })
        .scenes.map((scene) => scene.text)
        .join(' ');
      expect(text).not.toMatch(/\b(he|him|his)\b/i);
    }
  });

  it.each([
    'my brother wont let me in his room',
    'Out came a tin whistle, quite bent. Mira shut the cover and turned the key. Brumm! The truck ran without a sound',
  ])('has a story for a theme that names nobody for the plot: %s', (theme) => {
    expect(planStory({ ...request, theme }).scenes).toHaveLength(request.totalPages);
  });

  it('replaces a theme and an ending that fail moderation', () => {
    const plan = planStory({ ...request, theme: 'guns', desiredEnding: 'everyone dies' });
    expect(JSON.stringify(plan)).not.toMatch(/\bguns\b|\bdies\b/);
    expect(lintStory(plan)).toEqual([]);
  });

  it('avoids a plot that already contains what the ending is to find', () => {
    for (let i = 0; i < 20; i += 1) {
      expect(planStory({ ...request, theme: 'the ocean', seed: `m${i}` }).plot).not.toBe('sea/moon-pearl');
    }
  });

  it.each([
    ['pirates', /^pirates\//],
    ['PIRATES!!!', /^pirates\//],
    ['an adventure in a magical forest', /^forest\//],
    ['el perro feliz', /^\w+\//],
  ])('tells %s, which names a world or nothing known, with a plot of a theme pack', (theme, plot) => {
    expect(planStory({ ...request, theme, desiredEnding: 'x' }).plot).toMatch(plot);
  });
});
