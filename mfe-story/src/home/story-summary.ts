import { LIMITS, type Story } from '@weaversworld/shared/contract';

/** What a card shows of a story. */
export interface StorySummary {
  title: string;
  /** URL of the first page's completed picture, or null. */
  picture: string | null;
  pages: number;
  total: number;
  /** '3 / 10 pages' */
  progress: string;
  isComplete: boolean;
}

/** Title, first picture and progress of a story. A story without total_pages counts as one of ten pages. */
export const storySummary = (story: Story): StorySummary => {
  const first = story.pages[0];
  const pages = story.pages.length;
  const total = story.total_pages ?? LIMITS.totalPages;
  const isCompleted = first?.image_status === 'completed';
  return {
    title: story.title || '[No Title]',
    picture: (isCompleted && (first.permanent_image_url || first.image_url)) || null,
    pages,
    total,
    progress: `${pages} / ${total} pages`,
    isComplete: pages >= total,
  };
};
