import { describe, expect, it } from 'vitest';
import { lintStory, planStory } from './index.ts';
import type { Scene, StoryPlan } from './story-plan.ts';

const cast: StoryPlan['cast'] = [
  { id: '1', name: 'Mira', creature: 'dragon', description: 'shy', pronouns: 'she/her' },
  { id: '2', name: 'Bo', creature: 'robot', description: 'tidy', pronouns: '' },
];
const good = planStory({
  theme: 'the sea',
  desiredEnding: 'they find the moon',
  totalPages: 10,
  cast,
  age: 7,
  seed: 'lint',
  recentPlots: [],
});

/** The good story with one page changed. */
function broken(page: number, change: (scene: Scene) => Partial<Scene>): StoryPlan {
  return {
    ...good,
    scenes: good.scenes.map((scene, i) => (i === page - 1 ? { ...scene, ...change(scene) } : scene)),
  };
}
const pageWith = (name: string): number => good.scenes.findIndex(({ text }) => text.includes(name)) + 1;
const adding = (words: string) => broken(4, ({ text }) => ({ text: `${text} ${words}` }));

describe('lintStory', () => {
  it('has no findings for a good story', () => {
    expect(lintStory(good)).toEqual([]);
  });

  it('finds that whoever does it is named on too few pages', () => {
    const about = { source: 'x', noun: null, kind: null, isGentle: false, topic: 'the walrus' };
    const doer = { name: 'the walrus', pronouns: '' as const };
    expect(lintStory({ ...good, about: { ...about, doer } })).toContainEqual(
      expect.stringContaining('the walrus does it, but is named on 0 of 10 pages only'),
    );
    expect(lintStory({ ...good, about: { ...about, doer: { name: 'Mira', pronouns: '' } } })).toEqual([]);
  });

  it.each([
    ['an unresolved slot', adding('So {L} went.'), /unresolved slot/],
    ['somebody who looks at nobody else', adding('Then Mira looked at Mira.'), /both are the same/],
    ['a doubled word', adding('They went went on.'), /doubled word/],
    ['a doubled article', adding('They saw the a hill.'), /doubled article/],
    ['a wrong article', adding('They saw a owl.'), /wrong article: “a owl/],
    ['a wrong article the other way', adding('They saw an dog.'), /wrong article/],
    ['a verb that does not agree', adding('They was glad.'), /does not agree/],
    ['a verb that does not agree with a name', adding('Then Mira were glad.'), /does not agree with Mira/],
    ['a singular verb after two names', adding('Mira and Bo was glad.'), /singular verb/],
    ['a pronoun that no character uses', adding('He was glad.'), /“He”, though no character uses it/],
    ['an unsafe word', adding('There was a gun and guns.'), /unsafe/],
    ['a missing sentence end', adding('And then'), /no end punctuation/],
    ['a double space', adding('And  then.'), /stray space/],
    ['a space before punctuation', adding('And then .'), /stray space/],
    ['a space after a quotation mark', adding('“ Oh,” said Bo.'), /stray space/],
    ['an unbalanced quotation mark', adding('“Oh.'), /unbalanced quotation mark/],
    ['repeated punctuation', adding('And then,.'), /repeated punctuation/],
    ['a sentence without a capital', adding('Yes. and then.'), /without a capital/],
    ['a page that is too long', adding('And on they went. '.repeat(20).trim()), /more than/],
    [
      'a page that is too long for the youngest',
      {
        ...adding('And on they went.'.repeat(15).replaceAll('.A', '. A')),
        asked: { theme: 'the sea', desiredEnding: 'they find the moon', age: 4 },
      },
      /words, more than 60/,
    ],
    ['a page that is too short', broken(4, () => ({ text: 'Mira and Bo went on.' })), /fewer than/],
    ['a repeated sentence', broken(4, () => ({ text: good.scenes[2]?.text ?? '' })), /repeated sentence/],
    [
      'somebody named but not shown',
      broken(pageWith('Bo'), ({ actors }) => ({ actors: actors.slice(0, 1) })),
      /Bo is named but not in the picture/,
    ],
    [
      'a guest named but not shown',
      broken(7, ({ actors }) => ({ actors: actors.slice(0, 2) })),
      /named but not in the picture/,
    ],
    [
      'a held prop that was never named',
      broken(1, ({ actors }) => ({
        actors: actors.map((actor) => ({ ...actor, holding: 'kite' as const })),
      })),
      /kite is held/,
    ],
    ['a shown prop that is not in the text', broken(4, () => ({ props: ['kite'] })), /kite is shown/],
    [
      'a character that is missing',
      {
        ...good,
        scenes: good.scenes.map((scene) => ({ ...scene, text: scene.text.replaceAll('Bo', 'Al') })),
      },
      /Bo acts on 0 of 10/,
    ],
    [
      'a theme that is missing',
      {
        ...good,
        about: undefined,
        asked: { theme: 'bagpipes', desiredEnding: 'they find the moon', age: 7 },
      },
      /theme's “bagpipes”/,
    ],
    [
      'an ending that is missing',
      { ...good, asked: { theme: 'the sea', desiredEnding: 'they build a bridge', age: 7 } },
      /ending's “bridge”/,
    ],
    ['an unusable title', { ...good, title: 'The {thing}' }, /title/],
  ])('finds %s', (_name, plan, finding) => {
    expect(lintStory(plan).join('\n')).toMatch(finding);
  });
});
