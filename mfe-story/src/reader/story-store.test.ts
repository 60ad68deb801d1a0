import { ApiError } from '@weaversworld/shared/api';
import { type Id, type ServerMessage, type StoryPatch, toStory } from '@weaversworld/shared/contract';
import { createBus, type Events } from '@weaversworld/shared/shell';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isWriting, loadingText } from './story-state.ts';
import { createStoryStore } from './story-store.ts';

const page = (n: number, text = `Text ${n}`) => ({ id: 30 + n, page_number: n, text });
const story = (pages: object[] = [page(1), page(2), page(3)], more: object = {}) =>
  toStory({ id: 7, title: 'Lantern', total_pages: 10, user_is_owner: true, pages, ...more } as StoryPatch & {
    id: Id;
  });
const promised = (n: number) => story([page(n, '')]).pages[0]!;
const http = (status: number, body?: unknown) => new ApiError('http', status, 'POST /x/', body);

const createWorld = () => {
  const rooms = new Map<Id, (message: ServerMessage) => void>();
  const bus = createBus(() => undefined);
  const facts: [string, unknown][] = [];
  for (const name of ['story:opened', 'story:left', 'story:created', 'story:page-turned'] as (keyof Events)[])
    bus.on(name, (fact) => facts.push([name, fact]));
  const api = {
    stories: {
      get: vi.fn(async (_id: Id) => story()),
      create: vi.fn(async (_input: unknown) => story([])),
      createPage: vi.fn(async (_id: Id, _number?: number) => promised(4)),
      toggleSharing: vi.fn(
        async (_id: Id): Promise<object> => ({ id: 7, is_public: true, share_url: '/s/1' }),
      ),
    },
  };
  const live = {
    join: vi.fn((id: Id, listener: (message: ServerMessage) => void) => {
      rooms.set(id, listener);
      return () => void (rooms.get(id) === listener && rooms.delete(id));
    }),
  };
  const activity = { countStory: vi.fn() };
  const report = vi.fn();
  let time = 0;
  const store = createStoryStore({ api, live, bus, activity, report, now: () => time } as never);
  return {
    ...{ store, api, live, bus, activity, report, facts, rooms },
    pass: (ms: number) => {
      time += ms;
    },
    send: (message: object, id: Id = 7) => rooms.get(id)?.(message as ServerMessage),
    settle: () => vi.waitFor(() => expect(store.getState().phase).not.toBe('loading')),
  };
};
let world: ReturnType<typeof createWorld>;
beforeEach(() => {
  world = createWorld();
});
const now = () => world.store.getState();
const opened = async (pageIndex: number | null = null) => {
  const close = world.store.open(7, pageIndex);
  await world.settle();
  return close;
};

describe('opening a story', () => {
  it('loads it once, joins its room and shows the latest page with text', async () => {
    world.store.open(7, null);
    expect(loadingText(now())).toBe('Loading story...');
    await world.settle();
    expect(now()).toMatchObject({ phase: 'ready', place: { index: 2, manual: false } });
    expect(world.api.stories.get).toHaveBeenCalledTimes(1);
    expect([...world.rooms.keys()]).toEqual([7]);
    expect(world.facts).toEqual([['story:opened', { storyId: 7 }]]);
  });

  it('shows the page the address names', async () => {
    await opened(0);
    expect(now().place).toMatchObject({ index: 0, manual: true });
  });

  it('leaves the room and forgets everything when it is closed', async () => {
    const close = await opened();
    close();
    expect(world.rooms.size).toBe(0);
    expect(now()).toMatchObject({ phase: 'idle', story: null });
    expect(world.facts.at(-1)).toEqual(['story:left', { storyId: 7 }]);
  });

  it('drops the answer for a story that was left meanwhile', async () => {
    world.api.stories.get.mockImplementation(async (id) => story([page(1)], { id }));
    world.store.open(8, null);
    world.store.open(7, null);
    await world.settle();
    expect(now().story?.id).toBe(7);
    expect([...world.rooms.keys()]).toEqual([7]);
  });

  it('keeps what came live before the answer', async () => {
    world.store.open(7, null);
    world.send({
      type: 'story_update',
      data: { id: 7, title: 'Live', pages: [page(1)] },
      epoch: 'e',
      seq: 9,
    });
    expect(now().phase).toBe('ready');
    await vi.waitFor(() => expect(world.api.stories.get).toHaveResolved());
    expect(now().story).toMatchObject({ seq: 9 });
  });

  it.each([
    [
      'a denial',
      http(403, { error: 'You do not have access to this story' }),
      'denied',
      'You do not have access to this story',
    ],
    ['a bare denial', http(403), 'denied', 'You do not have access to this story'],
    ['an unknown story', http(404, { error: 'No such story' }), 'failed', 'No such story'],
    ['a broken server', http(500), 'failed', 'Failed to load story. Please try again.'],
  ])('says what is wrong after %s', async (_case, error, phase, sentence) => {
    world.api.stories.get.mockRejectedValue(error);
    await opened();
    expect(now()).toMatchObject({ phase, error: sentence, story: null });
  });

  it('loads again when asked to after a failure', async () => {
    world.api.stories.get.mockRejectedValueOnce(http(500));
    await opened();
    world.store.retry();
    await world.settle();
    expect(now()).toMatchObject({ phase: 'ready', error: null });
  });
});

