import { ApiError } from '@weaversworld/shared/api';
import { type Story, toStory } from '@weaversworld/shared/contract';
import { createBus } from '@weaversworld/shared/shell';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createStoryList } from './story-list.ts';

const [old, young] = [toStory({ id: 1, pages: [{ id: 1 }] }), toStory({ id: 2, pages: [{ id: 2 }] })];
const broken = new ApiError('http', 500, 'GET /stories/');

const setUp = (profileId?: number) => {
  const bus = createBus(() => undefined);
  const stories = {
    list: vi.fn(async (_profile?: unknown): Promise<Story[]> => [old, young]),
    remove: vi.fn(async (_id: unknown) => undefined),
    restore: vi.fn(async (_id: unknown) => undefined),
    setFavourite: vi.fn(async (_id: unknown, _isFavourite: boolean) => undefined),
  };
  const deleted = vi.fn();
  bus.on('story:deleted', deleted);
  const list = createStoryList({ api: { stories }, bus, report: vi.fn() } as never, profileId);
  const value = () => list.get().value;
  return { stories, list, deleted, value, ids: () => value()?.stories.map(({ id }) => id) };
};
let test: ReturnType<typeof setUp>;
beforeEach(() => {
  test = setUp();
});

describe('the story list', () => {
  it('is fetched and sorted', async () => {
    const loading = test.list.load();
    expect(test.list.get().status).toBe('loading');
    await loading;
    expect(test.ids()).toEqual([2, 1]);
  });

  it('stays on the screen while it is fetched again, also when that fails', async () => {
    await test.list.load();
    test.stories.list.mockRejectedValueOnce(broken);
    const again = test.list.load();
    expect(test.list.get().status).toBe('ready');
    await again;
    expect(test.list.get()).toMatchObject({
      status: 'ready',
      error: { message: 'Failed to fetch stories. Please try again.' },
    });
    expect(test.ids()).toEqual([2, 1]);
  });

  it('has a message when it could not be fetched', async () => {
    test.stories.list.mockRejectedValueOnce(broken);
    await test.list.load();
    expect(test.list.get()).toMatchObject({ status: 'failed', value: null });
  });

  it('is dropped when access is denied', async () => {
    await test.list.load();
    test.stories.list.mockRejectedValueOnce(new ApiError('http', 403, 'GET /stories/'));
    await test.list.load();
    expect(test.list.get()).toMatchObject({
      status: 'failed',
      value: null,
      error: { message: 'You do not have access to these stories' },
    });
  });

  it("asks for another child's stories by that child's id", async () => {
    const other = setUp(9);
    await other.list.load();
    expect(other.stories.list).toHaveBeenCalledWith(9);
  });

  it('is made of cards where the host has them, instead of whole stories', async () => {
    const cards = vi.fn(async (_profile?: unknown): Promise<Story[]> => [old]);
    const stories = { list: vi.fn(), cards };
    const list = createStoryList(
      { api: { stories }, bus: createBus(() => undefined), report: vi.fn() } as never,
      9,
    );
    await list.load();
    expect(list.get().value?.stories).toEqual([old]);
    expect(cards).toHaveBeenCalledWith(9);
    expect(stories.list).not.toHaveBeenCalled();
  });

  it('deletes a story and restores it in order', async () => {
    await test.list.load();
    await test.list.remove(young);
    expect(test.ids()).toEqual([1]);
    expect(test.deleted).toHaveBeenCalledWith({ storyId: 2 });
    expect(test.value()?.deleted).toBe(young);
    await test.list.restore();
    expect(test.stories.restore).toHaveBeenCalledWith(2);
    expect(test.ids()).toEqual([2, 1]);
    expect(test.value()?.deleted).toBeNull();
  });

  it('brings back a story that could not be deleted', async () => {
    await test.list.load();
    test.stories.remove.mockRejectedValueOnce(broken);
    await test.list.remove(young);
    expect(test.ids()).toEqual([2, 1]);
    expect(test.list.get().error?.message).toBe('Failed to delete story. Please try again.');
  });

  it('offers again to restore what could not be restored', async () => {
    await test.list.load();
    await test.list.remove(young);
    test.stories.restore.mockRejectedValueOnce(broken);
    await test.list.restore();
    expect(test.value()?.deleted).toBe(young);
    expect(test.ids()).toEqual([1]);
  });

  it('marks a story at once, and takes the mark away again when it could not be kept', async () => {
    await test.list.load();
    const marks = () => test.value()?.stories.map(({ is_favourite }) => is_favourite ?? false);
    const marking = test.list.setFavourite?.(old, true);
    expect(marks()).toEqual([false, true]);
    await marking;
    expect(test.stories.setFavourite).toHaveBeenCalledWith(1, true);
    test.stories.setFavourite.mockRejectedValueOnce(broken);
    await test.list.setFavourite?.(young, true);
    expect(marks()).toEqual([false, true]);
    expect(test.list.get().error?.message).toBe('Failed to mark the story. Please try again.');
  });

  it('keeps the story deleted last when it is fetched again', async () => {
    await test.list.load();
    await test.list.remove(young);
    await test.list.load();
    expect(test.value()?.deleted).toBe(young);
    test.list.forgetDeleted();
    expect(test.value()?.deleted).toBeNull();
  });

  it('drops a response that was requested before a story was deleted', async () => {
    await test.list.load();
    const late = test.list.load();
    await test.list.remove(young);
    await late;
    expect(test.ids()).toEqual([1]);
  });
});
