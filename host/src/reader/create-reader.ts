import { Id, mergeSnapshot, mergeStory, type Story } from '@weaversworld/shared/contract';
import type { Bus, Live, Narration, NarrationState, Report } from '@weaversworld/shared/shell';
import type { StorageLike } from '@weaversworld/shared/storage';
import { createStore } from 'zustand/vanilla';
import type { PageLifecycle } from '../page-lifecycle.ts';
import { createSpeech, type SpeakOptions } from '../speech/create-speech.ts';
import type { SpeechDeps } from '../speech/speech-deps.ts';
import { keptReading, type ReadingSettings } from './kept-reading.ts';
import { AUTO_START, afterArrival, afterFailure, afterTurn, clampRate, RATE } from './policy.ts';
import { arrivedPages, pageCountOf, pageToRead } from './told-story.ts';

/** What reading aloud needs of its deps. */
export interface ReaderDeps {
  /** GET /stories/{id}/. */
  loadStory(storyId: Id): Promise<Story>;
  live: Pick<Live, 'join'>;
  bus: Bus;
  speech: SpeechDeps;
  storage: StorageLike;
  page: PageLifecycle;
  report(report: Report): void;
}

export interface HostReader extends Narration {
  /** Brings back what the last visit left; call it once the session is known. Never rejects. */
  restore(): Promise<void>;
}

const IDLE: NarrationState = {
  status: 'idle',
  storyId: null,
  title: '',
  pageIndex: 0,
  pageCount: 0,
  spoken: null,
  word: null,
};

/**
 * Reading aloud, over all screens. idle: no story; playing and paused: as they say; stopped: a story is loaded and
 * there is nothing to read just now, but the wish to read goes on, so the next page starts by itself. Only Pause and
 * Stop end the wish.
 */