describe('live messages', () => {
  it('move the reader to a new page once it has text', async () => {
    await opened();
    world.send({ type: 'page_update', data: { id: 7, pages: [page(4, '')] } });
    expect(now().place.index).toBe(2);
    world.send({ type: 'page_update', data: { id: 7, pages: [page(4)] } });
    expect(now().place.index).toBe(3);
    expect(world.facts.at(-1)).toEqual(['story:page-turned', { storyId: 7, pageIndex: 3, by: 'arrival' }]);
  });

  it('for another story change nothing', async () => {
    await opened();
    const before = now();
    world.send({ type: 'title_update', data: { id: 8, title: 'Other' } });
    world.send({ type: 'error', message: 'no', story_id: 8 });
    world.send({ type: 'story_left', story_id: 8 });
    expect(now()).toBe(before);
    expect(world.api.stories.get).toHaveBeenCalledTimes(1);
  });

  it('tell an error above the page, which the next one takes away', async () => {
    await opened();
    world.send({ type: 'error', message: 'too fast', story_id: 7 });
    expect(now()).toMatchObject({ phase: 'ready', error: 'WebSocket error: too fast' });
    world.send({ type: 'title_update', data: { id: 7, title: 'New' } });
    expect(now().error).toBeNull();
  });

  it('that refuse the room follow the access-denied rule', async () => {
    await opened();
    world.send({ type: 'error', message: 'You do not have access to this story', story_id: 7 });
    expect(now()).toMatchObject({ phase: 'denied', story: null });
  });

  it('that refuse the room of a story that could not be loaded leave what the call said', async () => {
    world.api.stories.get.mockRejectedValue(http(404, { error: 'Story not found' }));
    world.store.open(7, null);
    world.send({ type: 'error', message: 'You do not have access to this story', story_id: 7 });
    await vi.waitFor(() => expect(now().phase).toBe('failed'));
    world.send({ type: 'error', message: 'You do not have access to this story', story_id: 7 });
    expect(now()).toMatchObject({ phase: 'failed', error: 'Story not found' });
  });

  it('that close the room make the story be read again', async () => {
    await opened();
    world.api.stories.get.mockRejectedValue(http(403));
    world.send({ type: 'story_left', story_id: 7 });
    await vi.waitFor(() => expect(now().phase).toBe('denied'));
  });

  it('that only answer our own leaving are not taken as a closed room', async () => {
    const close = await opened();
    close();
    await opened();
    world.send({ type: 'story_left', story_id: 7 });
    expect(world.api.stories.get).toHaveBeenCalledTimes(2);
    world.pass(6_000);
    world.send({ type: 'story_left', story_id: 7 });
    expect(world.api.stories.get).toHaveBeenCalledTimes(3);
  });
});

