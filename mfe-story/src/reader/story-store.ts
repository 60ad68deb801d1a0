import { errorMessage, isAccessDenial, isApiError } from '@weaversworld/shared/api';
import {
  type Id,
  mergeSnapshot,
  mergeStory,
  type ServerMessage,
  type Story,
} from '@weaversworld/shared/contract';
import type { Unsubscribe } from '@weaversworld/shared/shell';
import { createStore } from 'zustand/vanilla';
import { emitStoryEvents } from './emit-story-events.ts';
import { nextPosition, type PageMove } from './reading-position.ts';
import { createPageRequest, createRedrawRequest } from './request-page.ts';
import { createSharing } from './share-story.ts';
import { createStart } from './start-story.ts';
import { INITIAL_STORY_STATE, type StoryContext, type StoryDeps, type StoryState } from './story-state.ts';

const LOAD_FAILED = 'Failed to load story. Please try again.';
const SIGNED_OUT = 'Please sign in again to go on reading.';
const REFRESH_FAILED = 'Failed to load story data';
const DENIED = 'You do not have access to this story';
const LIVE_ERROR = 'WebSocket error: ';

/**
 * The open story: loading, live messages, the reading position, new pages, sharing. One store for the life of the
 * remote; a visit lasts from `open` or `start` until the story is left.
 */
