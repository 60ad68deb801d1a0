import { createTestLive } from '@weaversworld/shared/testing';
import { testLiveConformance } from '@weaversworld/shared/testing/conformance';
import { afterEach, beforeEach, vi } from 'vitest';
import { createFakeLiveDeps } from '../testing/fake-live.ts';
import { createLive } from './create-live.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

testLiveConformance([
  [
    'createLive',
    () => {
      const { deps, last, wake } = createFakeLiveDeps();
      const live = createLive(deps);
      return {
        live: {
          ...live,
          join: (storyId, listener) => {
            const leave = live.join(storyId, listener);
            last().fire('open');
            return leave;
          },
        },
        deliver: (_storyId, message) => last().receive(message),
        goOffline: () => {
          // More than three errors, each within a second of the one before.
          last().break();
          for (let retry = 1; retry <= 3; retry += 1) {
            wake('online');
            last().break();
          }
        },
      };
    },
  ],
  [
    'createTestLive',
    () => {
      const live = createTestLive(undefined, []);
      return {
        live,
        deliver: live.deliver,
        goOffline: () =>
          live.set({ status: 'offline', error: 'Failed to reconnect after multiple attempts' }),
      };
    },
  ],
]);
