import { describe, expect, it } from 'vitest';
import { chooseBeats } from '../beats/choose-beats.ts';
import { pagesOfPlot } from './pages-of-plot.ts';

const beatsOf = (pages: number, hasLow: boolean, tries = 3) =>
  pagesOfPlot(chooseBeats(pages), { hasLow, tries }).map(({ beat }) => beat);

describe('a plot without a text for the moment before the solution', () => {
  it('tells its third attempt in ten pages, before the advice', () => {
    expect(beatsOf(10, false).slice(3, 8)).toEqual([
      'setting-out',
      'first-try',
      'first-try',
      'helper',
      'turn',
    ]);
  });

  it.each([
    [6, ['problem', 'helper', 'turn']],
    [8, ['problem', 'first-try', 'helper', 'turn']],
    [9, ['problem', 'setting-out', 'first-try', 'helper', 'turn']],
  ])('of %i pages tells what there was no page for', (pages, middle) => {
    const beats = beatsOf(pages, false);
    expect(beats).toHaveLength(pages);
    expect(beats.join()).toContain(middle.join());
  });

  it('keeps the page where all attempts are told', () => {
    expect(beatsOf(10, false, 2)).toContain('lowest');
    expect(beatsOf(14, false)).toEqual(chooseBeats(14).map(({ beat }) => beat));
  });
});

it.each([6, 10, 20])('a plot with such a text keeps the page, of %i', (pages) => {
  expect(beatsOf(pages, true)).toEqual(chooseBeats(pages).map(({ beat }) => beat));
});
