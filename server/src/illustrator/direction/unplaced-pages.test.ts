import { describe, expect, it } from 'vitest';
import type { Beat, Place, Scene, StoryPlan } from '../../storyteller/story-plan.ts';
import { page } from '../testing/page.ts';
import { readSetting } from './read-setting.ts';

type PageOf = readonly [beat: Beat, place: Place, text: string];

const backdrops = (pages: readonly PageOf[], topic = 'a story'): string[] => {
  const plan = page('');
  const [scene] = plan.scenes as [Scene];
  const book: StoryPlan = {
    ...plan,
    about: { source: 'x', noun: null, kind: null, isGentle: false, topic },
    scenes: pages.map(([beat, place, text], i) => ({ ...scene, pageNumber: i + 1, beat, place, text })),
  };
  return book.scenes.map((each) => readSetting(book, each).backdrop);
};
const START: PageOf = ['home-and-wish', 'cottage', 'Mira wondered.'];

describe('a page that names no place', () => {
  it('is where its speech says', () => {
    const pages: PageOf[] = [
      START,
      ['friend-and-object', 'cottage', '“There must be hundreds in a garden this size,” said Bo.'],
    ];
    expect(backdrops(pages)[1]).toBe('garden');
  });

  it('is where the nearest page is that names one', () => {
    const pages: PageOf[] = [
      START,
      ['first-try', 'cottage', 'They waited by the river.'],
      ['problem', 'meadow', 'They looked.'],
      ['turn', 'cottage', 'Mira had an idea.'],
    ];
    expect(backdrops(pages)[3]).toBe('river');
  });

  it('is where the plot is, but stays around the house before the story sets out', () => {
    const problem: PageOf = ['problem', 'forest', 'Nobody was there.'];
    expect(backdrops([START, ['friend-and-object', 'cottage', 'Bo came, too.'], problem])[1]).toBe('forest');
    const packing: PageOf = ['friend-and-object', 'cottage', 'Bo packed a map.'];
    expect(backdrops([START, packing, problem])[1]).toBe('living-room');
  });

  it('is at the station in a story about trains', () => {
    const called: PageOf = ['friend-and-object', 'cottage', '“All aboard!” called Mira.'];
    expect(backdrops([START, called], 'trains at night')[1]).toBe('platform');
    expect(backdrops([START, called], 'a toy train')[1]).not.toBe('platform');
  });
});

describe('small places', () => {
  it('are read from the text', () => {
    expect(backdrops([['first-try', 'garden', 'Mira sat in the old shed.']])).toEqual(['shed']);
    expect(backdrops([['first-try', 'garden', 'Mira looked behind the shed.']])).not.toEqual(['shed']);
    expect(backdrops([['first-try', 'forest', 'They sat in the burrow.']])).toEqual(['burrow']);
  });

  it('are among blades of grass only for the tiny', () => {
    const plan = page('Mira sat under a leaf.', { place: 'garden', count: 1 });
    const [scene] = plan.scenes as [Scene];
    const [mira] = plan.cast;
    if (!mira) throw new Error('There is no Mira');
    expect(readSetting(plan, scene).backdrop).toBe('garden');
    const tiny: StoryPlan = { ...plan, cast: [{ ...mira, creature: 'woodlouse' }] };
    expect(readSetting(tiny, tiny.scenes[0] as Scene).backdrop).toBe('undergrowth');
  });
});
