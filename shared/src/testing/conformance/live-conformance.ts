import type { Id, ServerMessage } from '@weaversworld/shared/contract';
import type { Live } from '@weaversworld/shared/shell';
import { describe, expect, it, vi } from 'vitest';

interface LiveHarness {
  live: Live;
  /** The server sends a message to the story's room. */
  deliver(storyId: Id, message: ServerMessage): void;
  /** The connection is lost and every reconnect attempt fails. */
  goOffline(): void;
}

/** Creates a live channel for the suite. Its server accepts the connection at once. */
export type CreateConformingLive = () => LiveHarness;

const titleOf = (id: Id): ServerMessage => ({ type: 'title_update', data: { id, title: `Story ${id}` } });

/** The behaviour of every implementation of `Live`: the host's, and the one of test Shells. */
export const testLiveConformance = (implementations: [name: string, create: CreateConformingLive][]) =>
  describe.each(implementations)('%s as a Live channel', (_name, create) => {
    it('delivers the messages of a room until it is left', () => {
      const { live, deliver } = create();
      const seven = vi.fn();
      const eight = vi.fn();
      const leave = live.join(7, seven);
      live.join(8, eight);
      deliver(7, titleOf(7));
      expect(seven).toHaveBeenCalledExactlyOnceWith(titleOf(7));
      expect(eight).not.toHaveBeenCalled();
      leave();
      deliver(7, titleOf(7));
      expect(seven).toHaveBeenCalledTimes(1);
    });

    it('delivers story_left when the server closes the room', () => {
      const { live, deliver } = create();
      const listener = vi.fn();
      live.join(7, listener);
      deliver(7, { type: 'story_left', story_id: 7 });
      expect(listener).toHaveBeenCalledExactlyOnceWith({ type: 'story_left', story_id: 7 });
    });

    it('treats an id from a URL and a parsed one as the same room', () => {
      const { live, deliver } = create();
      const listener = vi.fn();
      live.join('7', listener);
      deliver(7, titleOf(7));
      expect(listener).toHaveBeenCalledTimes(1);
    });

    it('keeps a room joined for its other subscribers, also when one leaves twice', () => {
      const { live, deliver } = create();
      const first = vi.fn();
      const second = vi.fn();
      const leave = live.join(7, first);
      live.join(7, second);
      leave();
      leave();
      deliver(7, titleOf(7));
      expect(first).not.toHaveBeenCalled();
      expect(second).toHaveBeenCalledTimes(1);
    });

    it('delivers to the other subscribers when a listener throws', () => {
      const { live, deliver } = create();
      const listener = vi.fn();
      live.join(7, () => {
        throw new Error('broken');
      });
      live.join(7, listener);
      deliver(7, titleOf(7));
      expect(listener).toHaveBeenCalledTimes(1);
    });

    it('notifies subscribers of a status change until they unsubscribe', () => {
      const { live, goOffline } = create();
      live.join(7, () => undefined);
      expect(live.get()).toEqual({ status: 'open', error: null });
      const listener = vi.fn();
      const unsubscribed = vi.fn();
      live.subscribe(listener);
      live.subscribe(unsubscribed)();
      goOffline();
      expect(live.get()).toEqual({ status: 'offline', error: expect.any(String) });
      expect(listener).toHaveBeenCalled();
      expect(unsubscribed).not.toHaveBeenCalled();
    });

    it('reconnect starts over when offline, and does nothing while open', () => {
      const { live, goOffline } = create();
      const { reconnect } = live;
      live.join(7, () => undefined);
      reconnect();
      expect(live.get().status).toBe('open');
      goOffline();
      reconnect();
      expect(live.get()).toEqual({ status: 'connecting', error: null });
    });
  });
