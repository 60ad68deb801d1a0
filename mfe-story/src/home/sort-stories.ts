import type { Id, Story } from '@weaversworld/shared/contract';

/** Newest first: stories with pages before those without, then by highest page id, then by story id. */
export const sortStories = (stories: readonly Story[]): Story[] =>
  [...stories].sort(
    (a, b) =>
      Number(b.pages.length > 0) - Number(a.pages.length > 0) ||
      compareIds(highestPageId(b), highestPageId(a)) ||
      compareIds(b.id, a.id),
  );

const highestPageId = (story: Story): Id =>
  story.pages.reduce<Id>((highest, { id }) => (compareIds(id, highest) > 0 ? id : highest), 0);

/** Numbers by value, other ids by their text. */
const compareIds = (a: Id, b: Id): number => {
  const difference = Number(a) - Number(b);
  return Number.isNaN(difference) ? String(a).localeCompare(String(b), 'en') : difference;
};
