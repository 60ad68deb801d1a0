import { LIMITS } from '@weaversworld/shared/contract';

/** One page of cards. `page` counts from 0 and is less than `count`, which is at least 1. */
export interface CardPage<Item> {
  items: Item[];
  page: number;
  count: number;
}

/** One page of nine cards; a page past the end becomes the last one. */
export const cardPage = <Item>(all: readonly Item[], selected: number): CardPage<Item> => {
  const size = LIMITS.storyCardsPerPage;
  const count = Math.max(1, Math.ceil(all.length / size));
  const page = Math.min(Math.max(0, selected), count - 1);
  return { items: all.slice(page * size, (page + 1) * size), page, count };
};
