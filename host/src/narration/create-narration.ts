import { Id, mergeSnapshot, mergeStory, type Story } from '@weaversworld/shared/contract';
import type { Bus, Live, Narration, NarrationState, Report } from '@weaversworld/shared/shell';
import type { StorageLike } from '@weaversworld/shared/storage';
import { createStore } from 'zustand/vanilla';
import { createLatest } from '../latest.ts';
import type { PageLifecycle } from '../page-lifecycle.ts';
import { createSpeech, type SpeakOptions } from '../speech/create-speech.ts';
import type { SpeechDeps } from '../speech/speech-deps.ts';
import { newlyWrittenPages, nextPageWithText, pageCountOf } from './narrated-pages.ts';
import {
  AUTO_START_DELAY,
  actionAfterArrival,
  actionAfterError,
  clampRate,
  indexAfterPageTurn,
  RATE,
} from './narration-rules.ts';
import { type NarrationSettings, persistNarration } from './persisted-narration.ts';

/** The dependencies of read-aloud. */
export interface NarrationDeps {
  /** GET /stories/{id}/. */
  loadStory(storyId: Id): Promise<Story>;
  live: Pick<Live, 'join'>;
  bus: Bus;
  speech: SpeechDeps;
  storage: StorageLike;
  page: PageLifecycle;
  report(report: Report): void;
}

/** Read-aloud with what only the host calls. */
export interface HostNarration extends Narration {
  /** Restores the state of the last visit; call it once the session is loaded. Never rejects. */
  restore(): Promise<void>;
}

const INITIAL_STATE: NarrationState = {
  status: 'idle',
  storyId: null,
  title: '',
  pageIndex: 0,
  pageCount: 0,
  spoken: null,
  word: null,
};

/**
 * Read-aloud, independent of the route. idle: no story is loaded; playing; paused: by the user; stopped: a story is
 * loaded and has nothing more to read, so the next page that arrives starts by itself.
 */
