import type { Position, StoryMessage } from './live.ts';
import { type Page, type PagePatch, type Story, type StoryPatch, toStory } from './story-world.ts';

/**
 * The story after a live message: absent fields keep their value, `null` is a value for share_url only, and no page is
 * dropped except one whose page_number a page with another id now has. Returns the same object when the message
 * belongs to another story or is already contained, and null when there is nothing to start from.
 */
export const mergeStory = (story: Story | null, message: StoryMessage): Story | null => {
  const { data } = message;
  if (story === null) {
    return message.type === 'title_update' || data.id === undefined
      ? null
      : { ...toStory({ ...message.data, id: data.id }), ...positionOf(message) };
  }
  if (data.id !== undefined && data.id !== story.id) return story;
  if (isContained(story, message)) return story;
  if (message.type === 'title_update') return { ...story, title: message.data.title, ...positionOf(message) };
  return { ...mergePatch(story, message.data, message.type), ...positionOf(message) };
};

/** Merges a response of GET /stories/{id}/ into what live messages already brought. */
export const mergeSnapshot = (story: Story | null, snapshot: Story): Story => {
  const { total_pages, ...rest } = snapshot;
  const data: StoryPatch = { ...rest, ...(total_pages === null ? {} : { total_pages }) };
  const position = { epoch: snapshot.epoch, seq: snapshot.seq };
  return mergeStory(story, { type: 'story_update', data, ...position }) ?? snapshot;
};

/** A message's position in the server's event log, or null when the server keeps none. */
export const positionOf = (message: StoryMessage): Position | null => {
  const data: Pick<StoryPatch, 'epoch' | 'seq'> = message.type === 'title_update' ? {} : message.data;
  const epoch = message.epoch ?? data.epoch;
  const seq = message.seq ?? data.seq;
  return epoch === undefined || seq === undefined ? null : { epoch, seq };
};

const isContained = (story: Story, message: StoryMessage): boolean => {
  const position = positionOf(message);
  return position !== null && position.epoch === story.epoch && (story.seq ?? -1) >= position.seq;
};

const mergePatch = (story: Story, patch: StoryPatch, type: StoryMessage['type']): Story => {
  const pages = patch.pages ? mergePages(story.pages, patch.pages) : story.pages;
  return {
    ...story,
    title: patch.title ?? story.title,
    theme: patch.theme ?? story.theme,
    desired_ending: patch.desired_ending ?? story.desired_ending,
    characters: patch.characters ?? story.characters,
    pages,
    total_pages: totalPages(story, patch, pages.length, type),
    user_is_owner: patch.user_is_owner ?? story.user_is_owner,
    is_public: patch.is_public ?? story.is_public,
    share_url: patch.share_url === undefined ? story.share_url : patch.share_url,
    ...(patch.is_favourite === undefined ? {} : { is_favourite: patch.is_favourite }),
  };
};

/** Never less than the number of pages; a page_update never lowers it, a story_update may. */
const totalPages = (story: Story, patch: StoryPatch, count: number, type: StoryMessage['type']) => {
  const total = patch.total_pages ?? story.total_pages;
  if (total === null) return null;
  return Math.max(total, count, type === 'page_update' ? (story.total_pages ?? 0) : 0);
};

const mergePages = (before: Page[], patches: PagePatch[]): Page[] => {
  const merged = patches.map((patch, index) =>
    mergePage(
      before.find(({ id }) => id === patch.id),
      patch,
      index,
    ),
  );
  const isReplaced = (page: Page) =>
    merged.some((other) => other.id === page.id || other.page_number === page.page_number);
  return [...merged, ...before.filter((page) => !isReplaced(page))].sort(
    (a, b) => a.page_number - b.page_number,
  );
};

const mergePage = (before: Page | undefined, patch: PagePatch, index: number): Page => {
  const text = patch.text || before?.text || '';
  const image_description = patch.image_description || before?.image_description;
  return {
    id: patch.id,
    page_number: patch.page_number ?? before?.page_number ?? index + 1,
    text,
    image_status: patch.image_status ?? before?.image_status ?? 'unknown',
    image_url: patch.image_url ?? before?.image_url ?? null,
    permanent_image_url: patch.permanent_image_url ?? before?.permanent_image_url ?? null,
    ...(image_description ? { image_description } : {}),
    ...(before?.isGenerating && text === '' ? { isGenerating: true } : {}),
  };
};
