import type { Page } from '@weaversworld/shared/contract';
import { describe, expect, it } from 'vitest';
import { followPage, type Move, type Place, pageIndexOf } from './follow-page.ts';

/** `t` a page with text, `-` one without, `g` one with text that is still being written. */
const book = (plan: string): Page[] =>
  [...plan].map((sign, index) => ({
    id: index + 1,
    page_number: index + 1,
    text: sign === '-' ? '' : 'Once',
    image_status: 'pending',
    image_url: null,
    permanent_image_url: null,
    ...(sign === 'g' ? { isGenerating: true } : {}),
  }));

const at = (index: number, manual = false): Pick<Place, 'index' | 'manual'> => ({ index, manual });

const cases: [rule: string, from: Pick<Place, 'index' | 'manual'>, move: Move, pages: string, to: object][] =
  [
    ['opening shows the latest page with text', at(0), { type: 'opened', pageIndex: null }, 'tt-', at(1)],
    [
      'opening an empty story stands on the first page',
      at(0),
      { type: 'opened', pageIndex: null },
      '',
      at(0),
    ],
    [
      'a valid page index is followed and counts as by hand',
      at(0),
      { type: 'opened', pageIndex: 1 },
      'ttt',
      at(1, true),
    ],
    [
      'the index of the latest page does not count as by hand',
      at(0),
      { type: 'opened', pageIndex: 2 },
      'ttt',
      at(2),
    ],
    ['an index past the end is ignored', at(0), { type: 'opened', pageIndex: 3 }, 'ttt', at(2)],
    [
      'no index leaves a reader who browsed',
      at(0, true),
      { type: 'opened', pageIndex: null },
      'ttt',
      at(0, true),
    ],
    ['going back is by hand', at(2), { type: 'turned', to: 1 }, 'ttt', at(1, true)],
    ['going on to a middle page stays by hand', at(0, true), { type: 'turned', to: 1 }, 'ttt', at(1, true)],
    ['going on to the last page clears the flag', at(1, true), { type: 'turned', to: 2 }, 'ttt', at(2)],
    ['there is nothing before the first page', at(0), { type: 'turned', to: -1 }, 'ttt', at(0)],
    ['there is nothing after the last page', at(2), { type: 'turned', to: 3 }, 'ttt', at(2)],
    ['a new page with text moves the reader', at(1), { type: 'arrived' }, 'ttt', at(2)],
    ['a new page without text does not', at(1), { type: 'arrived' }, 'tt-', at(1)],
    ['a page still being written does not', at(1), { type: 'arrived' }, 'ttg', at(1)],
    ['a reader who browsed back is never moved', at(0, true), { type: 'arrived' }, 'ttt', at(0, true)],
    ['asking for a page goes ahead of it', at(1), { type: 'asked' }, 'tt', at(2)],
    ['asking takes a reader who browsed back along', at(0, true), { type: 'asked' }, 'tt', at(2)],
    [
      'the page that was asked for is already shown when it arrives',
      at(2),
      { type: 'arrived' },
      'ttt',
      at(2),
    ],
    ['a refused page goes back to the last one', at(2), { type: 'refused' }, 'tt', at(1)],
    [
      'a refused page leaves a reader who turned back meanwhile',
      at(0, true),
      { type: 'refused' },
      'tt',
      at(0, true),
    ],
    ['a refused first page stands on the first', at(0), { type: 'refused' }, '', at(0)],
    [
      'the voice takes the reader along to the next page',
      at(0, true),
      { type: 'voice', to: 1 },
      'ttt',
      at(1, true),
    ],
    ['the voice reaching the last page clears the flag', at(1, true), { type: 'voice', to: 2 }, 'ttt', at(2)],
    ['the voice leaves who is reading elsewhere', at(0, true), { type: 'voice', to: 2 }, 'ttt', at(0, true)],
  ];

describe('followPage', () => {
  it.each(cases)('%s', (_rule, from, move, pages, to) => {
    expect(followPage({ ...from, by: 'hand' }, move, book(pages))).toMatchObject(to);
  });

  it('says whether a hand or an arriving page moved the reader', () => {
    const place: Place = { index: 1, manual: false, by: 'hand' };
    expect(followPage(place, { type: 'arrived' }, book('ttt')).by).toBe('arrival');
    expect(followPage({ ...place, by: 'arrival' }, { type: 'turned', to: 0 }, book('ttt')).by).toBe('hand');
  });
});

describe('pageIndexOf', () => {
  it.each([
    ['pageIndex=0', 0],
    ['pageIndex=12', 12],
    ['pageIndex=-1', null],
    ['pageIndex=1.5', null],
    ['pageIndex=', null],
    ['', null],
  ])('reads %j as %j', (search, index) => {
    expect(pageIndexOf(new URLSearchParams(search))).toBe(index);
  });
});
