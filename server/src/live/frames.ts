import type { Id, ServerMessage } from '@weaversworld/shared/contract';
import { NO_ACCESS } from '../story-world/owner.ts';
import { type PageRow, type StoryRow, storyJsonFor } from '../story-world/story-json.ts';

const frame = (message: ServerMessage): string => JSON.stringify(message);

/** The whole story for one subscriber, with its position in the event log. */
export const fullStoryFrame = (story: StoryRow, pages: PageRow[], isOwner: boolean, origin: string): string =>
  frame({
    type: 'story_update',
    data: storyJsonFor(story, pages, isOwner, origin),
    is_initial_state: true,
    epoch: story.epoch,
    seq: story.seq,
  });

/** Confirms the join of a subscriber that already has every event. */
export const upToDateFrame = (story: StoryRow, isOwner: boolean): string =>
  frame({
    type: 'story_update',
    data: { id: story.id, user_is_owner: isOwner },
    is_initial_state: false,
    epoch: story.epoch,
    seq: story.seq,
  });

export const storyLeftFrame = (storyId: Id): string => frame({ type: 'story_left', story_id: storyId });
export const pongFrame = frame({ type: 'pong' });
export const errorFrame = (message: string): string => frame({ type: 'error', message });

/** The same for unknown stories and for those of others. */
export const accessDeniedFrame = (storyId: Id): string =>
  frame({ type: 'error', message: NO_ACCESS, story_id: storyId });
