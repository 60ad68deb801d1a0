import type { Id, ServerMessage } from '@weaversworld/shared/contract';
import type {
  Activity,
  ActivityState,
  Live,
  LiveState,
  Music,
  Narration,
  NarrationState,
} from '@weaversworld/shared/shell';
import {
  createTestReadable,
  partOverrides,
  recorded,
  type TestCall,
  type TestReadable,
} from './test-readable.ts';

type Overrides<Part, State> = Partial<State & Omit<Part, 'get' | 'subscribe'>>;

export type TestLiveOverrides = Overrides<Live, LiveState>;
export interface TestLive extends Live, TestReadable<LiveState> {
  /** Lets the server say something in a story's room. */
  say(storyId: Id, message: ServerMessage): void;
  /** The rooms somebody holds now. */
  rooms(): Id[];
}

/** A live channel without a wire: `say` reaches whoever joined. */
export const createTestLive = (overrides: TestLiveOverrides | undefined, calls: TestCall[]): TestLive => {
  const given = partOverrides(overrides);
  const state = createTestReadable<LiveState>({ status: 'open', error: null, ...given.state });
  const joined = new Set<{ storyId: Id; listener: (message: ServerMessage) => void }>();
  const methods: Pick<Live, 'join' | 'reconnect'> = {
    join: (storyId, listener) => {
      const place = { storyId, listener };
      joined.add(place);
      return () => void joined.delete(place);
    },
    reconnect: () => state.set({ status: 'connecting', error: null }),
  };
  return {
    ...state,
    ...recorded('live', { ...methods, ...given.methods }, calls),
    say: (storyId, message) => {
      for (const place of [...joined]) if (String(place.storyId) === String(storyId)) place.listener(message);
    },
    rooms: () => [...joined].map(({ storyId }) => storyId),
  };
};

export type TestNarrationOverrides = Overrides<Narration, NarrationState>;
export type TestNarration = Narration & TestReadable<NarrationState>;

/** Read-aloud that only changes its state. */
export const createTestNarration = (
  overrides: TestNarrationOverrides | undefined,
  calls: TestCall[],
): TestNarration => {
  const given = partOverrides(overrides);
  const {
    supported = true,
    settings: givenSettings,
    ...start
  } = given.state as Partial<NarrationState & Narration>;
  const idle: NarrationState = {
    status: 'idle',
    storyId: null,
    title: '',
    pageIndex: 0,
    pageCount: 0,
    spoken: null,
    word: null,
  };
  const state = createTestReadable<NarrationState>({ ...idle, ...start });
  const settings = createTestReadable<{ voice: string | null; rate: number }>({ voice: null, rate: 0.9 });
  const methods: Pick<Narration, 'play' | 'pause' | 'resume' | 'stop' | 'say' | 'voices'> = {
    play: async (storyId, pageIndex = 0) => {
      state.set({ status: 'playing', storyId, pageIndex });
      return true;
    },
    pause: () => state.set({ status: 'paused' }),
    resume: () => state.set({ status: 'playing' }),
    stop: () => state.set({ ...idle, status: 'stopped' }),
    say: () => true,
    voices: async () => [],
  };
  return {
    ...state,
    ...recorded('narration', { ...methods, ...given.methods }, calls),
    supported,
    settings: givenSettings ?? recorded('narration.settings', settings, calls),
  };
};

export type TestMusic = Music & TestReadable<{ playing: boolean }>;

/** Music that only remembers whether it plays. */
export const createTestMusic = (overrides: { playing?: boolean } = {}, calls: TestCall[]): TestMusic => {
  const state = createTestReadable({ playing: false, ...overrides });
  const toggle = () => state.set({ playing: !state.get().playing });
  return { ...state, ...recorded('music', { toggle }, calls) };
};

export type TestActivityOverrides = Overrides<Activity, ActivityState>;
export type TestActivity = Activity & TestReadable<ActivityState>;

/** An anonymous visitor's counters in memory. */
export const createTestActivity = (
  overrides: TestActivityOverrides | undefined,
  calls: TestCall[],
): TestActivity => {
  const given = partOverrides(overrides);
  const none = { storiesCreated: 0, charactersCreated: 0, lastVisit: null, hasContent: false };
  const start: ActivityState = { ...none, ...given.state };
  const state = createTestReadable<ActivityState>({
    ...start,
    hasContent: start.storiesCreated + start.charactersCreated > 0,
  });
  const count = (key: 'storiesCreated' | 'charactersCreated') =>
    state.set({ [key]: state.get()[key] + 1, hasContent: true });
  const methods: Pick<Activity, 'countStory' | 'countCharacter' | 'reset'> = {
    countStory: () => count('storiesCreated'),
    countCharacter: () => count('charactersCreated'),
    reset: () => state.set(none),
  };
  return { ...state, ...recorded('activity', { ...methods, ...given.methods }, calls) };
};
