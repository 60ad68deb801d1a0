import type { Id } from '@weaversworld/shared/contract';
import { createHearing } from './hear-story.ts';
import { createLoading } from './load-story.ts';
import { createRoom } from './room.ts';
import { createSharing } from './share-story.ts';
import { createStarting } from './start-story.ts';
import { createStoryCore, type ReaderWorld } from './story-core.ts';
import { tellStoryFacts } from './story-facts.ts';
import { CLOSED } from './story-state.ts';
import { createDrawingAgain, createPageWriting } from './write-page.ts';

/** The open story: loading, live changes, the place in it, new pages, sharing. One for the page's life. */
export const createStoryStore = (world: ReaderWorld) => {
  const core = createStoryCore(world);
  const { get, set } = core;
  const facts = tellStoryFacts(core.store, world.bus);
  const loading = createLoading(core, world);
  const room = createRoom(world.live, createHearing(core, loading), world.now);
  const createPage = createPageWriting(core, loading, world);
  let opened: Id | null = null;

  /** Ends the visit: the room is left, late answers are dropped. A story being created stays known. */
  const leave = () => {
    core.endVisit();
    room.leave();
    const storyId = opened;
    opened = null;
    set(({ creating }) => ({ ...CLOSED, creating }));
    if (storyId !== null) world.bus.emit('story:left', { storyId });
  };

  const reset = () => {
    leave();
    set(CLOSED);
  };
  world.bus.on('session:reset', reset);

  const begin = (storyId: Id) => {
    room.join(storyId);
    void createPage();
  };

  /** Opens a story at a page (null: the latest with text); returns the closing. A story just started here goes on. */
  const open = (storyId: Id, pageIndex: number | null): (() => void) => {
    const isStartedHere = room.holds(storyId) && opened === null && get().phase === 'ready';
    if (!isStartedHere) leave();
    core.want(pageIndex);
    facts.forget();
    opened = storyId;
    world.bus.emit('story:opened', { storyId });
    if (!isStartedHere) {
      room.join(storyId);
      void loading.load(storyId);
    }
    const isCurrent = core.watchVisit();
    return () => {
      if (isCurrent()) leave();
    };
  };

  return {
    getState: get,
    getInitialState: core.store.getInitialState,
    subscribe: core.store.subscribe,
    open,
    start: createStarting(core, world, begin, reset),
    createPage,
    drawAgain: createDrawingAgain(core, world),
    toggleSharing: createSharing(core, world),
    /** Leaves the story and forgets it, also one that is being created. */
    reset,
    /** The visitor goes elsewhere: a story still being created no longer calls them back. */
    letGo: () => set({ creating: null }),
    /** Loads again after a failure. */
    retry: () => {
      const { storyId, phase } = get();
      if (storyId !== null && phase === 'failed') void loading.load(storyId);
    },
    /** Takes the last failure's sentence away. */
    forgive: () => set(({ phase, error }) => ({ error: phase === 'ready' ? null : error })),
    /** Turns to a page by hand. */
    turn: (to: number) => core.move({ type: 'turned', to }),
    /** The address names a page of the story that is open. */
    goTo: (pageIndex: number | null) => {
      core.want(pageIndex);
      if (get().phase === 'ready') core.move({ type: 'opened', pageIndex });
    },
    /** The voice went on to another page. */
    followVoice: (to: number) => core.move({ type: 'voice', to }),
  };
};
