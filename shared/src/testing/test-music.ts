import type { Music } from '@weaversworld/shared/shell';
import { createTestReadable, type TestReadable } from './test-readable.ts';
import { recordCalls, type TestCall } from './test-service.ts';

/** Music whose state a test can set. */
export type TestMusic = Music & TestReadable<{ playing: boolean }>;

/** Music without a sound. */
export const createTestMusic = (overrides: { playing?: boolean } = {}, calls: TestCall[]): TestMusic => {
  const state = createTestReadable({ playing: false, ...overrides });
  const toggle = () => state.set({ playing: !state.get().playing });
  return { ...state, ...recordCalls('music', { toggle }, calls) };
};
