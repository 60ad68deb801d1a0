import type { Id, ServerMessage } from '@weaversworld/shared/contract';
import type { Live, LiveState, Report } from '@weaversworld/shared/shell';
import { createTestReadable, type TestReadable } from './test-readable.ts';
import { recordCalls, type ServiceOverrides, splitOverrides, type TestCall } from './test-service.ts';

/** Methods and initial state of a test live channel. */
export type TestLiveOverrides = ServiceOverrides<Live, LiveState>;
/** A live channel whose messages and state a test can send. */
export interface TestLive extends Live, TestReadable<LiveState> {
  /** Delivers a message from the server to the subscribers of a story's room. */
  deliver(storyId: Id, message: ServerMessage): void;
  /** The story id of every subscription. */
  rooms(): Id[];
}

/** A live channel in memory, open from the start. */
export const createTestLive = (
  overrides: TestLiveOverrides | undefined,
  calls: TestCall[],
  report: (report: Report) => void = () => undefined,
): TestLive => {
  const given = splitOverrides(overrides);
  const state = createTestReadable<LiveState>({ status: 'open', error: null, ...given.state });
  const subscriptions = new Set<{ storyId: Id; listener: (message: ServerMessage) => void }>();
  const methods: Pick<Live, 'join' | 'reconnect'> = {
    join: (storyId, listener) => {
      const subscription = { storyId, listener };
      subscriptions.add(subscription);
      return () => void subscriptions.delete(subscription);
    },
    reconnect: () => {
      const { status } = state.get();
      if (status !== 'open' && status !== 'connecting') state.set({ status: 'connecting', error: null });
    },
  };
  return {
    ...state,
    ...recordCalls('live', { ...methods, ...given.methods }, calls),
    deliver: (storyId, message) => {
      for (const subscription of [...subscriptions]) {
        if (String(subscription.storyId) !== String(storyId)) continue;
        try {
          subscription.listener(message);
        } catch (error) {
          report({ level: 'error', source: 'live', message: 'A listener of the live channel failed', error });
        }
      }
    },
    rooms: () => [...subscriptions].map(({ storyId }) => storyId),
  };
};
