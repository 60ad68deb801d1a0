import { ApiError } from '@weaversworld/shared/api';
import { type Story, toStory } from '@weaversworld/shared/contract';
import { createBus } from '@weaversworld/shared/shell';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createStoryList } from './story-list-store.ts';

const [old, young] = [toStory({ id: 1, pages: [{ id: 1 }] }), toStory({ id: 2, pages: [{ id: 2 }] })];
const broken = new ApiError('http', 500, 'GET /stories/');

const createWorld = (profileId?: number) => {
  const bus = createBus(() => undefined);
  const stories = {
    list: vi.fn(async (_profile?: unknown): Promise<Story[]> => [old, young]),
    remove: vi.fn(async (_id: unknown) => undefined),
    restore: vi.fn(async (_id: unknown) => undefined),
  };
  const deleted = vi.fn();
  bus.on('story:deleted', deleted);
  const list = createStoryList({ api: { stories }, bus, report: vi.fn() } as never, profileId);
  return { bus, stories, list, deleted, ids: () => list.getState().stories.map(({ id }) => id) };
};
let world: ReturnType<typeof createWorld>;
beforeEach(() => {
  world = createWorld();
});

describe('the story list', () => {
  it('is fetched and sorted', async () => {
    const loading = world.list.load();
    expect(world.list.getState().status).toBe('loading');
    await loading;
    expect(world.ids()).toEqual([2, 1]);
  });

  it('stays on the screen while it is fetched again, also when that fails', async () => {
    await world.list.load();
    world.stories.list.mockRejectedValueOnce(broken);
    const again = world.list.load();
    expect(world.list.getState().status).toBe('ready');
    await again;
    expect(world.list.getState()).toMatchObject({
      status: 'ready',
      error: 'Failed to fetch stories. Please try again.',
    });
    expect(world.ids()).toEqual([2, 1]);
  });

  it('says when it could not be fetched', async () => {
    world.stories.list.mockRejectedValueOnce(broken);
    await world.list.load();
    expect(world.list.getState()).toMatchObject({ status: 'failed', stories: [] });
  });

  it.each([
    ['session:reset', { reason: 'logout' }],
    ['session:profile-changed', { profileId: 5 }],
  ] as const)('is dropped at once on %s, and a late answer with it', async (name, fact) => {
    await world.list.load();
    const late = world.list.load();
    world.bus.emit(name as 'session:reset', fact as never);
    await late;
    expect(world.list.getState()).toMatchObject({ status: 'idle', stories: [] });
  });

  it("asks for another child's stories by that child's id", async () => {
    const other = createWorld(9);
    await other.list.load();
    expect(other.stories.list).toHaveBeenCalledWith(9);
  });

  it('deletes a story and brings it back in its place', async () => {
    await world.list.load();
    await world.list.remove(young);
    expect(world.ids()).toEqual([1]);
    expect(world.deleted).toHaveBeenCalledWith({ storyId: 2 });
    expect(world.list.getState().deleted).toBe(young);
    await world.list.restore();
    expect(world.stories.restore).toHaveBeenCalledWith(2);
    expect(world.ids()).toEqual([2, 1]);
    expect(world.list.getState().deleted).toBeNull();
  });

  it('keeps a story that could not be deleted', async () => {
    await world.list.load();
    world.stories.remove.mockRejectedValueOnce(broken);
    await world.list.remove(young);
    expect(world.ids()).toEqual([2, 1]);
    expect(world.list.getState().error).toBe('Failed to delete story. Please try again.');
  });

  it('offers again to bring back what could not be brought back', async () => {
    await world.list.load();
    await world.list.remove(young);
    world.stories.restore.mockRejectedValueOnce(broken);
    await world.list.restore();
    expect(world.list.getState().deleted).toBe(young);
    expect(world.ids()).toEqual([1]);
  });
});