describe('the next page', () => {
  it('is shown ahead, then waits for its text', async () => {
    await opened();
    const asking = world.store.createPage();
    expect(now().place.index).toBe(3);
    expect(loadingText(now())).toBe('Creating the next page of your story...');
    await asking;
    expect(loadingText(now())).toBe('Writing next page...');
    expect(isWriting(now())).toBe(true);
    world.send({ type: 'page_update', data: { id: 7, pages: [page(4)] } });
    expect(loadingText(now())).toBeNull();
    expect(isWriting(now())).toBe(false);
    expect(world.facts.at(-1)).toEqual(['story:page-turned', { storyId: 7, pageIndex: 3, by: 'hand' }]);
  });

  it('says which page is meant, to a server that keeps a log', async () => {
    world.api.stories.get.mockResolvedValueOnce(story(undefined, { epoch: 'e', seq: 9 }));
    await opened();
    await world.store.createPage();
    expect(world.api.stories.createPage).toHaveBeenLastCalledWith(7, 4);
  });

  it('is asked for without its number where no log is known', async () => {
    await opened();
    await world.store.createPage();
    expect(world.api.stories.createPage).toHaveBeenLastCalledWith(7, undefined);
  });

  it('is asked for once, however often the button is pressed', async () => {
    await opened();
    await Promise.all([world.store.createPage(), world.store.createPage()]);
    expect(world.api.stories.createPage).toHaveBeenCalledTimes(1);
  });

  it('keeps what came live before the answer', async () => {
    await opened();
    const asking = world.store.createPage();
    world.send({ type: 'page_update', data: { id: 7, pages: [{ ...page(4), image_status: 'completed' }] } });
    await asking;
    expect(now().story?.pages).toHaveLength(4);
    expect(now().story?.pages[3]).toMatchObject({ text: 'Text 4', image_status: 'completed' });
  });

  it('goes back to the last page when it fails, and says so until the next success', async () => {
    await opened();
    world.api.stories.createPage.mockRejectedValueOnce(http(500));
    await world.store.createPage();
    expect(now()).toMatchObject({ place: { index: 2 }, error: 'Failed to generate page. Please try again.' });
    await world.store.createPage();
    expect(now().error).toBeNull();
  });

  it('that somebody else asked for is waited for', async () => {
    await opened();
    world.api.stories.createPage.mockRejectedValueOnce(http(409));
    world.api.stories.get.mockResolvedValueOnce(story([page(1), page(2), page(3), page(4, '')]));
    await world.store.createPage();
    expect(now()).toMatchObject({ place: { index: 3 }, error: null });
  });

  it('that arrived is no longer asked for, though the answer is lost on a dead network', async () => {
    await opened();
    let fail = (_: unknown) => {};
    world.api.stories.createPage.mockReturnValueOnce(
      new Promise((_, reject) => {
        fail = reject;
      }),
    );
    const asking = world.store.createPage();
    world.send({ type: 'page_update', data: { id: 7, pages: [page(4, '')] } });
    expect(isWriting(now())).toBe(true);
    world.send({ type: 'page_update', data: { id: 7, pages: [page(4)] } });
    expect(isWriting(now())).toBe(false);
    // Another page can be asked for, and the late failure of the first changes nothing.
    world.api.stories.createPage.mockReturnValueOnce(new Promise(() => {}));
    void world.store.createPage();
    expect(world.api.stories.createPage).toHaveBeenCalledTimes(2);
    fail(new ApiError('network', 0, 'POST /x/'));
    await asking;
    expect(now()).toMatchObject({ pageRequest: 'asked', error: null, place: { index: 4 } });
  });

  it('whose answer was lost is looked for, and a failure that was told is taken back when it comes', async () => {
    await opened();
    world.api.stories.createPage.mockRejectedValue(new ApiError('network', 0, 'POST /x/'));
    world.api.stories.get.mockResolvedValueOnce(story([page(1), page(2), page(3), page(4, '')]));
    await world.store.createPage();
    expect(now()).toMatchObject({ place: { index: 3 }, error: null, pageRequest: 'idle' });
    world.send({ type: 'page_update', data: { id: 7, pages: [page(4)] } });

    world.api.stories.get.mockRejectedValueOnce(new ApiError('network', 0, 'GET /x/'));
    await world.store.createPage();
    expect(now()).toMatchObject({ place: { index: 3 }, error: 'Failed to generate page. Please try again.' });
    world.send({ type: 'page_update', data: { id: 7, pages: [page(5)] } });
    expect(now()).toMatchObject({ place: { index: 4 }, error: null });
  });

  it('refused to a reader who is not the owner follows the access-denied rule', async () => {
    await opened();
    world.api.stories.createPage.mockRejectedValueOnce(http(403));
    await world.store.createPage();
    expect(now().phase).toBe('denied');
  });
});

