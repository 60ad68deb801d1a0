import type { Page } from '@weaversworld/shared/contract';

/** Where the reader stands. `index` may be one past the last page: the page being written ahead. */
export interface Place {
  index: number;
  /** True once the reader browsed back by hand; such a reader is never moved. */
  manual: boolean;
  by: 'hand' | 'arrival';
}

export type Move =
  /** The story was loaded or the address names another page; null when it names none. */
  | { type: 'opened'; pageIndex: number | null }
  | { type: 'turned'; to: number }
  /** Pages were added or changed. */
  | { type: 'arrived' }
  /** This reader asked for the next page. */
  | { type: 'asked' }
  /** The page that was asked for will not come. */
  | { type: 'refused' }
  /** The voice went on to another page; only who is on the page before goes with it. */
  | { type: 'voice'; to: number };

export const START: Place = { index: 0, manual: false, by: 'arrival' };

/** Where the reader stands after a move, given the pages there are now. Gives `place` back when nothing changes. */
export const followPage = (place: Place, move: Move, pages: readonly Page[]): Place => {
  const last = Math.max(0, pages.length - 1);
  switch (move.type) {
    case 'opened':
      if (isPage(move.pageIndex, pages)) return hand(move.pageIndex, move.pageIndex !== last);
      return place.manual ? place : { index: latestWithText(pages), manual: false, by: 'arrival' };
    case 'turned':
      if (!isPage(move.to, pages) || move.to === place.index) return place;
      if (move.to === last) return hand(move.to, false);
      return hand(move.to, move.to < place.index || place.manual);
    case 'arrived': {
      const latest = pages[last];
      if (place.manual || !latest || latest.text === '' || latest.isGenerating) return place;
      return last === place.index ? place : { index: last, manual: false, by: 'arrival' };
    }
    case 'asked':
      return hand(pages.length, false);
    case 'refused':
      return place.index > last ? { ...place, index: last } : place;
    case 'voice':
      if (!isPage(move.to, pages) || place.index !== move.to - 1) return place;
      return { index: move.to, manual: move.to !== last && place.manual, by: 'arrival' };
  }
};

/** The page that `?pageIndex=` names, or null when it is missing or not a whole number from 0. */
export const pageIndexOf = (search: URLSearchParams): number | null => {
  const text = search.get('pageIndex');
  return text !== null && /^\d+$/.test(text) ? Number(text) : null;
};

const hand = (index: number, manual: boolean): Place => ({ index, manual, by: 'hand' });

const isPage = (index: number | null, pages: readonly Page[]): index is number =>
  index !== null && index >= 0 && index < pages.length;

const latestWithText = (pages: readonly Page[]): number =>
  Math.max(
    0,
    pages.findLastIndex((page) => page.text !== ''),
  );
