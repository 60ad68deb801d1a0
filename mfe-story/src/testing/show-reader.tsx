import { act, screen, waitFor } from '@testing-library/react';
import { ApiError } from '@weaversworld/shared/api';
import { type Story, type Page as StoryPage, StoryPatch } from '@weaversworld/shared/contract';
import { useLocation } from '@weaversworld/shared/router';
import {
  aStory,
  createTestShell,
  somePages,
  type TestShell,
  type TestShellOverrides,
} from '@weaversworld/shared/testing';
import { useLayoutEffect } from 'react';
import { expect } from 'vitest';
import { Page } from '../reader/reader-page.tsx';
import { renderWithStores } from './render-with-stores.tsx';

interface Given extends TestShellOverrides {
  story?: Story | (() => Promise<Story>);
  search?: string;
  /** The URL visited before the story. */
  from?: string;
  onSearchCommitted?: (search: string, shell: TestShell) => void;
  createPage?: () => Promise<StoryPage>;
  toggleSharing?: () => Promise<{ id?: number; is_public: boolean; share_url: string | null }>;
  restore?: () => Promise<unknown>;
}
/** A call that is never answered. */
export const never = () => new Promise<never>(() => {});
/** A failed call of the API. */
export const http = (status: number, body?: unknown) => new ApiError('http', status, 'GET /stories/7/', body);

const AfterCommit = ({ run }: { run(search: string): void }) => {
  const { search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every committed search
  useLayoutEffect(() => run(search), [search]);
  return null;
};

/** Shows the reader in a test Shell, at a page of story 7, and waits until it has loaded. */
export const show = async ({
  story = aStory({ pages: somePages(3) }),
  search = '',
  from,
  onSearchCommitted = () => {},
  createPage = never,
  toggleSharing = never,
  restore = never,
  ...over
}: Given = {}) => {
  const get = typeof story === 'function' ? story : async () => story;
  const shell = createTestShell({
    ...over,
    api: { ...over.api, stories: { get, createPage, toggleSharing, restore } },
  });
  const url = `/weaversworld/story/7${search}`;
  const path = '/weaversworld/story/:storyId';
  const screens = (
    <>
      <Page />
      <AfterCommit run={(search) => onSearchCommitted(search, shell)} />
    </>
  );
  const view = renderWithStores(screens, { shell, route: from ?? url, path });
  if (from) await act(() => view.router.navigate(url));
  await waitFor(() => expect(screen.queryByText('Loading story...')).not.toBeInTheDocument());
  const say = (type: 'story_update' | 'page_update', data: object) =>
    act(() => shell.live.deliver(7, { type, data: StoryPatch.parse(data) }));
  return { ...view, say };
};
/** 'Page N of M' as it is shown. */
export const position = () => screen.getByText(/^Page \d+ of \d+$/).textContent;
export const button = (name: string) => screen.getByRole('button', { name });
/** A finished story of two pages. */
export const done = aStory({ pages: somePages(2), total_pages: 2 });
