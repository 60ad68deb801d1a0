import type { Narration, NarrationState } from '@weaversworld/shared/shell';
import { createTestReadable, type TestReadable } from './test-readable.ts';
import { recordCalls, type ServiceOverrides, splitOverrides, type TestCall } from './test-service.ts';

/** Methods and initial state of a test narration. */
export type TestNarrationOverrides = ServiceOverrides<Narration, NarrationState>;
/** A narration whose state a test can set. */
export type TestNarration = Narration & TestReadable<NarrationState>;

const INITIAL_STATE: NarrationState = {
  status: 'idle',
  storyId: null,
  title: '',
  pageIndex: 0,
  pageCount: 0,
  spoken: null,
  word: null,
};

const createTestSettings = () => {
  const settings = createTestReadable<{ voice: string | null; rate: number }>({ voice: null, rate: 0.9 });
  return {
    ...settings,
    set: (change: { voice?: string | null; rate?: number }) => {
      const { rate = settings.get().rate, ...rest } = change;
      settings.set({ ...rest, rate: Math.min(1.5, Math.max(0.5, rate)) });
    },
  };
};

/** A narration without a voice, which knows no stories and only changes its state. */
export const createTestNarration = (
  overrides: TestNarrationOverrides | undefined,
  calls: TestCall[],
): TestNarration => {
  const given = splitOverrides(overrides);
  const {
    supported = true,
    settings: givenSettings,
    ...initial
  } = given.state as Partial<NarrationState & Narration>;
  const state = createTestReadable<NarrationState>({ ...INITIAL_STATE, ...initial });
  const changeStatus = (from: NarrationState['status'][], status: NarrationState['status']) => {
    if (from.includes(state.get().status)) state.set({ status });
  };
  const pause = () => changeStatus(['playing'], 'paused');
  const methods: Pick<Narration, 'play' | 'pause' | 'resume' | 'stop' | 'say' | 'voices'> = {
    play: async (storyId, pageIndex) => {
      if (!supported) return false;
      const current = state.get();
      const isLoaded = current.storyId !== null && String(current.storyId) === String(storyId);
      const start = isLoaded ? current : { ...INITIAL_STATE, storyId };
      state.set({ ...start, status: 'playing', pageIndex: pageIndex ?? start.pageIndex });
      return true;
    },
    pause,
    resume: () => changeStatus(['paused', 'stopped'], 'playing'),
    stop: () => state.set(INITIAL_STATE),
    say: () => {
      if (supported) pause();
      return supported;
    },
    voices: async () => [],
  };
  return {
    ...state,
    ...recordCalls('narration', { ...methods, ...given.methods }, calls),
    supported,
    settings: givenSettings ?? recordCalls('narration.settings', createTestSettings(), calls),
  };
};
