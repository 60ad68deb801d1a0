import type { Page } from '@weaversworld/shared/contract';

/** The page that is shown. `index` may be one past the last page: the page that was just requested. */
export interface ReadingPosition {
  index: number;
  /** True after the visitor went to an earlier page. New pages then do not move the view. */
  manual: boolean;
  by: 'hand' | 'arrival';
}

export type PageMove =
  /** The URL requests a page; null when it has no valid `pageIndex`. */
  | { type: 'requested'; pageIndex: number | null }
  /** Pages were added or changed. */
  | { type: 'arrived' }
  /** This visitor asked for the next page. */
  | { type: 'asked' }
  /** The page that was asked for could not be created. */
  | { type: 'refused' }
  /** Read-aloud went on to a page; the view follows only from the page before it. */
  | { type: 'narrated'; pageIndex: number };

export const INITIAL_POSITION: ReadingPosition = { index: 0, manual: false, by: 'arrival' };

/** The position after a move, given the current pages. Returns `position` itself when nothing changes. */
export const nextPosition = (
  position: ReadingPosition,
  move: PageMove,
  pages: readonly Page[],
): ReadingPosition => {
  const last = Math.max(0, pages.length - 1);
  switch (move.type) {
    case 'requested':
      if (!isPage(move.pageIndex, pages)) return followLatest(position, pages);
      return { index: move.pageIndex, manual: move.pageIndex !== last, by: 'hand' };
    case 'arrived': {
      const latest = pages[last];
      if (position.manual || !latest || latest.text === '' || latest.isGenerating) return position;
      return last === position.index ? position : { index: last, manual: false, by: 'arrival' };
    }
    case 'asked':
      return { index: pages.length, manual: false, by: 'hand' };
    case 'refused':
      return position.index > last ? { ...position, index: last } : position;
    case 'narrated': {
      const { pageIndex } = move;
      if (!isPage(pageIndex, pages) || position.index !== pageIndex - 1) return position;
      return { index: pageIndex, manual: pageIndex !== last && position.manual, by: 'arrival' };
    }
  }
};

/** The zero-based page of `?pageIndex=`; null when it is missing or not a whole number. */
export const pageIndexOf = (search: URLSearchParams): number | null => {
  const text = search.get('pageIndex');
  return text !== null && /^\d+$/.test(text) ? Number(text) : null;
};

/** The latest page with text, or a later one that is already shown because it is being written. */
const followLatest = (position: ReadingPosition, pages: readonly Page[]): ReadingPosition => {
  const latest = pages.findLastIndex((page) => page.text !== '');
  const index = Math.max(0, latest, position.manual ? 0 : position.index);
  return index === position.index && !position.manual ? position : { index, manual: false, by: 'arrival' };
};

const isPage = (index: number | null, pages: readonly Page[]): index is number =>
  index !== null && index >= 0 && index < pages.length;
