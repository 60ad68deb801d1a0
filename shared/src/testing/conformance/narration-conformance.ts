import type { Story } from '@weaversworld/shared/contract';
import type { Narration } from '@weaversworld/shared/shell';
import { aStory, somePages } from '@weaversworld/shared/testing';
import { describe, expect, it, vi } from 'vitest';

interface NarrationStart {
  /** The stories of the server. */
  stories: Story[];
  /** Whether the browser has speech synthesis. */
  supported: boolean;
}

/** Creates a narration for the suite. Its speech engine never finishes an utterance. */
export type CreateConformingNarration = (start: NarrationStart) => Narration;

/** The behaviour of every implementation of `Narration`: the host's, and the one of test Shells. */
export const testNarrationConformance = (
  implementations: [name: string, create: CreateConformingNarration][],
) =>
  describe.each(implementations)('%s as a Narration', (_name, create) => {
    const setUp = ({ supported = true } = {}) => {
      const stories = [aStory({ id: 7, pages: somePages(3) }), aStory({ id: 8, pages: somePages(3) })];
      return create({ stories, supported });
    };
    const idle = {
      status: 'idle',
      storyId: null,
      title: '',
      pageIndex: 0,
      pageCount: 0,
      spoken: null,
      word: null,
    };

    it('starts idle', () => {
      expect(setUp().get()).toEqual(idle);
    });

    it('plays a story from the given page', async () => {
      const narration = setUp();
      expect(await narration.play(7, 2)).toBe(true);
      expect(narration.get()).toMatchObject({ status: 'playing', storyId: 7, pageIndex: 2 });
    });

    it('plays another story from its first page, and the same one from the current page', async () => {
      const narration = setUp();
      await narration.play(7, 2);
      narration.pause();
      expect(await narration.play(7)).toBe(true);
      expect(narration.get()).toMatchObject({ status: 'playing', storyId: 7, pageIndex: 2 });
      expect(await narration.play(8)).toBe(true);
      expect(narration.get()).toMatchObject({ status: 'playing', storyId: 8, pageIndex: 0 });
    });

    it('pauses and resumes on the same page', async () => {
      const narration = setUp();
      const { pause, resume } = narration;
      await narration.play(7, 1);
      pause();
      pause();
      expect(narration.get()).toMatchObject({ status: 'paused', storyId: 7, pageIndex: 1 });
      resume();
      resume();
      expect(narration.get()).toMatchObject({ status: 'playing', storyId: 7, pageIndex: 1 });
    });

    it('ignores pause and resume while idle', () => {
      const narration = setUp();
      narration.pause();
      expect(narration.get()).toEqual(idle);
      narration.resume();
      expect(narration.get()).toEqual(idle);
    });

    it('is idle after stop', async () => {
      const narration = setUp();
      const { stop } = narration;
      await narration.play(7, 1);
      stop();
      expect(narration.get()).toEqual(idle);
    });

    it('pauses the story to say a word', async () => {
      const narration = setUp();
      expect(narration.say('lantern')).toBe(true);
      expect(narration.get()).toEqual(idle);
      await narration.play(7);
      expect(narration.say('lantern')).toBe(true);
      expect(narration.get().status).toBe('paused');
    });

    it('does nothing without speech synthesis', async () => {
      const narration = setUp({ supported: false });
      expect(narration.supported).toBe(false);
      expect(await narration.play(7)).toBe(false);
      expect(narration.say('lantern')).toBe(false);
      expect(await narration.voices()).toEqual([]);
      expect(narration.get()).toEqual(idle);
    });

    it('notifies subscribers until they unsubscribe', async () => {
      const narration = setUp();
      const listener = vi.fn();
      const unsubscribe = narration.subscribe(listener);
      await narration.play(7);
      expect(listener).toHaveBeenCalled();
      unsubscribe();
      listener.mockClear();
      narration.stop();
      expect(listener).not.toHaveBeenCalled();
    });

    it('merges a change of its settings, within the limits of the rate, and notifies their subscribers', () => {
      const { settings } = setUp();
      const listener = vi.fn();
      const unsubscribe = settings.subscribe(listener);
      expect(settings.get()).toEqual({ voice: null, rate: 0.9 });
      settings.set({ voice: 'v' });
      settings.set({ rate: 7 });
      expect(settings.get()).toEqual({ voice: 'v', rate: 1.5 });
      settings.set({ rate: 0.1 });
      expect(settings.get()).toEqual({ voice: 'v', rate: 0.5 });
      expect(listener).toHaveBeenCalledTimes(3);
      unsubscribe();
      settings.set({ voice: null });
      expect(listener).toHaveBeenCalledTimes(3);
    });
  });
