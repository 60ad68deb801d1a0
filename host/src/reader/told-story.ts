import { type Id, type Story, type StoryPatch, sameId } from '@weaversworld/shared/contract';

/** What reading aloud needs of a story. */
export interface ToldStory {
  id: Id;
  title: string;
  totalPages: number | null;
  pages: readonly ToldPage[];
}
export interface ToldPage {
  id: Id;
  number: number;
  text: string;
}

/** Takes what a patch says and keeps the rest: an update without a text never unwrites a page. */
export const mergeTold = (told: ToldStory, patch: StoryPatch | Story): ToldStory => {
  const pages = [...told.pages];
  for (const [index, page] of (patch.pages ?? []).entries()) {
    const at = pages.findIndex(({ id }) => sameId(id, page.id));
    const old = pages[at];
    const merged = {
      id: page.id,
      number: page.page_number ?? old?.number ?? index + 1,
      text: page.text || old?.text || '',
    };
    if (old) pages[at] = merged;
    else pages.push(merged);
  }
  return {
    ...told,
    title: patch.title ?? told.title,
    totalPages: patch.total_pages ?? told.totalPages,
    pages: pages.sort((a, b) => a.number - b.number),
  };
};

export const toTold = (story: Story): ToldStory =>
  mergeTold({ id: story.id, title: story.title, totalPages: null, pages: [] }, story);

const hasText = (told: ToldStory, index: number): boolean => (told.pages[index]?.text ?? '').trim() !== '';

/** The first page with text at or after `from`, or null. */
export const pageToRead = (told: ToldStory, from: number): number | null => {
  const found = told.pages.findIndex((_, index) => index >= from && hasText(told, index));
  return found === -1 ? null : found;
};

/** The M of 'Page N/M': the planned pages, else those there are, else 1. */
export const pageCountOf = (told: ToldStory): number => told.totalPages ?? (told.pages.length || 1);

/** The pages whose text is new. */
export const arrivedPages = (before: ToldStory, after: ToldStory): number[] =>
  after.pages.flatMap((page, index) => {
    const old = before.pages.find(({ id }) => sameId(id, page.id));
    return hasText(after, index) && (old?.text ?? '').trim() === '' ? [index] : [];
  });
