import { describe, expect, it } from 'vitest';
import { stageScene } from '../draw-scene.ts';
import { page } from '../testing/page.ts';
import { heldBy } from './placed-actor.ts';

const shown = (text: string, count = 2) => {
  const { actors, things } = stageScene(page(text, { count }), 1);
  const heldOf = (castId: string) => {
    const found = actors.find(({ actor }) => actor.castId === castId);
    return found ? heldBy(found) : [];
  };
  return { mira: heldOf('1'), bo: heldOf('2'), things: things.map(({ prop }) => prop) };
};

describe('a small thing that a page names', () => {
  it('is in the hand of whoever does something with it', () => {
    expect(shown('Bo wondered about the compass. Mira waited.').bo).toEqual(['compass']);
    expect(shown('Mira liked Bo’s hat.').bo).toEqual(['hat']);
  });

  it('is in the hand of the lead where nobody does', () => {
    const { mira, things } = shown('There was one biscuit for two.');
    expect(mira).toEqual(['biscuit']);
    expect(things).not.toContain('biscuit');
  });

  it('is in the other hand as well', () => {
    expect(shown('Mira had a bucket and a shell.', 1).mira.toSorted()).toEqual(['bucket', 'shell']);
  });

  it.each([
    ['The cup fell, and nobody said a word.', 'cup'],
    ['On the path lay a letter.', 'letter'],
    ['Behind them stood a stone.', 'stone'],
  ] as const)('lies where the text says: %s', (text, prop) => {
    const { mira, bo, things } = shown(text);
    expect([...mira, ...bo]).not.toContain(prop);
    expect(things).toContain(prop);
  });

  it('is in no hand that is busy', () => {
    expect(shown('Mira slept. There was a biscuit.', 1).mira).toEqual([]);
  });

  it('hangs in the sky, unless somebody holds it', () => {
    expect(shown('There was the kite.').things).toContain('kite');
    expect(shown('Mira held the kite.').mira).toEqual(['kite']);
  });

  it('is no animal, and nothing that is too heavy', () => {
    const { mira, bo } = shown('Then came a hedgehog with a bike.');
    expect([...mira, ...bo]).toEqual([]);
  });
});
