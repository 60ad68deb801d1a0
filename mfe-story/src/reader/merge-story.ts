import {
  type Page,
  type PagePatch,
  type Story,
  type StoryMessage,
  type StoryPatch,
  sameId,
  toStory,
} from '@weaversworld/shared/contract';

/**
 * What is known of a story after a live message. Absent fields are kept; `null` is a value for share_url only; no
 * page ever vanishes. Gives the same object back when the message is for another story or already contained.
 */
export const mergeStory = (story: Story | null, message: StoryMessage): Story | null => {
  const { data } = message;
  if (story === null) {
    return message.type === 'title_update' || data.id === undefined
      ? null
      : { ...toStory({ ...message.data, id: data.id }), ...positionOf(message) };
  }
  if (data.id !== undefined && !sameId(data.id, story.id)) return story;
  if (isContained(story, message)) return story;
  if (message.type === 'title_update') return { ...story, title: message.data.title, ...positionOf(message) };
  return { ...mergePatch(story, message.data, message.type), ...positionOf(message) };
};

/** Joins the answer of GET with what already arrived live, as an update of the whole story. */
export const mergeSnapshot = (story: Story | null, snapshot: Story): Story => {
  const { total_pages, ...rest } = snapshot;
  const data: StoryPatch = { ...rest, ...(total_pages === null ? {} : { total_pages }) };
  const position = { epoch: snapshot.epoch, seq: snapshot.seq };
  return mergeStory(story, { type: 'story_update', data, ...position }) ?? snapshot;
};

const positionOf = (message: StoryMessage): { epoch?: string; seq?: number } => {
  const inner = message.type === 'title_update' ? {} : message.data;
  const epoch = message.epoch ?? inner.epoch;
  const seq = message.seq ?? inner.seq;
  return epoch === undefined || seq === undefined ? {} : { epoch, seq };
};

const isContained = (story: Story, message: StoryMessage): boolean => {
  const { epoch, seq } = positionOf(message);
  return epoch !== undefined && epoch === story.epoch && (story.seq ?? -1) >= (seq ?? 0);
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
  };
};

const totalPages = (story: Story, patch: StoryPatch, count: number, type: StoryMessage['type']) => {
  const kept = type === 'page_update' ? [story.total_pages ?? 0, patch.total_pages ?? 0] : [];
  const total = patch.total_pages ?? story.total_pages;
  return total === null ? null : Math.max(total, count, ...kept);
};

const mergePages = (before: Page[], patches: PagePatch[]): Page[] => {
  const merged = patches.map((patch, index) =>
    mergePage(
      before.find((page) => sameId(page.id, patch.id)),
      patch,
      index,
    ),
  );
  const isTaken = (page: Page) =>
    merged.some((other) => sameId(other.id, page.id) || other.page_number === page.page_number);
  return [...merged, ...before.filter((page) => !isTaken(page))].sort(
    (a, b) => a.page_number - b.page_number,
  );
};

const mergePage = (before: Page | undefined, patch: PagePatch, index: number): Page => {
  const text = patch.text || before?.text || '';
  const generating = before?.isGenerating === true && text === '';
  return {
    id: before?.id ?? patch.id,
    page_number: patch.page_number ?? before?.page_number ?? index + 1,
    text,
    image_status: patch.image_status ?? before?.image_status ?? 'unknown',
    image_url: patch.image_url ?? before?.image_url ?? null,
    permanent_image_url: patch.permanent_image_url ?? before?.permanent_image_url ?? null,
    ...(generating ? { isGenerating: true } : {}),
  };
};
