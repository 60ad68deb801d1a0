import type { Story } from '@weaversworld/shared/contract';

const hasText = (story: Story, index: number): boolean => (story.pages[index]?.text ?? '').trim() !== '';

/** Index of the first page with text at or after `from`, or null. */
export const nextPageWithText = (story: Story, from: number): number | null => {
  const found = story.pages.findIndex((_, index) => index >= from && hasText(story, index));
  return found === -1 ? null : found;
};

/** The M of 'Page N/M': total_pages, else the number of pages, else 1. */
export const pageCountOf = (story: Story): number => story.total_pages ?? (story.pages.length || 1);

/** Indexes of the pages of `after` whose text is new. */
export const newlyWrittenPages = (before: Story, after: Story): number[] =>
  after.pages.flatMap((page, index) => {
    const old = before.pages.find(({ id }) => id === page.id);
    return hasText(after, index) && (old?.text ?? '').trim() === '' ? [index] : [];
  });
