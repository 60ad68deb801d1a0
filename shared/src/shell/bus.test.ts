import { createBus } from '@weaversworld/shared/shell';
import { describe, expect, it, vi } from 'vitest';

describe('the event bus', () => {
  it('calls the other listeners when one throws, and reports the error', () => {
    const report = vi.fn();
    const bus = createBus(report);
    const received: number[] = [];
    bus.on('story:created', () => {
      throw new Error('broken');
    });
    bus.on('story:created', ({ storyId }) => received.push(Number(storyId)));
    bus.emit('story:created', { storyId: 7 });
    expect(received).toEqual([7]);
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ source: 'bus', level: 'error' }));
  });

  it('does not call a listener after it unsubscribed', () => {
    const bus = createBus(() => undefined);
    const listener = vi.fn();
    const unsubscribe = bus.on('story:left', listener);
    unsubscribe();
    bus.emit('story:left', { storyId: 1 });
    expect(listener).not.toHaveBeenCalled();
  });
});
