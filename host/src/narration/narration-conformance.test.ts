import { Id } from '@weaversworld/shared/contract';
import { createBus } from '@weaversworld/shared/shell';
import { createMemoryStorage } from '@weaversworld/shared/storage';
import { createTestNarration } from '@weaversworld/shared/testing';
import { testNarrationConformance } from '@weaversworld/shared/testing/conformance';
import { afterEach, beforeEach, vi } from 'vitest';
import { createFakePageLifecycle } from '../testing/fake-page-lifecycle.ts';
import { createFakeSpeechDeps, FakeSpeechEngine } from '../testing/fake-speech.ts';
import { createNarration } from './create-narration.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

testNarrationConformance([
  [
    'createNarration',
    ({ stories, supported }) =>
      createNarration({
        loadStory: async (id) => {
          const found = stories.find((story) => story.id === Id.parse(id));
          if (!found) throw new Error('404');
          return found;
        },
        live: { join: () => () => undefined },
        bus: createBus(() => undefined),
        speech: createFakeSpeechDeps(supported ? new FakeSpeechEngine() : null),
        storage: createMemoryStorage(),
        page: createFakePageLifecycle().page,
        report: () => undefined,
      }),
  ],
  ['createTestNarration', ({ supported }) => createTestNarration({ supported }, [])],
]);
