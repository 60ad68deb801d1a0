import type { Id, Story, StoryPatch } from '@weaversworld/shared/contract';
import { aCharacter, aPage, aStory, createTestShell, somePages } from '@weaversworld/shared/testing';

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="#7fd1ae"/><circle cx="3" cy="1" r=".5" fill="#ffc94d"/><path d="M0 3 2 1.4 4 3Z" fill="#6b3fa0"/></svg>',
)}`;
const TEXT =
  'Pip the fox found the lantern under the old oak. It was cold and dark. “We can light it again,” said Bo, and he held out a paw.';
const completed = { text: TEXT, permanent_image_url: PICTURE };

/** A Shell with two stories in memory. Requested pages get their text and picture a few seconds later. */
export const createStandaloneShell = () => {
  let stories: Story[] = [
    aStory({ id: 1, total_pages: 4, pages: somePages(3).map((page) => ({ ...page, ...completed })) }),
    aStory({
      id: 2,
      title: 'Bo Learns to Swim',
      total_pages: 2,
      pages: somePages(2).map((page) => ({ ...page, ...completed })),
    }),
  ];
  const characters = [aCharacter(), aCharacter({ id: 2, name: 'Bo', creature: 'bear' })];
  const find = (id: Id) => stories.find((story) => story.id === id) ?? aStory({ id });
  const put = (story: Story) => {
    stories = [...stories.filter(({ id }) => id !== story.id), story];
    return story;
  };

  const shell = createTestShell({
    activity: { storiesCreated: 2, charactersCreated: 1 },
    api: {
      characters: { list: async () => characters },
      stories: {
        list: async () => stories,
        get: async (id) => find(id),
        create: async (input) => put(aStory({ ...input, id: stories.length + 1, pages: [], total_pages: 4 })),
        createPage: async (id) => {
          const number = find(id).pages.length + 1;
          const empty = aPage({
            id: Number(id) * 100 + number,
            page_number: number,
            text: '',
            image_status: 'pending',
          });
          const story = put({ ...find(id), pages: [...find(id).pages, empty] });
          const sendLater = (change: object, delay: number) =>
            setTimeout(() => {
              const pages = find(id).pages.map((page) =>
                page.id === empty.id ? { ...page, ...change } : page,
              );
              const data = put({ ...find(id), pages }) as unknown as StoryPatch;
              shell.live.deliver(story.id, { type: 'page_update', data, updated_page_id: empty.id });
            }, delay);
          sendLater({ text: TEXT, image_status: 'processing', permanent_image_url: null }, 2_000);
          sendLater({ image_status: 'completed', permanent_image_url: PICTURE }, 4_000);
          return empty;
        },
        toggleSharing: async (id) => {
          const { is_public } = put({ ...find(id), is_public: !find(id).is_public });
          return { id, is_public, share_url: `/weaversworld/story/${id}` };
        },
        remove: async (id) => {
          stories = stories.filter((story) => story.id !== id);
        },
        restore: async () => undefined,
        setFavourite: async () => undefined,
      },
    },
    slots: {},
  });
  return { shell, characters };
};
