import { describe, expect, it } from 'vitest';
import { chooseBeats } from './choose-beats.ts';

describe('the beats of a story', () => {
  it.each(Array.from({ length: 40 }, (_, i) => i + 1))('%i pages get as many beats', (pages) => {
    expect(chooseBeats(pages)).toHaveLength(pages);
  });

  it('ten pages have each beat once', () => {
    expect(new Set(chooseBeats(10).map(({ beat }) => beat)).size).toBe(10);
  });

  it.each([6, 7, 8, 9, 12, 20])('%i pages keep the home, the problem and the last four', (pages) => {
    const beats = chooseBeats(pages).map(({ beat }) => beat);
    expect(beats[0]).toBe('home-and-wish');
    expect(beats).toContain('problem');
    expect(beats.slice(-4)).toEqual(['lowest', 'turn', 'ending', 'home-again']);
  });

  it.each([1, 2, 3, 4, 5])('%i pages still have the ending', (pages) => {
    expect(chooseBeats(pages).map(({ beat }) => beat)).toContain('ending');
  });
});
