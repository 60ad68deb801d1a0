import { LIMITS, type Story } from '@weaversworld/shared/contract';

/** What a card says about a story. */
export interface StoryCardFacts {
  title: string;
  /** The first page's finished picture, or null. */
  picture: string | null;
  pages: number;
  total: number;
  /** '3 / 10 pages' */
  progress: string;
  isComplete: boolean;
}

/** The title, first picture and progress of a story; a story that never named its total is taken to have ten pages. */
export const storyCardFacts = (story: Story): StoryCardFacts => {
  const first = story.pages[0];
  const pages = story.pages.length;
  const total = story.total_pages ?? LIMITS.totalPages;
  const isDrawn = first?.image_status === 'completed';
  return {
    title: story.title || '[No Title]',
    picture: (isDrawn && (first.permanent_image_url || first.image_url)) || null,
    pages,
    total,
    progress: `${pages} / ${total} pages`,
    isComplete: pages >= total,
  };
};
