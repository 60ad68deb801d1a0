import { mountable } from '@weaversworld/shared/mount';
import { type CreateRemote, createViews, SHELL_CONTRACT, ShellProvider } from '@weaversworld/shared/shell';
import { createStoryStores, StoryStoresProvider } from './lib/story-stores.tsx';

export const contract = SHELL_CONTRACT;

/** The story remote: home, creating a story, the reader, and a list of stories for other remotes to show. */
export const createRemote: CreateRemote = (shell) => {
  const stores = createStoryStores(shell);
  const { page, slot } = createViews(({ children }) => (
    <ShellProvider shell={shell}>
      <StoryStoresProvider stores={stores}>{children}</StoryStoresProvider>
    </ShellProvider>
  ));
  return {
    routes: [
      { path: '/weaversworld', access: 'anyone', lazy: page(() => import('./home/home-page.tsx')) },
      {
        path: '/weaversworld/create',
        access: 'profile',
        lazy: page(() => import('./create/create-page.tsx')),
      },
      {
        path: '/weaversworld/story/:storyId',
        access: 'profile',
        lazy: page(() => import('./reader/reader-page.tsx')),
      },
    ],
    slots: { 'story-list': slot(() => import('./home/story-list-slot.tsx')) },
    dispose: stores.dispose,
  };
};

/** For hosts other than ours. */
export const mount = mountable(createRemote);
