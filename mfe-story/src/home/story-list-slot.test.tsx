// @vitest-environment jsdom

import { screen, waitFor } from '@testing-library/react';
import { ApiError } from '@weaversworld/shared/api';
import { aChildProfile, aStory, createTestShell } from '@weaversworld/shared/testing';
import { describe, expect, it, vi } from 'vitest';
import { renderWithStores } from '../testing/render-with-stores.tsx';
import { Slot } from './story-list-slot.tsx';

const show = (list: () => Promise<ReturnType<typeof aStory>[]>, active = 3) =>
  renderWithStores(<Slot profileId={3} />, {
    shell: createTestShell({
      session: { isAuthenticated: true, activeChildProfile: aChildProfile({ id: active }) },
      api: { stories: { list } },
    }),
    route: '/child-profiles/3/stories',
  });

describe("one child's stories", () => {
  it('are asked for by the id of that child', async () => {
    const { shell } = show(async () => [aStory()]);
    expect(await screen.findByRole('link', { name: 'Pip and the Lost Lantern' })).toBeVisible();
    expect(shell.callsOf('api.stories.list')).toEqual([[3]]);
  });

  it('begin with the card for a new story only for the active child', async () => {
    const { unmount } = show(async () => [aStory()]);
    expect(await screen.findByRole('link', { name: 'Create New Story' })).toBeVisible();
    unmount();
    show(async () => [aStory()], 4);
    await screen.findByRole('link', { name: 'Pip and the Lost Lantern' });
    expect(screen.queryByRole('link', { name: 'Create New Story' })).not.toBeInTheDocument();
  });

  it("of another parent's child follow the access-denied rule", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { router } = show(() => Promise.reject(new ApiError('http', 403, 'GET /stories/')));
    expect(await screen.findByRole('alert')).toHaveTextContent(/- Redirecting to homepage\.\.\.$/);
    await vi.advanceTimersByTimeAsync(2_100);
    await waitFor(() => expect(router.state.location.pathname).toBe('/weaversworld'));
    vi.useRealTimers();
  });
});
