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
const created = (n: number) => story([page(n, '')]).pages[0]!;
const http = (status: number, body?: unknown) => new ApiError('http', status, 'POST /x/', body);

const setUp = () => {
  const rooms = new Map<Id, (message: ServerMessage) => void>();
  const bus = createBus(() => undefined);
  const events: [string, unknown][] = [];
  for (const name of ['story:opened', 'story:left', 'story:created', 'story:page-turned'] as (keyof Events)[])
    bus.on(name, (event) => events.push([name, event]));
  const api = {
    stories: {
      get: vi.fn(async (_id: Id) => story()),
      create: vi.fn(async (_input: unknown) => story([])),
      createPage: vi.fn(async (_id: Id, _number?: number) => created(4)),
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
  const store = createStoryStore({ api, live, bus, activity, report } as never);
  return {
    ...{ store, api, live, bus, activity, report, events, rooms },
    send: (message: object, id: Id = 7) => rooms.get(id)?.(message as ServerMessage),
    waitUntilLoaded: () => vi.waitFor(() => expect(store.getState().phase).not.toBe('loading')),
  };
};
let test: ReturnType<typeof setUp>;
beforeEach(() => {
  test = setUp();
});
const now = () => test.store.getState();
const opened = async (pageIndex: number | null = null) => {
  const leave = test.store.open(7);
  test.store.setRequestedPage(pageIndex);
  await test.waitUntilLoaded();
  return leave;
};

describe('opening a story', () => {
  it('loads it once, joins its room and shows the latest page with text', async () => {
    test.store.open(7);
    expect(loadingText(now())).toBe('Loading story...');
    await test.waitUntilLoaded();
    expect(now()).toMatchObject({ phase: 'ready', position: { index: 2, manual: false } });
    expect(test.api.stories.get).toHaveBeenCalledTimes(1);
    expect([...test.rooms.keys()]).toEqual([7]);
    expect(test.events).toEqual([['story:opened', { storyId: 7 }]]);
  });

  it('shows the page that the URL names', async () => {
    await opened(0);
    expect(now().position).toMatchObject({ index: 0, manual: true });
  });

  it('leaves the room and clears the state when it is left', async () => {
    const leave = await opened();
    leave();
    expect(test.rooms.size).toBe(0);
    expect(now()).toMatchObject({ phase: 'idle', story: null });
    expect(test.events.at(-1)).toEqual(['story:left', { storyId: 7 }]);
  });

  it('drops the response for a story that was left meanwhile', async () => {
    test.api.stories.get.mockImplementation(async (id) => story([page(1)], { id }));
    test.store.open(8);
    test.store.open(7);
    await test.waitUntilLoaded();
    expect(now().story?.id).toBe(7);
    expect([...test.rooms.keys()]).toEqual([7]);
  });

  it('keeps what arrived live before the response', async () => {
    test.store.open(7);
    test.send({
      type: 'story_update',
      data: { id: 7, title: 'Live', pages: [page(1)] },
      epoch: 'e',
      seq: 9,
    });
    expect(now().phase).toBe('ready');
    await vi.waitFor(() => expect(test.api.stories.get).toHaveResolved());
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
  ])('shows the message of %s', async (_case, error, phase, sentence) => {
    test.api.stories.get.mockRejectedValue(error);
    await opened();
    expect(now()).toMatchObject({ phase, error: sentence, story: null });
  });

  it('loads again on retry after a failure', async () => {
    test.api.stories.get.mockRejectedValueOnce(http(500));
    await opened();
    test.store.retry();
    await test.waitUntilLoaded();
    expect(now()).toMatchObject({ phase: 'ready', error: null });
  });
});

describe('live messages', () => {
  it('move the reader to a new page once it has text', async () => {
    await opened();
    test.send({ type: 'page_update', data: { id: 7, pages: [page(4, '')] } });
    expect(now().position.index).toBe(2);
    test.send({ type: 'page_update', data: { id: 7, pages: [page(4)] } });
    expect(now().position.index).toBe(3);
    expect(test.events.at(-1)).toEqual(['story:page-turned', { storyId: 7, pageIndex: 3, by: 'arrival' }]);
  });

  it('for another story change nothing', async () => {
    await opened();
    const before = now();
    test.send({ type: 'title_update', data: { id: 8, title: 'Other' } });
    expect(now()).toBe(before);
    expect(test.api.stories.get).toHaveBeenCalledTimes(1);
  });

  it('show an error above the page, which the next message clears', async () => {
    await opened();
    test.send({ type: 'error', message: 'too fast', story_id: 7 });
    expect(now()).toMatchObject({ phase: 'ready', error: 'WebSocket error: too fast' });
    test.send({ type: 'title_update', data: { id: 7, title: 'New' } });
    expect(now().error).toBeNull();
  });

  it('that refuse the room follow the access-denied rule', async () => {
    await opened();
    test.send({ type: 'error', message: 'You do not have access to this story', story_id: 7 });
    expect(now()).toMatchObject({ phase: 'denied', story: null });
  });

  it('that refuse the room of a story that could not be loaded keep the message of the request', async () => {
    test.api.stories.get.mockRejectedValue(http(404, { error: 'Story not found' }));
    test.store.open(7);
    test.send({ type: 'error', message: 'You do not have access to this story', story_id: 7 });
    await vi.waitFor(() => expect(now().phase).toBe('failed'));
    test.send({ type: 'error', message: 'You do not have access to this story', story_id: 7 });
    expect(now()).toMatchObject({ phase: 'failed', error: 'Story not found' });
  });

  it('that close the room make the story be read again', async () => {
    await opened();
    test.api.stories.get.mockRejectedValue(http(403));
    test.send({ type: 'story_left', story_id: 7 });
    await vi.waitFor(() => expect(now().phase).toBe('denied'));
  });

  it('that close the room make the story be read again right after it was left and opened again', async () => {
    const leave = await opened();
    leave();
    await opened();
    test.send({ type: 'story_left', story_id: 7 });
    expect(test.api.stories.get).toHaveBeenCalledTimes(3);
  });

  it('that were under way for a story that was left change nothing', async () => {
    const leave = await opened();
    const listener = test.rooms.get(7);
    leave();
    const before = now();
    listener?.({ type: 'story_update', data: { id: 7, title: 'Late' } });
    listener?.({ type: 'error', message: 'too fast' });
    expect(now()).toBe(before);
  });
});

describe('the next page', () => {
  it('is shown ahead, then waits for its text', async () => {
    await opened();
    const asking = test.store.createPage();
    expect(now().position.index).toBe(3);
    expect(loadingText(now())).toBe('Creating the next page of your story...');
    await asking;
    expect(loadingText(now())).toBe('Writing next page...');
    expect(isWriting(now())).toBe(true);
    test.send({ type: 'page_update', data: { id: 7, pages: [page(4)] } });
    expect(loadingText(now())).toBeNull();
    expect(isWriting(now())).toBe(false);
    expect(test.events.at(-1)).toEqual(['story:page-turned', { storyId: 7, pageIndex: 3, by: 'hand' }]);
  });

  it('is requested with its number from a server with an event log', async () => {
    test.api.stories.get.mockResolvedValueOnce(story(undefined, { epoch: 'e', seq: 9 }));
    await opened();
    await test.store.createPage();
    expect(test.api.stories.createPage).toHaveBeenLastCalledWith(7, 4);
  });

  it('is requested without its number from a server without an event log', async () => {
    await opened();
    await test.store.createPage();
    expect(test.api.stories.createPage).toHaveBeenLastCalledWith(7, undefined);
  });

  it('is requested once, however often the button is pressed', async () => {
    await opened();
    await Promise.all([test.store.createPage(), test.store.createPage()]);
    expect(test.api.stories.createPage).toHaveBeenCalledTimes(1);
  });

  it('keeps what arrived live before the response', async () => {
    await opened();
    const asking = test.store.createPage();
    test.send({ type: 'page_update', data: { id: 7, pages: [{ ...page(4), image_status: 'completed' }] } });
    await asking;
    expect(now().story?.pages).toHaveLength(4);
    expect(now().story?.pages[3]).toMatchObject({ text: 'Text 4', image_status: 'completed' });
  });

  it('leads back to the last page when it fails, with a message until the next success', async () => {
    await opened();
    test.api.stories.createPage.mockRejectedValueOnce(http(500));
    await test.store.createPage();
    expect(now()).toMatchObject({
      position: { index: 2 },
      error: 'Failed to generate page. Please try again.',
    });
    await test.store.createPage();
    expect(now().error).toBeNull();
  });

  it('that is already being written (409) is waited for', async () => {
    await opened();
    test.api.stories.createPage.mockRejectedValueOnce(http(409));
    test.api.stories.get.mockResolvedValueOnce(story([page(1), page(2), page(3), page(4, '')]));
    await test.store.createPage();
    expect(now()).toMatchObject({ position: { index: 3 }, error: null });
  });

  it('that arrived ends the request, although its response is lost', async () => {
    await opened();
    let fail = (_: unknown) => {};
    test.api.stories.createPage.mockReturnValueOnce(
      new Promise((_, reject) => {
        fail = reject;
      }),
    );
    const asking = test.store.createPage();
    test.send({ type: 'page_update', data: { id: 7, pages: [page(4, '')] } });
    expect(isWriting(now())).toBe(true);
    test.send({ type: 'page_update', data: { id: 7, pages: [page(4)] } });
    expect(isWriting(now())).toBe(false);
    // Another page can be asked for, and the late failure of the first changes nothing.
    test.api.stories.createPage.mockReturnValueOnce(new Promise(() => {}));
    void test.store.createPage();
    expect(test.api.stories.createPage).toHaveBeenCalledTimes(2);
    fail(new ApiError('network', 0, 'POST /x/'));
    await asking;
    expect(now()).toMatchObject({ pageRequest: 'pending', error: null, position: { index: 4 } });
  });

  it('whose response was lost is looked for, and the message of a failure is cleared when the page comes', async () => {
    await opened();
    test.api.stories.createPage.mockRejectedValue(new ApiError('network', 0, 'POST /x/'));
    test.api.stories.get.mockResolvedValueOnce(story([page(1), page(2), page(3), page(4, '')]));
    await test.store.createPage();
    expect(now()).toMatchObject({ position: { index: 3 }, error: null, pageRequest: 'idle' });
    test.send({ type: 'page_update', data: { id: 7, pages: [page(4)] } });

    test.api.stories.get.mockRejectedValueOnce(new ApiError('network', 0, 'GET /x/'));
    await test.store.createPage();
    expect(now()).toMatchObject({
      position: { index: 3 },
      error: 'Failed to generate page. Please try again.',
    });
    test.send({ type: 'page_update', data: { id: 7, pages: [page(5)] } });
    expect(now()).toMatchObject({ position: { index: 4 }, error: null });
  });

  it('refused to a reader who is not the owner follows the access-denied rule', async () => {
    await opened();
    test.api.stories.createPage.mockRejectedValueOnce(http(403));
    await test.store.createPage();
    expect(now().phase).toBe('denied');
  });
});

describe('starting a story', () => {
  const input = { theme: ' woods ', desiredEnding: 'home', characters: [{ id: 1 }] };

  it('creates it, joins its room, requests the first page and is taken over by the reader', async () => {
    test.api.stories.createPage.mockResolvedValue(created(1));
    const starting = test.store.start(input);
    expect(loadingText(now())).toBe('Starting your story...');
    expect(await starting).toEqual({ status: 'started', storyId: 7 });
    expect(test.api.stories.create).toHaveBeenCalledWith({
      title: 'Your Story',
      theme: 'woods',
      desired_ending: 'home',
      characters: [1],
    });
    expect(now().creating).toBe(7);
    expect(test.activity.countStory).toHaveBeenCalledTimes(1);
    expect(test.events).toEqual([['story:created', { storyId: 7 }]]);
    test.store.open(7);
    expect(test.api.stories.get).not.toHaveBeenCalled();
    expect(loadingText(now())).toBe('Creating your story...');
    test.send({ type: 'page_update', data: { id: 7, pages: [page(1)] } });
    expect(now().creating).toBeNull();
    expect(loadingText(now())).toBeNull();
  });

  it.each([
    [{ ...input, theme: '  ' }, 'Theme and ending are required'],
    [{ ...input, desiredEnding: '' }, 'Theme and ending are required'],
    [{ ...input, characters: [] }, 'At least one character is required'],
  ])('refuses %j', async (wrong, error) => {
    expect(await test.store.start(wrong)).toEqual({ status: 'refused', error });
    expect(test.api.stories.create).not.toHaveBeenCalled();
  });

  it('is refused while another start is under way', async () => {
    const first = test.store.start(input);
    expect(await test.store.start(input)).toEqual({ status: 'busy' });
    await first;
    expect(test.api.stories.create).toHaveBeenCalledTimes(1);
  });

  it.each([
    [http(500), 'Failed to start story. Please try again.'],
    [http(400, { error: 'Please choose kinder words.' }), 'Please choose kinder words.'],
  ])('resolves with the message of a failure', async (error, sentence) => {
    test.api.stories.create.mockRejectedValueOnce(error);
    expect(await test.store.start(input)).toEqual({ status: 'refused', error: sentence });
    expect(now().phase).toBe('idle');
  });

  it('is done when it is opened again and its first page has text', async () => {
    await test.store.start(input);
    test.store.open(7)();
    await opened();
    expect(now().creating).toBeNull();
  });

  it('stays known after the reader is left, until it is reset', async () => {
    await test.store.start(input);
    test.store.open(7)();
    expect(now().creating).toBe(7);
    test.store.reset();
    expect(now().creating).toBeNull();
  });
});

describe('sharing', () => {
  it('applies the response and keeps the pages', async () => {
    await opened();
    expect(await test.store.toggleSharing()).toMatchObject({ is_public: true, share_url: '/s/1' });
    expect(now().story?.pages).toHaveLength(3);
    expect(test.report).not.toHaveBeenCalled();
  });

  it('reports a response without an id', async () => {
    await opened();
    test.api.stories.toggleSharing.mockResolvedValueOnce({ is_public: true });
    await test.store.toggleSharing();
    expect(test.report).toHaveBeenCalledWith(expect.objectContaining({ level: 'warning' }));
  });

  it('shows a message when it failed or there is no story', async () => {
    await test.store.toggleSharing();
    expect(now().error).toBe('Cannot share story: missing story ID');
    await opened();
    test.api.stories.toggleSharing.mockRejectedValueOnce(http(500));
    expect(await test.store.toggleSharing()).toBeNull();
    expect(now()).toMatchObject({
      sharing: 'idle',
      error: 'Failed to toggle sharing status. Please try again.',
    });
  });
});

it('leaves and clears the story when the session is reset', async () => {
  await opened();
  test.bus.emit('session:reset', { reason: 'logout' });
  expect(now()).toMatchObject({ phase: 'idle', story: null, creating: null });
  expect(test.rooms.size).toBe(0);
});

describe('a session that expires while a story is open', () => {
  it('drops the story and asks to sign in, instead of loading for ever', async () => {
    const leave = await opened();
    test.bus.emit('session:reset', { reason: 'expired' });
    expect(now()).toMatchObject({
      phase: 'failed',
      storyId: 7,
      story: null,
      error: 'Please sign in again to go on reading.',
    });
    expect(test.rooms.size).toBe(0);
    leave();
    expect(now()).toMatchObject({ phase: 'idle', storyId: null });
  });

  it('drops a story that is still loading, whose answer no longer counts', async () => {
    let answer: ((answered: ReturnType<typeof story>) => void) | undefined;
    test.api.stories.get.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    test.store.open(7);
    test.bus.emit('session:reset', { reason: 'expired' });
    answer?.(story());
    await Promise.resolve();
    expect(now()).toMatchObject({ phase: 'failed', story: null });
  });

  it('can be opened again in place, with its room, and is left with the screen', async () => {
    const leave = await opened();
    test.bus.emit('session:reset', { reason: 'expired' });
    test.store.retry();
    await test.waitUntilLoaded();
    expect(now()).toMatchObject({ phase: 'ready', storyId: 7 });
    expect([...test.rooms.keys()]).toEqual([7]);
    leave();
    expect(test.rooms.size).toBe(0);
  });

  it('leaves other screens alone', () => {
    test.bus.emit('session:reset', { reason: 'expired' });
    expect(now()).toMatchObject({ phase: 'idle', storyId: null, error: null });
  });
});

describe('the requested page', () => {
  it('of an open story is shown', async () => {
    await opened();
    test.store.setRequestedPage(0);
    expect(now().position).toMatchObject({ index: 0, manual: true });
    expect(test.events.at(-1)).toEqual(['story:page-turned', { storyId: 7, pageIndex: 0, by: 'hand' }]);
    test.store.setRequestedPage(null);
    expect(now().position).toMatchObject({ index: 2, manual: false });
  });

  it('stays the requested one when the story is loaded again after a failure', async () => {
    test.api.stories.get.mockRejectedValueOnce(http(500));
    await opened(1);
    test.store.retry();
    await test.waitUntilLoaded();
    expect(now().position.index).toBe(1);
  });

  it('is forgotten when the story is left', async () => {
    const leave = await opened(0);
    leave();
    test.store.open(7);
    await test.waitUntilLoaded();
    expect(now().position.index).toBe(2);
  });
});

it('leaves the story and ignores the bus once it is disposed of', async () => {
  await opened();
  test.store.dispose();
  expect(test.rooms.size).toBe(0);
  expect(now()).toMatchObject({ phase: 'idle', story: null });
  await opened();
  test.bus.emit('session:reset', { reason: 'logout' });
  expect(now().phase).toBe('ready');
});
