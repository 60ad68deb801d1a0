import { LIMITS } from '@weaversworld/shared/contract';

/** One page of cards. `page` counts from 0 and is always within `count`, which is at least 1. */
export interface CardPage<Item> {
  items: Item[];
  page: number;
  count: number;
}

/** Cuts a list into pages of nine; a page that no longer exists becomes the last one. */
export const cardPage = <Item>(all: readonly Item[], wanted: number): CardPage<Item> => {
  const size = LIMITS.storyCardsPerPage;
  const count = Math.max(1, Math.ceil(all.length / size));
  const page = Math.min(Math.max(0, wanted), count - 1);
  return { items: all.slice(page * size, (page + 1) * size), page, count };
};