describe('starting a story', () => {
  const input = { theme: ' woods ', desiredEnding: 'home', characters: [{ id: 1 }] };

  it('creates it, joins its room, asks for the first page and is taken over by the reader', async () => {
    world.api.stories.createPage.mockResolvedValue(promised(1));
    const starting = world.store.start(input);
    expect(loadingText(now())).toBe('Starting your story...');
    expect(await starting).toEqual({ status: 'started', storyId: 7 });
    expect(world.api.stories.create).toHaveBeenCalledWith({
      title: 'Your Story',
      theme: 'woods',
      desired_ending: 'home',
      characters: [1],
    });
    expect(now().creating).toBe(7);
    expect(world.activity.countStory).toHaveBeenCalledTimes(1);
    expect(world.facts).toEqual([['story:created', { storyId: 7 }]]);
    world.store.open(7, null);
    expect(world.api.stories.get).not.toHaveBeenCalled();
    expect(loadingText(now())).toBe('Creating your story...');
    world.send({ type: 'page_update', data: { id: 7, pages: [page(1)] } });
    expect(now().creating).toBeNull();
    expect(loadingText(now())).toBeNull();
  });

  it.each([
    [{ ...input, theme: '  ' }, 'Theme and ending are required'],
    [{ ...input, desiredEnding: '' }, 'Theme and ending are required'],
    [{ ...input, characters: [] }, 'At least one character is required'],
  ])('refuses %j', async (wrong, error) => {
    expect(await world.store.start(wrong)).toEqual({ status: 'refused', error });
    expect(world.api.stories.create).not.toHaveBeenCalled();
  });

  it('is not begun twice at a time', async () => {
    const first = world.store.start(input);
    expect(await world.store.start(input)).toEqual({ status: 'busy' });
    await first;
    expect(world.api.stories.create).toHaveBeenCalledTimes(1);
  });

  it.each([
    [http(500), 'Failed to start story. Please try again.'],
    [http(400, { error: 'Please choose kinder words.' }), 'Please choose kinder words.'],
  ])('says why it failed', async (error, sentence) => {
    world.api.stories.create.mockRejectedValueOnce(error);
    expect(await world.store.start(input)).toEqual({ status: 'refused', error: sentence });
    expect(now().phase).toBe('idle');
  });

  it('is done when it is opened again and its first page has text', async () => {
    await world.store.start(input);
    world.store.open(7, null)();
    await opened();
    expect(now().creating).toBeNull();
  });

  it('stays known after the reader is left, until it is forgotten', async () => {
    await world.store.start(input);
    world.store.open(7, null)();
    expect(now().creating).toBe(7);
    world.store.reset();
    expect(now().creating).toBeNull();
  });
});

describe('sharing', () => {
  it('takes the answer and keeps the pages', async () => {
    await opened();
    expect(await world.store.toggleSharing()).toMatchObject({ is_public: true, share_url: '/s/1' });
    expect(now().story?.pages).toHaveLength(3);
    expect(world.report).not.toHaveBeenCalled();
  });

  it('warns of an answer without an id', async () => {
    await opened();
    world.api.stories.toggleSharing.mockResolvedValueOnce({ is_public: true });
    await world.store.toggleSharing();
    expect(world.report).toHaveBeenCalledWith(expect.objectContaining({ level: 'warning' }));
  });

  it('says when it failed, or has no story', async () => {
    await world.store.toggleSharing();
    expect(now().error).toBe('Cannot share story: missing story ID');
    await opened();
    world.api.stories.toggleSharing.mockRejectedValueOnce(http(500));
    expect(await world.store.toggleSharing()).toBeNull();
    expect(now()).toMatchObject({
      sharing: 'idle',
      error: 'Failed to toggle sharing status. Please try again.',
    });
  });
});

it('forgets everything when the session is reset', async () => {
  await opened();
  world.bus.emit('session:reset', { reason: 'logout' });
  expect(now()).toMatchObject({ phase: 'idle', story: null, creating: null });
  expect(world.rooms.size).toBe(0);
});
