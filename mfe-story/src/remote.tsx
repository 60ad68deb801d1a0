import { type Remote, SHELL_CONTRACT, ShellProvider } from '@weaversworld/shared/shell';

/** The story remote: home, creating a story, the reader, and the list of stories for others to show. */
export const remote: Remote = {
  name: 'story',
  contract: SHELL_CONTRACT,
  Provider: ShellProvider,
  routes: [
    { path: '/weaversworld', access: 'anyone', load: () => import('./home/home-page.tsx') },
    { path: '/weaversworld/create', access: 'profile', load: () => import('./create/create-page.tsx') },
    {
      path: '/weaversworld/story/:storyId',
      access: 'profile',
      load: () => import('./reader/reader-page.tsx'),
    },
  ],
  slots: { 'story-list': () => import('./home/story-list-slot.tsx') },
};
