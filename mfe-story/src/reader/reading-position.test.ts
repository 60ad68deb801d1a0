import type { Page } from '@weaversworld/shared/contract';
import { describe, expect, it } from 'vitest';
import { nextPosition, type PageMove, pageIndexOf, type ReadingPosition } from './reading-position.ts';

/** `t` is a page with text, `-` one without, `g` one with text that is still generating. */
const pagesOf = (plan: string): Page[] =>
  [...plan].map((sign, index) => ({
    id: index + 1,
    page_number: index + 1,
    text: sign === '-' ? '' : 'Once',
    image_status: 'pending',
    image_url: null,
    permanent_image_url: null,
    ...(sign === 'g' ? { isGenerating: true } : {}),
  }));

const at = (index: number, manual = false) => ({ index, manual });

const page = (pageIndex: number | null): PageMove => ({ type: 'requested', pageIndex });
const narrated = (pageIndex: number): PageMove => ({ type: 'narrated', pageIndex });
const arrived: PageMove = { type: 'arrived' };
const asked: PageMove = { type: 'asked' };
const refused: PageMove = { type: 'refused' };

type At = Pick<ReadingPosition, 'index' | 'manual'>;
const cases: [rule: string, from: At, move: PageMove, pages: string, to: At][] = [
  ['without a requested page the latest page with text is shown', at(0), page(null), 'tt-', at(1)],
  ['without pages the first one is shown', at(0), page(null), '', at(0)],
  ['a requested middle page counts as manual', at(0), page(1), 'ttt', at(1, true)],
  ['a requested latest page does not count as manual', at(0), page(2), 'ttt', at(2)],
  ['a requested page past the end is ignored', at(0), page(3), 'ttt', at(2)],
  ['a negative page is ignored', at(2), page(-1), 'ttt', at(2)],
  ['a URL that no longer names a page shows the latest page again', at(0, true), page(null), 'tt-', at(1)],
  ['a URL without a page leaves the page that is being written', at(3), page(null), 'ttt', at(3)],
  ['a URL that names the page being written leaves it', at(3), page(3), 'ttt', at(3)],
  ['going back counts as manual', at(2), page(1), 'ttt', at(1, true)],
  ['going on to a middle page stays manual', at(0, true), page(1), 'ttt', at(1, true)],
  ['going on to the last page clears the flag', at(1, true), page(2), 'ttt', at(2)],
  ['a new page with text moves the view', at(1), arrived, 'ttt', at(2)],
  ['a new page without text does not', at(1), arrived, 'tt-', at(1)],
  ['a page that is still generating does not', at(1), arrived, 'ttg', at(1)],
  ['a new page never moves the view after manual navigation', at(0, true), arrived, 'ttt', at(0, true)],
  ['asking for a page shows it ahead', at(1), asked, 'tt', at(2)],
  ['asking for a page ends manual navigation', at(0, true), asked, 'tt', at(2)],
  ['a page that was shown ahead stays when it arrives', at(2), arrived, 'ttt', at(2)],
  ['a refused page leads back to the last one', at(2), refused, 'tt', at(1)],
  [
    'a refused page does not move the view after going back meanwhile',
    at(0, true),
    refused,
    'tt',
    at(0, true),
  ],
  ['a refused first page shows the first', at(0), refused, '', at(0)],
  ['read-aloud moves the view from the page before', at(0, true), narrated(1), 'ttt', at(1, true)],
  ['read-aloud reaching the last page clears the flag', at(1, true), narrated(2), 'ttt', at(2)],
  ['read-aloud does not move the view from another page', at(0, true), narrated(2), 'ttt', at(0, true)],
];

describe('nextPosition', () => {
  it.each(cases)('%s', (_rule, from, move, pages, to) => {
    expect(nextPosition({ ...from, by: 'hand' }, move, pagesOf(pages))).toMatchObject(to);
  });

  it('names who moved the view: the visitor by hand, or a page that arrived', () => {
    const position: ReadingPosition = { index: 1, manual: false, by: 'hand' };
    expect(nextPosition(position, arrived, pagesOf('ttt')).by).toBe('arrival');
    expect(nextPosition({ ...position, by: 'arrival' }, page(0), pagesOf('ttt')).by).toBe('hand');
  });

  it.each([arrived, refused, page(null)])('returns the same object when %j changes nothing', (move) => {
    const position: ReadingPosition = { index: 1, manual: false, by: 'hand' };
    expect(nextPosition(position, move, pagesOf('tt'))).toBe(position);
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
