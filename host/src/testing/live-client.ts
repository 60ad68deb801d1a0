import type { ServerMessage } from '@weaversworld/shared/contract';
import { createLive } from '../live/create-live.ts';
import type { LiveDeps } from '../live/live-deps.ts';
import { createFakeLiveDeps } from './fake-live.ts';

/** A live client on sockets that a test controls. `received` are the messages of the rooms that `join` and `joined` joined. */
export const setUpLive = (change: Partial<LiveDeps> = {}) => {
  const fake = createFakeLiveDeps(change);
  const live = createLive(fake.deps);
  const received: ServerMessage[] = [];
  const join = (storyId: number | string = 7) => live.join(storyId, (message) => void received.push(message));
  /** Joins and lets the connection open. */
  const joined = (storyId: number | string = 7) => {
    const leave = join(storyId);
    fake.last().fire('open');
    return leave;
  };
  return { ...fake, live, received, join, joined, status: () => live.get().status };
};

/** The answer to a join, of a server with a log. */
export const initialState = (seq: number, epoch = 'a') => ({
  type: 'story_update',
  data: { id: 7, title: `t${seq}` },
  is_initial_state: true,
  epoch,
  seq,
});

/** An event of a server with a log. */
export const pageUpdate = (seq: number, epoch = 'a') => ({
  type: 'page_update',
  data: { id: 7 },
  updated_page_id: seq,
  epoch,
  seq,
});

/** The answer to a join, of a server without a log. */
export const plainState = { type: 'story_update', data: { id: 7, title: 'plain' }, is_initial_state: true };

/** The message that joins story 7. */
export const joinOf = (after?: object) => ({
  type: 'join_story',
  story_id: 7,
  ...(after ? { after } : {}),
});
