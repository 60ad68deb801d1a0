import { describe, expect, it } from 'vitest';
import { page } from '../testing/page.ts';
import { readGrowth } from './read-growth.ts';

/** A book about Mira the fox and Bo the robot with these pages; the last but one is the turn. */
function book(texts: readonly string[], theme = '') {
  const plan = page('');
  const [first] = plan.scenes;
  if (!first) throw new Error('a plan has a scene');
  const scenes = texts.map((text, i) => ({
    ...first,
    text,
    pageNumber: i + 1,
    beat: i === texts.length - 2 ? ('turn' as const) : first.beat,
  }));
  return { ...plan, scenes, asked: { theme, desiredEnding: '', age: null } };
}

const sizes = (plan: ReturnType<typeof book>, castId: string) =>
  plan.scenes.map((scene) => readGrowth(plan, scene, castId));

describe('readGrowth', () => {
  it('follows what the pages say of somebody, until they say something else', () => {
    const plan = book([
      'Mira ran.',
      'Mira grew bigger and bigger.',
      'Bo waited.',
      'Mira was her usual size again.',
    ]);
    expect(sizes(plan, '1')).toEqual([1, 1.4, 1.4, 1]);
    expect(sizes(plan, '2')).toEqual([1, 1, 1, 1]);
  });

  it('makes somebody small', () => {
    expect(sizes(book(['Bo shrank.', 'Bo was as small as a pea.']), '2').at(-1)).toBeCloseTo(0.51, 1);
  });

  it.each([
    'Mira’s shadow grew bigger.',
    'Mira grew sad.',
    'Mira said that the tree was huge.',
    'Mira wished to be taller.',
    '“I am growing bigger and bigger!” said Mira.',
  ])('leaves others as they are: %s', (text) => {
    expect(sizes(book([text, text]), '1')).toEqual([1, 1]);
  });

  it('goes on through a story about one who keeps growing', () => {
    const grown = sizes(
      book(['One.', 'Two.', 'Three.', 'Four.'], 'The fox that would not stop growing'),
      '1',
    );
    expect(grown[0]).toBeLessThan(1);
    expect(grown[1]).toBeGreaterThan(grown[0] ?? 0);
    expect(grown[2]).toBeGreaterThan(1.5);
    expect(sizes(book(['One.', 'Two.'], 'The fox that would not stop growing'), '2')).toEqual([1, 1]);
  });
});