export const createReader = (deps: ReaderDeps): HostReader => {
  const { bus, report } = deps;
  const kept = keptReading(deps.storage, report);
  const settings = createStore<ReadingSettings>(
    () => kept.settings.read() ?? { voice: null, rate: RATE.usual },
  );
  const store = createStore<NarrationState>(() => IDLE);
  const speech = createSpeech(deps.speech, settings.getState);

  let told: Story | null = null;
  /** The open story as its screen last told it, so that Start need not wait for the network. */
  let known: Story | null = null;
  let closeRoom = () => {};
  let cancelStart = () => {};
  /** A load that was overtaken by another wish must not come through. */
  let wish = 0;

  const set = (change: Partial<NarrationState>) => {
    store.setState(change);
    const { storyId, pageIndex, status } = store.getState();
    if (storyId !== null) kept.place.write({ storyId, pageIndex, playing: status === 'playing' });
  };

  const unload = () => {
    wish += 1;
    cancelStart();
    speech.stop();
    closeRoom();
    closeRoom = () => {};
    told = null;
    store.setState(IDLE, true);
    kept.place.write(null);
  };

  const fail = (error: string, unprompted: boolean) => {
    if (afterFailure(error, unprompted) === 'pause') {
      set({ status: 'paused', spoken: null, word: null });
      return;
    }
    report({ level: 'error', source: 'reader', message: `Reading aloud failed: ${error}` });
    unload();
  };

  const nothingToRead = () => set({ status: 'stopped', spoken: null, word: null });

  /** Reads on from a page; false when there is nothing to read from there on. */
  const readFrom = (from: number, { unprompted = false, byItself = false } = {}): boolean => {
    cancelStart();
    const pageIndex = told && pageToRead(told, from);
    if (!told || pageIndex === null) {
      nothingToRead();
      return false;
    }
    const { id: storyId } = told;
    let heard = false;
    const options: SpeakOptions = {
      unprompted,
      onSpoken: ({ start, end }) => {
        heard = true;
        store.setState({ spoken: { pageIndex, start, end }, word: null });
      },
      onWord: (word) => store.setState({ word }),
      onEnd: () => readFrom(pageIndex + 1, { byItself: true }),
      onError: (error) => fail(error, unprompted && !heard),
    };
    set({ status: 'playing', pageIndex, spoken: null, word: null });
    if (!speech.speak(told.pages[pageIndex]?.text ?? '', options)) {
      nothingToRead();
      return false;
    }
    if (byItself) bus.emit('narration:page-changed', { storyId, pageIndex });
    return true;
  };

  const startSoon = (pageIndex: number) => {
    cancelStart();
    const mine = wish;
    cancelStart = deps.speech.after(AUTO_START, () => {
      if (mine === wish && store.getState().status === 'stopped') readFrom(pageIndex, { byItself: true });
    });
  };

  const update = (before: Story, changed: Story) => {
    if (changed === before) return;
    told = changed;
    set({ title: told.title, pageCount: pageCountOf(told) });
    const after = afterArrival(store.getState(), arrivedPages(before, told));
    if (after.next === 'nothing') return;
    if (after.next === 'read') startSoon(after.pageIndex);
    else set({ pageIndex: after.pageIndex });
  };

  const take = (story: Story, pageIndex: number) => {
    const id = story.id;
    told = story;
    closeRoom();
    set({
      ...IDLE,
      status: 'stopped',
      storyId: id,
      title: story.title,
      pageIndex,
      pageCount: pageCountOf(story),
    });
    closeRoom = deps.live.join(id, (message) => {
      if (message.type === 'story_left') {
        if (store.getState().status === 'playing') unload();
      } else if (message.type !== 'error' && message.type !== 'pong' && told)
        update(told, mergeStory(told, message) ?? told);
    });
  };

  /** The story, from its open screen or from the server; null after a failure, which is logged. */
  const find = async (storyId: Id): Promise<Story | null> => {
    try {
      return await deps.loadStory(storyId);
    } catch (error) {
      report({ level: 'error', source: 'reader', message: 'Failed to load story for read-aloud', error });
      return null;
    }
  };

  const pause = () => {
    if (store.getState().status !== 'playing') return;
    speech.pause();
    set({ status: 'paused', word: null });
  };

  const resume = () => {
    const { status, pageIndex, spoken } = store.getState();
    if (status !== 'paused' && status !== 'stopped') return;
    // The sentence is remembered only as long as the bar stands on its page.
    if (spoken?.pageIndex === pageIndex && speech.resume()) set({ status: 'playing' });
    else readFrom(pageIndex);
  };

  /** Remotes may pass on an id as it stands in a URL. */
  const isTold = (storyId: Id): boolean => told?.id === Id.parse(storyId);

  // Voices load lazily: asked for early, they are there when the first word is.
  void speech.voices();
  bus.on('story:changed', ({ story }) => {
    known = story;
    if (told && isTold(story.id)) update(told, mergeSnapshot(told, story));
  });
  bus.on('story:page-turned', (fact) => {
    const now = store.getState();
    if (!isTold(fact.storyId)) return;
    const pageIndex = afterTurn(now, fact);
    if (pageIndex !== now.pageIndex) set({ pageIndex, spoken: null, word: null });
  });
  bus.on('story:deleted', ({ storyId }) => {
    if (isTold(storyId)) unload();
  });
  bus.on('session:reset', () => {
    known = null;
    unload();
  });
  deps.page.onHide(() => {
    // The saved state stays as it is, so that a reload goes on reading.
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
      if (!isTold(storyId)) {
        unload();
        const mine = wish;
        const story = known?.id === Id.parse(storyId) ? known : await find(storyId);
        if (story === null || mine !== wish) return false;
        take(story, pageIndex ?? 0);
      }
      wish += 1;
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
        kept.settings.write(settings.getState());
        // The sentence under way is told again in the new voice.
        if (speech.pause()) speech.resume();
      },
    },

    async restore() {
      const saved = kept.place.read();
      if (saved === null || told !== null || !speech.supported) return;
      const mine = wish;
      const story = await find(saved.storyId);
      if (mine !== wish) return;
      if (story === null) return kept.place.write(null);
      take(story, Math.min(saved.pageIndex, Math.max(0, story.pages.length - 1)));
      if (!saved.playing) return set({ status: 'paused' });
      readFrom(store.getState().pageIndex, { unprompted: true });
    },
  };
};