export const createStoryStore = (deps: StoryDeps) => {
  const { api, bus, live } = deps;
  const store = createStore<StoryState>()(() => INITIAL_STORY_STATE);
  const { getState: get, setState: set } = store;
  const storyEvents = emitStoryEvents(store, bus);
  let visit = new AbortController();
  let room: { storyId: Id; leave: Unsubscribe } | null = null;
  let openedId: Id | null = null;
  /** Identifies the last call of `open` whose story was not left. */
  let openToken: symbol | null = null;

  const warn = (message: string, error?: unknown) =>
    deps.report({ level: 'warning', source: 'mfe-story', message, error });

  const move = (step: PageMove) =>
    set(({ position, story }) => ({ position: nextPosition(position, step, story?.pages ?? []) }));

  const handleDenial = (error: unknown): boolean => {
    if (!isAccessDenial(error)) return false;
    const message = typeof error === 'string' ? error : errorMessage(error, DENIED);
    set({ phase: 'denied', story: null, creating: null, error: message });
    return true;
  };

  /** The id of the story being created, or null once `story` is that one and has text. */
  const creatingAfter = (story: Story): Id | null => {
    const { creating } = get();
    return creating === story.id && story.pages.some((page) => page.text !== '') ? null : creating;
  };

  /** Shows a story that was not shown before in this visit. */
  const show = (story: Story) => {
    const { position, requestedPage } = get();
    set({
      phase: 'ready',
      story,
      position: nextPosition(position, { type: 'requested', pageIndex: requestedPage }, story.pages),
      error: null,
      creating: creatingAfter(story),
    });
    resumeShareAgain(story);
  };

  const update = (story: Story) => {
    const { phase, position } = get();
    const isShown = phase === 'ready';
    set({
      story,
      position: isShown ? nextPosition(position, { type: 'arrived' }, story.pages) : position,
      creating: creatingAfter(story),
    });
  };

  const load = async (storyId: Id): Promise<void> => {
    const { signal } = visit;
    set({ phase: 'loading', storyId, error: null });
    try {
      const snapshot = await api.stories.get(storyId, signal);
      if (signal.aborted) return;
      const story = mergeSnapshot(get().story, snapshot);
      if (get().phase === 'ready') update(story);
      else show(story);
    } catch (error) {
      if (signal.aborted || get().phase === 'ready' || handleDenial(error)) return;
      warn(LOAD_FAILED, error);
      set({ phase: 'failed', error: errorMessage(error, LOAD_FAILED) });
    }
  };

  const refresh = async (): Promise<boolean> => {
    const { signal } = visit;
    const { storyId } = get();
    if (storyId === null) return false;
    try {
      const snapshot = await api.stories.get(storyId, signal);
      if (!signal.aborted) update(mergeSnapshot(get().story, snapshot));
      return true;
    } catch (error) {
      if (signal.aborted || handleDenial(error)) return false;
      warn(REFRESH_FAILED, error);
      if (isApiError(error) && error.status === 404)
        set({ phase: 'failed', story: null, error: errorMessage(error, REFRESH_FAILED) });
      return false;
    }
  };

  const handleLiveError = (message: string) => {
    // The room sends the same error for unknown and forbidden stories; until the story is loaded, the GET response tells which.
    if (isAccessDenial(message) && get().phase !== 'ready') return;
    if (!handleDenial(message)) set({ error: `${LIVE_ERROR}${message}` });
  };

  const handleLiveMessage = (message: ServerMessage): void => {
    if (message.type === 'pong') return;
    if (message.type === 'story_left') return void refresh();
    if (message.type === 'error') {
      handleLiveError(message.message);
      return;
    }
    const before = get();
    const story = mergeStory(before.story, message);
    if (story === null || story === before.story) return;
    if (before.error?.startsWith(LIVE_ERROR)) set({ error: null });
    const isUnshown = before.phase === 'loading' || before.phase === 'failed';
    if (isUnshown && message.type === 'story_update') show(story);
    else update(story);
  };

  const joinRoom = (storyId: Id) => {
    const { signal } = visit;
    const leave = live.join(storyId, (message) => {
      if (!signal.aborted) handleLiveMessage(message);
    });
    room = { storyId, leave };
  };

  /** Ends the visit. A story that is being created stays known. */
  const leave = () => {
    const storyId = openedId;
    visit.abort();
    visit = new AbortController();
    room?.leave();
    room = null;
    openedId = null;
    openToken = null;
    set(({ creating }) => ({ ...INITIAL_STORY_STATE, creating }));
    if (storyId !== null) bus.emit('story:left', { storyId });
  };

  const reset = () => {
    leave();
    set(INITIAL_STORY_STATE);
  };

  const context: StoryContext = {
    get,
    set,
    subscribe: store.subscribe,
    signal: () => visit.signal,
    move,
    refresh,
    handleDenial,
    warn,
  };
  const createPage = createPageRequest(context, deps);
  const { resumeShareAgain, forgetUnshared, ...sharing } = createSharing(context, deps);

  const enter = (storyId: Id) => {
    storyEvents.restart();
    openedId = storyId;
    bus.emit('story:opened', { storyId });
  };

  /** Opens a story; returns the function that leaves it. A story that was just started here is taken over as it is. */
  const open = (storyId: Id): Unsubscribe => {
    const isStartedHere = room?.storyId === storyId && openedId === null && get().phase === 'ready';
    if (!isStartedHere) leave();
    const token = Symbol(String(storyId));
    openToken = token;
    enter(storyId);
    if (!isStartedHere) {
      joinRoom(storyId);
      void load(storyId);
    }
    return () => {
      if (openToken === token) leave();
    };
  };

  const unsubscribe = bus.on('session:reset', ({ reason }) => {
    const [storyId, token] = [openedId, openToken];
    reset();
    if (reason !== 'expired') forgetUnshared();
    if (reason !== 'expired' || storyId === null) return;
    // The reader stays where it is, so that signing in again leads back to this story.
    openToken = token;
    set({ phase: 'failed', storyId, error: SIGNED_OUT });
  });

  return {
    getState: get,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    open,
    /** Creates a story, joins its room and requests its first page. */
    start: createStart(context, deps, {
      reset,
      onCreated: (storyId) => {
        joinRoom(storyId);
        void createPage();
      },
    }),
    createPage,
    redraw: createRedrawRequest(context, deps),
    ...sharing,
    /** Leaves the story and forgets it, even one that is being created. */
    reset,
    /** The visitor goes elsewhere: the create screen no longer redirects to the story being created. */
    cancelCreating: () => set({ creating: null }),
    /** Loads again after a failure. */
    retry: () => {
      const { storyId, phase } = get();
      if (storyId === null || phase !== 'failed') return;
      if (openedId === null) {
        enter(storyId);
        joinRoom(storyId);
      }
      void load(storyId);
    },
    /** Hides the message above the page. */
    dismissError: () => set(({ phase, error }) => ({ error: phase === 'ready' ? null : error })),
    /** The page that the URL names; null for the latest page with text. */
    setRequestedPage: (requestedPage: number | null) => {
      set({ requestedPage });
      if (get().phase === 'ready') move({ type: 'requested', pageIndex: requestedPage });
    },
    /** Read-aloud went on to another page. */
    followNarration: (pageIndex: number) => move({ type: 'narrated', pageIndex }),
    /** Leaves the story and ends every subscription. */
    dispose: () => {
      unsubscribe();
      reset();
    },
  };
};
