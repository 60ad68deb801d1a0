import { describe, expect, it } from 'vitest';
import { drawScene } from '../draw-scene.ts';
import { page } from '../testing/page.ts';
import { readFestival } from './read-festival.ts';

const asked = (theme: string) => ({
  ...page('They sat down.', { place: 'village' }),
  asked: { theme, desiredEnding: '', age: null },
});

describe('the decorations of a feast', () => {
  it.each([
    ['Day of the Dead', 'altar', 'muertos'],
    ['my birthday', 'living-room', 'birthday'],
    ['Christmas Eve', 'kitchen', 'christmas'],
    ['Lunar New Year', 'village', 'lanterns'],
    ['Diwali', 'garden', 'lights'],
    ['Halloween', 'city', 'halloween'],
  ] as const)('of %s hang in the %s', (theme, backdrop, festival) => {
    expect(readFestival(asked(theme), backdrop)).toBe(festival);
  });

  it('hang in no forest, and in no other story', () => {
    expect(readFestival(asked('my birthday'), 'forest')).toBeNull();
    expect(readFestival(asked('a rainy day'), 'village')).toBeNull();
  });

  it('are drawn', () => {
    const plain = drawScene(asked('a day'), 1).length;
    expect(drawScene(asked('the lantern walk'), 1).length).toBeGreaterThan(plain + 800);
  });
});