export const createNarration = (deps: NarrationDeps): HostNarration => {
  const { bus, report } = deps;
  const persisted = persistNarration(deps.storage, report);
  const settings = createStore<NarrationSettings>(
    () => persisted.settings.read() ?? { voice: null, rate: RATE.default },
  );
  const store = createStore<NarrationState>(() => INITIAL_STATE);
  const speech = createSpeech(deps.speech, settings.getState);
  /** Loading a story or starting a page; aborted by the next play, stop or reset. */
  const latest = createLatest();

  let story: Story | null = null;
  /** The story open on screen, so that `play` can speak within the user gesture, without a request. */
  let openStory: Story | null = null;
  let leaveRoom = () => {};
  let cancelAutoStart = () => {};

  /** Remotes may pass an id as it appears in a URL. */
  const isLoaded = (storyId: Id): boolean => story?.id === Id.parse(storyId);

  const set = (change: Partial<NarrationState>) => {
    store.setState(change);
    const { storyId, pageIndex, status } = store.getState();
    if (storyId !== null) persisted.position.write({ storyId, pageIndex, playing: status === 'playing' });
  };

  const unload = () => {
    latest.begin();
    cancelAutoStart();
    speech.stop();
    leaveRoom();
    leaveRoom = () => {};
    story = null;
    store.setState(INITIAL_STATE, true);
    persisted.position.write(null);
  };

  const handleError = (error: string, unprompted: boolean) => {
    if (actionAfterError(error, unprompted) === 'pause') {
      set({ status: 'paused', spoken: null, word: null });
      return;
    }
    report({ level: 'error', source: 'narration', message: `Reading aloud failed: ${error}` });
    unload();
  };

  const setStopped = () => set({ status: 'stopped', spoken: null, word: null });

  /** Reads from the first page with text at or after `from`; false when there is none. */
  const readFrom = (from: number, { unprompted = false, automatic = false } = {}): boolean => {
    cancelAutoStart();
    const pageIndex = story && nextPageWithText(story, from);
    if (!story || pageIndex === null) {
      setStopped();
      return false;
    }
    const { id: storyId } = story;
    let hasStarted = false;
    const options: SpeakOptions = {
      unprompted,
      onSpoken: ({ start, end }) => {
        hasStarted = true;
        store.setState({ spoken: { pageIndex, start, end }, word: null });
      },
      onWord: (word) => store.setState({ word }),
      onEnd: () => readFrom(pageIndex + 1, { automatic: true }),
      onError: (error) => handleError(error, unprompted && !hasStarted),
    };
    set({ status: 'playing', pageIndex, spoken: null, word: null });
    if (!speech.speak(story.pages[pageIndex]?.text ?? '', options)) {
      setStopped();
      return false;
    }
    if (automatic) bus.emit('narration:page-changed', { storyId, pageIndex });
    return true;
  };

  const scheduleAutoStart = (pageIndex: number) => {
    cancelAutoStart();
    const signal = latest.current();
    cancelAutoStart = deps.speech.schedule(() => {
      if (!signal.aborted && store.getState().status === 'stopped') readFrom(pageIndex, { automatic: true });
    }, AUTO_START_DELAY);
  };

  const updateStory = (before: Story, after: Story) => {
    if (after === before) return;
    story = after;
    set({ title: after.title, pageCount: pageCountOf(after) });
    const action = actionAfterArrival(store.getState(), newlyWrittenPages(before, after));
    if (action.next === 'nothing') return;
    if (action.next === 'read') scheduleAutoStart(action.pageIndex);
    else set({ pageIndex: action.pageIndex });
  };

  const selectStory = (selected: Story, pageIndex: number) => {
    story = selected;
    leaveRoom();
    set({
      ...INITIAL_STATE,
      status: 'stopped',
      storyId: selected.id,
      title: selected.title,
      pageIndex,
      pageCount: pageCountOf(selected),
    });
    leaveRoom = deps.live.join(selected.id, (message) => {
      if (message.type === 'story_left') {
        if (store.getState().status === 'playing') unload();
      } else if (message.type !== 'error' && message.type !== 'pong' && story)
        updateStory(story, mergeStory(story, message) ?? story);
    });
  };

  /** The story from the server; null after a failure, which is reported. */
  const fetchStory = async (storyId: Id): Promise<Story | null> => {
    try {
      return await deps.loadStory(storyId);
    } catch (error) {
      report({ level: 'error', source: 'narration', message: 'Failed to load story for read-aloud', error });
      return null;
    }
  };

  const pause = () => {
    if (store.getState().status !== 'playing') return speech.stopWord();
    speech.pause();
    set({ status: 'paused', word: null });
  };

  const resume = () => {
    const { status, pageIndex, spoken } = store.getState();
    if (status !== 'paused' && status !== 'stopped') return;
    // The remembered sentence belongs to the page it was spoken on.
    if (spoken?.pageIndex === pageIndex && speech.resume()) set({ status: 'playing' });
    else readFrom(pageIndex);
  };

  // Browsers load voices lazily: requesting them now makes them available to the first utterance.
  void speech.voices();
  bus.on('story:changed', (event) => {
    openStory = event.story;
    if (story && isLoaded(event.story.id)) updateStory(story, mergeSnapshot(story, event.story));
  });
  bus.on('story:page-turned', (event) => {
    const state = store.getState();
    if (!isLoaded(event.storyId)) return;
    const pageIndex = indexAfterPageTurn(state, event);
    if (pageIndex !== state.pageIndex) set({ pageIndex, spoken: null, word: null });
  });
  bus.on('story:deleted', ({ storyId }) => {
    if (isLoaded(storyId)) unload();
  });
  bus.on('session:reset', () => {
    openStory = null;
    unload();
  });
  deps.page.onHide(() => {
    // The persisted state stays `playing`, so that a reload resumes.
    speech.pause();
  });
  deps.page.onRestore(() => {
    if (store.getState().status === 'playing' && !speech.resume()) set({ status: 'paused' });
  });

  return {
    supported: speech.supported,
    get: store.getState,
    subscribe: store.subscribe,

    async play(storyId, pageIndex) {
      if (!speech.supported) return false;
      if (!isLoaded(storyId)) {
        unload();
        const signal = latest.current();
        const selected = openStory?.id === Id.parse(storyId) ? openStory : await fetchStory(storyId);
        if (selected === null || signal.aborted) return false;
        selectStory(selected, pageIndex ?? 0);
      }
      latest.begin();
      return readFrom(pageIndex ?? store.getState().pageIndex);
    },
    pause,
    resume,
    stop: unload,
    say(word) {
      pause();
      return speech.say(word);
    },
    voices: speech.voices,

    settings: {
      get: settings.getState,
      subscribe: settings.subscribe,
      set(change) {
        const next = { ...settings.getState(), ...change };
        settings.setState({ ...next, rate: clampRate(next.rate) });
        persisted.settings.write(settings.getState());
        // Repeats the current sentence with the new settings.
        if (speech.pause()) speech.resume();
      },
    },

    async restore() {
      const saved = persisted.position.read();
      if (saved === null || story !== null || !speech.supported) return;
      const signal = latest.current();
      const restored = await fetchStory(saved.storyId);
      if (signal.aborted) return;
      if (restored === null) return persisted.position.write(null);
      selectStory(restored, Math.min(saved.pageIndex, Math.max(0, restored.pages.length - 1)));
      if (!saved.playing) return set({ status: 'paused' });
      readFrom(store.getState().pageIndex, { unprompted: true });
    },
  };
};
