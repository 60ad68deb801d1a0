import { createTestShell, renderWithShell } from '@weaversworld/shared/testing';
import type { ReactElement } from 'react';
import { createStoryStores, StoryStoresProvider } from '../lib/story-stores.tsx';

/** `renderWithShell` inside this remote's own state. */
export const renderWithStores = (
  element: ReactElement,
  { shell = createTestShell(), ...options }: Parameters<typeof renderWithShell>[1] = {},
) =>
  renderWithShell(<StoryStoresProvider stores={createStoryStores(shell)}>{element}</StoryStoresProvider>, {
    shell,
    ...options,
  });
