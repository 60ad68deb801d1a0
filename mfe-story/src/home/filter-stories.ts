import type { Story } from '@weaversworld/shared/contract';

/** What a visitor is looking for in the list of stories. */
export interface StoryFilter {
  /** Words of the title or the theme; all of them must be there. */
  text: string;
  favouritesOnly: boolean;
}

export const NO_FILTER: StoryFilter = { text: '', favouritesOnly: false };

/** Lower case without accents, so that 'fee' finds 'Fée'. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The stories that match, in their order. */
export const filterStories = (stories: readonly Story[], { text, favouritesOnly }: StoryFilter): Story[] => {
  const words = folded(text).split(/\s+/).filter(Boolean);
  return stories.filter((story) => {
    if (favouritesOnly && !story.is_favourite) return false;
    const searchableText = folded(`${story.title} ${story.theme}`);
    return words.every((word) => searchableText.includes(word));
  });
};
