import { describe, expect, it } from 'vitest';
import { drawScene } from '../draw-scene.ts';
import { page } from '../testing/page.ts';
import { dressingsOn, readDressing } from './read-hurts.ts';

/** What Mira and Bo have on at the end of pages with these texts. */
const dressingsAfter = (...texts: string[]) => {
  const scenes = texts.flatMap((text, i) => page(text, {}, { pageNumber: i + 1 }).scenes);
  const plan = { ...page(''), scenes };
  const last = scenes.at(-1);
  return last ? ['1', '2'].map((castId) => readDressing(plan, last, castId)) : [];
};

describe('who is hurt', () => {
  it('has a graze on the part that the page names', () => {
    expect(dressingsAfter('Mira fell. There was gravel in one knee, and a bit of blood.')).toEqual([
      { kind: 'graze', at: 'knee' },
      null,
    ]);
    expect(dressingsAfter('Mira fell over a stone.')).toEqual([null, null]);
  });

  it('has the bandage that somebody else winds round it, until it comes off', () => {
    const hurt = 'Mira had cut one paw.';
    const wound = 'Bo wound the bandage round, ten times.';
    expect(dressingsAfter(hurt, wound)).toEqual([{ kind: 'bandage', at: 'hand' }, null]);
    expect(dressingsAfter(hurt, wound, 'They ran home.')[0]?.kind).toBe('bandage');
    expect(dressingsAfter(hurt, wound, 'The bandage came off.')).toEqual([null, null]);
  });

  it('has a cast on an arm in plaster', () => {
    expect(dressingsAfter('The arm got a coat of plaster, white and hard.')[0]).toEqual({
      kind: 'cast',
      at: 'arm',
    });
  });

  it('wears the dressing, which lies nowhere else', () => {
    const plan = page('Mira came with a plaster on one knee.');
    const [scene] = plan.scenes;
    expect(scene && [...dressingsOn(plan, scene)]).toEqual(['plaster']);
    expect(drawScene(plan, 1)).not.toBe(drawScene(page('Mira came with a cap on.'), 1));
  });
});
