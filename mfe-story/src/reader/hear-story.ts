import { isAccessDenial } from '@weaversworld/shared/api';
import { mergeStory, type ServerMessage } from '@weaversworld/shared/contract';
import type { StoryLoading } from './load-story.ts';

import type { StoryCore } from './story-core.ts';

const LIVE_ERROR = 'WebSocket error: ';

/** What each live message of the open story does. A room closed by the server makes the story be read again. */
export const createHearing =
  (core: StoryCore, { refresh }: Pick<StoryLoading, 'refresh'>) =>
  (message: ServerMessage): void => {
    const { get, set } = core;
    if (message.type === 'pong') return;
    if (message.type === 'story_left') return void refresh();
    if (message.type === 'error') {
      // The room refuses unknown stories and other families' alike; until the story is here the call knows better.
      if (isAccessDenial(message.message) && get().phase !== 'ready') return;
      if (!core.deniedBy(message.message)) set({ error: `${LIVE_ERROR}${message.message}` });
      return;
    }
    const before = get();
    const story = mergeStory(before.story, message);
    if (story === null || story === before.story) return;
    if (before.error?.startsWith(LIVE_ERROR)) set({ error: null });
    const isWhole = message.type === 'story_update';
    if (isWhole && (before.phase === 'loading' || before.phase === 'failed')) core.show(story);
    else core.change(story);
  };
