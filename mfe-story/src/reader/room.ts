import type { Id, ServerMessage } from '@weaversworld/shared/contract';
import type { Live } from '@weaversworld/shared/shell';

/** An answer to our own leaving may still be on its way for this long, in ms. */
const LEAVE_ANSWER_MS = 5_000;

/**
 * The one live room this reader holds. Messages for another story, and the `story_left` that answers our own
 * leaving, are not handed on.
 */
export const createRoom = (
  live: Pick<Live, 'join'>,
  hear: (message: ServerMessage) => void,
  now: () => number = Date.now,
) => {
  let held: { storyId: Id; close: () => void } | null = null;
  let left: { storyId: Id; at: number } | null = null;

  const isForUs = (storyId: Id, message: ServerMessage): boolean => {
    if (message.type === 'pong') return false;
    if (message.type === 'error') return message.story_id == null || message.story_id === storyId;
    if (message.type !== 'story_left') return message.data.id === undefined || message.data.id === storyId;
    const ownLeaving = left !== null && left.storyId === storyId && now() - left.at < LEAVE_ANSWER_MS;
    return message.story_id === storyId && !ownLeaving;
  };

  const leave = () => {
    if (held === null) return;
    const { storyId, close } = held;
    held = null;
    left = { storyId, at: now() };
    close();
  };

  return {
    leave,
    holds: (storyId: Id) => held !== null && held.storyId === storyId,
    join: (storyId: Id) => {
      leave();
      const room = { storyId, close: () => {} };
      held = room;
      room.close = live.join(storyId, (message) => {
        if (held === room && isForUs(storyId, message)) hear(message);
      });
    },
  };
};
